// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type {
  CreateSpaceRequest,
  DeleteSpaceRequest,
  GetSpaceRequest,
  ListSpacesRequest,
  UpdateSpaceRequest,
} from '@community-platform/types/operations/spaces';
import type { Space, SpaceCreateResponse, Spaces } from '@community-platform/types/space';
import * as operations from '../operations/spaces.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** The places in which posts, events, lessons and chats live. */
export interface SpacesApi {
  /**
   * List spaces.
   *
   * Returns one page of the spaces, in the order in which they were made unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/spaces`
   */
  list(request?: ListSpacesRequest, options?: RequestOptions): Promise<Spaces>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListSpacesRequest, options?: RequestOptions): Paginator<Space, Spaces>;
  /**
   * Create a space.
   *
   * Makes a space in a space group and answers with 200. `course_setting` is for a space of type `course`. A
   * slug that another space has, or a space group that the community does not have, is refused with 422.
   *
   * `POST /api/admin/v2/spaces`
   */
  create(request: CreateSpaceRequest, options?: RequestOptions): Promise<SpaceCreateResponse>;
  /**
   * Get a space.
   *
   * Returns one space of any type.
   *
   * `GET /api/admin/v2/spaces/{id}`
   */
  get(request: GetSpaceRequest, options?: RequestOptions): Promise<Space>;
  /**
   * Update a space.
   *
   * Changes what the body names and leaves the rest. The course settings stand under
   * `course_setting_attributes` here, and under `course_setting` in `createSpace`. The type and the slug of a
   * space cannot be changed.
   *
   * `PUT /api/admin/v2/spaces/{id}`
   */
  update(request: UpdateSpaceRequest, options?: RequestOptions): Promise<Space>;
  /**
   * Delete a space.
   *
   * Deletes a space with everything in it. The space that newcomers are led to is refused with 422.
   *
   * `DELETE /api/admin/v2/spaces/{id}`
   */
  delete(request: DeleteSpaceRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

/** Binds the operations to a client. */
export const createSpacesApi = (client: Sender<OnUndeclared>): SpacesApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listSpacesOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListSpaces(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createSpaceOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getSpaceOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateSpaceOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteSpaceOperation, request, options)),
});
