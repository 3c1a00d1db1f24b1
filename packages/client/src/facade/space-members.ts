// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
import type {
  AddSpaceMemberRequest,
  GetSpaceMemberRequest,
  ListSpaceMembersRequest,
  RemoveSpaceMemberRequest,
} from '@community-platform/types/operations/space-members';
import type { SpaceMember, SpaceMembers } from '@community-platform/types/space-member';
import * as operations from '../operations/space-members.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Who belongs to which space. */
export interface SpaceMembersApi {
  /**
   * Get a space member.
   *
   * Returns the membership of a member in a space. Both are named in the query string, since the path has no
   * id.
   *
   * `GET /api/admin/v2/space_member`
   */
  get(request: GetSpaceMemberRequest, options?: RequestOptions): Promise<SpaceMember>;
  /**
   * List space members.
   *
   * Returns one page of the memberships of a space. A space that the community does not have is answered with
   * 404.
   *
   * `GET /api/admin/v2/space_members`
   */
  list(request: ListSpaceMembersRequest, options?: RequestOptions): Promise<SpaceMembers>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request: ListSpaceMembersRequest, options?: RequestOptions): Paginator<SpaceMember, SpaceMembers>;
  /**
   * Add a member to a space.
   *
   * Adds a member to a space and answers with 200, without the membership. A member of the space stays one,
   * and the answer is the same.
   *
   * `POST /api/admin/v2/space_members`
   */
  add(request: AddSpaceMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Remove a member from a space.
   *
   * Removes a member from a space. Both are named in the query string, not by the id of the membership in the
   * path.
   *
   * `DELETE /api/admin/v2/space_members`
   */
  remove(request: RemoveSpaceMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
}

/** Binds the operations to a client. */
export const createSpaceMembersApi = (client: Sender<OnUndeclared>): SpaceMembersApi => ({
  get: (request, options) => unwrap(client.send(operations.getSpaceMemberOperation, request, options)),
  list: (request, options) => unwrap(client.send(operations.listSpaceMembersOperation, request, options)),
  paginateList: (request, options) => operations.paginateListSpaceMembers(client, request, options),
  add: (request, options) => unwrap(client.send(operations.addSpaceMemberOperation, request, options)),
  remove: (request, options) => unwrap(client.send(operations.removeSpaceMemberOperation, request, options)),
});
