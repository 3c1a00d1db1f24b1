// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateMemberTagRequest,
  CreateMemberTagResult,
  DeleteMemberTagRequest,
  DeleteMemberTagResult,
  GetMemberTagRequest,
  GetMemberTagResult,
  ListMemberTagsQuery,
  ListMemberTagsRequest,
  ListMemberTagsResult,
  UpdateMemberTagRequest,
  UpdateMemberTagResult,
} from '@community-platform/types/operations/member-tags';

/** What the handler of `listMemberTags` receives: every part is there, defaults are filled in. */
export interface ListMemberTagsInput extends ListMemberTagsRequest {
  query: ListMemberTagsQuery & { page: number; per_page: number };
}

/** Labels that admins put on members. */
export interface MemberTagsHandlers<Principal = unknown, State = unknown> {
  /**
   * List member tags.
   *
   * Returns one page of the tags, the newest first unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/member_tags`
   */
  listMemberTags(input: ListMemberTagsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListMemberTagsResult>>;
  /**
   * Create a member tag.
   *
   * Makes a tag. One without a name, or with a name that another tag has, is refused with 422.
   *
   * `POST /api/admin/v2/member_tags`
   */
  createMemberTag(input: CreateMemberTagRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateMemberTagResult>>;
  /**
   * Get a member tag.
   *
   * Returns one tag.
   *
   * `GET /api/admin/v2/member_tags/{id}`
   */
  getMemberTag(input: GetMemberTagRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetMemberTagResult>>;
  /**
   * Update a member tag.
   *
   * Changes what the body names and leaves the rest.
   *
   * `PUT /api/admin/v2/member_tags/{id}`
   */
  updateMemberTag(input: UpdateMemberTagRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateMemberTagResult>>;
  /**
   * Delete a member tag.
   *
   * Deletes the tag and takes it from everybody who bears it.
   *
   * `DELETE /api/admin/v2/member_tags/{id}`
   */
  deleteMemberTag(input: DeleteMemberTagRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteMemberTagResult>>;
}
