// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
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
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

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
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List profile fields.
 *
 * Returns a page of the profile fields of the community, in the order of their creation.
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

/** Iterates over all items of `listProfileFields`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListProfileFields(
  client: Sender<OnUndeclared>,
  request: ListProfileFieldsRequest = {},
  options?: RequestOptions,
): Paginator<ProfileField, ProfileFieldsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listProfileFieldsOperation, paging, request, options);
}

export const createProfileFieldOperation: Operation<CreateProfileFieldRequest, CreateProfileFieldResult> = {
  id: 'createProfileField',
  method: 'POST',
  path: '/api/admin/v2/profile_fields',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a profile field.
 *
 * Creates a profile field. Choices without a field that has them, number options without a number field, the lack
 * of either, and a key that another field has return 422.
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

export const getProfileFieldOperation: Operation<GetProfileFieldRequest, GetProfileFieldResult> = {
  id: 'getProfileField',
  method: 'GET',
  path: '/api/admin/v2/profile_fields/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
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

export const updateProfileFieldOperation: Operation<UpdateProfileFieldRequest, UpdateProfileFieldResult> = {
  id: 'updateProfileField',
  method: 'PUT',
  path: '/api/admin/v2/profile_fields/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a profile field.
 *
 * Changes only the fields in the body. The type of a field, and the key of a built-in field, cannot be changed;
 * the response is 422.
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

export const deleteProfileFieldOperation: Operation<DeleteProfileFieldRequest, DeleteProfileFieldResult> = {
  id: 'deleteProfileField',
  method: 'DELETE',
  path: '/api/admin/v2/profile_fields/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a profile field.
 *
 * Deletes an archived profile field with all answers to it. A field that is not archived returns
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

export const archiveProfileFieldOperation: Operation<ArchiveProfileFieldRequest, ArchiveProfileFieldResult> = {
  id: 'archiveProfileField',
  method: 'PUT',
  path: '/api/admin/v2/profile_fields/{id}/archive',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Archive a profile field.
 *
 * Keeps the field and its answers, but no longer shows it in forms. A field that is already archived, or built in,
 * returns 422.
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

export const unarchiveProfileFieldOperation: Operation<UnarchiveProfileFieldRequest, UnarchiveProfileFieldResult> = {
  id: 'unarchiveProfileField',
  method: 'PUT',
  path: '/api/admin/v2/profile_fields/{id}/unarchive',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Unarchive a profile field.
 *
 * Restores an archived field. A field that is not archived returns 422.
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

/** Information that members provide about themselves. */
export interface ProfileFieldsApi {
  /**
   * List profile fields.
   *
   * Returns a page of the profile fields of the community, in the order of their creation.
   *
   * `GET /api/admin/v2/profile_fields`
   */
  list(request?: ListProfileFieldsRequest, options?: RequestOptions): Promise<ProfileFieldsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListProfileFieldsRequest, options?: RequestOptions): Paginator<ProfileField, ProfileFieldsList>;
  /**
   * Create a profile field.
   *
   * Creates a profile field. Choices without a field that has them, number options without a number field, the lack
   * of either, and a key that another field has return 422.
   *
   * `POST /api/admin/v2/profile_fields`
   */
  create(request: CreateProfileFieldRequest, options?: RequestOptions): Promise<ProfileField>;
  /**
   * Get a profile field.
   *
   * Returns one profile field, also an archived one.
   *
   * `GET /api/admin/v2/profile_fields/{id}`
   */
  get(request: GetProfileFieldRequest, options?: RequestOptions): Promise<ProfileField>;
  /**
   * Update a profile field.
   *
   * Changes only the fields in the body. The type of a field, and the key of a built-in field, cannot be changed;
   * the response is 422.
   *
   * `PUT /api/admin/v2/profile_fields/{id}`
   */
  update(request: UpdateProfileFieldRequest, options?: RequestOptions): Promise<ProfileField>;
  /**
   * Delete a profile field.
   *
   * Deletes an archived profile field with all answers to it. A field that is not archived returns
   * 404, as if it did not exist.
   *
   * `DELETE /api/admin/v2/profile_fields/{id}`
   */
  delete(request: DeleteProfileFieldRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Archive a profile field.
   *
   * Keeps the field and its answers, but no longer shows it in forms. A field that is already archived, or built in,
   * returns 422.
   *
   * `PUT /api/admin/v2/profile_fields/{id}/archive`
   */
  archive(request: ArchiveProfileFieldRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Unarchive a profile field.
   *
   * Restores an archived field. A field that is not archived returns 422.
   *
   * `PUT /api/admin/v2/profile_fields/{id}/unarchive`
   */
  unarchive(request: UnarchiveProfileFieldRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

export const createProfileFieldsApi = (client: Sender<OnUndeclared>): ProfileFieldsApi => ({
  list: (request = {}, options) => unwrap(client.send(listProfileFieldsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListProfileFields(client, request, options),
  create: (request, options) => unwrap(client.send(createProfileFieldOperation, request, options)),
  get: (request, options) => unwrap(client.send(getProfileFieldOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateProfileFieldOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteProfileFieldOperation, request, options)),
  archive: (request, options) => unwrap(client.send(archiveProfileFieldOperation, request, options)),
  unarchive: (request, options) => unwrap(client.send(unarchiveProfileFieldOperation, request, options)),
});
