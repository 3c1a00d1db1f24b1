// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ArchiveProfileFieldRequest,
  ArchiveProfileFieldResult,
  CreateProfileFieldRequest,
  CreateProfileFieldResult,
  DeleteProfileFieldRequest,
  DeleteProfileFieldResult,
  GetProfileFieldRequest,
  GetProfileFieldResult,
  ListProfileFieldsQuery,
  ListProfileFieldsRequest,
  ListProfileFieldsResult,
  UnarchiveProfileFieldRequest,
  UnarchiveProfileFieldResult,
  UpdateProfileFieldRequest,
  UpdateProfileFieldResult,
} from '@community-platform/types/operations/profile-fields';
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listProfileFields`: all parts are present, with defaults. */
export interface ListProfileFieldsInput extends ListProfileFieldsRequest {
  query: ListProfileFieldsQuery & { page: number; per_page: number };
}

/** Information that members provide about themselves. */
export interface ProfileFieldsHandlers<Principal = unknown, State = unknown> {
  /**
   * List profile fields.
   *
   * Returns a page of the profile fields of the community, in the order of their creation.
   *
   * `GET /api/admin/v2/profile_fields`
   */
  listProfileFields(
    input: ListProfileFieldsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListProfileFieldsResult>>;
  /**
   * Create a profile field.
   *
   * Creates a profile field. Choices without a field that has them, number options without a number field, the lack
   * of either, and a key that another field has return 422.
   *
   * `POST /api/admin/v2/profile_fields`
   */
  createProfileField(
    input: CreateProfileFieldRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateProfileFieldResult>>;
  /**
   * Get a profile field.
   *
   * Returns one profile field, also an archived one.
   *
   * `GET /api/admin/v2/profile_fields/{id}`
   */
  getProfileField(
    input: GetProfileFieldRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetProfileFieldResult>>;
  /**
   * Update a profile field.
   *
   * Changes only the fields in the body. The type of a field, and the key of a built-in field, cannot be changed;
   * the response is 422.
   *
   * `PUT /api/admin/v2/profile_fields/{id}`
   */
  updateProfileField(
    input: UpdateProfileFieldRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateProfileFieldResult>>;
  /**
   * Delete a profile field.
   *
   * Deletes an archived profile field with all answers to it. A field that is not archived returns
   * 404, as if it did not exist.
   *
   * `DELETE /api/admin/v2/profile_fields/{id}`
   */
  deleteProfileField(
    input: DeleteProfileFieldRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DeleteProfileFieldResult>>;
  /**
   * Archive a profile field.
   *
   * Keeps the field and its answers, but no longer shows it in forms. A field that is already archived, or built in,
   * returns 422.
   *
   * `PUT /api/admin/v2/profile_fields/{id}/archive`
   */
  archiveProfileField(
    input: ArchiveProfileFieldRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ArchiveProfileFieldResult>>;
  /**
   * Unarchive a profile field.
   *
   * Restores an archived field. A field that is not archived returns 422.
   *
   * `PUT /api/admin/v2/profile_fields/{id}/unarchive`
   */
  unarchiveProfileField(
    input: UnarchiveProfileFieldRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UnarchiveProfileFieldResult>>;
}

/** The descriptors of the operations, in document order. */
export const profileFieldsOperations: readonly Operation[] = [
  {
    id: 'listProfileFields',
    method: 'GET',
    path: '/api/admin/v2/profile_fields',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'label', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'archived', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createProfileField',
    method: 'POST',
    path: '/api/admin/v2/profile_fields',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getProfileField',
    method: 'GET',
    path: '/api/admin/v2/profile_fields/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateProfileField',
    method: 'PUT',
    path: '/api/admin/v2/profile_fields/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteProfileField',
    method: 'DELETE',
    path: '/api/admin/v2/profile_fields/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'archiveProfileField',
    method: 'PUT',
    path: '/api/admin/v2/profile_fields/{id}/archive',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'unarchiveProfileField',
    method: 'PUT',
    path: '/api/admin/v2/profile_fields/{id}/unarchive',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
