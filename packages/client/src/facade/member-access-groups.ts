// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AccessGroup, AccessGroups } from '@community-platform/types/access-group';
import type { ListMemberAccessGroupsRequest } from '@community-platform/types/operations/member-access-groups';
import * as operations from '../operations/member-access-groups.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** The access groups that a member belongs to. */
export interface MemberAccessGroupsApi {
  /**
   * List the access groups of a member.
   *
   * Returns one page of the active access groups that a member belongs to.
   *
   * `GET /api/admin/v2/community_members/{community_member_id}/access_groups`
   */
  list(request: ListMemberAccessGroupsRequest, options?: RequestOptions): Promise<AccessGroups>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request: ListMemberAccessGroupsRequest, options?: RequestOptions): Paginator<AccessGroup, AccessGroups>;
}

/** Binds the operations to a client. */
export const createMemberAccessGroupsApi = (client: Sender<OnUndeclared>): MemberAccessGroupsApi => ({
  list: (request, options) => unwrap(client.send(operations.listMemberAccessGroupsOperation, request, options)),
  paginateList: (request, options) => operations.paginateListMemberAccessGroups(client, request, options),
});
