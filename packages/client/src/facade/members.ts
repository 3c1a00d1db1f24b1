// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
import type {
  CommunityMember,
  CommunityMemberCreated,
  CommunityMemberList,
} from '@community-platform/types/community-member';
import type {
  BanCommunityMemberRequest,
  CreateCommunityMemberRequest,
  DeactivateCommunityMemberRequest,
  DeleteCommunityMemberRequest,
  FindCommunityMemberRequest,
  GetCommunityMemberRequest,
  ListCommunityMembersRequest,
  UpdateCommunityMemberRequest,
} from '@community-platform/types/operations/members';
import * as operations from '../operations/members.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** The people of the community. */
export interface MembersApi {
  /**
   * List community members.
   *
   * Returns one page of the members, the newest first. Deactivated members are left out unless `status` asks
   * for them.
   *
   * `GET /api/admin/v2/community_members`
   */
  list(request?: ListCommunityMembersRequest, options?: RequestOptions): Promise<CommunityMemberList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListCommunityMembersRequest, options?: RequestOptions): Paginator<CommunityMember, CommunityMemberList>;
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
  create(request: CreateCommunityMemberRequest, options?: RequestOptions): Promise<CommunityMemberCreated>;
  /**
   * Get a community member.
   *
   * Returns one member of the community. An id that is not a whole number is answered with 400, one that
   * matches no member of this community with 404.
   *
   * `GET /api/admin/v2/community_members/{id}`
   */
  get(request: GetCommunityMemberRequest, options?: RequestOptions): Promise<CommunityMember>;
  /**
   * Update a community member.
   *
   * Changes what the body names and leaves the rest. Spaces, space groups and tags that are named replace
   * those of before. The e-mail address cannot be changed.
   *
   * `PUT /api/admin/v2/community_members/{id}`
   */
  update(request: UpdateCommunityMemberRequest, options?: RequestOptions): Promise<CommunityMember>;
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
  deactivate(request: DeactivateCommunityMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Find a community member by e-mail address.
   *
   * Returns the member who has the e-mail address. It has to match whole; upper and lower case are the same.
   *
   * `GET /api/admin/v2/community_members/search`
   */
  find(request: FindCommunityMemberRequest, options?: RequestOptions): Promise<CommunityMember>;
  /**
   * Ban a community member.
   *
   * Removes the member and everything that the member wrote, and keeps the e-mail address from joining again.
   * The owner of the community is refused with 422.
   *
   * `PUT /api/admin/v2/community_members/{id}/ban_member`
   */
  ban(request: BanCommunityMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Delete a community member.
   *
   * Removes the member from the community for good, although the method is PUT. To keep the record, use
   * `deactivateCommunityMember`. The owner of the community is refused with 422.
   *
   * `PUT /api/admin/v2/community_members/{id}/delete_member`
   */
  delete(request: DeleteCommunityMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
}

/** Binds the operations to a client. */
export const createMembersApi = (client: Sender<OnUndeclared>): MembersApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listCommunityMembersOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListCommunityMembers(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createCommunityMemberOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getCommunityMemberOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateCommunityMemberOperation, request, options)),
  deactivate: (request, options) => unwrap(client.send(operations.deactivateCommunityMemberOperation, request, options)),
  find: (request, options) => unwrap(client.send(operations.findCommunityMemberOperation, request, options)),
  ban: (request, options) => unwrap(client.send(operations.banCommunityMemberOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteCommunityMemberOperation, request, options)),
});
