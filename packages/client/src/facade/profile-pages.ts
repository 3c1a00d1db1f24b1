// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetProfilePageRequest } from '@community-platform/types/operations/profile-pages';
import type { PageProfileFields } from '@community-platform/types/profile-field';
import * as operations from '../operations/profile-pages.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Which profile fields each page of a profile shows. */
export interface ProfilePagesApi {
  /**
   * Get the profile fields of a page.
   *
   * Returns all profile fields that a page shows, in their order. The answer is a plain array, not a page of a
   * list.
   *
   * `GET /api/admin/v2/page_profile_fields`
   */
  get(request: GetProfilePageRequest, options?: RequestOptions): Promise<PageProfileFields>;
}

/** Binds the operations to a client. */
export const createProfilePagesApi = (client: Sender<OnUndeclared>): ProfilePagesApi => ({
  get: (request, options) => unwrap(client.send(operations.getProfilePageOperation, request, options)),
});
