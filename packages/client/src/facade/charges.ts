// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CreateCommunityMemberChargeRequest,
  ExportCommunityMemberChargesRequest,
  GetCommunityMemberChargeRequest,
  ListCommunityMemberChargesRequest,
  RefundCommunityMemberChargeRequest,
} from '@community-platform/types/operations/charges';
import type {
  CommunityMemberCharge,
  CommunityMemberChargeExport,
  CommunityMemberChargesList,
} from '@community-platform/types/payment';
import * as operations from '../operations/charges.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What members have paid. */
export interface ChargesApi {
  /**
   * List charges.
   *
   * Returns one page of what members have paid, the newest first unless `sort` and `direction` say
   * otherwise.
   *
   * `GET /api/admin/v2/community_member_charges`
   */
  list(request?: ListCommunityMemberChargesRequest, options?: RequestOptions): Promise<CommunityMemberChargesList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListCommunityMemberChargesRequest, options?: RequestOptions): Paginator<CommunityMemberCharge, CommunityMemberChargesList>;
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
  create(request: CreateCommunityMemberChargeRequest, options?: RequestOptions): Promise<CommunityMemberCharge>;
  /**
   * Export charges.
   *
   * Orders a table of charges, which is mailed to the admin whose token is used. The filters are those of
   * the list, and stand in the query string of this POST request, which has no body. A field that charges do
   * not have is refused with 422, and the answer lists those that they have.
   *
   * `POST /api/admin/v2/community_member_charges/export`
   */
  export(request?: ExportCommunityMemberChargesRequest, options?: RequestOptions): Promise<CommunityMemberChargeExport>;
  /**
   * Get a charge.
   *
   * Returns one charge.
   *
   * `GET /api/admin/v2/community_member_charges/{id}`
   */
  get(request: GetCommunityMemberChargeRequest, options?: RequestOptions): Promise<CommunityMemberCharge>;
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
  refund(request: RefundCommunityMemberChargeRequest, options?: RequestOptions): Promise<CommunityMemberCharge>;
}

/** Binds the operations to a client. */
export const createChargesApi = (client: Sender<OnUndeclared>): ChargesApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listCommunityMemberChargesOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListCommunityMemberCharges(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createCommunityMemberChargeOperation, request, options)),
  export: (request = {}, options) => unwrap(client.send(operations.exportCommunityMemberChargesOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getCommunityMemberChargeOperation, request, options)),
  refund: (request, options) => unwrap(client.send(operations.refundCommunityMemberChargeOperation, request, options)),
});
