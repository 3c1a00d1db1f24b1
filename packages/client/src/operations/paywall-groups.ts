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
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listPaywallGroups`. */
export const listPaywallGroupsOperation: Operation<ListPaywallGroupsRequest, ListPaywallGroupsResult> = {
  id: 'listPaywallGroups',
  method: 'GET',
  path: '/api/admin/v2/paywall_groups',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List paywall groups.
 *
 * Returns one page of the paywall groups, the newest first.
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

/** All items of `listPaywallGroups`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListPaywallGroups(
  client: Sender<OnUndeclared>,
  request: ListPaywallGroupsRequest = {},
  options?: RequestOptions,
): Paginator<PaywallGroup, PaywallGroupsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listPaywallGroupsOperation, paging, request, options);
}

/** The data of `createPaywallGroup`. */
export const createPaywallGroupOperation: Operation<CreatePaywallGroupRequest, CreatePaywallGroupResult> = {
  id: 'createPaywallGroup',
  method: 'POST',
  path: '/api/admin/v2/paywall_groups',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a paywall group.
 *
 * Makes a paywall group. Paywalls join it by their `paywall_group_id`. A currency that does not exist is
 * refused with 422.
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

/** The data of `getPaywallGroup`. */
export const getPaywallGroupOperation: Operation<GetPaywallGroupRequest, GetPaywallGroupResult> = {
  id: 'getPaywallGroup',
  method: 'GET',
  path: '/api/admin/v2/paywall_groups/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
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

/** The data of `updatePaywallGroup`. */
export const updatePaywallGroupOperation: Operation<UpdatePaywallGroupRequest, UpdatePaywallGroupResult> = {
  id: 'updatePaywallGroup',
  method: 'PUT',
  path: '/api/admin/v2/paywall_groups/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a paywall group.
 *
 * Changes what the body names and leaves the rest. Another currency is refused with 422 once the group has
 * paywalls.
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
