// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetPaywallAffiliateRequest,
  InvitePaywallAffiliatesRequest,
  ListPaywallAffiliatesRequest,
  UpdatePaywallAffiliateRequest,
} from '@community-platform/types/operations/affiliates';
import type {
  PaywallAffiliate,
  PaywallAffiliateInvitations,
  PaywallAffiliatesList,
} from '@community-platform/types/paywall-affiliate';
import * as operations from '../operations/affiliates.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Members who are paid for bringing buyers. */
export interface AffiliatesApi {
  /**
   * List affiliates.
   *
   * Returns one page of the affiliates, the newest first.
   *
   * `GET /api/admin/v2/paywall_affiliates`
   */
  list(request?: ListPaywallAffiliatesRequest, options?: RequestOptions): Promise<PaywallAffiliatesList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListPaywallAffiliatesRequest, options?: RequestOptions): Paginator<PaywallAffiliate, PaywallAffiliatesList>;
  /**
   * Invite affiliates.
   *
   * Invites members to become affiliates, and answers with 200 even when some of them could not be invited.
   * One who is invited already is invited again. More than 20 members are refused with 422.
   *
   * `POST /api/admin/v2/paywall_affiliates/invite`
   */
  invite(request: InvitePaywallAffiliatesRequest, options?: RequestOptions): Promise<PaywallAffiliateInvitations>;
  /**
   * Get an affiliate.
   *
   * Returns one affiliate.
   *
   * `GET /api/admin/v2/paywall_affiliates/{id}`
   */
  get(request: GetPaywallAffiliateRequest, options?: RequestOptions): Promise<PaywallAffiliate>;
  /**
   * Update an affiliate.
   *
   * Changes the state of an affiliate: one who is invited is `enrolled`, one who is enrolled `disabled`, and
   * one who is disabled `enrolled` again. Any other state is refused with 422, which names the only one that
   * can follow.
   *
   * `PATCH /api/admin/v2/paywall_affiliates/{id}`
   */
  update(request: UpdatePaywallAffiliateRequest, options?: RequestOptions): Promise<PaywallAffiliate>;
}

/** Binds the operations to a client. */
export const createAffiliatesApi = (client: Sender<OnUndeclared>): AffiliatesApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listPaywallAffiliatesOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListPaywallAffiliates(client, request, options),
  invite: (request, options) => unwrap(client.send(operations.invitePaywallAffiliatesOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getPaywallAffiliateOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updatePaywallAffiliateOperation, request, options)),
});
