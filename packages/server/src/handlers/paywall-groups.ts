// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreatePaywallGroupRequest,
  CreatePaywallGroupResult,
  GetPaywallGroupRequest,
  GetPaywallGroupResult,
  ListPaywallGroupsQuery,
  ListPaywallGroupsRequest,
  ListPaywallGroupsResult,
  UpdatePaywallGroupRequest,
  UpdatePaywallGroupResult,
} from '@community-platform/types/operations/paywall-groups';

/** What the handler of `listPaywallGroups` receives: every part is there, defaults are filled in. */
export interface ListPaywallGroupsInput extends ListPaywallGroupsRequest {
  query: ListPaywallGroupsQuery & { page: number; per_page: number };
}

/** Paywalls of which a member can have one at a time. */
export interface PaywallGroupsHandlers<Principal = unknown, State = unknown> {
  /**
   * List paywall groups.
   *
   * Returns one page of the paywall groups, the newest first.
   *
   * `GET /api/admin/v2/paywall_groups`
   */
  listPaywallGroups(input: ListPaywallGroupsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListPaywallGroupsResult>>;
  /**
   * Create a paywall group.
   *
   * Makes a paywall group. Paywalls join it by their `paywall_group_id`. A currency that does not exist is
   * refused with 422.
   *
   * `POST /api/admin/v2/paywall_groups`
   */
  createPaywallGroup(input: CreatePaywallGroupRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreatePaywallGroupResult>>;
  /**
   * Get a paywall group.
   *
   * Returns one paywall group, without its paywalls.
   *
   * `GET /api/admin/v2/paywall_groups/{id}`
   */
  getPaywallGroup(input: GetPaywallGroupRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetPaywallGroupResult>>;
  /**
   * Update a paywall group.
   *
   * Changes what the body names and leaves the rest. Another currency is refused with 422 once the group has
   * paywalls.
   *
   * `PUT /api/admin/v2/paywall_groups/{id}`
   */
  updatePaywallGroup(input: UpdatePaywallGroupRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdatePaywallGroupResult>>;
}
