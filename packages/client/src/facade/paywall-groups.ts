// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CreatePaywallGroupRequest,
  GetPaywallGroupRequest,
  ListPaywallGroupsRequest,
  UpdatePaywallGroupRequest,
} from '@community-platform/types/operations/paywall-groups';
import type { PaywallGroup, PaywallGroupsList } from '@community-platform/types/paywall';
import * as operations from '../operations/paywall-groups.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Paywalls of which a member can have one at a time. */
export interface PaywallGroupsApi {
  /**
   * List paywall groups.
   *
   * Returns one page of the paywall groups, the newest first.
   *
   * `GET /api/admin/v2/paywall_groups`
   */
  list(request?: ListPaywallGroupsRequest, options?: RequestOptions): Promise<PaywallGroupsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListPaywallGroupsRequest, options?: RequestOptions): Paginator<PaywallGroup, PaywallGroupsList>;
  /**
   * Create a paywall group.
   *
   * Makes a paywall group. Paywalls join it by their `paywall_group_id`. A currency that does not exist is
   * refused with 422.
   *
   * `POST /api/admin/v2/paywall_groups`
   */
  create(request: CreatePaywallGroupRequest, options?: RequestOptions): Promise<PaywallGroup>;
  /**
   * Get a paywall group.
   *
   * Returns one paywall group, without its paywalls.
   *
   * `GET /api/admin/v2/paywall_groups/{id}`
   */
  get(request: GetPaywallGroupRequest, options?: RequestOptions): Promise<PaywallGroup>;
  /**
   * Update a paywall group.
   *
   * Changes what the body names and leaves the rest. Another currency is refused with 422 once the group has
   * paywalls.
   *
   * `PUT /api/admin/v2/paywall_groups/{id}`
   */
  update(request: UpdatePaywallGroupRequest, options?: RequestOptions): Promise<PaywallGroup>;
}

/** Binds the operations to a client. */
export const createPaywallGroupsApi = (client: Sender<OnUndeclared>): PaywallGroupsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listPaywallGroupsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListPaywallGroups(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createPaywallGroupOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getPaywallGroupOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updatePaywallGroupOperation, request, options)),
});
