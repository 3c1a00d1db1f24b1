// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  AddTaggedMemberRequest,
  AddTaggedMemberResult,
  GetTaggedMemberRequest,
  GetTaggedMemberResult,
  ListTaggedMembersQuery,
  ListTaggedMembersRequest,
  ListTaggedMembersResult,
  RemoveTaggedMemberRequest,
  RemoveTaggedMemberResult,
} from '@community-platform/types/operations/tagged-members';

/** What the handler of `listTaggedMembers` receives: every part is there, defaults are filled in. */
export interface ListTaggedMembersInput extends ListTaggedMembersRequest {
  query: ListTaggedMembersQuery & { page: number; per_page: number };
}

/** Which member bears which tag. */
export interface TaggedMembersHandlers<Principal = unknown, State = unknown> {
  /**
   * List tagged members.
   *
   * Returns one page of the pairs of a member, or a lead, and a tag. Somebody who bears two tags is in it
   * twice.
   *
   * `GET /api/admin/v2/tagged_members`
   */
  listTaggedMembers(input: ListTaggedMembersInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListTaggedMembersResult>>;
  /**
   * Tag a member.
   *
   * Gives a tag to a member. A member who bears it already keeps it, and the answer is the same.
   *
   * `POST /api/admin/v2/tagged_members`
   */
  addTaggedMember(input: AddTaggedMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<AddTaggedMemberResult>>;
  /**
   * Remove a tag from a member.
   *
   * Takes a tag from a member. Which one is said in the query string, not by the id of the tagging in the
   * path.
   *
   * `DELETE /api/admin/v2/tagged_members`
   */
  removeTaggedMember(input: RemoveTaggedMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<RemoveTaggedMemberResult>>;
  /**
   * Get a tagged member.
   *
   * Returns one pair of a member, or a lead, and a tag.
   *
   * `GET /api/admin/v2/tagged_members/{id}`
   */
  getTaggedMember(input: GetTaggedMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetTaggedMemberResult>>;
}
