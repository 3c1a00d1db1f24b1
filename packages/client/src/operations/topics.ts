// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type {
  CreateTopicRequest,
  CreateTopicResult,
  DeleteTopicRequest,
  DeleteTopicResult,
  GetTopicRequest,
  GetTopicResult,
  ListTopicsRequest,
  ListTopicsResult,
  UpdateTopicRequest,
  UpdateTopicResult,
} from '@community-platform/types/operations/topics';
import type { Topic, TopicsList } from '@community-platform/types/topic';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listTopicsOperation: Operation<ListTopicsRequest, ListTopicsResult> = {
  id: 'listTopics',
  method: 'GET',
  path: '/api/admin/v2/topics',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'name', in: 'query', write: writeScalarPair },
    { name: 'sort', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List topics.
 *
 * Returns a page of the topics, newest first unless `sort` says otherwise.
 *
 * `GET /api/admin/v2/topics`
 */
export function listTopics<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListTopicsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListTopicsResult, U>> {
  return client.send(listTopicsOperation, request, options);
}

/** Iterates over all items of `listTopics`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListTopics(
  client: Sender<OnUndeclared>,
  request: ListTopicsRequest = {},
  options?: RequestOptions,
): Paginator<Topic, TopicsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listTopicsOperation, paging, request, options);
}

export const createTopicOperation: Operation<CreateTopicRequest, CreateTopicResult> = {
  id: 'createTopic',
  method: 'POST',
  path: '/api/admin/v2/topics',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a topic.
 *
 * Creates a topic. Without a name, or with a space that the community does not have, the response is 422.
 *
 * `POST /api/admin/v2/topics`
 */
export function createTopic<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateTopicRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateTopicResult, U>> {
  return client.send(createTopicOperation, request, options);
}

export const getTopicOperation: Operation<GetTopicRequest, GetTopicResult> = {
  id: 'getTopic',
  method: 'GET',
  path: '/api/admin/v2/topics/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a topic.
 *
 * Returns one topic.
 *
 * `GET /api/admin/v2/topics/{id}`
 */
export function getTopic<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetTopicRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetTopicResult, U>> {
  return client.send(getTopicOperation, request, options);
}

export const updateTopicOperation: Operation<UpdateTopicRequest, UpdateTopicResult> = {
  id: 'updateTopic',
  method: 'PUT',
  path: '/api/admin/v2/topics/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a topic.
 *
 * Changes only the fields in the body. Spaces in the body replace the previous ones.
 *
 * `PUT /api/admin/v2/topics/{id}`
 */
export function updateTopic<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateTopicRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateTopicResult, U>> {
  return client.send(updateTopicOperation, request, options);
}

export const deleteTopicOperation: Operation<DeleteTopicRequest, DeleteTopicResult> = {
  id: 'deleteTopic',
  method: 'DELETE',
  path: '/api/admin/v2/topics/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a topic.
 *
 * Deletes a topic. Posts under it stay, without it.
 *
 * `DELETE /api/admin/v2/topics/{id}`
 */
export function deleteTopic<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteTopicRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteTopicResult, U>> {
  return client.send(deleteTopicOperation, request, options);
}

/** Topics of posts. */
export interface TopicsApi {
  /**
   * List topics.
   *
   * Returns a page of the topics, newest first unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/topics`
   */
  list(request?: ListTopicsRequest, options?: RequestOptions): Promise<TopicsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListTopicsRequest, options?: RequestOptions): Paginator<Topic, TopicsList>;
  /**
   * Create a topic.
   *
   * Creates a topic. Without a name, or with a space that the community does not have, the response is 422.
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
   * Changes only the fields in the body. Spaces in the body replace the previous ones.
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

export const createTopicsApi = (client: Sender<OnUndeclared>): TopicsApi => ({
  list: (request = {}, options) => unwrap(client.send(listTopicsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListTopics(client, request, options),
  create: (request, options) => unwrap(client.send(createTopicOperation, request, options)),
  get: (request, options) => unwrap(client.send(getTopicOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateTopicOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteTopicOperation, request, options)),
});
