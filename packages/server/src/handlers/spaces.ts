// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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

/** What the handler of `listSpaces` receives: every part is there, defaults are filled in. */
export interface ListSpacesInput extends ListSpacesRequest {
  query: ListSpacesQuery & { page: number; per_page: number };
}

/** The places in which posts, events, lessons and chats live. */
export interface SpacesHandlers<Principal = unknown, State = unknown> {
  /**
   * List spaces.
   *
   * Returns one page of the spaces, in the order in which they were made unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/spaces`
   */
  listSpaces(input: ListSpacesInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListSpacesResult>>;
  /**
   * Create a space.
   *
   * Makes a space in a space group and answers with 200. `course_setting` is for a space of type `course`. A
   * slug that another space has, or a space group that the community does not have, is refused with 422.
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
   * Changes what the body names and leaves the rest. The course settings stand under
   * `course_setting_attributes` here, and under `course_setting` in `createSpace`. The type and the slug of a
   * space cannot be changed.
   *
   * `PUT /api/admin/v2/spaces/{id}`
   */
  updateSpace(input: UpdateSpaceRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateSpaceResult>>;
  /**
   * Delete a space.
   *
   * Deletes a space with everything in it. The space that newcomers are led to is refused with 422.
   *
   * `DELETE /api/admin/v2/spaces/{id}`
   */
  deleteSpace(input: DeleteSpaceRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteSpaceResult>>;
}
