// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ListMemberSpacesQuery,
  ListMemberSpacesRequest,
  ListMemberSpacesResult,
} from '@community-platform/types/operations/member-spaces';

/** What the handler of `listMemberSpaces` receives: every part is there, defaults are filled in. */
export interface ListMemberSpacesInput extends ListMemberSpacesRequest {
  query: ListMemberSpacesQuery & { page: number; per_page: number };
}

/** The spaces that a member belongs to. */
export interface MemberSpacesHandlers<Principal = unknown, State = unknown> {
  /**
   * List the spaces of a member.
   *
   * Returns one page of the spaces that a member belongs to. The member is named by `community_member_id` or
   * by `user_email`; when both are sent, they name the same member, or are refused with 422. Without either, it is
   * the admin whose token is used. A member
   * whom the community does not have is a 404.
   *
   * `GET /api/admin/v2/community_member_spaces`
   */
  listMemberSpaces(input: ListMemberSpacesInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListMemberSpacesResult>>;
}
