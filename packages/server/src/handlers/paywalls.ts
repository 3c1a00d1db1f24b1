// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ArchivePaywallRequest,
  ArchivePaywallResult,
  CreatePaywallRequest,
  CreatePaywallResult,
  DeletePaywallRequest,
  DeletePaywallResult,
  GetPaywallRequest,
  GetPaywallResult,
  PublishPaywallRequest,
  PublishPaywallResult,
  SearchPaywallsQuery,
  SearchPaywallsRequest,
  SearchPaywallsResult,
  UnarchivePaywallRequest,
  UnarchivePaywallResult,
  UpdatePaywallRequest,
  UpdatePaywallResult,
} from '@community-platform/types/operations/paywalls';

/** What the handler of `searchPaywalls` receives: every part is there, defaults are filled in. */
export interface SearchPaywallsInput extends SearchPaywallsRequest {
  query: SearchPaywallsQuery & { page: number; per_page: number };
}

/** What is sold, and at which prices. */
export interface PaywallsHandlers<Principal = unknown, State = unknown> {
  /**
   * Search paywalls.
   *
   * Returns one page of the paywalls with their prices. It stands in for a list: without any condition it
   * finds all of them, the newest first unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/paywalls/search`
   */
  searchPaywalls(input: SearchPaywallsInput, context: RequestContext<Principal, State>): Awaitable<Reply<SearchPaywallsResult>>;
  /**
   * Create a paywall.
   *
   * Makes a paywall with its prices, all of them drafts, which are not sold until the paywall is published.
   * A group that the community does not have, or that has another currency, is refused with 422.
   *
   * `POST /api/admin/v2/paywalls`
   */
  createPaywall(input: CreatePaywallRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreatePaywallResult>>;
  /**
   * Get a paywall.
   *
   * Returns one paywall with its prices.
   *
   * `GET /api/admin/v2/paywalls/{id}`
   */
  getPaywall(input: GetPaywallRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetPaywallResult>>;
  /**
   * Update a paywall.
   *
   * Changes what the body names and leaves the rest. A price that is added has the state of its paywall.
   * Type and amount of a price for which somebody has paid are fixed; a change of them is refused with 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}`
   */
  updatePaywall(input: UpdatePaywallRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdatePaywallResult>>;
  /**
   * Delete a paywall.
   *
   * Deletes a paywall, in any state, for which nobody has paid. One that has charges is refused with 422. Invitation
   * links that sell it are revoked.
   *
   * `DELETE /api/admin/v2/paywalls/{id}`
   */
  deletePaywall(input: DeletePaywallRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeletePaywallResult>>;
  /**
   * Archive a paywall.
   *
   * Takes a paywall off sale: it goes from `active` to `inactive`, and its prices with it. Subscriptions to
   * it go on. A draft, or one that is inactive already, is refused with 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}/archive`
   */
  archivePaywall(input: ArchivePaywallRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ArchivePaywallResult>>;
  /**
   * Publish a paywall.
   *
   * Puts a paywall on sale: it goes from `draft` or `inactive` to `active`, and its prices with it. One that
   * is active already is refused with 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}/publish`
   */
  publishPaywall(input: PublishPaywallRequest, context: RequestContext<Principal, State>): Awaitable<Reply<PublishPaywallResult>>;
  /**
   * Unarchive a paywall.
   *
   * Puts a paywall back on sale: it goes from `inactive` to `active`, and its prices with it. A draft, or
   * one that is active, is refused with 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}/unarchive`
   */
  unarchivePaywall(input: UnarchivePaywallRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UnarchivePaywallResult>>;
}
