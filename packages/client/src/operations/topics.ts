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
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listTopics`. */
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
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List topics.
 *
 * Returns one page of the topics, the newest first unless `sort` says otherwise.
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

/** All items of `listTopics`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListTopics(
  client: Sender<OnUndeclared>,
  request: ListTopicsRequest = {},
  options?: RequestOptions,
): Paginator<Topic, TopicsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listTopicsOperation, paging, request, options);
}

/** The data of `createTopic`. */
export const createTopicOperation: Operation<CreateTopicRequest, CreateTopicResult> = {
  id: 'createTopic',
  method: 'POST',
  path: '/api/admin/v2/topics',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a topic.
 *
 * Makes a topic. One without a name, or with a space that the community does not have, is refused with 422.
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

/** The data of `getTopic`. */
export const getTopicOperation: Operation<GetTopicRequest, GetTopicResult> = {
  id: 'getTopic',
  method: 'GET',
  path: '/api/admin/v2/topics/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
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

/** The data of `updateTopic`. */
export const updateTopicOperation: Operation<UpdateTopicRequest, UpdateTopicResult> = {
  id: 'updateTopic',
  method: 'PUT',
  path: '/api/admin/v2/topics/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a topic.
 *
 * Changes what the body names and leaves the rest. Spaces that are named replace those of before.
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

/** The data of `deleteTopic`. */
export const deleteTopicOperation: Operation<DeleteTopicRequest, DeleteTopicResult> = {
  id: 'deleteTopic',
  method: 'DELETE',
  path: '/api/admin/v2/topics/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
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
