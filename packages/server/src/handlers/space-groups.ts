// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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

/** What the handler of `listSpaceGroups` receives: every part is there, defaults are filled in. */
export interface ListSpaceGroupsInput extends ListSpaceGroupsRequest {
  query: ListSpaceGroupsQuery & { page: number; per_page: number };
}

/** Headings under which spaces are gathered. */
export interface SpaceGroupsHandlers<Principal = unknown, State = unknown> {
  /**
   * List space groups.
   *
   * Returns one page of the space groups, in the order in which they were made.
   *
   * `GET /api/admin/v2/space_groups`
   */
  listSpaceGroups(input: ListSpaceGroupsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListSpaceGroupsResult>>;
  /**
   * Create a space group.
   *
   * Makes a space group. A slug that another one has is refused with 422.
   *
   * `POST /api/admin/v2/space_groups`
   */
  createSpaceGroup(input: CreateSpaceGroupRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateSpaceGroupResult>>;
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
   * Changes what the body names and leaves the rest.
   *
   * `PUT /api/admin/v2/space_groups/{id}`
   */
  updateSpaceGroup(input: UpdateSpaceGroupRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateSpaceGroupResult>>;
  /**
   * Delete a space group.
   *
   * Deletes a space group with its spaces and everything in them. The group of the space that newcomers are led to
   * is
   * refused with 422.
   *
   * `DELETE /api/admin/v2/space_groups/{id}`
   */
  deleteSpaceGroup(input: DeleteSpaceGroupRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteSpaceGroupResult>>;
}
