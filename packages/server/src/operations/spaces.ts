// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateSpaceRequest,
  CreateSpaceResult,
  DeleteSpaceRequest,
  DeleteSpaceResult,
  GetSpaceRequest,
  GetSpaceResult,
  ListSpacesQuery,
  ListSpacesRequest,
  ListSpacesResult,
  UpdateSpaceRequest,
  UpdateSpaceResult,
} from '@community-platform/types/operations/spaces';
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listSpaces`: all parts are present, with defaults. */
export interface ListSpacesInput extends ListSpacesRequest {
  query: ListSpacesQuery & { page: number; per_page: number };
}

/** Spaces contain posts, events, lessons or a chat. */
export interface SpacesHandlers<Principal = unknown, State = unknown> {
  /**
   * List spaces.
   *
   * Returns a page of the spaces, in the order of their creation unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/spaces`
   */
  listSpaces(input: ListSpacesInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListSpacesResult>>;
  /**
   * Create a space.
   *
   * Creates a space in a space group and returns 200. `course_setting` is for a space of type `course`. A slug that
   * another space has, or a space group that the community does not have, returns 422.
   *
   * `POST /api/admin/v2/spaces`
   */
  createSpace(input: CreateSpaceRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateSpaceResult>>;
  /**
   * Get a space.
   *
   * Returns one space of any type.
   *
   * `GET /api/admin/v2/spaces/{id}`
   */
  getSpace(input: GetSpaceRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetSpaceResult>>;
  /**
   * Update a space.
   *
   * Changes only the fields in the body. The course settings are in `course_setting_attributes` here, and under
   * `course_setting` in `createSpace`. The type and the slug of a space cannot be changed.
   *
   * `PUT /api/admin/v2/spaces/{id}`
   */
  updateSpace(input: UpdateSpaceRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateSpaceResult>>;
  /**
   * Delete a space.
   *
   * Deletes a space with everything in it. The space that new members start in returns 422.
   *
   * `DELETE /api/admin/v2/spaces/{id}`
   */
  deleteSpace(input: DeleteSpaceRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteSpaceResult>>;
}

/** The descriptors of the operations, in document order. */
export const spacesOperations: readonly Operation[] = [
  {
    id: 'listSpaces',
    method: 'GET',
    path: '/api/admin/v2/spaces',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createSpace',
    method: 'POST',
    path: '/api/admin/v2/spaces',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getSpace',
    method: 'GET',
    path: '/api/admin/v2/spaces/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateSpace',
    method: 'PUT',
    path: '/api/admin/v2/spaces/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteSpace',
    method: 'DELETE',
    path: '/api/admin/v2/spaces/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
