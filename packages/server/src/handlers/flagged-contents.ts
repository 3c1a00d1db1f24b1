// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ApproveFlaggedContentRequest,
  ApproveFlaggedContentResult,
  CreateFlaggedContentRequest,
  CreateFlaggedContentResult,
  GetFlaggedContentRequest,
  GetFlaggedContentResult,
  ListFlaggedContentsQuery,
  ListFlaggedContentsRequest,
  ListFlaggedContentsResult,
  RejectFlaggedContentRequest,
  RejectFlaggedContentResult,
} from '@community-platform/types/operations/flagged-contents';

/** What the handler of `listFlaggedContents` receives: every part is there, defaults are filled in. */
export interface ListFlaggedContentsInput extends ListFlaggedContentsRequest {
  query: ListFlaggedContentsQuery & { page: number; per_page: number };
}

/** What members have reported to the moderators. */
export interface FlaggedContentsHandlers<Principal = unknown, State = unknown> {
  /**
   * List flagged content.
   *
   * Returns one page of the reports about content, the newest first.
   *
   * `GET /api/admin/v2/flagged_contents`
   */
  listFlaggedContents(input: ListFlaggedContentsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListFlaggedContentsResult>>;
  /**
   * Flag content.
   *
   * Reports a content to the moderators, in the name of the admin whose token is used. The report is open
   * until it is decided. A content that the community does not have is refused with 422.
   *
   * `POST /api/admin/v2/flagged_contents`
   */
  createFlaggedContent(input: CreateFlaggedContentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateFlaggedContentResult>>;
  /**
   * Get flagged content.
   *
   * Returns one report, open or decided.
   *
   * `GET /api/admin/v2/flagged_contents/{id}`
   */
  getFlaggedContent(input: GetFlaggedContentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetFlaggedContentResult>>;
  /**
   * Approve flagged content.
   *
   * Approves a content that was reported: the content stays as it is, and the report is closed as
   * `approved`. One that is decided already is refused with 422.
   *
   * `PUT /api/admin/v2/flagged_contents/{id}/approve`
   */
  approveFlaggedContent(input: ApproveFlaggedContentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ApproveFlaggedContentResult>>;
  /**
   * Reject flagged content.
   *
   * Rejects a content that was reported: the content is taken away from the members, and the report is
   * closed as `rejected`. One that is decided already is refused with 422.
   *
   * `PUT /api/admin/v2/flagged_contents/{id}/reject`
   */
  rejectFlaggedContent(input: RejectFlaggedContentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<RejectFlaggedContentResult>>;
}
