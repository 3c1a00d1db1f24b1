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
import type { AffiliatePayout, AffiliatePayoutsList } from '@community-platform/types/paywall-affiliate';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listAffiliatePayouts`. */
export const listAffiliatePayoutsOperation: Operation<ListAffiliatePayoutsRequest, ListAffiliatePayoutsResult> = {
  id: 'listAffiliatePayouts',
  method: 'GET',
  path: '/api/admin/v2/paywall_affiliate_payouts',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List affiliate payouts.
 *
 * Returns one page of what affiliates are owed or were paid, the newest first.
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

/** All items of `listAffiliatePayouts`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListAffiliatePayouts(
  client: Sender<OnUndeclared>,
  request: ListAffiliatePayoutsRequest = {},
  options?: RequestOptions,
): Paginator<AffiliatePayout, AffiliatePayoutsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listAffiliatePayoutsOperation, paging, request, options);
}

/** The data of `exportAffiliatePayouts`. */
export const exportAffiliatePayoutsOperation: Operation<ExportAffiliatePayoutsRequest, ExportAffiliatePayoutsResult> = {
  id: 'exportAffiliatePayouts',
  method: 'POST',
  path: '/api/admin/v2/paywall_affiliate_payouts/export',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Export affiliate payouts.
 *
 * Orders a table of the payouts that are `processing`, which is mailed to the admin whose token is used. A
 * member who is no affiliate, and more than 20 of them, are refused with 422.
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

/** The data of `markAffiliatePayoutsPaid`. */
export const markAffiliatePayoutsPaidOperation: Operation<MarkAffiliatePayoutsPaidRequest, MarkAffiliatePayoutsPaidResult> = {
  id: 'markAffiliatePayoutsPaid',
  method: 'POST',
  path: '/api/admin/v2/paywall_affiliate_payouts/mark_paid',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Mark affiliate payouts as paid.
 *
 * Says that payouts which are `processing` are `paid`, and answers with 200. Those in another state stay
 * as they are. A member who is no affiliate, and more than 20 of them, are refused with 422.
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

/** The data of `startAffiliatePayouts`. */
export const startAffiliatePayoutsOperation: Operation<StartAffiliatePayoutsRequest, StartAffiliatePayoutsResult> = {
  id: 'startAffiliatePayouts',
  method: 'POST',
  path: '/api/admin/v2/paywall_affiliate_payouts/start',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Start affiliate payouts.
 *
 * Begins to pay what is `pending`, which is `processing` then, and answers with 200. A member who is no
 * affiliate, and more than 20 of them, are refused with 422.
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
