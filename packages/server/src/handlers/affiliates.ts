// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetPaywallAffiliateRequest,
  GetPaywallAffiliateResult,
  InvitePaywallAffiliatesRequest,
  InvitePaywallAffiliatesResult,
  ListPaywallAffiliatesQuery,
  ListPaywallAffiliatesRequest,
  ListPaywallAffiliatesResult,
  UpdatePaywallAffiliateRequest,
  UpdatePaywallAffiliateResult,
} from '@community-platform/types/operations/affiliates';

/** What the handler of `listPaywallAffiliates` receives: every part is there, defaults are filled in. */
export interface ListPaywallAffiliatesInput extends ListPaywallAffiliatesRequest {
  query: ListPaywallAffiliatesQuery & { page: number; per_page: number };
}

/** Members who are paid for bringing buyers. */
export interface AffiliatesHandlers<Principal = unknown, State = unknown> {
  /**
   * List affiliates.
   *
   * Returns one page of the affiliates, the newest first.
   *
   * `GET /api/admin/v2/paywall_affiliates`
   */
  listPaywallAffiliates(input: ListPaywallAffiliatesInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListPaywallAffiliatesResult>>;
  /**
   * Invite affiliates.
   *
   * Invites members to become affiliates, and answers with 200 even when some of them could not be invited.
   * One who is invited already is invited again. More than 20 members are refused with 422.
   *
   * `POST /api/admin/v2/paywall_affiliates/invite`
   */
  invitePaywallAffiliates(input: InvitePaywallAffiliatesRequest, context: RequestContext<Principal, State>): Awaitable<Reply<InvitePaywallAffiliatesResult>>;
  /**
   * Get an affiliate.
   *
   * Returns one affiliate.
   *
   * `GET /api/admin/v2/paywall_affiliates/{id}`
   */
  getPaywallAffiliate(input: GetPaywallAffiliateRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetPaywallAffiliateResult>>;
  /**
   * Update an affiliate.
   *
   * Changes the state of an affiliate: one who is invited is `enrolled`, one who is enrolled `disabled`, and
   * one who is disabled `enrolled` again. Any other state is refused with 422, which names the only one that
   * can follow.
   *
   * `PATCH /api/admin/v2/paywall_affiliates/{id}`
   */
  updatePaywallAffiliate(input: UpdatePaywallAffiliateRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdatePaywallAffiliateResult>>;
}
