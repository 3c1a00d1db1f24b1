// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ArchiveProfileFieldRequest,
  ArchiveProfileFieldResult,
  CreateProfileFieldRequest,
  CreateProfileFieldResult,
  DeleteProfileFieldRequest,
  DeleteProfileFieldResult,
  GetProfileFieldRequest,
  GetProfileFieldResult,
  ListProfileFieldsRequest,
  ListProfileFieldsResult,
  UnarchiveProfileFieldRequest,
  UnarchiveProfileFieldResult,
  UpdateProfileFieldRequest,
  UpdateProfileFieldResult,
} from '@community-platform/types/operations/profile-fields';
import type { ProfileField, ProfileFieldsList } from '@community-platform/types/profile-field';
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

/** The data of `listProfileFields`. */
export const listProfileFieldsOperation: Operation<ListProfileFieldsRequest, ListProfileFieldsResult> = {
  id: 'listProfileFields',
  method: 'GET',
  path: '/api/admin/v2/profile_fields',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'label', in: 'query', write: writeScalarPair },
    { name: 'archived', in: 'query', write: writeScalarPair },
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
 * List profile fields.
 *
 * Returns one page of the profile fields of the community, in the order in which they were made.
 *
 * `GET /api/admin/v2/profile_fields`
 */
export function listProfileFields<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListProfileFieldsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListProfileFieldsResult, U>> {
  return client.send(listProfileFieldsOperation, request, options);
}

/** All items of `listProfileFields`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListProfileFields(
  client: Sender<OnUndeclared>,
  request: ListProfileFieldsRequest = {},
  options?: RequestOptions,
): Paginator<ProfileField, ProfileFieldsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listProfileFieldsOperation, paging, request, options);
}

/** The data of `createProfileField`. */
export const createProfileFieldOperation: Operation<CreateProfileFieldRequest, CreateProfileFieldResult> = {
  id: 'createProfileField',
  method: 'POST',
  path: '/api/admin/v2/profile_fields',
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
 * Create a profile field.
 *
 * Makes a profile field. Choices without a field that has them, number options without a number field, the
 * lack of either, and a key that another field has are refused with 422.
 *
 * `POST /api/admin/v2/profile_fields`
 */
export function createProfileField<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateProfileFieldRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateProfileFieldResult, U>> {
  return client.send(createProfileFieldOperation, request, options);
}

/** The data of `getProfileField`. */
export const getProfileFieldOperation: Operation<GetProfileFieldRequest, GetProfileFieldResult> = {
  id: 'getProfileField',
  method: 'GET',
  path: '/api/admin/v2/profile_fields/{id}',
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
 * Get a profile field.
 *
 * Returns one profile field, also an archived one.
 *
 * `GET /api/admin/v2/profile_fields/{id}`
 */
export function getProfileField<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetProfileFieldRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetProfileFieldResult, U>> {
  return client.send(getProfileFieldOperation, request, options);
}

/** The data of `updateProfileField`. */
export const updateProfileFieldOperation: Operation<UpdateProfileFieldRequest, UpdateProfileFieldResult> = {
  id: 'updateProfileField',
  method: 'PUT',
  path: '/api/admin/v2/profile_fields/{id}',
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
 * Update a profile field.
 *
 * Changes what the body names and leaves the rest. The type of a field cannot be changed, and neither can
 * the key of a field that the platform brings; that is refused with 422.
 *
 * `PUT /api/admin/v2/profile_fields/{id}`
 */
export function updateProfileField<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateProfileFieldRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateProfileFieldResult, U>> {
  return client.send(updateProfileFieldOperation, request, options);
}

/** The data of `deleteProfileField`. */
export const deleteProfileFieldOperation: Operation<DeleteProfileFieldRequest, DeleteProfileFieldResult> = {
  id: 'deleteProfileField',
  method: 'DELETE',
  path: '/api/admin/v2/profile_fields/{id}',
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
 * Delete a profile field.
 *
 * Deletes an archived profile field with all answers to it. A field that is not archived is answered with
 * 404, as if it did not exist.
 *
 * `DELETE /api/admin/v2/profile_fields/{id}`
 */
export function deleteProfileField<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteProfileFieldRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteProfileFieldResult, U>> {
  return client.send(deleteProfileFieldOperation, request, options);
}

/** The data of `archiveProfileField`. */
export const archiveProfileFieldOperation: Operation<ArchiveProfileFieldRequest, ArchiveProfileFieldResult> = {
  id: 'archiveProfileField',
  method: 'PUT',
  path: '/api/admin/v2/profile_fields/{id}/archive',
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
 * Archive a profile field.
 *
 * Keeps the field and its answers, and no longer asks for it. A field that is archived already, or that the
 * platform brings, is refused with 422.
 *
 * `PUT /api/admin/v2/profile_fields/{id}/archive`
 */
export function archiveProfileField<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ArchiveProfileFieldRequest,
  options?: RequestOptions<U>,
): Promise<Received<ArchiveProfileFieldResult, U>> {
  return client.send(archiveProfileFieldOperation, request, options);
}

/** The data of `unarchiveProfileField`. */
export const unarchiveProfileFieldOperation: Operation<UnarchiveProfileFieldRequest, UnarchiveProfileFieldResult> = {
  id: 'unarchiveProfileField',
  method: 'PUT',
  path: '/api/admin/v2/profile_fields/{id}/unarchive',
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
 * Unarchive a profile field.
 *
 * Asks for an archived field again. A field that is not archived is refused with 422.
 *
 * `PUT /api/admin/v2/profile_fields/{id}/unarchive`
 */
export function unarchiveProfileField<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UnarchiveProfileFieldRequest,
  options?: RequestOptions<U>,
): Promise<Received<UnarchiveProfileFieldResult, U>> {
  return client.send(unarchiveProfileFieldOperation, request, options);
}
