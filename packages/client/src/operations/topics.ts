// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listTopics`. */
export const listTopicsOperation: Operation<ListTopicsRequest, ListTopicsResult> = {
  id: 'listTopics',
  method: 'GET',
  path: '/api/admin/v2/topics',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'name', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * List topics.
 *
 * Returns one page of the topics, the newest first unless `sort` says otherwise.
 *
 * `GET /api/admin/v2/topics`
 */
export function listTopics(
  client: Sender,
  request: ListTopicsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListTopicsResult>> {
  return client.send(listTopicsOperation, request, options);
}

/** All items of `listTopics`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListTopics(
  client: Sender,
  request: ListTopicsRequest = {},
  options?: RequestOptions,
): Paginator<Topic, TopicsList> {
  return paginate(client, listTopicsOperation, request, options);
}

/** The data of `createTopic`. */
export const createTopicOperation: Operation<CreateTopicRequest, CreateTopicResult> = {
  id: 'createTopic',
  method: 'POST',
  path: '/api/admin/v2/topics',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Create a topic.
 *
 * Makes a topic. One without a name, or with a space that the community does not have, is refused with 422.
 *
 * `POST /api/admin/v2/topics`
 */
export function createTopic(
  client: Sender,
  request: CreateTopicRequest,
  options?: RequestOptions,
): Promise<Received<CreateTopicResult>> {
  return client.send(createTopicOperation, request, options);
}

/** The data of `getTopic`. */
export const getTopicOperation: Operation<GetTopicRequest, GetTopicResult> = {
  id: 'getTopic',
  method: 'GET',
  path: '/api/admin/v2/topics/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Get a topic.
 *
 * Returns one topic.
 *
 * `GET /api/admin/v2/topics/{id}`
 */
export function getTopic(
  client: Sender,
  request: GetTopicRequest,
  options?: RequestOptions,
): Promise<Received<GetTopicResult>> {
  return client.send(getTopicOperation, request, options);
}

/** The data of `updateTopic`. */
export const updateTopicOperation: Operation<UpdateTopicRequest, UpdateTopicResult> = {
  id: 'updateTopic',
  method: 'PUT',
  path: '/api/admin/v2/topics/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Update a topic.
 *
 * Changes what the body names and leaves the rest. Spaces that are named replace those of before.
 *
 * `PUT /api/admin/v2/topics/{id}`
 */
export function updateTopic(
  client: Sender,
  request: UpdateTopicRequest,
  options?: RequestOptions,
): Promise<Received<UpdateTopicResult>> {
  return client.send(updateTopicOperation, request, options);
}

/** The data of `deleteTopic`. */
export const deleteTopicOperation: Operation<DeleteTopicRequest, DeleteTopicResult> = {
  id: 'deleteTopic',
  method: 'DELETE',
  path: '/api/admin/v2/topics/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Delete a topic.
 *
 * Deletes a topic. Posts under it stay, without it.
 *
 * `DELETE /api/admin/v2/topics/{id}`
 */
export function deleteTopic(
  client: Sender,
  request: DeleteTopicRequest,
  options?: RequestOptions,
): Promise<Received<DeleteTopicResult>> {
  return client.send(deleteTopicOperation, request, options);
}
