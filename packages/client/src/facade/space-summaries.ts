// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetSpaceSummaryRequest } from '@community-platform/types/operations/space-summaries';
import type { SpaceAiSummary } from '@community-platform/types/space';
import * as operations from '../operations/space-summaries.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Summaries of spaces, written by a machine. */
export interface SpaceSummariesApi {
  /**
   * Get the summary of a space.
   *
   * Returns a summary of what a space has talked about since a time or, in a chat, since a message. A space
   * that has too little to summarize is refused with 422.
   *
   * `GET /api/admin/v2/spaces/{space_id}/ai_summaries`
   */
  get(request: GetSpaceSummaryRequest, options?: RequestOptions): Promise<SpaceAiSummary>;
}

/** Binds the operations to a client. */
export const createSpaceSummariesApi = (client: Sender<OnUndeclared>): SpaceSummariesApi => ({
  get: (request, options) => unwrap(client.send(operations.getSpaceSummaryOperation, request, options)),
});
