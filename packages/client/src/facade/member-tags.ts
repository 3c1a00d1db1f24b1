// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type { MemberTag, MemberTagsList } from '@community-platform/types/member-tag';
import type {
  CreateMemberTagRequest,
  DeleteMemberTagRequest,
  GetMemberTagRequest,
  ListMemberTagsRequest,
  UpdateMemberTagRequest,
} from '@community-platform/types/operations/member-tags';
import * as operations from '../operations/member-tags.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Labels that admins put on members. */
export interface MemberTagsApi {
  /**
   * List member tags.
   *
   * Returns one page of the tags, the newest first unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/member_tags`
   */
  list(request?: ListMemberTagsRequest, options?: RequestOptions): Promise<MemberTagsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListMemberTagsRequest, options?: RequestOptions): Paginator<MemberTag, MemberTagsList>;
  /**
   * Create a member tag.
   *
   * Makes a tag. One without a name, or with a name that another tag has, is refused with 422.
   *
   * `POST /api/admin/v2/member_tags`
   */
  create(request: CreateMemberTagRequest, options?: RequestOptions): Promise<MemberTag>;
  /**
   * Get a member tag.
   *
   * Returns one tag.
   *
   * `GET /api/admin/v2/member_tags/{id}`
   */
  get(request: GetMemberTagRequest, options?: RequestOptions): Promise<MemberTag>;
  /**
   * Update a member tag.
   *
   * Changes what the body names and leaves the rest.
   *
   * `PUT /api/admin/v2/member_tags/{id}`
   */
  update(request: UpdateMemberTagRequest, options?: RequestOptions): Promise<MemberTag>;
  /**
   * Delete a member tag.
   *
   * Deletes the tag and takes it from everybody who bears it.
   *
   * `DELETE /api/admin/v2/member_tags/{id}`
   */
  delete(request: DeleteMemberTagRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

/** Binds the operations to a client. */
export const createMemberTagsApi = (client: Sender<OnUndeclared>): MemberTagsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listMemberTagsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListMemberTags(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createMemberTagOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getMemberTagOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateMemberTagOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteMemberTagOperation, request, options)),
});
