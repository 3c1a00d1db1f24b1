// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ExportAffiliatePayoutsRequest,
  ListAffiliatePayoutsRequest,
  MarkAffiliatePayoutsPaidRequest,
  StartAffiliatePayoutsRequest,
} from '@community-platform/types/operations/affiliate-payouts';
import type {
  AffiliatePayout,
  AffiliatePayoutMarkPaidResponse,
  AffiliatePayoutStartResponse,
  AffiliatePayoutsList,
  PaywallAffiliatePayoutExport,
} from '@community-platform/types/paywall-affiliate';
import * as operations from '../operations/affiliate-payouts.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What affiliates are owed. */
export interface AffiliatePayoutsApi {
  /**
   * List affiliate payouts.
   *
   * Returns one page of what affiliates are owed or were paid, the newest first.
   *
   * `GET /api/admin/v2/paywall_affiliate_payouts`
   */
  list(request?: ListAffiliatePayoutsRequest, options?: RequestOptions): Promise<AffiliatePayoutsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListAffiliatePayoutsRequest, options?: RequestOptions): Paginator<AffiliatePayout, AffiliatePayoutsList>;
  /**
   * Export affiliate payouts.
   *
   * Orders a table of the payouts that are `processing`, which is mailed to the admin whose token is used. A
   * member who is no affiliate, and more than 20 of them, are refused with 422.
   *
   * `POST /api/admin/v2/paywall_affiliate_payouts/export`
   */
  export(request?: ExportAffiliatePayoutsRequest, options?: RequestOptions): Promise<PaywallAffiliatePayoutExport>;
  /**
   * Mark affiliate payouts as paid.
   *
   * Says that payouts which are `processing` are `paid`, and answers with 200. Those in another state stay
   * as they are. A member who is no affiliate, and more than 20 of them, are refused with 422.
   *
   * `POST /api/admin/v2/paywall_affiliate_payouts/mark_paid`
   */
  markPaid(request?: MarkAffiliatePayoutsPaidRequest, options?: RequestOptions): Promise<AffiliatePayoutMarkPaidResponse>;
  /**
   * Start affiliate payouts.
   *
   * Begins to pay what is `pending`, which is `processing` then, and answers with 200. A member who is no
   * affiliate, and more than 20 of them, are refused with 422.
   *
   * `POST /api/admin/v2/paywall_affiliate_payouts/start`
   */
  start(request?: StartAffiliatePayoutsRequest, options?: RequestOptions): Promise<AffiliatePayoutStartResponse>;
}

/** Binds the operations to a client. */
export const createAffiliatePayoutsApi = (client: Sender<OnUndeclared>): AffiliatePayoutsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listAffiliatePayoutsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListAffiliatePayouts(client, request, options),
  export: (request = {}, options) => unwrap(client.send(operations.exportAffiliatePayoutsOperation, request, options)),
  markPaid: (request = {}, options) => unwrap(client.send(operations.markAffiliatePayoutsPaidOperation, request, options)),
  start: (request = {}, options) => unwrap(client.send(operations.startAffiliatePayoutsOperation, request, options)),
});
