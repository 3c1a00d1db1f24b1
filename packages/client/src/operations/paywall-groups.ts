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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listPaywallGroups`. */
export const listPaywallGroupsOperation: Operation<ListPaywallGroupsRequest, ListPaywallGroupsResult> = {
  id: 'listPaywallGroups',
  method: 'GET',
  path: '/api/admin/v2/paywall_groups',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * List paywall groups.
 *
 * Returns one page of the paywall groups, the newest first.
 *
 * `GET /api/admin/v2/paywall_groups`
 */
export function listPaywallGroups(
  client: Sender,
  request: ListPaywallGroupsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListPaywallGroupsResult>> {
  return client.send(listPaywallGroupsOperation, request, options);
}

/** All items of `listPaywallGroups`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListPaywallGroups(
  client: Sender,
  request: ListPaywallGroupsRequest = {},
  options?: RequestOptions,
): Paginator<PaywallGroup, PaywallGroupsList> {
  return paginate(client, listPaywallGroupsOperation, request, options);
}

/** The data of `createPaywallGroup`. */
export const createPaywallGroupOperation: Operation<CreatePaywallGroupRequest, CreatePaywallGroupResult> = {
  id: 'createPaywallGroup',
  method: 'POST',
  path: '/api/admin/v2/paywall_groups',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Create a paywall group.
 *
 * Makes a paywall group. Paywalls join it by their `paywall_group_id`. A currency that does not exist is
 * refused with 422.
 *
 * `POST /api/admin/v2/paywall_groups`
 */
export function createPaywallGroup(
  client: Sender,
  request: CreatePaywallGroupRequest,
  options?: RequestOptions,
): Promise<Received<CreatePaywallGroupResult>> {
  return client.send(createPaywallGroupOperation, request, options);
}

/** The data of `getPaywallGroup`. */
export const getPaywallGroupOperation: Operation<GetPaywallGroupRequest, GetPaywallGroupResult> = {
  id: 'getPaywallGroup',
  method: 'GET',
  path: '/api/admin/v2/paywall_groups/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Get a paywall group.
 *
 * Returns one paywall group, without its paywalls.
 *
 * `GET /api/admin/v2/paywall_groups/{id}`
 */
export function getPaywallGroup(
  client: Sender,
  request: GetPaywallGroupRequest,
  options?: RequestOptions,
): Promise<Received<GetPaywallGroupResult>> {
  return client.send(getPaywallGroupOperation, request, options);
}

/** The data of `updatePaywallGroup`. */
export const updatePaywallGroupOperation: Operation<UpdatePaywallGroupRequest, UpdatePaywallGroupResult> = {
  id: 'updatePaywallGroup',
  method: 'PUT',
  path: '/api/admin/v2/paywall_groups/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Update a paywall group.
 *
 * Changes what the body names and leaves the rest. Another currency is refused with 422 once the group has
 * paywalls.
 *
 * `PUT /api/admin/v2/paywall_groups/{id}`
 */
export function updatePaywallGroup(
  client: Sender,
  request: UpdatePaywallGroupRequest,
  options?: RequestOptions,
): Promise<Received<UpdatePaywallGroupResult>> {
  return client.send(updatePaywallGroupOperation, request, options);
}
