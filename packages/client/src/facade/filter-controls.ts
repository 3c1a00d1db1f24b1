// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type { FilterKitControl, FilterKitControlsList } from '@community-platform/types/filter-kit';
import type {
  CreateFilterControlRequest,
  DeleteFilterControlRequest,
  GetFilterControlRequest,
  ListFilterControlsRequest,
  UpdateFilterControlRequest,
} from '@community-platform/types/operations/filter-controls';
import * as operations from '../operations/filter-controls.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What admins have chosen about those filters. */
export interface FilterControlsApi {
  /**
   * List filter controls.
   *
   * Returns one page of the choices about member filters that were saved, ordered by `sort_key`.
   *
   * `GET /api/admin/v2/filter_kit_controls`
   */
  list(request?: ListFilterControlsRequest, options?: RequestOptions): Promise<FilterKitControlsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListFilterControlsRequest, options?: RequestOptions): Paginator<FilterKitControl, FilterKitControlsList>;
  /**
   * Create a filter control.
   *
   * Saves a choice about a member filter. A field that is not known is not ignored here, but refused with
   * 422, and so are a second choice about the same filter of the same surface, the key `profile_field`
   * without a profile field, and a profile field with another key.
   *
   * `POST /api/admin/v2/filter_kit_controls`
   */
  create(request: CreateFilterControlRequest, options?: RequestOptions): Promise<FilterKitControl>;
  /**
   * Get a filter control.
   *
   * Returns one saved choice.
   *
   * `GET /api/admin/v2/filter_kit_controls/{id}`
   */
  get(request: GetFilterControlRequest, options?: RequestOptions): Promise<FilterKitControl>;
  /**
   * Update a filter control.
   *
   * Changes what the body names and leaves the rest. What `createFilterControl` refuses is refused here,
   * too, but for fields that are not known.
   *
   * `PATCH /api/admin/v2/filter_kit_controls/{id}`
   */
  update(request: UpdateFilterControlRequest, options?: RequestOptions): Promise<FilterKitControl>;
  /**
   * Delete a filter control.
   *
   * Deletes a saved choice, so that the default holds again.
   *
   * `DELETE /api/admin/v2/filter_kit_controls/{id}`
   */
  delete(request: DeleteFilterControlRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

/** Binds the operations to a client. */
export const createFilterControlsApi = (client: Sender<OnUndeclared>): FilterControlsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listFilterControlsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListFilterControls(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createFilterControlOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getFilterControlOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateFilterControlOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteFilterControlOperation, request, options)),
});
