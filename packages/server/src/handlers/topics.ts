// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateTopicRequest,
  CreateTopicResult,
  DeleteTopicRequest,
  DeleteTopicResult,
  GetTopicRequest,
  GetTopicResult,
  ListTopicsQuery,
  ListTopicsRequest,
  ListTopicsResult,
  UpdateTopicRequest,
  UpdateTopicResult,
} from '@community-platform/types/operations/topics';

/** What the handler of `listTopics` receives: every part is there, defaults are filled in. */
export interface ListTopicsInput extends ListTopicsRequest {
  query: ListTopicsQuery & { page: number; per_page: number };
}

/** Subjects under which posts are filed. */
export interface TopicsHandlers<Principal = unknown, State = unknown> {
  /**
   * List topics.
   *
   * Returns one page of the topics, the newest first unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/topics`
   */
  listTopics(input: ListTopicsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListTopicsResult>>;
  /**
   * Create a topic.
   *
   * Makes a topic. One without a name, or with a space that the community does not have, is refused with 422.
   *
   * `POST /api/admin/v2/topics`
   */
  createTopic(input: CreateTopicRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateTopicResult>>;
  /**
   * Get a topic.
   *
   * Returns one topic.
   *
   * `GET /api/admin/v2/topics/{id}`
   */
  getTopic(input: GetTopicRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetTopicResult>>;
  /**
   * Update a topic.
   *
   * Changes what the body names and leaves the rest. Spaces that are named replace those of before.
   *
   * `PUT /api/admin/v2/topics/{id}`
   */
  updateTopic(input: UpdateTopicRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateTopicResult>>;
  /**
   * Delete a topic.
   *
   * Deletes a topic. Posts under it stay, without it.
   *
   * `DELETE /api/admin/v2/topics/{id}`
   */
  deleteTopic(input: DeleteTopicRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteTopicResult>>;
}
