// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { FlaggedContent, FlaggedContentsList } from '@community-platform/types/flagged-content';
import type {
  ApproveFlaggedContentRequest,
  ApproveFlaggedContentResult,
  CreateFlaggedContentRequest,
  CreateFlaggedContentResult,
  GetFlaggedContentRequest,
  GetFlaggedContentResult,
  ListFlaggedContentsRequest,
  ListFlaggedContentsResult,
  RejectFlaggedContentRequest,
  RejectFlaggedContentResult,
} from '@community-platform/types/operations/flagged-contents';
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

export const listFlaggedContentsOperation: Operation<ListFlaggedContentsRequest, ListFlaggedContentsResult> = {
  id: 'listFlaggedContents',
  method: 'GET',
  path: '/api/admin/v2/flagged_contents',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List flagged content.
 *
 * Returns a page of the reports about content, newest first.
 *
 * `GET /api/admin/v2/flagged_contents`
 */
export function listFlaggedContents<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListFlaggedContentsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListFlaggedContentsResult, U>> {
  return client.send(listFlaggedContentsOperation, request, options);
}

/** Iterates over all items of `listFlaggedContents`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListFlaggedContents(
  client: Sender<OnUndeclared>,
  request: ListFlaggedContentsRequest = {},
  options?: RequestOptions,
): Paginator<FlaggedContent, FlaggedContentsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listFlaggedContentsOperation, paging, request, options);
}

export const createFlaggedContentOperation: Operation<CreateFlaggedContentRequest, CreateFlaggedContentResult> = {
  id: 'createFlaggedContent',
  method: 'POST',
  path: '/api/admin/v2/flagged_contents',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Flag content.
 *
 * Reports content to the moderators on behalf of the admin whose token is used. The report is open until it is
 * decided. Unknown content returns 422.
 *
 * `POST /api/admin/v2/flagged_contents`
 */
export function createFlaggedContent<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateFlaggedContentRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateFlaggedContentResult, U>> {
  return client.send(createFlaggedContentOperation, request, options);
}

export const getFlaggedContentOperation: Operation<GetFlaggedContentRequest, GetFlaggedContentResult> = {
  id: 'getFlaggedContent',
  method: 'GET',
  path: '/api/admin/v2/flagged_contents/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get flagged content.
 *
 * Returns one report, open or decided.
 *
 * `GET /api/admin/v2/flagged_contents/{id}`
 */
export function getFlaggedContent<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetFlaggedContentRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetFlaggedContentResult, U>> {
  return client.send(getFlaggedContentOperation, request, options);
}

export const approveFlaggedContentOperation: Operation<ApproveFlaggedContentRequest, ApproveFlaggedContentResult> = {
  id: 'approveFlaggedContent',
  method: 'PUT',
  path: '/api/admin/v2/flagged_contents/{id}/approve',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Approve flagged content.
 *
 * Approves reported content: the content is unchanged, and the report is closed as `approved`. If the report is
 * already decided, the response is 422.
 *
 * `PUT /api/admin/v2/flagged_contents/{id}/approve`
 */
export function approveFlaggedContent<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ApproveFlaggedContentRequest,
  options?: RequestOptions<U>,
): Promise<Received<ApproveFlaggedContentResult, U>> {
  return client.send(approveFlaggedContentOperation, request, options);
}

export const rejectFlaggedContentOperation: Operation<RejectFlaggedContentRequest, RejectFlaggedContentResult> = {
  id: 'rejectFlaggedContent',
  method: 'PUT',
  path: '/api/admin/v2/flagged_contents/{id}/reject',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Reject flagged content.
 *
 * Rejects reported content: the content is removed, and the report is closed as `rejected`. If the report is
 * already decided, the response is 422.
 *
 * `PUT /api/admin/v2/flagged_contents/{id}/reject`
 */
export function rejectFlaggedContent<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RejectFlaggedContentRequest,
  options?: RequestOptions<U>,
): Promise<Received<RejectFlaggedContentResult, U>> {
  return client.send(rejectFlaggedContentOperation, request, options);
}

/** Content that members have reported to moderators. */
export interface FlaggedContentsApi {
  /**
   * List flagged content.
   *
   * Returns a page of the reports about content, newest first.
   *
   * `GET /api/admin/v2/flagged_contents`
   */
  list(request?: ListFlaggedContentsRequest, options?: RequestOptions): Promise<FlaggedContentsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListFlaggedContentsRequest, options?: RequestOptions): Paginator<FlaggedContent, FlaggedContentsList>;
  /**
   * Flag content.
   *
   * Reports content to the moderators on behalf of the admin whose token is used. The report is open until it is
   * decided. Unknown content returns 422.
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
   * Approves reported content: the content is unchanged, and the report is closed as `approved`. If the report is
   * already decided, the response is 422.
   *
   * `PUT /api/admin/v2/flagged_contents/{id}/approve`
   */
  approve(request: ApproveFlaggedContentRequest, options?: RequestOptions): Promise<FlaggedContent>;
  /**
   * Reject flagged content.
   *
   * Rejects reported content: the content is removed, and the report is closed as `rejected`. If the report is
   * already decided, the response is 422.
   *
   * `PUT /api/admin/v2/flagged_contents/{id}/reject`
   */
  reject(request: RejectFlaggedContentRequest, options?: RequestOptions): Promise<FlaggedContent>;
}

export const createFlaggedContentsApi = (client: Sender<OnUndeclared>): FlaggedContentsApi => ({
  list: (request = {}, options) => unwrap(client.send(listFlaggedContentsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListFlaggedContents(client, request, options),
  create: (request, options) => unwrap(client.send(createFlaggedContentOperation, request, options)),
  get: (request, options) => unwrap(client.send(getFlaggedContentOperation, request, options)),
  approve: (request, options) => unwrap(client.send(approveFlaggedContentOperation, request, options)),
  reject: (request, options) => unwrap(client.send(rejectFlaggedContentOperation, request, options)),
});
