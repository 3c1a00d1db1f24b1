// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listTopics`: all parts are present, with defaults. */
export interface ListTopicsInput extends ListTopicsRequest {
  query: ListTopicsQuery & { page: number; per_page: number };
}

/** Topics of posts. */
export interface TopicsHandlers<Principal = unknown, State = unknown> {
  /**
   * List topics.
   *
   * Returns a page of the topics, newest first unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/topics`
   */
  listTopics(input: ListTopicsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListTopicsResult>>;
  /**
   * Create a topic.
   *
   * Creates a topic. Without a name, or with a space that the community does not have, the response is 422.
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
   * Changes only the fields in the body. Spaces in the body replace the previous ones.
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

/** The descriptors of the operations, in document order. */
export const topicsOperations: readonly Operation[] = [
  {
    id: 'listTopics',
    method: 'GET',
    path: '/api/admin/v2/topics',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'name', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createTopic',
    method: 'POST',
    path: '/api/admin/v2/topics',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getTopic',
    method: 'GET',
    path: '/api/admin/v2/topics/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateTopic',
    method: 'PUT',
    path: '/api/admin/v2/topics/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteTopic',
    method: 'DELETE',
    path: '/api/admin/v2/topics/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
