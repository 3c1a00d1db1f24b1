// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetCommunityRequest,
  GetCommunityResult,
  UpdateCommunityRequest,
  UpdateCommunityResult,
} from '@community-platform/types/operations/community';

/** The community itself and its settings. */
export interface CommunityHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the community.
   *
   * Returns the community to which the token belongs, with its settings.
   *
   * `GET /api/admin/v2/community`
   */
  getCommunity(input: GetCommunityRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetCommunityResult>>;
  /**
   * Update the community.
   *
   * Changes what the body names and leaves the rest, within the settings too. A slug that another community
   * has, and a space that this community does not have, are refused with 422.
   *
   * `PUT /api/admin/v2/community`
   */
  updateCommunity(input: UpdateCommunityRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateCommunityResult>>;
}
