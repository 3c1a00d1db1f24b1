// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
import type {
  AddTaggedMemberRequest,
  GetTaggedMemberRequest,
  ListTaggedMembersRequest,
  RemoveTaggedMemberRequest,
} from '@community-platform/types/operations/tagged-members';
import type { TaggedMember, TaggedMembers } from '@community-platform/types/tagged-member';
import * as operations from '../operations/tagged-members.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Which member bears which tag. */
export interface TaggedMembersApi {
  /**
   * List tagged members.
   *
   * Returns one page of the pairs of a member, or a lead, and a tag. Somebody who bears two tags is in it
   * twice.
   *
   * `GET /api/admin/v2/tagged_members`
   */
  list(request?: ListTaggedMembersRequest, options?: RequestOptions): Promise<TaggedMembers>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListTaggedMembersRequest, options?: RequestOptions): Paginator<TaggedMember, TaggedMembers>;
  /**
   * Tag a member.
   *
   * Gives a tag to a member. A member who bears it already keeps it, and the answer is the same.
   *
   * `POST /api/admin/v2/tagged_members`
   */
  add(request: AddTaggedMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Remove a tag from a member.
   *
   * Takes a tag from a member. Which one is said in the query string, not by the id of the tagging in the
   * path.
   *
   * `DELETE /api/admin/v2/tagged_members`
   */
  remove(request: RemoveTaggedMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Get a tagged member.
   *
   * Returns one pair of a member, or a lead, and a tag.
   *
   * `GET /api/admin/v2/tagged_members/{id}`
   */
  get(request: GetTaggedMemberRequest, options?: RequestOptions): Promise<TaggedMember>;
}

/** Binds the operations to a client. */
export const createTaggedMembersApi = (client: Sender<OnUndeclared>): TaggedMembersApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listTaggedMembersOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListTaggedMembers(client, request, options),
  add: (request, options) => unwrap(client.send(operations.addTaggedMemberOperation, request, options)),
  remove: (request, options) => unwrap(client.send(operations.removeTaggedMemberOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getTaggedMemberOperation, request, options)),
});
