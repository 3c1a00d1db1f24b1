// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateSpaceGroupRequest,
  CreateSpaceGroupResult,
  DeleteSpaceGroupRequest,
  DeleteSpaceGroupResult,
  GetSpaceGroupRequest,
  GetSpaceGroupResult,
  ListSpaceGroupsQuery,
  ListSpaceGroupsRequest,
  ListSpaceGroupsResult,
  UpdateSpaceGroupRequest,
  UpdateSpaceGroupResult,
} from '@community-platform/types/operations/space-groups';
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listSpaceGroups`: all parts are present, with defaults. */
export interface ListSpaceGroupsInput extends ListSpaceGroupsRequest {
  query: ListSpaceGroupsQuery & { page: number; per_page: number };
}

/** Groups of spaces. */
export interface SpaceGroupsHandlers<Principal = unknown, State = unknown> {
  /**
   * List space groups.
   *
   * Returns a page of the space groups, in the order of their creation.
   *
   * `GET /api/admin/v2/space_groups`
   */
  listSpaceGroups(
    input: ListSpaceGroupsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListSpaceGroupsResult>>;
  /**
   * Create a space group.
   *
   * Creates a space group. A slug that another one has returns 422.
   *
   * `POST /api/admin/v2/space_groups`
   */
  createSpaceGroup(
    input: CreateSpaceGroupRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateSpaceGroupResult>>;
  /**
   * Get a space group.
   *
   * Returns one space group.
   *
   * `GET /api/admin/v2/space_groups/{id}`
   */
  getSpaceGroup(input: GetSpaceGroupRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetSpaceGroupResult>>;
  /**
   * Update a space group.
   *
   * Changes only the fields in the body.
   *
   * `PUT /api/admin/v2/space_groups/{id}`
   */
  updateSpaceGroup(
    input: UpdateSpaceGroupRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateSpaceGroupResult>>;
  /**
   * Delete a space group.
   *
   * Deletes a space group with its spaces and everything in them. The group of the space that new members start in
   * returns 422.
   *
   * `DELETE /api/admin/v2/space_groups/{id}`
   */
  deleteSpaceGroup(
    input: DeleteSpaceGroupRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DeleteSpaceGroupResult>>;
}

/** The descriptors of the operations, in document order. */
export const spaceGroupsOperations: readonly Operation[] = [
  {
    id: 'listSpaceGroups',
    method: 'GET',
    path: '/api/admin/v2/space_groups',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'name', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createSpaceGroup',
    method: 'POST',
    path: '/api/admin/v2/space_groups',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getSpaceGroup',
    method: 'GET',
    path: '/api/admin/v2/space_groups/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateSpaceGroup',
    method: 'PUT',
    path: '/api/admin/v2/space_groups/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteSpaceGroup',
    method: 'DELETE',
    path: '/api/admin/v2/space_groups/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
