// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type {
  CreateSpaceGroupRequest,
  DeleteSpaceGroupRequest,
  GetSpaceGroupRequest,
  ListSpaceGroupsRequest,
  UpdateSpaceGroupRequest,
} from '@community-platform/types/operations/space-groups';
import type { SpaceGroup, SpaceGroups } from '@community-platform/types/space-group';
import * as operations from '../operations/space-groups.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Headings under which spaces are gathered. */
export interface SpaceGroupsApi {
  /**
   * List space groups.
   *
   * Returns one page of the space groups, in the order in which they were made.
   *
   * `GET /api/admin/v2/space_groups`
   */
  list(request?: ListSpaceGroupsRequest, options?: RequestOptions): Promise<SpaceGroups>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListSpaceGroupsRequest, options?: RequestOptions): Paginator<SpaceGroup, SpaceGroups>;
  /**
   * Create a space group.
   *
   * Makes a space group. A slug that another one has is refused with 422.
   *
   * `POST /api/admin/v2/space_groups`
   */
  create(request: CreateSpaceGroupRequest, options?: RequestOptions): Promise<SpaceGroup>;
  /**
   * Get a space group.
   *
   * Returns one space group.
   *
   * `GET /api/admin/v2/space_groups/{id}`
   */
  get(request: GetSpaceGroupRequest, options?: RequestOptions): Promise<SpaceGroup>;
  /**
   * Update a space group.
   *
   * Changes what the body names and leaves the rest.
   *
   * `PUT /api/admin/v2/space_groups/{id}`
   */
  update(request: UpdateSpaceGroupRequest, options?: RequestOptions): Promise<SpaceGroup>;
  /**
   * Delete a space group.
   *
   * Deletes a space group with its spaces and everything in them. The group of the space that newcomers are led to
   * is
   * refused with 422.
   *
   * `DELETE /api/admin/v2/space_groups/{id}`
   */
  delete(request: DeleteSpaceGroupRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

/** Binds the operations to a client. */
export const createSpaceGroupsApi = (client: Sender<OnUndeclared>): SpaceGroupsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listSpaceGroupsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListSpaceGroups(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createSpaceGroupOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getSpaceGroupOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateSpaceGroupOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteSpaceGroupOperation, request, options)),
});
