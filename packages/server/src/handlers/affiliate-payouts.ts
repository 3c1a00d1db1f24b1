// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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

/** What the handler of `listAffiliatePayouts` receives: every part is there, defaults are filled in. */
export interface ListAffiliatePayoutsInput extends ListAffiliatePayoutsRequest {
  query: ListAffiliatePayoutsQuery & { page: number; per_page: number };
}

/** What affiliates are owed. */
export interface AffiliatePayoutsHandlers<Principal = unknown, State = unknown> {
  /**
   * List affiliate payouts.
   *
   * Returns one page of what affiliates are owed or were paid, the newest first.
   *
   * `GET /api/admin/v2/paywall_affiliate_payouts`
   */
  listAffiliatePayouts(input: ListAffiliatePayoutsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListAffiliatePayoutsResult>>;
  /**
   * Export affiliate payouts.
   *
   * Orders a table of the payouts that are `processing`, which is mailed to the admin whose token is used. A
   * member who is no affiliate, and more than 20 of them, are refused with 422.
   *
   * `POST /api/admin/v2/paywall_affiliate_payouts/export`
   */
  exportAffiliatePayouts(input: ExportAffiliatePayoutsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ExportAffiliatePayoutsResult>>;
  /**
   * Mark affiliate payouts as paid.
   *
   * Says that payouts which are `processing` are `paid`, and answers with 200. Those in another state stay
   * as they are. A member who is no affiliate, and more than 20 of them, are refused with 422.
   *
   * `POST /api/admin/v2/paywall_affiliate_payouts/mark_paid`
   */
  markAffiliatePayoutsPaid(input: MarkAffiliatePayoutsPaidRequest, context: RequestContext<Principal, State>): Awaitable<Reply<MarkAffiliatePayoutsPaidResult>>;
  /**
   * Start affiliate payouts.
   *
   * Begins to pay what is `pending`, which is `processing` then, and answers with 200. A member who is no
   * affiliate, and more than 20 of them, are refused with 422.
   *
   * `POST /api/admin/v2/paywall_affiliate_payouts/start`
   */
  startAffiliatePayouts(input: StartAffiliatePayoutsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<StartAffiliatePayoutsResult>>;
}
