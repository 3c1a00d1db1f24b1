// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type {
  CreateTopicRequest,
  DeleteTopicRequest,
  GetTopicRequest,
  ListTopicsRequest,
  UpdateTopicRequest,
} from '@community-platform/types/operations/topics';
import type { Topic, TopicsList } from '@community-platform/types/topic';
import * as operations from '../operations/topics.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Subjects under which posts are filed. */
export interface TopicsApi {
  /**
   * List topics.
   *
   * Returns one page of the topics, the newest first unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/topics`
   */
  list(request?: ListTopicsRequest, options?: RequestOptions): Promise<TopicsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListTopicsRequest, options?: RequestOptions): Paginator<Topic, TopicsList>;
  /**
   * Create a topic.
   *
   * Makes a topic. One without a name, or with a space that the community does not have, is refused with 422.
   *
   * `POST /api/admin/v2/topics`
   */
  create(request: CreateTopicRequest, options?: RequestOptions): Promise<Topic>;
  /**
   * Get a topic.
   *
   * Returns one topic.
   *
   * `GET /api/admin/v2/topics/{id}`
   */
  get(request: GetTopicRequest, options?: RequestOptions): Promise<Topic>;
  /**
   * Update a topic.
   *
   * Changes what the body names and leaves the rest. Spaces that are named replace those of before.
   *
   * `PUT /api/admin/v2/topics/{id}`
   */
  update(request: UpdateTopicRequest, options?: RequestOptions): Promise<Topic>;
  /**
   * Delete a topic.
   *
   * Deletes a topic. Posts under it stay, without it.
   *
   * `DELETE /api/admin/v2/topics/{id}`
   */
  delete(request: DeleteTopicRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

/** Binds the operations to a client. */
export const createTopicsApi = (client: Sender<OnUndeclared>): TopicsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listTopicsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListTopics(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createTopicOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getTopicOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateTopicOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteTopicOperation, request, options)),
});
