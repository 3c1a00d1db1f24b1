// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  AddSpaceMemberRequest,
  AddSpaceMemberResult,
  GetSpaceMemberRequest,
  GetSpaceMemberResult,
  ListSpaceMembersQuery,
  ListSpaceMembersRequest,
  ListSpaceMembersResult,
  RemoveSpaceMemberRequest,
  RemoveSpaceMemberResult,
} from '@community-platform/types/operations/space-members';

/** What the handler of `listSpaceMembers` receives: every part is there, defaults are filled in. */
export interface ListSpaceMembersInput extends ListSpaceMembersRequest {
  query: ListSpaceMembersQuery & { page: number; per_page: number };
}

/** Who belongs to which space. */
export interface SpaceMembersHandlers<Principal = unknown, State = unknown> {
  /**
   * Get a space member.
   *
   * Returns the membership of a member in a space. Both are named in the query string, since the path has no
   * id.
   *
   * `GET /api/admin/v2/space_member`
   */
  getSpaceMember(input: GetSpaceMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetSpaceMemberResult>>;
  /**
   * List space members.
   *
   * Returns one page of the memberships of a space. A space that the community does not have is answered with
   * 404.
   *
   * `GET /api/admin/v2/space_members`
   */
  listSpaceMembers(input: ListSpaceMembersInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListSpaceMembersResult>>;
  /**
   * Add a member to a space.
   *
   * Adds a member to a space and answers with 200, without the membership. A member of the space stays one,
   * and the answer is the same.
   *
   * `POST /api/admin/v2/space_members`
   */
  addSpaceMember(input: AddSpaceMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<AddSpaceMemberResult>>;
  /**
   * Remove a member from a space.
   *
   * Removes a member from a space. Both are named in the query string, not by the id of the membership in the
   * path.
   *
   * `DELETE /api/admin/v2/space_members`
   */
  removeSpaceMember(input: RemoveSpaceMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<RemoveSpaceMemberResult>>;
}
