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
import { writeForm } from '../runtime/codec/writers/form.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `searchPaywalls`. */
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
 * Search paywalls.
 *
 * Returns one page of the paywalls with their prices. It stands in for a list: without any condition it
 * finds all of them, the newest first unless `sort` says otherwise.
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

/** All items of `searchPaywalls`, or with `.pages()` all pages, fetched as they are read. */
export function paginateSearchPaywalls(
  client: Sender<OnUndeclared>,
  request: SearchPaywallsRequest = {},
  options?: RequestOptions,
): Paginator<Paywall, PaywallsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, searchPaywallsOperation, paging, request, options);
}

/** The data of `createPaywall`. */
export const createPaywallOperation: Operation<CreatePaywallRequest, CreatePaywallResult> = {
  id: 'createPaywall',
  method: 'POST',
  path: '/api/admin/v2/paywalls',
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
 * Create a paywall.
 *
 * Makes a paywall with its prices, all of them drafts, which are not sold until the paywall is published.
 * A group that the community does not have, or that has another currency, is refused with 422.
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

/** The data of `getPaywall`. */
export const getPaywallOperation: Operation<GetPaywallRequest, GetPaywallResult> = {
  id: 'getPaywall',
  method: 'GET',
  path: '/api/admin/v2/paywalls/{id}',
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

/** The data of `updatePaywall`. */
export const updatePaywallOperation: Operation<UpdatePaywallRequest, UpdatePaywallResult> = {
  id: 'updatePaywall',
  method: 'PUT',
  path: '/api/admin/v2/paywalls/{id}',
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
 * Update a paywall.
 *
 * Changes what the body names and leaves the rest. A price that is added has the state of its paywall.
 * Type and amount of a price for which somebody has paid are fixed; a change of them is refused with 422.
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

/** The data of `deletePaywall`. */
export const deletePaywallOperation: Operation<DeletePaywallRequest, DeletePaywallResult> = {
  id: 'deletePaywall',
  method: 'DELETE',
  path: '/api/admin/v2/paywalls/{id}',
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
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a paywall.
 *
 * Deletes a paywall, in any state, for which nobody has paid. One that has charges is refused with 422. Invitation
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

/** The data of `archivePaywall`. */
export const archivePaywallOperation: Operation<ArchivePaywallRequest, ArchivePaywallResult> = {
  id: 'archivePaywall',
  method: 'PUT',
  path: '/api/admin/v2/paywalls/{id}/archive',
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
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Archive a paywall.
 *
 * Takes a paywall off sale: it goes from `active` to `inactive`, and its prices with it. Subscriptions to
 * it go on. A draft, or one that is inactive already, is refused with 422.
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

/** The data of `publishPaywall`. */
export const publishPaywallOperation: Operation<PublishPaywallRequest, PublishPaywallResult> = {
  id: 'publishPaywall',
  method: 'PUT',
  path: '/api/admin/v2/paywalls/{id}/publish',
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
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Publish a paywall.
 *
 * Puts a paywall on sale: it goes from `draft` or `inactive` to `active`, and its prices with it. One that
 * is active already is refused with 422.
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

/** The data of `unarchivePaywall`. */
export const unarchivePaywallOperation: Operation<UnarchivePaywallRequest, UnarchivePaywallResult> = {
  id: 'unarchivePaywall',
  method: 'PUT',
  path: '/api/admin/v2/paywalls/{id}/unarchive',
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
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Unarchive a paywall.
 *
 * Puts a paywall back on sale: it goes from `inactive` to `active`, and its prices with it. A draft, or
 * one that is active, is refused with 422.
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
