// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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

/** What the handler of `listAccessGroups` receives: every part is there, defaults are filled in. */
export interface ListAccessGroupsInput extends ListAccessGroupsRequest {
  query: ListAccessGroupsQuery & { page: number; per_page: number };
}

/** Bundles of access that are given to members together. */
export interface AccessGroupsHandlers<Principal = unknown, State = unknown> {
  /**
   * List access groups.
   *
   * Returns one page of the access groups, the newest first.
   *
   * `GET /api/admin/v2/access_groups`
   */
  listAccessGroups(input: ListAccessGroupsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListAccessGroupsResult>>;
  /**
   * Create an access group.
   *
   * Makes an access group, which is active. A name that another access group has is refused with 422.
   *
   * `POST /api/admin/v2/access_groups`
   */
  createAccessGroup(input: CreateAccessGroupRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateAccessGroupResult>>;
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
   * Changes what the body names and leaves the rest. An archived access group is refused with 422.
   *
   * `PUT /api/admin/v2/access_groups/{id}`
   */
  updateAccessGroup(input: UpdateAccessGroupRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateAccessGroupResult>>;
  /**
   * Archive an access group.
   *
   * Archives an access group, though the method says that it deletes: its members lose the access that it
   * gives, and `unarchiveAccessGroup` brings it back. One that is archived already is refused with 422.
   *
   * `DELETE /api/admin/v2/access_groups/{id}`
   */
  archiveAccessGroup(input: ArchiveAccessGroupRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ArchiveAccessGroupResult>>;
  /**
   * Unarchive an access group.
   *
   * Brings an archived access group back, with its members. One that is active stays so.
   *
   * `PATCH /api/admin/v2/access_groups/{id}/unarchive`
   */
  unarchiveAccessGroup(input: UnarchiveAccessGroupRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UnarchiveAccessGroupResult>>;
}
