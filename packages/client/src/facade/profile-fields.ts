// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type {
  ArchiveProfileFieldRequest,
  CreateProfileFieldRequest,
  DeleteProfileFieldRequest,
  GetProfileFieldRequest,
  ListProfileFieldsRequest,
  UnarchiveProfileFieldRequest,
  UpdateProfileFieldRequest,
} from '@community-platform/types/operations/profile-fields';
import type { ProfileField, ProfileFieldsList } from '@community-platform/types/profile-field';
import * as operations from '../operations/profile-fields.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What members are asked to tell about themselves. */
export interface ProfileFieldsApi {
  /**
   * List profile fields.
   *
   * Returns one page of the profile fields of the community, in the order in which they were made.
   *
   * `GET /api/admin/v2/profile_fields`
   */
  list(request?: ListProfileFieldsRequest, options?: RequestOptions): Promise<ProfileFieldsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListProfileFieldsRequest, options?: RequestOptions): Paginator<ProfileField, ProfileFieldsList>;
  /**
   * Create a profile field.
   *
   * Makes a profile field. Choices without a field that has them, number options without a number field, the
   * lack of either, and a key that another field has are refused with 422.
   *
   * `POST /api/admin/v2/profile_fields`
   */
  create(request: CreateProfileFieldRequest, options?: RequestOptions): Promise<ProfileField>;
  /**
   * Get a profile field.
   *
   * Returns one profile field, also an archived one.
   *
   * `GET /api/admin/v2/profile_fields/{id}`
   */
  get(request: GetProfileFieldRequest, options?: RequestOptions): Promise<ProfileField>;
  /**
   * Update a profile field.
   *
   * Changes what the body names and leaves the rest. The type of a field cannot be changed, and neither can
   * the key of a field that the platform brings; that is refused with 422.
   *
   * `PUT /api/admin/v2/profile_fields/{id}`
   */
  update(request: UpdateProfileFieldRequest, options?: RequestOptions): Promise<ProfileField>;
  /**
   * Delete a profile field.
   *
   * Deletes an archived profile field with all answers to it. A field that is not archived is answered with
   * 404, as if it did not exist.
   *
   * `DELETE /api/admin/v2/profile_fields/{id}`
   */
  delete(request: DeleteProfileFieldRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Archive a profile field.
   *
   * Keeps the field and its answers, and no longer asks for it. A field that is archived already, or that the
   * platform brings, is refused with 422.
   *
   * `PUT /api/admin/v2/profile_fields/{id}/archive`
   */
  archive(request: ArchiveProfileFieldRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Unarchive a profile field.
   *
   * Asks for an archived field again. A field that is not archived is refused with 422.
   *
   * `PUT /api/admin/v2/profile_fields/{id}/unarchive`
   */
  unarchive(request: UnarchiveProfileFieldRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

/** Binds the operations to a client. */
export const createProfileFieldsApi = (client: Sender<OnUndeclared>): ProfileFieldsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listProfileFieldsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListProfileFields(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createProfileFieldOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getProfileFieldOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateProfileFieldOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteProfileFieldOperation, request, options)),
  archive: (request, options) => unwrap(client.send(operations.archiveProfileFieldOperation, request, options)),
  unarchive: (request, options) => unwrap(client.send(operations.unarchiveProfileFieldOperation, request, options)),
});
