// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateFilterControlRequest,
  CreateFilterControlResult,
  DeleteFilterControlRequest,
  DeleteFilterControlResult,
  GetFilterControlRequest,
  GetFilterControlResult,
  ListFilterControlsQuery,
  ListFilterControlsRequest,
  ListFilterControlsResult,
  UpdateFilterControlRequest,
  UpdateFilterControlResult,
} from '@community-platform/types/operations/filter-controls';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listFilterControls`: all parts are present, with defaults. */
export interface ListFilterControlsInput extends ListFilterControlsRequest {
  query: ListFilterControlsQuery & { page: number; per_page: number };
}

/** Settings of admins for these filters. */
export interface FilterControlsHandlers<Principal = unknown, State = unknown> {
  /**
   * List filter controls.
   *
   * Returns a page of the saved filter controls, ordered by `sort_key`.
   *
   * `GET /api/admin/v2/filter_kit_controls`
   */
  listFilterControls(
    input: ListFilterControlsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListFilterControlsResult>>;
  /**
   * Create a filter control.
   *
   * Saves a choice about a member filter. A field that is not known is not ignored here: it returns 422. So do a
   * second choice about the same filter of the same surface, the key `profile_field` without a profile field, and a
   * profile field with another key.
   *
   * `POST /api/admin/v2/filter_kit_controls`
   */
  createFilterControl(
    input: CreateFilterControlRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateFilterControlResult>>;
  /**
   * Get a filter control.
   *
   * Returns one saved choice.
   *
   * `GET /api/admin/v2/filter_kit_controls/{id}`
   */
  getFilterControl(
    input: GetFilterControlRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetFilterControlResult>>;
  /**
   * Update a filter control.
   *
   * Changes only the fields in the body. The rules of `createFilterControl` apply, except that unknown fields are
   * ignored.
   *
   * `PATCH /api/admin/v2/filter_kit_controls/{id}`
   */
  updateFilterControl(
    input: UpdateFilterControlRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateFilterControlResult>>;
  /**
   * Delete a filter control.
   *
   * Deletes a saved control, so that the default applies again.
   *
   * `DELETE /api/admin/v2/filter_kit_controls/{id}`
   */
  deleteFilterControl(
    input: DeleteFilterControlRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DeleteFilterControlResult>>;
}

/** The descriptors of the operations, in document order. */
export const filterControlsOperations: readonly Operation[] = [
  {
    id: 'listFilterControls',
    method: 'GET',
    path: '/api/admin/v2/filter_kit_controls',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'space_id', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'member_directory_only', in: 'query', shape: 'boolean', style: 'form', explode: true },
      { name: 'enabled', in: 'query', shape: 'boolean', style: 'form', explode: true },
      { name: 'key', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'profile_field_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createFilterControl',
    method: 'POST',
    path: '/api/admin/v2/filter_kit_controls',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getFilterControl',
    method: 'GET',
    path: '/api/admin/v2/filter_kit_controls/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateFilterControl',
    method: 'PATCH',
    path: '/api/admin/v2/filter_kit_controls/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteFilterControl',
    method: 'DELETE',
    path: '/api/admin/v2/filter_kit_controls/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
