// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { CommunityMember } from '@community-platform/types/community-member';
import type { GetCommunityMemberRequest } from '@community-platform/types/operations/community-members';
import {
  getCommunityMember,
} from '../operations/community-members.js';
import { type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** The people of the community. */
export interface CommunityMembersApi {
  /**
   * Get a community member.
   *
   * Returns one member of the community. An id that is not a whole number is answered with 400, one that
   * matches no member of this community with 404.
   *
   * `GET /api/admin/v2/community_members/{id}`
   */
  get(request: GetCommunityMemberRequest, options?: RequestOptions): Promise<CommunityMember>;
}

/** Binds the operations to a client. */
export const createCommunityMembersApi = (client: Sender): CommunityMembersApi => ({
  get: (request, options) => unwrap(getCommunityMember(client, request, options)),
});
