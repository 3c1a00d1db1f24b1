// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AccessGroupCommunityMember, AccessGroupCommunityMembers } from '@community-platform/types/access-group';
import type { MessageResponse } from '@community-platform/types/common';
import type {
  AddAccessGroupMemberRequest,
  GetAccessGroupMemberRequest,
  ListAccessGroupMembersRequest,
  RemoveAccessGroupMemberRequest,
} from '@community-platform/types/operations/access-group-members';
import * as operations from '../operations/access-group-members.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Who belongs to which access group. */
export interface AccessGroupMembersApi {
  /**
   * Get a member of an access group.
   *
   * Returns the membership of a member, who is named by e-mail address. A member who is not in the access
   * group is answered with 404.
   *
   * `GET /api/admin/v2/access_groups/{access_group_id}/community_member`
   */
  get(request: GetAccessGroupMemberRequest, options?: RequestOptions): Promise<AccessGroupCommunityMember>;
  /**
   * List the members of an access group.
   *
   * Returns one page of the memberships of an access group, the newest first.
   *
   * `GET /api/admin/v2/access_groups/{access_group_id}/community_members`
   */
  list(request: ListAccessGroupMembersRequest, options?: RequestOptions): Promise<AccessGroupCommunityMembers>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request: ListAccessGroupMembersRequest, options?: RequestOptions): Paginator<AccessGroupCommunityMember, AccessGroupCommunityMembers>;
  /**
   * Add a member to an access group.
   *
   * Puts a member into an access group and answers without the membership. One who is in it already stays,
   * and the answer is the same. An archived access group refuses with 422.
   *
   * `POST /api/admin/v2/access_groups/{access_group_id}/community_members`
   */
  add(request: AddAccessGroupMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Remove a member from an access group.
   *
   * Takes a member out of an access group. The member is named in the query string, not by the id of the
   * membership in the path.
   *
   * `DELETE /api/admin/v2/access_groups/{access_group_id}/community_members`
   */
  remove(request: RemoveAccessGroupMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
}

/** Binds the operations to a client. */
export const createAccessGroupMembersApi = (client: Sender<OnUndeclared>): AccessGroupMembersApi => ({
  get: (request, options) => unwrap(client.send(operations.getAccessGroupMemberOperation, request, options)),
  list: (request, options) => unwrap(client.send(operations.listAccessGroupMembersOperation, request, options)),
  paginateList: (request, options) => operations.paginateListAccessGroupMembers(client, request, options),
  add: (request, options) => unwrap(client.send(operations.addAccessGroupMemberOperation, request, options)),
  remove: (request, options) => unwrap(client.send(operations.removeAccessGroupMemberOperation, request, options)),
});
