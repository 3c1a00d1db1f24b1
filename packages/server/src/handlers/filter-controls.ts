// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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

/** What the handler of `listFilterControls` receives: every part is there, defaults are filled in. */
export interface ListFilterControlsInput extends ListFilterControlsRequest {
  query: ListFilterControlsQuery & { page: number; per_page: number };
}

/** What admins have chosen about those filters. */
export interface FilterControlsHandlers<Principal = unknown, State = unknown> {
  /**
   * List filter controls.
   *
   * Returns one page of the choices about member filters that were saved, ordered by `sort_key`.
   *
   * `GET /api/admin/v2/filter_kit_controls`
   */
  listFilterControls(input: ListFilterControlsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListFilterControlsResult>>;
  /**
   * Create a filter control.
   *
   * Saves a choice about a member filter. A field that is not known is not ignored here, but refused with
   * 422, and so are a second choice about the same filter of the same surface, the key `profile_field`
   * without a profile field, and a profile field with another key.
   *
   * `POST /api/admin/v2/filter_kit_controls`
   */
  createFilterControl(input: CreateFilterControlRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateFilterControlResult>>;
  /**
   * Get a filter control.
   *
   * Returns one saved choice.
   *
   * `GET /api/admin/v2/filter_kit_controls/{id}`
   */
  getFilterControl(input: GetFilterControlRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetFilterControlResult>>;
  /**
   * Update a filter control.
   *
   * Changes what the body names and leaves the rest. What `createFilterControl` refuses is refused here,
   * too, but for fields that are not known.
   *
   * `PATCH /api/admin/v2/filter_kit_controls/{id}`
   */
  updateFilterControl(input: UpdateFilterControlRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateFilterControlResult>>;
  /**
   * Delete a filter control.
   *
   * Deletes a saved choice, so that the default holds again.
   *
   * `DELETE /api/admin/v2/filter_kit_controls/{id}`
   */
  deleteFilterControl(input: DeleteFilterControlRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteFilterControlResult>>;
}
