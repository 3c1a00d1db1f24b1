// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AccessGroup, AccessGroups } from '@community-platform/types/access-group';
import type { SuccessResponse } from '@community-platform/types/common';
import type {
  ArchiveAccessGroupRequest,
  CreateAccessGroupRequest,
  GetAccessGroupRequest,
  ListAccessGroupsRequest,
  UnarchiveAccessGroupRequest,
  UpdateAccessGroupRequest,
} from '@community-platform/types/operations/access-groups';
import * as operations from '../operations/access-groups.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Bundles of access that are given to members together. */
export interface AccessGroupsApi {
  /**
   * List access groups.
   *
   * Returns one page of the access groups, the newest first.
   *
   * `GET /api/admin/v2/access_groups`
   */
  list(request?: ListAccessGroupsRequest, options?: RequestOptions): Promise<AccessGroups>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListAccessGroupsRequest, options?: RequestOptions): Paginator<AccessGroup, AccessGroups>;
  /**
   * Create an access group.
   *
   * Makes an access group, which is active. A name that another access group has is refused with 422.
   *
   * `POST /api/admin/v2/access_groups`
   */
  create(request: CreateAccessGroupRequest, options?: RequestOptions): Promise<AccessGroup>;
  /**
   * Get an access group.
   *
   * Returns one access group, active or archived.
   *
   * `GET /api/admin/v2/access_groups/{id}`
   */
  get(request: GetAccessGroupRequest, options?: RequestOptions): Promise<AccessGroup>;
  /**
   * Update an access group.
   *
   * Changes what the body names and leaves the rest. An archived access group is refused with 422.
   *
   * `PUT /api/admin/v2/access_groups/{id}`
   */
  update(request: UpdateAccessGroupRequest, options?: RequestOptions): Promise<AccessGroup>;
  /**
   * Archive an access group.
   *
   * Archives an access group, though the method says that it deletes: its members lose the access that it
   * gives, and `unarchiveAccessGroup` brings it back. One that is archived already is refused with 422.
   *
   * `DELETE /api/admin/v2/access_groups/{id}`
   */
  archive(request: ArchiveAccessGroupRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Unarchive an access group.
   *
   * Brings an archived access group back, with its members. One that is active stays so.
   *
   * `PATCH /api/admin/v2/access_groups/{id}/unarchive`
   */
  unarchive(request: UnarchiveAccessGroupRequest, options?: RequestOptions): Promise<AccessGroup>;
}

/** Binds the operations to a client. */
export const createAccessGroupsApi = (client: Sender<OnUndeclared>): AccessGroupsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listAccessGroupsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListAccessGroups(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createAccessGroupOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getAccessGroupOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateAccessGroupOperation, request, options)),
  archive: (request, options) => unwrap(client.send(operations.archiveAccessGroupOperation, request, options)),
  unarchive: (request, options) => unwrap(client.send(operations.unarchiveAccessGroupOperation, request, options)),
});
