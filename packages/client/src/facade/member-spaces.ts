// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ListMemberSpacesRequest } from '@community-platform/types/operations/member-spaces';
import type { Space, Spaces } from '@community-platform/types/space';
import * as operations from '../operations/member-spaces.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** The spaces that a member belongs to. */
export interface MemberSpacesApi {
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
  list(request?: ListMemberSpacesRequest, options?: RequestOptions): Promise<Spaces>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListMemberSpacesRequest, options?: RequestOptions): Paginator<Space, Spaces>;
}

/** Binds the operations to a client. */
export const createMemberSpacesApi = (client: Sender<OnUndeclared>): MemberSpacesApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listMemberSpacesOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListMemberSpaces(client, request, options),
});
