// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ExportAffiliatePayoutsRequest,
  ExportAffiliatePayoutsResult,
  ListAffiliatePayoutsRequest,
  ListAffiliatePayoutsResult,
  MarkAffiliatePayoutsPaidRequest,
  MarkAffiliatePayoutsPaidResult,
  StartAffiliatePayoutsRequest,
  StartAffiliatePayoutsResult,
} from '@community-platform/types/operations/affiliate-payouts';
import type {
  AffiliatePayout,
  AffiliatePayoutMarkPaidResponse,
  AffiliatePayoutsList,
  AffiliatePayoutStartResponse,
  PaywallAffiliatePayoutExport,
} from '@community-platform/types/paywall-affiliate';
import {
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listAffiliatePayoutsOperation: Operation<ListAffiliatePayoutsRequest, ListAffiliatePayoutsResult> = {
  id: 'listAffiliatePayouts',
  method: 'GET',
  path: '/api/admin/v2/paywall_affiliate_payouts',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List affiliate payouts.
 *
 * Returns a page of the payouts of affiliates, newest first.
 *
 * `GET /api/admin/v2/paywall_affiliate_payouts`
 */
export function listAffiliatePayouts<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListAffiliatePayoutsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListAffiliatePayoutsResult, U>> {
  return client.send(listAffiliatePayoutsOperation, request, options);
}

/** Iterates over all items of `listAffiliatePayouts`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListAffiliatePayouts(
  client: Sender<OnUndeclared>,
  request: ListAffiliatePayoutsRequest = {},
  options?: RequestOptions,
): Paginator<AffiliatePayout, AffiliatePayoutsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listAffiliatePayoutsOperation, paging, request, options);
}

export const exportAffiliatePayoutsOperation: Operation<ExportAffiliatePayoutsRequest, ExportAffiliatePayoutsResult> = {
  id: 'exportAffiliatePayouts',
  method: 'POST',
  path: '/api/admin/v2/paywall_affiliate_payouts/export',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Export affiliate payouts.
 *
 * Exports the payouts that are `processing` as a table, which is mailed to the admin whose token is used. Members
 * who are not affiliates, and more than 20 of them, return 422.
 *
 * `POST /api/admin/v2/paywall_affiliate_payouts/export`
 */
export function exportAffiliatePayouts<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ExportAffiliatePayoutsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ExportAffiliatePayoutsResult, U>> {
  return client.send(exportAffiliatePayoutsOperation, request, options);
}

export const markAffiliatePayoutsPaidOperation: Operation<MarkAffiliatePayoutsPaidRequest, MarkAffiliatePayoutsPaidResult> = {
  id: 'markAffiliatePayoutsPaid',
  method: 'POST',
  path: '/api/admin/v2/paywall_affiliate_payouts/mark_paid',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Mark affiliate payouts as paid.
 *
 * Marks `processing` payouts as `paid`, and returns 200. Payouts in other states are unchanged. Members who are
 * not affiliates, and more than 20 of them, return 422.
 *
 * `POST /api/admin/v2/paywall_affiliate_payouts/mark_paid`
 */
export function markAffiliatePayoutsPaid<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: MarkAffiliatePayoutsPaidRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<MarkAffiliatePayoutsPaidResult, U>> {
  return client.send(markAffiliatePayoutsPaidOperation, request, options);
}

export const startAffiliatePayoutsOperation: Operation<StartAffiliatePayoutsRequest, StartAffiliatePayoutsResult> = {
  id: 'startAffiliatePayouts',
  method: 'POST',
  path: '/api/admin/v2/paywall_affiliate_payouts/start',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Start affiliate payouts.
 *
 * Starts the `pending` payouts, which become `processing`, and returns 200. Members who are not affiliates, and
 * more than 20 of them, return 422.
 *
 * `POST /api/admin/v2/paywall_affiliate_payouts/start`
 */
export function startAffiliatePayouts<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: StartAffiliatePayoutsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<StartAffiliatePayoutsResult, U>> {
  return client.send(startAffiliatePayoutsOperation, request, options);
}

/** Commissions of affiliates. */
export interface AffiliatePayoutsApi {
  /**
   * List affiliate payouts.
   *
   * Returns a page of the payouts of affiliates, newest first.
   *
   * `GET /api/admin/v2/paywall_affiliate_payouts`
   */
  list(request?: ListAffiliatePayoutsRequest, options?: RequestOptions): Promise<AffiliatePayoutsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListAffiliatePayoutsRequest, options?: RequestOptions): Paginator<AffiliatePayout, AffiliatePayoutsList>;
  /**
   * Export affiliate payouts.
   *
   * Exports the payouts that are `processing` as a table, which is mailed to the admin whose token is used. Members
   * who are not affiliates, and more than 20 of them, return 422.
   *
   * `POST /api/admin/v2/paywall_affiliate_payouts/export`
   */
  export(request?: ExportAffiliatePayoutsRequest, options?: RequestOptions): Promise<PaywallAffiliatePayoutExport>;
  /**
   * Mark affiliate payouts as paid.
   *
   * Marks `processing` payouts as `paid`, and returns 200. Payouts in other states are unchanged. Members who are
   * not affiliates, and more than 20 of them, return 422.
   *
   * `POST /api/admin/v2/paywall_affiliate_payouts/mark_paid`
   */
  markPaid(request?: MarkAffiliatePayoutsPaidRequest, options?: RequestOptions): Promise<AffiliatePayoutMarkPaidResponse>;
  /**
   * Start affiliate payouts.
   *
   * Starts the `pending` payouts, which become `processing`, and returns 200. Members who are not affiliates, and
   * more than 20 of them, return 422.
   *
   * `POST /api/admin/v2/paywall_affiliate_payouts/start`
   */
  start(request?: StartAffiliatePayoutsRequest, options?: RequestOptions): Promise<AffiliatePayoutStartResponse>;
}

export const createAffiliatePayoutsApi = (client: Sender<OnUndeclared>): AffiliatePayoutsApi => ({
  list: (request = {}, options) => unwrap(client.send(listAffiliatePayoutsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListAffiliatePayouts(client, request, options),
  export: (request = {}, options) => unwrap(client.send(exportAffiliatePayoutsOperation, request, options)),
  markPaid: (request = {}, options) => unwrap(client.send(markAffiliatePayoutsPaidOperation, request, options)),
  start: (request = {}, options) => unwrap(client.send(startAffiliatePayoutsOperation, request, options)),
});
