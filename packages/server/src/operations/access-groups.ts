// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ArchiveAccessGroupRequest,
  ArchiveAccessGroupResult,
  CreateAccessGroupRequest,
  CreateAccessGroupResult,
  GetAccessGroupRequest,
  GetAccessGroupResult,
  ListAccessGroupsQuery,
  ListAccessGroupsRequest,
  ListAccessGroupsResult,
  UnarchiveAccessGroupRequest,
  UnarchiveAccessGroupResult,
  UpdateAccessGroupRequest,
  UpdateAccessGroupResult,
} from '@community-platform/types/operations/access-groups';
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listAccessGroups`: all parts are present, with defaults. */
export interface ListAccessGroupsInput extends ListAccessGroupsRequest {
  query: ListAccessGroupsQuery & { page: number; per_page: number };
}

/** Bundles of access that members get together. */
export interface AccessGroupsHandlers<Principal = unknown, State = unknown> {
  /**
   * List access groups.
   *
   * Returns a page of the access groups, newest first.
   *
   * `GET /api/admin/v2/access_groups`
   */
  listAccessGroups(
    input: ListAccessGroupsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListAccessGroupsResult>>;
  /**
   * Create an access group.
   *
   * Creates an access group, which is active. A name that another access group has returns 422.
   *
   * `POST /api/admin/v2/access_groups`
   */
  createAccessGroup(
    input: CreateAccessGroupRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateAccessGroupResult>>;
  /**
   * Get an access group.
   *
   * Returns one access group, active or archived.
   *
   * `GET /api/admin/v2/access_groups/{id}`
   */
  getAccessGroup(input: GetAccessGroupRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetAccessGroupResult>>;
  /**
   * Update an access group.
   *
   * Changes only the fields in the body. An archived access group returns 422.
   *
   * `PUT /api/admin/v2/access_groups/{id}`
   */
  updateAccessGroup(
    input: UpdateAccessGroupRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateAccessGroupResult>>;
  /**
   * Archive an access group.
   *
   * Archives an access group, despite the method DELETE: its members lose its access until `unarchiveAccessGroup`
   * restores it. If it is already archived, the response is 422.
   *
   * `DELETE /api/admin/v2/access_groups/{id}`
   */
  archiveAccessGroup(
    input: ArchiveAccessGroupRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ArchiveAccessGroupResult>>;
  /**
   * Unarchive an access group.
   *
   * Restores an archived access group with its members. An active one is unchanged.
   *
   * `PATCH /api/admin/v2/access_groups/{id}/unarchive`
   */
  unarchiveAccessGroup(
    input: UnarchiveAccessGroupRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UnarchiveAccessGroupResult>>;
}

/** The descriptors of the operations, in document order. */
export const accessGroupsOperations: readonly Operation[] = [
  {
    id: 'listAccessGroups',
    method: 'GET',
    path: '/api/admin/v2/access_groups',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'ids', in: 'query', shape: { array: 'integer' }, style: 'form', explode: true },
      { name: 'name', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createAccessGroup',
    method: 'POST',
    path: '/api/admin/v2/access_groups',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getAccessGroup',
    method: 'GET',
    path: '/api/admin/v2/access_groups/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateAccessGroup',
    method: 'PUT',
    path: '/api/admin/v2/access_groups/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'archiveAccessGroup',
    method: 'DELETE',
    path: '/api/admin/v2/access_groups/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'unarchiveAccessGroup',
    method: 'PATCH',
    path: '/api/admin/v2/access_groups/{id}/unarchive',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
