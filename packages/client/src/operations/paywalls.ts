// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `searchPaywalls`. */
export const searchPaywallsOperation: Operation<SearchPaywallsRequest, SearchPaywallsResult> = {
  id: 'searchPaywalls',
  method: 'GET',
  path: '/api/admin/v2/paywalls/search',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'name', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'status', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'currency', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'paywall_id', in: 'query', shape: { array: 'integer' }, style: 'form', explode: false },
    { name: 'exclude_paywall_id', in: 'query', shape: { array: 'integer' }, style: 'form', explode: false },
    { name: 'subscription_group_id', in: 'query', shape: { array: 'integer' }, style: 'form', explode: false },
    {
      name: 'exclude_subscription_group_id',
      in: 'query',
      shape: { array: 'integer' },
      style: 'form',
      explode: false,
    },
    { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'direction', in: 'query', shape: 'string', style: 'form', explode: true },
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
 * Search paywalls.
 *
 * Returns one page of the paywalls with their prices. It stands in for a list: without any condition it
 * finds all of them, the newest first unless `sort` says otherwise.
 *
 * `GET /api/admin/v2/paywalls/search`
 */
export function searchPaywalls(
  client: Sender,
  request: SearchPaywallsRequest = {},
  options?: RequestOptions,
): Promise<Received<SearchPaywallsResult>> {
  return client.send(searchPaywallsOperation, request, options);
}

/** All items of `searchPaywalls`, or with `.pages()` all pages, fetched as they are read. */
export function paginateSearchPaywalls(
  client: Sender,
  request: SearchPaywallsRequest = {},
  options?: RequestOptions,
): Paginator<Paywall, PaywallsList> {
  return paginate(client, searchPaywallsOperation, request, options);
}

/** The data of `createPaywall`. */
export const createPaywallOperation: Operation<CreatePaywallRequest, CreatePaywallResult> = {
  id: 'createPaywall',
  method: 'POST',
  path: '/api/admin/v2/paywalls',
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
 * Create a paywall.
 *
 * Makes a paywall with its prices, all of them drafts, which are not sold until the paywall is published.
 * A group that the community does not have, or that has another currency, is refused with 422.
 *
 * `POST /api/admin/v2/paywalls`
 */
export function createPaywall(
  client: Sender,
  request: CreatePaywallRequest,
  options?: RequestOptions,
): Promise<Received<CreatePaywallResult>> {
  return client.send(createPaywallOperation, request, options);
}

/** The data of `getPaywall`. */
export const getPaywallOperation: Operation<GetPaywallRequest, GetPaywallResult> = {
  id: 'getPaywall',
  method: 'GET',
  path: '/api/admin/v2/paywalls/{id}',
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
 * Get a paywall.
 *
 * Returns one paywall with its prices.
 *
 * `GET /api/admin/v2/paywalls/{id}`
 */
export function getPaywall(
  client: Sender,
  request: GetPaywallRequest,
  options?: RequestOptions,
): Promise<Received<GetPaywallResult>> {
  return client.send(getPaywallOperation, request, options);
}

/** The data of `updatePaywall`. */
export const updatePaywallOperation: Operation<UpdatePaywallRequest, UpdatePaywallResult> = {
  id: 'updatePaywall',
  method: 'PUT',
  path: '/api/admin/v2/paywalls/{id}',
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
 * Update a paywall.
 *
 * Changes what the body names and leaves the rest. A price that is added has the state of its paywall.
 * Type and amount of a price for which somebody has paid are fixed; a change of them is refused with 422.
 *
 * `PUT /api/admin/v2/paywalls/{id}`
 */
export function updatePaywall(
  client: Sender,
  request: UpdatePaywallRequest,
  options?: RequestOptions,
): Promise<Received<UpdatePaywallResult>> {
  return client.send(updatePaywallOperation, request, options);
}

/** The data of `deletePaywall`. */
export const deletePaywallOperation: Operation<DeletePaywallRequest, DeletePaywallResult> = {
  id: 'deletePaywall',
  method: 'DELETE',
  path: '/api/admin/v2/paywalls/{id}',
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
 * Delete a paywall.
 *
 * Deletes a paywall, in any state, for which nobody has paid. One that has charges is refused with 422.
 *
 * `DELETE /api/admin/v2/paywalls/{id}`
 */
export function deletePaywall(
  client: Sender,
  request: DeletePaywallRequest,
  options?: RequestOptions,
): Promise<Received<DeletePaywallResult>> {
  return client.send(deletePaywallOperation, request, options);
}

/** The data of `archivePaywall`. */
export const archivePaywallOperation: Operation<ArchivePaywallRequest, ArchivePaywallResult> = {
  id: 'archivePaywall',
  method: 'PUT',
  path: '/api/admin/v2/paywalls/{id}/archive',
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
 * Archive a paywall.
 *
 * Takes a paywall off sale: it goes from `active` to `inactive`, and its prices with it. Subscriptions to
 * it go on. A draft, or one that is inactive already, is refused with 422.
 *
 * `PUT /api/admin/v2/paywalls/{id}/archive`
 */
export function archivePaywall(
  client: Sender,
  request: ArchivePaywallRequest,
  options?: RequestOptions,
): Promise<Received<ArchivePaywallResult>> {
  return client.send(archivePaywallOperation, request, options);
}

/** The data of `publishPaywall`. */
export const publishPaywallOperation: Operation<PublishPaywallRequest, PublishPaywallResult> = {
  id: 'publishPaywall',
  method: 'PUT',
  path: '/api/admin/v2/paywalls/{id}/publish',
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
 * Publish a paywall.
 *
 * Puts a paywall on sale: it goes from `draft` or `inactive` to `active`, and its prices with it. One that
 * is active already is refused with 422.
 *
 * `PUT /api/admin/v2/paywalls/{id}/publish`
 */
export function publishPaywall(
  client: Sender,
  request: PublishPaywallRequest,
  options?: RequestOptions,
): Promise<Received<PublishPaywallResult>> {
  return client.send(publishPaywallOperation, request, options);
}

/** The data of `unarchivePaywall`. */
export const unarchivePaywallOperation: Operation<UnarchivePaywallRequest, UnarchivePaywallResult> = {
  id: 'unarchivePaywall',
  method: 'PUT',
  path: '/api/admin/v2/paywalls/{id}/unarchive',
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
 * Unarchive a paywall.
 *
 * Puts a paywall back on sale: it goes from `inactive` to `active`, and its prices with it. A draft, or
 * one that is active, is refused with 422.
 *
 * `PUT /api/admin/v2/paywalls/{id}/unarchive`
 */
export function unarchivePaywall(
  client: Sender,
  request: UnarchivePaywallRequest,
  options?: RequestOptions,
): Promise<Received<UnarchivePaywallResult>> {
  return client.send(unarchivePaywallOperation, request, options);
}
