// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetSpaceSummaryQuery,
  GetSpaceSummaryRequest,
  GetSpaceSummaryResult,
} from '@community-platform/types/operations/space-summaries';

/** What the handler of `getSpaceSummary` receives: every part is there, defaults are filled in. */
export interface GetSpaceSummaryInput extends GetSpaceSummaryRequest {
  query: GetSpaceSummaryQuery;
}

/** Summaries of spaces, written by a machine. */
export interface SpaceSummariesHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the summary of a space.
   *
   * Returns a summary of what a space has talked about since a time or, in a chat, since a message. A space
   * that has too little to summarize is refused with 422.
   *
   * `GET /api/admin/v2/spaces/{space_id}/ai_summaries`
   */
  getSpaceSummary(input: GetSpaceSummaryInput, context: RequestContext<Principal, State>): Awaitable<Reply<GetSpaceSummaryResult>>;
}
