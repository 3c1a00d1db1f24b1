// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type { SortDirection } from '@community-platform/types/common';
import type {
  CreateCommunityMemberChargeRequest,
  CreateCommunityMemberChargeResult,
  ExportCommunityMemberChargesQuery,
  ExportCommunityMemberChargesRequest,
  ExportCommunityMemberChargesResult,
  GetCommunityMemberChargeRequest,
  GetCommunityMemberChargeResult,
  ListCommunityMemberChargesQuery,
  ListCommunityMemberChargesRequest,
  ListCommunityMemberChargesResult,
  RefundCommunityMemberChargeRequest,
  RefundCommunityMemberChargeResult,
} from '@community-platform/types/operations/charges';
import type { ChargeOrder } from '@community-platform/types/payment-request';

/** What the handler of `listCommunityMemberCharges` receives: every part is there, defaults are filled in. */
export interface ListCommunityMemberChargesInput extends ListCommunityMemberChargesRequest {
  query: ListCommunityMemberChargesQuery & { page: number; per_page: number; sort: ChargeOrder; direction: SortDirection };
}

/** What the handler of `exportCommunityMemberCharges` receives: every part is there, defaults are filled in. */
export interface ExportCommunityMemberChargesInput extends ExportCommunityMemberChargesRequest {
  query: ExportCommunityMemberChargesQuery & { timezone: string };
}

/** What members have paid. */
export interface ChargesHandlers<Principal = unknown, State = unknown> {
  /**
   * List charges.
   *
   * Returns one page of what members have paid, the newest first unless `sort` and `direction` say
   * otherwise.
   *
   * `GET /api/admin/v2/community_member_charges`
   */
  listCommunityMemberCharges(input: ListCommunityMemberChargesInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListCommunityMemberChargesResult>>;
  /**
   * Create a charge.
   *
   * Stores the purchase of a price of type `onetime`, as if the member had paid it. No payment processor is
   * called. A price of another type or of a paywall that is not active, a coupon that does not work for it,
   * and a price, or an active member, that the community does not have are refused with 422. So are the buyer's
   * own affiliate code, and a price that the member has bought, unless all of that charge was refunded.
   *
   * `POST /api/admin/v2/community_member_charges`
   */
  createCommunityMemberCharge(input: CreateCommunityMemberChargeRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateCommunityMemberChargeResult>>;
  /**
   * Export charges.
   *
   * Orders a table of charges, which is mailed to the admin whose token is used. The filters are those of
   * the list, and stand in the query string of this POST request, which has no body. A field that charges do
   * not have is refused with 422, and the answer lists those that they have.
   *
   * `POST /api/admin/v2/community_member_charges/export`
   */
  exportCommunityMemberCharges(input: ExportCommunityMemberChargesInput, context: RequestContext<Principal, State>): Awaitable<Reply<ExportCommunityMemberChargesResult>>;
  /**
   * Get a charge.
   *
   * Returns one charge.
   *
   * `GET /api/admin/v2/community_member_charges/{id}`
   */
  getCommunityMemberCharge(input: GetCommunityMemberChargeRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetCommunityMemberChargeResult>>;
  /**
   * Refund a charge.
   *
   * Pays back all that is left of a charge, or a part of it, and answers with 200. It can be done again
   * until nothing is left. More than `amount_to_refund`, and a charge that is not `refundable`, are refused
   * with 422. A payout for the charge that is not paid yet is reduced to the commission on what is left, and
   * canceled where nothing is left.
   *
   * `POST /api/admin/v2/community_member_charges/{id}/refund`
   */
  refundCommunityMemberCharge(input: RefundCommunityMemberChargeRequest, context: RequestContext<Principal, State>): Awaitable<Reply<RefundCommunityMemberChargeResult>>;
}
