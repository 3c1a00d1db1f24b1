// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ArchiveProfileFieldRequest,
  ArchiveProfileFieldResult,
  CreateProfileFieldRequest,
  CreateProfileFieldResult,
  DeleteProfileFieldRequest,
  DeleteProfileFieldResult,
  GetProfileFieldRequest,
  GetProfileFieldResult,
  ListProfileFieldsQuery,
  ListProfileFieldsRequest,
  ListProfileFieldsResult,
  UnarchiveProfileFieldRequest,
  UnarchiveProfileFieldResult,
  UpdateProfileFieldRequest,
  UpdateProfileFieldResult,
} from '@community-platform/types/operations/profile-fields';

/** What the handler of `listProfileFields` receives: every part is there, defaults are filled in. */
export interface ListProfileFieldsInput extends ListProfileFieldsRequest {
  query: ListProfileFieldsQuery & { page: number; per_page: number };
}

/** What members are asked to tell about themselves. */
export interface ProfileFieldsHandlers<Principal = unknown, State = unknown> {
  /**
   * List profile fields.
   *
   * Returns one page of the profile fields of the community, in the order in which they were made.
   *
   * `GET /api/admin/v2/profile_fields`
   */
  listProfileFields(input: ListProfileFieldsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListProfileFieldsResult>>;
  /**
   * Create a profile field.
   *
   * Makes a profile field. Choices without a field that has them, number options without a number field, the
   * lack of either, and a key that another field has are refused with 422.
   *
   * `POST /api/admin/v2/profile_fields`
   */
  createProfileField(input: CreateProfileFieldRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateProfileFieldResult>>;
  /**
   * Get a profile field.
   *
   * Returns one profile field, also an archived one.
   *
   * `GET /api/admin/v2/profile_fields/{id}`
   */
  getProfileField(input: GetProfileFieldRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetProfileFieldResult>>;
  /**
   * Update a profile field.
   *
   * Changes what the body names and leaves the rest. The type of a field cannot be changed, and neither can
   * the key of a field that the platform brings; that is refused with 422.
   *
   * `PUT /api/admin/v2/profile_fields/{id}`
   */
  updateProfileField(input: UpdateProfileFieldRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateProfileFieldResult>>;
  /**
   * Delete a profile field.
   *
   * Deletes an archived profile field with all answers to it. A field that is not archived is answered with
   * 404, as if it did not exist.
   *
   * `DELETE /api/admin/v2/profile_fields/{id}`
   */
  deleteProfileField(input: DeleteProfileFieldRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteProfileFieldResult>>;
  /**
   * Archive a profile field.
   *
   * Keeps the field and its answers, and no longer asks for it. A field that is archived already, or that the
   * platform brings, is refused with 422.
   *
   * `PUT /api/admin/v2/profile_fields/{id}/archive`
   */
  archiveProfileField(input: ArchiveProfileFieldRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ArchiveProfileFieldResult>>;
  /**
   * Unarchive a profile field.
   *
   * Asks for an archived field again. A field that is not archived is refused with 422.
   *
   * `PUT /api/admin/v2/profile_fields/{id}/unarchive`
   */
  unarchiveProfileField(input: UnarchiveProfileFieldRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UnarchiveProfileFieldResult>>;
}
