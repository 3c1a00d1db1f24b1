// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CreateSpaceRequest,
  CreateSpaceResult,
  DeleteSpaceRequest,
  DeleteSpaceResult,
  GetSpaceRequest,
  GetSpaceResult,
  ListSpacesRequest,
  ListSpacesResult,
  UpdateSpaceRequest,
  UpdateSpaceResult,
} from '@community-platform/types/operations/spaces';
import type { Space, Spaces } from '@community-platform/types/space';
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

/** The data of `listSpaces`. */
export const listSpacesOperation: Operation<ListSpacesRequest, ListSpacesResult> = {
  id: 'listSpaces',
  method: 'GET',
  path: '/api/admin/v2/spaces',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'sort', in: 'query', write: writeScalarPair },
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
 * List spaces.
 *
 * Returns one page of the spaces, in the order in which they were made unless `sort` says otherwise.
 *
 * `GET /api/admin/v2/spaces`
 */
export function listSpaces<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListSpacesRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListSpacesResult, U>> {
  return client.send(listSpacesOperation, request, options);
}

/** All items of `listSpaces`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListSpaces(
  client: Sender<OnUndeclared>,
  request: ListSpacesRequest = {},
  options?: RequestOptions,
): Paginator<Space, Spaces> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listSpacesOperation, paging, request, options);
}

/** The data of `createSpace`. */
export const createSpaceOperation: Operation<CreateSpaceRequest, CreateSpaceResult> = {
  id: 'createSpace',
  method: 'POST',
  path: '/api/admin/v2/spaces',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
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
 * Create a space.
 *
 * Makes a space in a space group and answers with 200. `course_setting` is for a space of type `course`. A
 * slug that another space has, or a space group that the community does not have, is refused with 422.
 *
 * `POST /api/admin/v2/spaces`
 */
export function createSpace<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateSpaceRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateSpaceResult, U>> {
  return client.send(createSpaceOperation, request, options);
}

/** The data of `getSpace`. */
export const getSpaceOperation: Operation<GetSpaceRequest, GetSpaceResult> = {
  id: 'getSpace',
  method: 'GET',
  path: '/api/admin/v2/spaces/{id}',
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
 * Get a space.
 *
 * Returns one space of any type.
 *
 * `GET /api/admin/v2/spaces/{id}`
 */
export function getSpace<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetSpaceRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetSpaceResult, U>> {
  return client.send(getSpaceOperation, request, options);
}

/** The data of `updateSpace`. */
export const updateSpaceOperation: Operation<UpdateSpaceRequest, UpdateSpaceResult> = {
  id: 'updateSpace',
  method: 'PUT',
  path: '/api/admin/v2/spaces/{id}',
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
 * Update a space.
 *
 * Changes what the body names and leaves the rest. The course settings stand under
 * `course_setting_attributes` here, and under `course_setting` in `createSpace`. The type and the slug of a
 * space cannot be changed.
 *
 * `PUT /api/admin/v2/spaces/{id}`
 */
export function updateSpace<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateSpaceRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateSpaceResult, U>> {
  return client.send(updateSpaceOperation, request, options);
}

/** The data of `deleteSpace`. */
export const deleteSpaceOperation: Operation<DeleteSpaceRequest, DeleteSpaceResult> = {
  id: 'deleteSpace',
  method: 'DELETE',
  path: '/api/admin/v2/spaces/{id}',
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
 * Delete a space.
 *
 * Deletes a space with everything in it. The space that newcomers are led to is refused with 422.
 *
 * `DELETE /api/admin/v2/spaces/{id}`
 */
export function deleteSpace<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteSpaceRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteSpaceResult, U>> {
  return client.send(deleteSpaceOperation, request, options);
}
