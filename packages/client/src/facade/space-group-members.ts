// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type {
  AddSpaceGroupMemberRequest,
  GetSpaceGroupMemberRequest,
  ListSpaceGroupMembersRequest,
  RemoveSpaceGroupMemberRequest,
} from '@community-platform/types/operations/space-group-members';
import type { SpaceGroupMember, SpaceGroupMembers } from '@community-platform/types/space-member';
import * as operations from '../operations/space-group-members.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Who belongs to which space group. */
export interface SpaceGroupMembersApi {
  /**
   * Get a space group member.
   *
   * Returns the membership of a member in a space group. Both are named in the query string, since the path
   * has no id.
   *
   * `GET /api/admin/v2/space_group_member`
   */
  get(request: GetSpaceGroupMemberRequest, options?: RequestOptions): Promise<SpaceGroupMember>;
  /**
   * List space group members.
   *
   * Returns one page of the memberships of a space group. A group that the community does not have is answered
   * with 404.
   *
   * `GET /api/admin/v2/space_group_members`
   */
  list(request: ListSpaceGroupMembersRequest, options?: RequestOptions): Promise<SpaceGroupMembers>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request: ListSpaceGroupMembersRequest, options?: RequestOptions): Paginator<SpaceGroupMember, SpaceGroupMembers>;
  /**
   * Add a member to a space group.
   *
   * Adds a member to a space group and answers with 200, without the membership. A member of the group is
   * refused with 422.
   *
   * `POST /api/admin/v2/space_group_members`
   */
  add(request: AddSpaceGroupMemberRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Remove a member from a space group.
   *
   * Removes a member from a space group and from its spaces. Both are named in the query string, not by the id
   * of the membership in the path. The owner of the community is refused with 422.
   *
   * `DELETE /api/admin/v2/space_group_members`
   */
  remove(request: RemoveSpaceGroupMemberRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

/** Binds the operations to a client. */
export const createSpaceGroupMembersApi = (client: Sender<OnUndeclared>): SpaceGroupMembersApi => ({
  get: (request, options) => unwrap(client.send(operations.getSpaceGroupMemberOperation, request, options)),
  list: (request, options) => unwrap(client.send(operations.listSpaceGroupMembersOperation, request, options)),
  paginateList: (request, options) => operations.paginateListSpaceGroupMembers(client, request, options),
  add: (request, options) => unwrap(client.send(operations.addSpaceGroupMemberOperation, request, options)),
  remove: (request, options) => unwrap(client.send(operations.removeSpaceGroupMemberOperation, request, options)),
});
