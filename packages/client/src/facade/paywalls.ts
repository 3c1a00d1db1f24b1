// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type {
  ArchivePaywallRequest,
  CreatePaywallRequest,
  DeletePaywallRequest,
  GetPaywallRequest,
  PublishPaywallRequest,
  SearchPaywallsRequest,
  UnarchivePaywallRequest,
  UpdatePaywallRequest,
} from '@community-platform/types/operations/paywalls';
import type { Paywall, PaywallsList } from '@community-platform/types/paywall';
import * as operations from '../operations/paywalls.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What is sold, and at which prices. */
export interface PaywallsApi {
  /**
   * Search paywalls.
   *
   * Returns one page of the paywalls with their prices. It stands in for a list: without any condition it
   * finds all of them, the newest first unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/paywalls/search`
   */
  search(request?: SearchPaywallsRequest, options?: RequestOptions): Promise<PaywallsList>;
  /** All items of `search`, or with `.pages()` all pages, fetched as they are read. */
  paginateSearch(request?: SearchPaywallsRequest, options?: RequestOptions): Paginator<Paywall, PaywallsList>;
  /**
   * Create a paywall.
   *
   * Makes a paywall with its prices, all of them drafts, which are not sold until the paywall is published.
   * A group that the community does not have, or that has another currency, is refused with 422.
   *
   * `POST /api/admin/v2/paywalls`
   */
  create(request: CreatePaywallRequest, options?: RequestOptions): Promise<Paywall>;
  /**
   * Get a paywall.
   *
   * Returns one paywall with its prices.
   *
   * `GET /api/admin/v2/paywalls/{id}`
   */
  get(request: GetPaywallRequest, options?: RequestOptions): Promise<Paywall>;
  /**
   * Update a paywall.
   *
   * Changes what the body names and leaves the rest. A price that is added has the state of its paywall.
   * Type and amount of a price for which somebody has paid are fixed; a change of them is refused with 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}`
   */
  update(request: UpdatePaywallRequest, options?: RequestOptions): Promise<Paywall>;
  /**
   * Delete a paywall.
   *
   * Deletes a paywall, in any state, for which nobody has paid. One that has charges is refused with 422. Invitation
   * links that sell it are revoked.
   *
   * `DELETE /api/admin/v2/paywalls/{id}`
   */
  delete(request: DeletePaywallRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Archive a paywall.
   *
   * Takes a paywall off sale: it goes from `active` to `inactive`, and its prices with it. Subscriptions to
   * it go on. A draft, or one that is inactive already, is refused with 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}/archive`
   */
  archive(request: ArchivePaywallRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Publish a paywall.
   *
   * Puts a paywall on sale: it goes from `draft` or `inactive` to `active`, and its prices with it. One that
   * is active already is refused with 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}/publish`
   */
  publish(request: PublishPaywallRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Unarchive a paywall.
   *
   * Puts a paywall back on sale: it goes from `inactive` to `active`, and its prices with it. A draft, or
   * one that is active, is refused with 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}/unarchive`
   */
  unarchive(request: UnarchivePaywallRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

/** Binds the operations to a client. */
export const createPaywallsApi = (client: Sender<OnUndeclared>): PaywallsApi => ({
  search: (request = {}, options) => unwrap(client.send(operations.searchPaywallsOperation, request, options)),
  paginateSearch: (request = {}, options) => operations.paginateSearchPaywalls(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createPaywallOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getPaywallOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updatePaywallOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deletePaywallOperation, request, options)),
  archive: (request, options) => unwrap(client.send(operations.archivePaywallOperation, request, options)),
  publish: (request, options) => unwrap(client.send(operations.publishPaywallOperation, request, options)),
  unarchive: (request, options) => unwrap(client.send(operations.unarchivePaywallOperation, request, options)),
});
