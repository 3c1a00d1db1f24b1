// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CreatePaywallGroupRequest,
  CreatePaywallGroupResult,
  GetPaywallGroupRequest,
  GetPaywallGroupResult,
  ListPaywallGroupsRequest,
  ListPaywallGroupsResult,
  UpdatePaywallGroupRequest,
  UpdatePaywallGroupResult,
} from '@community-platform/types/operations/paywall-groups';
import type { PaywallGroup, PaywallGroupsList } from '@community-platform/types/paywall';
import {
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
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listPaywallGroupsOperation: Operation<ListPaywallGroupsRequest, ListPaywallGroupsResult> = {
  id: 'listPaywallGroups',
  method: 'GET',
  path: '/api/admin/v2/paywall_groups',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List paywall groups.
 *
 * Returns a page of the paywall groups, newest first.
 *
 * `GET /api/admin/v2/paywall_groups`
 */
export function listPaywallGroups<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListPaywallGroupsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListPaywallGroupsResult, U>> {
  return client.send(listPaywallGroupsOperation, request, options);
}

/** Iterates over all items of `listPaywallGroups`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListPaywallGroups(
  client: Sender<OnUndeclared>,
  request: ListPaywallGroupsRequest = {},
  options?: RequestOptions,
): Paginator<PaywallGroup, PaywallGroupsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listPaywallGroupsOperation, paging, request, options);
}

export const createPaywallGroupOperation: Operation<CreatePaywallGroupRequest, CreatePaywallGroupResult> = {
  id: 'createPaywallGroup',
  method: 'POST',
  path: '/api/admin/v2/paywall_groups',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a paywall group.
 *
 * Creates a paywall group. Paywalls join it by their `paywall_group_id`. A currency that does not exist returns
 * 422.
 *
 * `POST /api/admin/v2/paywall_groups`
 */
export function createPaywallGroup<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreatePaywallGroupRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreatePaywallGroupResult, U>> {
  return client.send(createPaywallGroupOperation, request, options);
}

export const getPaywallGroupOperation: Operation<GetPaywallGroupRequest, GetPaywallGroupResult> = {
  id: 'getPaywallGroup',
  method: 'GET',
  path: '/api/admin/v2/paywall_groups/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a paywall group.
 *
 * Returns one paywall group, without its paywalls.
 *
 * `GET /api/admin/v2/paywall_groups/{id}`
 */
export function getPaywallGroup<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetPaywallGroupRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetPaywallGroupResult, U>> {
  return client.send(getPaywallGroupOperation, request, options);
}

export const updatePaywallGroupOperation: Operation<UpdatePaywallGroupRequest, UpdatePaywallGroupResult> = {
  id: 'updatePaywallGroup',
  method: 'PUT',
  path: '/api/admin/v2/paywall_groups/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a paywall group.
 *
 * Changes only the fields in the body. Another currency returns 422 once the group has paywalls.
 *
 * `PUT /api/admin/v2/paywall_groups/{id}`
 */
export function updatePaywallGroup<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdatePaywallGroupRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdatePaywallGroupResult, U>> {
  return client.send(updatePaywallGroupOperation, request, options);
}

/** Groups of paywalls of which a member can have one at a time. */
export interface PaywallGroupsApi {
  /**
   * List paywall groups.
   *
   * Returns a page of the paywall groups, newest first.
   *
   * `GET /api/admin/v2/paywall_groups`
   */
  list(request?: ListPaywallGroupsRequest, options?: RequestOptions): Promise<PaywallGroupsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListPaywallGroupsRequest, options?: RequestOptions): Paginator<PaywallGroup, PaywallGroupsList>;
  /**
   * Create a paywall group.
   *
   * Creates a paywall group. Paywalls join it by their `paywall_group_id`. A currency that does not exist returns
   * 422.
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
   * Changes only the fields in the body. Another currency returns 422 once the group has paywalls.
   *
   * `PUT /api/admin/v2/paywall_groups/{id}`
   */
  update(request: UpdatePaywallGroupRequest, options?: RequestOptions): Promise<PaywallGroup>;
}

export const createPaywallGroupsApi = (client: Sender<OnUndeclared>): PaywallGroupsApi => ({
  list: (request = {}, options) => unwrap(client.send(listPaywallGroupsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListPaywallGroups(client, request, options),
  create: (request, options) => unwrap(client.send(createPaywallGroupOperation, request, options)),
  get: (request, options) => unwrap(client.send(getPaywallGroupOperation, request, options)),
  update: (request, options) => unwrap(client.send(updatePaywallGroupOperation, request, options)),
});
