// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type { MemberStatusFilter } from '@community-platform/types/community-member-request';
import type {
  BanCommunityMemberRequest,
  BanCommunityMemberResult,
  CreateCommunityMemberRequest,
  CreateCommunityMemberResult,
  DeactivateCommunityMemberRequest,
  DeactivateCommunityMemberResult,
  DeleteCommunityMemberRequest,
  DeleteCommunityMemberResult,
  FindCommunityMemberRequest,
  FindCommunityMemberResult,
  GetCommunityMemberRequest,
  GetCommunityMemberResult,
  ListCommunityMembersQuery,
  ListCommunityMembersRequest,
  ListCommunityMembersResult,
  UpdateCommunityMemberRequest,
  UpdateCommunityMemberResult,
} from '@community-platform/types/operations/members';

/** What the handler of `listCommunityMembers` receives: every part is there, defaults are filled in. */
export interface ListCommunityMembersInput extends ListCommunityMembersRequest {
  query: ListCommunityMembersQuery & { page: number; per_page: number; status: MemberStatusFilter };
}

/** The people of the community. */
export interface MembersHandlers<Principal = unknown, State = unknown> {
  /**
   * List community members.
   *
   * Returns one page of the members, the newest first. Deactivated members are left out unless `status` asks
   * for them.
   *
   * `GET /api/admin/v2/community_members`
   */
  listCommunityMembers(input: ListCommunityMembersInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListCommunityMembersResult>>;
  /**
   * Create or invite a community member.
   *
   * Makes a member and sends an invitation, unless `skip_invitation` says not to. The member is added to the
   * spaces and space groups that are named, and given the tags; an id among them that the community does not
   * have is answered with 422.
   *
   * An e-mail address that already belongs to a member is answered with 201, too. The answer then carries that
   * member, and its `message` says so.
   *
   * `POST /api/admin/v2/community_members`
   */
  createCommunityMember(input: CreateCommunityMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateCommunityMemberResult>>;
  /**
   * Get a community member.
   *
   * Returns one member of the community. An id that is not a whole number is answered with 400, one that
   * matches no member of this community with 404.
   *
   * `GET /api/admin/v2/community_members/{id}`
   */
  getCommunityMember(input: GetCommunityMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetCommunityMemberResult>>;
  /**
   * Update a community member.
   *
   * Changes what the body names and leaves the rest. Spaces, space groups and tags that are named replace
   * those of before. The e-mail address cannot be changed.
   *
   * `PUT /api/admin/v2/community_members/{id}`
   */
  updateCommunityMember(input: UpdateCommunityMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateCommunityMemberResult>>;
  /**
   * Deactivate a community member.
   *
   * Takes the membership away and keeps what the member wrote. The member is `inactive` afterwards, and so are the
   * memberships of spaces and groups, which nobody leaves thereby. What the member pays for ends with the period
   * that
   * is paid, unless the member is back by then. The method says more than it does: to remove somebody altogether,
   * use `deleteCommunityMember`. The owner of the community is refused with 422.
   *
   * `DELETE /api/admin/v2/community_members/{id}`
   */
  deactivateCommunityMember(input: DeactivateCommunityMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeactivateCommunityMemberResult>>;
  /**
   * Find a community member by e-mail address.
   *
   * Returns the member who has the e-mail address. It has to match whole; upper and lower case are the same.
   *
   * `GET /api/admin/v2/community_members/search`
   */
  findCommunityMember(input: FindCommunityMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<FindCommunityMemberResult>>;
  /**
   * Ban a community member.
   *
   * Removes the member and everything that the member wrote, and keeps the e-mail address from joining again.
   * The owner of the community is refused with 422.
   *
   * `PUT /api/admin/v2/community_members/{id}/ban_member`
   */
  banCommunityMember(input: BanCommunityMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<BanCommunityMemberResult>>;
  /**
   * Delete a community member.
   *
   * Removes the member from the community for good, although the method is PUT. To keep the record, use
   * `deactivateCommunityMember`. The owner of the community is refused with 422.
   *
   * `PUT /api/admin/v2/community_members/{id}/delete_member`
   */
  deleteCommunityMember(input: DeleteCommunityMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteCommunityMemberResult>>;
}
