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

/** The data of `listFlaggedContents`. */
export const listFlaggedContentsOperation: Operation<ListFlaggedContentsRequest, ListFlaggedContentsResult> = {
  id: 'listFlaggedContents',
  method: 'GET',
  path: '/api/admin/v2/flagged_contents',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
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
 * List flagged content.
 *
 * Returns one page of the reports about content, the newest first.
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

/** All items of `listFlaggedContents`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListFlaggedContents(
  client: Sender<OnUndeclared>,
  request: ListFlaggedContentsRequest = {},
  options?: RequestOptions,
): Paginator<FlaggedContent, FlaggedContentsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listFlaggedContentsOperation, paging, request, options);
}

/** The data of `createFlaggedContent`. */
export const createFlaggedContentOperation: Operation<CreateFlaggedContentRequest, CreateFlaggedContentResult> = {
  id: 'createFlaggedContent',
  method: 'POST',
  path: '/api/admin/v2/flagged_contents',
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
 * Flag content.
 *
 * Reports a content to the moderators, in the name of the admin whose token is used. The report is open
 * until it is decided. A content that the community does not have is refused with 422.
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

/** The data of `getFlaggedContent`. */
export const getFlaggedContentOperation: Operation<GetFlaggedContentRequest, GetFlaggedContentResult> = {
  id: 'getFlaggedContent',
  method: 'GET',
  path: '/api/admin/v2/flagged_contents/{id}',
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

/** The data of `approveFlaggedContent`. */
export const approveFlaggedContentOperation: Operation<ApproveFlaggedContentRequest, ApproveFlaggedContentResult> = {
  id: 'approveFlaggedContent',
  method: 'PUT',
  path: '/api/admin/v2/flagged_contents/{id}/approve',
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
 * Approve flagged content.
 *
 * Approves a content that was reported: the content stays as it is, and the report is closed as
 * `approved`. One that is decided already is refused with 422.
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

/** The data of `rejectFlaggedContent`. */
export const rejectFlaggedContentOperation: Operation<RejectFlaggedContentRequest, RejectFlaggedContentResult> = {
  id: 'rejectFlaggedContent',
  method: 'PUT',
  path: '/api/admin/v2/flagged_contents/{id}/reject',
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
 * Reject flagged content.
 *
 * Rejects a content that was reported: the content is taken away from the members, and the report is
 * closed as `rejected`. One that is decided already is refused with 422.
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
