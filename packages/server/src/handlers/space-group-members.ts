// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  AddSpaceGroupMemberRequest,
  AddSpaceGroupMemberResult,
  GetSpaceGroupMemberRequest,
  GetSpaceGroupMemberResult,
  ListSpaceGroupMembersQuery,
  ListSpaceGroupMembersRequest,
  ListSpaceGroupMembersResult,
  RemoveSpaceGroupMemberRequest,
  RemoveSpaceGroupMemberResult,
} from '@community-platform/types/operations/space-group-members';

/** What the handler of `listSpaceGroupMembers` receives: every part is there, defaults are filled in. */
export interface ListSpaceGroupMembersInput extends ListSpaceGroupMembersRequest {
  query: ListSpaceGroupMembersQuery & { page: number; per_page: number };
}

/** Who belongs to which space group. */
export interface SpaceGroupMembersHandlers<Principal = unknown, State = unknown> {
  /**
   * Get a space group member.
   *
   * Returns the membership of a member in a space group. Both are named in the query string, since the path
   * has no id.
   *
   * `GET /api/admin/v2/space_group_member`
   */
  getSpaceGroupMember(input: GetSpaceGroupMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetSpaceGroupMemberResult>>;
  /**
   * List space group members.
   *
   * Returns one page of the memberships of a space group. A group that the community does not have is answered
   * with 404.
   *
   * `GET /api/admin/v2/space_group_members`
   */
  listSpaceGroupMembers(input: ListSpaceGroupMembersInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListSpaceGroupMembersResult>>;
  /**
   * Add a member to a space group.
   *
   * Adds a member to a space group and answers with 200, without the membership. A member of the group is
   * refused with 422.
   *
   * `POST /api/admin/v2/space_group_members`
   */
  addSpaceGroupMember(input: AddSpaceGroupMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<AddSpaceGroupMemberResult>>;
  /**
   * Remove a member from a space group.
   *
   * Removes a member from a space group and from its spaces. Both are named in the query string, not by the id
   * of the membership in the path. The owner of the community is refused with 422.
   *
   * `DELETE /api/admin/v2/space_group_members`
   */
  removeSpaceGroupMember(input: RemoveSpaceGroupMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<RemoveSpaceGroupMemberResult>>;
}
