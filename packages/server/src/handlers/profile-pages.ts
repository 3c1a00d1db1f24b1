// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type { GetProfilePageRequest, GetProfilePageResult } from '@community-platform/types/operations/profile-pages';

/** Which profile fields each page of a profile shows. */
export interface ProfilePagesHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the profile fields of a page.
   *
   * Returns all profile fields that a page shows, in their order. The answer is a plain array, not a page of a
   * list.
   *
   * `GET /api/admin/v2/page_profile_fields`
   */
  getProfilePage(input: GetProfilePageRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetProfilePageResult>>;
}
