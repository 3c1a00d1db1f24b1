// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
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
  SearchPaywallsRequest,
  SearchPaywallsResult,
  UnarchivePaywallRequest,
  UnarchivePaywallResult,
  UpdatePaywallRequest,
  UpdatePaywallResult,
} from '@community-platform/types/operations/paywalls';
import type { Paywall, PaywallsList } from '@community-platform/types/paywall';
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeForm, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const searchPaywallsOperation: Operation<SearchPaywallsRequest, SearchPaywallsResult> = {
  id: 'searchPaywalls',
  method: 'GET',
  path: '/api/admin/v2/paywalls/search',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'name', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeForm },
    { name: 'currency', in: 'query', write: writeForm },
    { name: 'paywall_id', in: 'query', write: writeForm },
    { name: 'exclude_paywall_id', in: 'query', write: writeForm },
    { name: 'subscription_group_id', in: 'query', write: writeForm },
    { name: 'exclude_subscription_group_id', in: 'query', write: writeForm },
    { name: 'sort', in: 'query', write: writeScalarPair },
    { name: 'direction', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Search paywalls.
 *
 * Returns a page of the paywalls with their prices. Without conditions, it lists all of them, newest first unless
 * `sort` says otherwise.
 *
 * `GET /api/admin/v2/paywalls/search`
 */
export function searchPaywalls<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SearchPaywallsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<SearchPaywallsResult, U>> {
  return client.send(searchPaywallsOperation, request, options);
}

/** Iterates over all items of `searchPaywalls`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateSearchPaywalls(
  client: Sender<OnUndeclared>,
  request: SearchPaywallsRequest = {},
  options?: RequestOptions,
): Paginator<Paywall, PaywallsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, searchPaywallsOperation, paging, request, options);
}

export const createPaywallOperation: Operation<CreatePaywallRequest, CreatePaywallResult> = {
  id: 'createPaywall',
  method: 'POST',
  path: '/api/admin/v2/paywalls',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a paywall.
 *
 * Creates a paywall with its prices, all of them drafts, which are not sold until the paywall is published. A
 * group that the community does not have, or that has another currency, returns 422.
 *
 * `POST /api/admin/v2/paywalls`
 */
export function createPaywall<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreatePaywallRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreatePaywallResult, U>> {
  return client.send(createPaywallOperation, request, options);
}

export const getPaywallOperation: Operation<GetPaywallRequest, GetPaywallResult> = {
  id: 'getPaywall',
  method: 'GET',
  path: '/api/admin/v2/paywalls/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a paywall.
 *
 * Returns one paywall with its prices.
 *
 * `GET /api/admin/v2/paywalls/{id}`
 */
export function getPaywall<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetPaywallRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetPaywallResult, U>> {
  return client.send(getPaywallOperation, request, options);
}

export const updatePaywallOperation: Operation<UpdatePaywallRequest, UpdatePaywallResult> = {
  id: 'updatePaywall',
  method: 'PUT',
  path: '/api/admin/v2/paywalls/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a paywall.
 *
 * Changes only the fields in the body. A price that is added has the state of its paywall. Type and amount of a
 * price for which somebody has paid are fixed; a change of them returns 422.
 *
 * `PUT /api/admin/v2/paywalls/{id}`
 */
export function updatePaywall<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdatePaywallRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdatePaywallResult, U>> {
  return client.send(updatePaywallOperation, request, options);
}

export const deletePaywallOperation: Operation<DeletePaywallRequest, DeletePaywallResult> = {
  id: 'deletePaywall',
  method: 'DELETE',
  path: '/api/admin/v2/paywalls/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a paywall.
 *
 * Deletes a paywall, in any state, for which nobody has paid. If it has charges, the response is 422. Invitation
 * links that sell it are revoked.
 *
 * `DELETE /api/admin/v2/paywalls/{id}`
 */
export function deletePaywall<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeletePaywallRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeletePaywallResult, U>> {
  return client.send(deletePaywallOperation, request, options);
}

export const archivePaywallOperation: Operation<ArchivePaywallRequest, ArchivePaywallResult> = {
  id: 'archivePaywall',
  method: 'PUT',
  path: '/api/admin/v2/paywalls/{id}/archive',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Archive a paywall.
 *
 * Takes a paywall off sale: the paywall and its prices change from `active` to `inactive`. Subscriptions to it
 * continue. A paywall in another state returns 422.
 *
 * `PUT /api/admin/v2/paywalls/{id}/archive`
 */
export function archivePaywall<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ArchivePaywallRequest,
  options?: RequestOptions<U>,
): Promise<Received<ArchivePaywallResult, U>> {
  return client.send(archivePaywallOperation, request, options);
}

export const publishPaywallOperation: Operation<PublishPaywallRequest, PublishPaywallResult> = {
  id: 'publishPaywall',
  method: 'PUT',
  path: '/api/admin/v2/paywalls/{id}/publish',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Publish a paywall.
 *
 * Puts a paywall on sale: the paywall and its prices change from `draft` or `inactive` to `active`. If it is
 * already active, the response is 422.
 *
 * `PUT /api/admin/v2/paywalls/{id}/publish`
 */
export function publishPaywall<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: PublishPaywallRequest,
  options?: RequestOptions<U>,
): Promise<Received<PublishPaywallResult, U>> {
  return client.send(publishPaywallOperation, request, options);
}

export const unarchivePaywallOperation: Operation<UnarchivePaywallRequest, UnarchivePaywallResult> = {
  id: 'unarchivePaywall',
  method: 'PUT',
  path: '/api/admin/v2/paywalls/{id}/unarchive',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Unarchive a paywall.
 *
 * Puts a paywall back on sale: the paywall and its prices change from `inactive` to `active`. A paywall in another
 * state returns 422.
 *
 * `PUT /api/admin/v2/paywalls/{id}/unarchive`
 */
export function unarchivePaywall<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UnarchivePaywallRequest,
  options?: RequestOptions<U>,
): Promise<Received<UnarchivePaywallResult, U>> {
  return client.send(unarchivePaywallOperation, request, options);
}

/** Offers and their prices. */
export interface PaywallsApi {
  /**
   * Search paywalls.
   *
   * Returns a page of the paywalls with their prices. Without conditions, it lists all of them, newest first unless
   * `sort` says otherwise.
   *
   * `GET /api/admin/v2/paywalls/search`
   */
  search(request?: SearchPaywallsRequest, options?: RequestOptions): Promise<PaywallsList>;
  /** Iterates over all items of `search`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateSearch(request?: SearchPaywallsRequest, options?: RequestOptions): Paginator<Paywall, PaywallsList>;
  /**
   * Create a paywall.
   *
   * Creates a paywall with its prices, all of them drafts, which are not sold until the paywall is published. A
   * group that the community does not have, or that has another currency, returns 422.
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
   * Changes only the fields in the body. A price that is added has the state of its paywall. Type and amount of a
   * price for which somebody has paid are fixed; a change of them returns 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}`
   */
  update(request: UpdatePaywallRequest, options?: RequestOptions): Promise<Paywall>;
  /**
   * Delete a paywall.
   *
   * Deletes a paywall, in any state, for which nobody has paid. If it has charges, the response is 422. Invitation
   * links that sell it are revoked.
   *
   * `DELETE /api/admin/v2/paywalls/{id}`
   */
  delete(request: DeletePaywallRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Archive a paywall.
   *
   * Takes a paywall off sale: the paywall and its prices change from `active` to `inactive`. Subscriptions to it
   * continue. A paywall in another state returns 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}/archive`
   */
  archive(request: ArchivePaywallRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Publish a paywall.
   *
   * Puts a paywall on sale: the paywall and its prices change from `draft` or `inactive` to `active`. If it is
   * already active, the response is 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}/publish`
   */
  publish(request: PublishPaywallRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Unarchive a paywall.
   *
   * Puts a paywall back on sale: the paywall and its prices change from `inactive` to `active`. A paywall in another
   * state returns 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}/unarchive`
   */
  unarchive(request: UnarchivePaywallRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

export const createPaywallsApi = (client: Sender<OnUndeclared>): PaywallsApi => ({
  search: (request = {}, options) => unwrap(client.send(searchPaywallsOperation, request, options)),
  paginateSearch: (request = {}, options) => paginateSearchPaywalls(client, request, options),
  create: (request, options) => unwrap(client.send(createPaywallOperation, request, options)),
  get: (request, options) => unwrap(client.send(getPaywallOperation, request, options)),
  update: (request, options) => unwrap(client.send(updatePaywallOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deletePaywallOperation, request, options)),
  archive: (request, options) => unwrap(client.send(archivePaywallOperation, request, options)),
  publish: (request, options) => unwrap(client.send(publishPaywallOperation, request, options)),
  unarchive: (request, options) => unwrap(client.send(unarchivePaywallOperation, request, options)),
});
