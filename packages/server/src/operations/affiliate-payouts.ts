// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ExportAffiliatePayoutsRequest,
  ExportAffiliatePayoutsResult,
  ListAffiliatePayoutsQuery,
  ListAffiliatePayoutsRequest,
  ListAffiliatePayoutsResult,
  MarkAffiliatePayoutsPaidRequest,
  MarkAffiliatePayoutsPaidResult,
  StartAffiliatePayoutsRequest,
  StartAffiliatePayoutsResult,
} from '@community-platform/types/operations/affiliate-payouts';
import {
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listAffiliatePayouts`: all parts are present, with defaults. */
export interface ListAffiliatePayoutsInput extends ListAffiliatePayoutsRequest {
  query: ListAffiliatePayoutsQuery & { page: number; per_page: number };
}

/** Commissions of affiliates. */
export interface AffiliatePayoutsHandlers<Principal = unknown, State = unknown> {
  /**
   * List affiliate payouts.
   *
   * Returns a page of the payouts of affiliates, newest first.
   *
   * `GET /api/admin/v2/paywall_affiliate_payouts`
   */
  listAffiliatePayouts(
    input: ListAffiliatePayoutsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListAffiliatePayoutsResult>>;
  /**
   * Export affiliate payouts.
   *
   * Exports the payouts that are `processing` as a table, which is mailed to the admin whose token is used. Members
   * who are not affiliates, and more than 20 of them, return 422.
   *
   * `POST /api/admin/v2/paywall_affiliate_payouts/export`
   */
  exportAffiliatePayouts(
    input: ExportAffiliatePayoutsRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ExportAffiliatePayoutsResult>>;
  /**
   * Mark affiliate payouts as paid.
   *
   * Marks `processing` payouts as `paid`, and returns 200. Payouts in other states are unchanged. Members who are
   * not affiliates, and more than 20 of them, return 422.
   *
   * `POST /api/admin/v2/paywall_affiliate_payouts/mark_paid`
   */
  markAffiliatePayoutsPaid(
    input: MarkAffiliatePayoutsPaidRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<MarkAffiliatePayoutsPaidResult>>;
  /**
   * Start affiliate payouts.
   *
   * Starts the `pending` payouts, which become `processing`, and returns 200. Members who are not affiliates, and
   * more than 20 of them, return 422.
   *
   * `POST /api/admin/v2/paywall_affiliate_payouts/start`
   */
  startAffiliatePayouts(
    input: StartAffiliatePayoutsRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<StartAffiliatePayoutsResult>>;
}

/** The descriptors of the operations, in document order. */
export const affiliatePayoutsOperations: readonly Operation[] = [
  {
    id: 'listAffiliatePayouts',
    method: 'GET',
    path: '/api/admin/v2/paywall_affiliate_payouts',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'exportAffiliatePayouts',
    method: 'POST',
    path: '/api/admin/v2/paywall_affiliate_payouts/export',
    body: { content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'markAffiliatePayoutsPaid',
    method: 'POST',
    path: '/api/admin/v2/paywall_affiliate_payouts/mark_paid',
    body: { content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'startAffiliatePayouts',
    method: 'POST',
    path: '/api/admin/v2/paywall_affiliate_payouts/start',
    body: { content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
