// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { FlaggedContent, FlaggedContentsList } from '@community-platform/types/flagged-content';
import type {
  ApproveFlaggedContentRequest,
  CreateFlaggedContentRequest,
  GetFlaggedContentRequest,
  ListFlaggedContentsRequest,
  RejectFlaggedContentRequest,
} from '@community-platform/types/operations/flagged-contents';
import * as operations from '../operations/flagged-contents.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What members have reported to the moderators. */
export interface FlaggedContentsApi {
  /**
   * List flagged content.
   *
   * Returns one page of the reports about content, the newest first.
   *
   * `GET /api/admin/v2/flagged_contents`
   */
  list(request?: ListFlaggedContentsRequest, options?: RequestOptions): Promise<FlaggedContentsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListFlaggedContentsRequest, options?: RequestOptions): Paginator<FlaggedContent, FlaggedContentsList>;
  /**
   * Flag content.
   *
   * Reports a content to the moderators, in the name of the admin whose token is used. The report is open
   * until it is decided. A content that the community does not have is refused with 422.
   *
   * `POST /api/admin/v2/flagged_contents`
   */
  create(request: CreateFlaggedContentRequest, options?: RequestOptions): Promise<FlaggedContent>;
  /**
   * Get flagged content.
   *
   * Returns one report, open or decided.
   *
   * `GET /api/admin/v2/flagged_contents/{id}`
   */
  get(request: GetFlaggedContentRequest, options?: RequestOptions): Promise<FlaggedContent>;
  /**
   * Approve flagged content.
   *
   * Approves a content that was reported: the content stays as it is, and the report is closed as
   * `approved`. One that is decided already is refused with 422.
   *
   * `PUT /api/admin/v2/flagged_contents/{id}/approve`
   */
  approve(request: ApproveFlaggedContentRequest, options?: RequestOptions): Promise<FlaggedContent>;
  /**
   * Reject flagged content.
   *
   * Rejects a content that was reported: the content is taken away from the members, and the report is
   * closed as `rejected`. One that is decided already is refused with 422.
   *
   * `PUT /api/admin/v2/flagged_contents/{id}/reject`
   */
  reject(request: RejectFlaggedContentRequest, options?: RequestOptions): Promise<FlaggedContent>;
}

/** Binds the operations to a client. */
export const createFlaggedContentsApi = (client: Sender<OnUndeclared>): FlaggedContentsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listFlaggedContentsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListFlaggedContents(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createFlaggedContentOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getFlaggedContentOperation, request, options)),
  approve: (request, options) => unwrap(client.send(operations.approveFlaggedContentOperation, request, options)),
  reject: (request, options) => unwrap(client.send(operations.rejectFlaggedContentOperation, request, options)),
});
