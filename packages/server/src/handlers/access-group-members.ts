// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  AddAccessGroupMemberRequest,
  AddAccessGroupMemberResult,
  GetAccessGroupMemberRequest,
  GetAccessGroupMemberResult,
  ListAccessGroupMembersQuery,
  ListAccessGroupMembersRequest,
  ListAccessGroupMembersResult,
  RemoveAccessGroupMemberRequest,
  RemoveAccessGroupMemberResult,
} from '@community-platform/types/operations/access-group-members';

/** What the handler of `listAccessGroupMembers` receives: every part is there, defaults are filled in. */
export interface ListAccessGroupMembersInput extends ListAccessGroupMembersRequest {
  query: ListAccessGroupMembersQuery & { page: number; per_page: number };
}

/** Who belongs to which access group. */
export interface AccessGroupMembersHandlers<Principal = unknown, State = unknown> {
  /**
   * Get a member of an access group.
   *
   * Returns the membership of a member, who is named by e-mail address. A member who is not in the access
   * group is answered with 404.
   *
   * `GET /api/admin/v2/access_groups/{access_group_id}/community_member`
   */
  getAccessGroupMember(input: GetAccessGroupMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetAccessGroupMemberResult>>;
  /**
   * List the members of an access group.
   *
   * Returns one page of the memberships of an access group, the newest first.
   *
   * `GET /api/admin/v2/access_groups/{access_group_id}/community_members`
   */
  listAccessGroupMembers(input: ListAccessGroupMembersInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListAccessGroupMembersResult>>;
  /**
   * Add a member to an access group.
   *
   * Puts a member into an access group and answers without the membership. One who is in it already stays,
   * and the answer is the same. An archived access group refuses with 422.
   *
   * `POST /api/admin/v2/access_groups/{access_group_id}/community_members`
   */
  addAccessGroupMember(input: AddAccessGroupMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<AddAccessGroupMemberResult>>;
  /**
   * Remove a member from an access group.
   *
   * Takes a member out of an access group. The member is named in the query string, not by the id of the
   * membership in the path.
   *
   * `DELETE /api/admin/v2/access_groups/{access_group_id}/community_members`
   */
  removeAccessGroupMember(input: RemoveAccessGroupMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<RemoveAccessGroupMemberResult>>;
}
