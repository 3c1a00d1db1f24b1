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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listFlaggedContents`. */
export const listFlaggedContentsOperation: Operation<ListFlaggedContentsRequest, ListFlaggedContentsResult> = {
  id: 'listFlaggedContents',
  method: 'GET',
  path: '/api/admin/v2/flagged_contents',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
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
 * List flagged content.
 *
 * Returns one page of the reports about content, the newest first.
 *
 * `GET /api/admin/v2/flagged_contents`
 */
export function listFlaggedContents(
  client: Sender,
  request: ListFlaggedContentsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListFlaggedContentsResult>> {
  return client.send(listFlaggedContentsOperation, request, options);
}

/** All items of `listFlaggedContents`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListFlaggedContents(
  client: Sender,
  request: ListFlaggedContentsRequest = {},
  options?: RequestOptions,
): Paginator<FlaggedContent, FlaggedContentsList> {
  return paginate(client, listFlaggedContentsOperation, request, options);
}

/** The data of `createFlaggedContent`. */
export const createFlaggedContentOperation: Operation<CreateFlaggedContentRequest, CreateFlaggedContentResult> = {
  id: 'createFlaggedContent',
  method: 'POST',
  path: '/api/admin/v2/flagged_contents',
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
 * Flag content.
 *
 * Reports a content to the moderators, in the name of the admin whose token is used. The report is open
 * until it is decided. A content that the community does not have is refused with 422.
 *
 * `POST /api/admin/v2/flagged_contents`
 */
export function createFlaggedContent(
  client: Sender,
  request: CreateFlaggedContentRequest,
  options?: RequestOptions,
): Promise<Received<CreateFlaggedContentResult>> {
  return client.send(createFlaggedContentOperation, request, options);
}

/** The data of `getFlaggedContent`. */
export const getFlaggedContentOperation: Operation<GetFlaggedContentRequest, GetFlaggedContentResult> = {
  id: 'getFlaggedContent',
  method: 'GET',
  path: '/api/admin/v2/flagged_contents/{id}',
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
 * Get flagged content.
 *
 * Returns one report, open or decided.
 *
 * `GET /api/admin/v2/flagged_contents/{id}`
 */
export function getFlaggedContent(
  client: Sender,
  request: GetFlaggedContentRequest,
  options?: RequestOptions,
): Promise<Received<GetFlaggedContentResult>> {
  return client.send(getFlaggedContentOperation, request, options);
}

/** The data of `approveFlaggedContent`. */
export const approveFlaggedContentOperation: Operation<ApproveFlaggedContentRequest, ApproveFlaggedContentResult> = {
  id: 'approveFlaggedContent',
  method: 'PUT',
  path: '/api/admin/v2/flagged_contents/{id}/approve',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  body: { content: { 'application/json': sendsJson } },
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
 * Approve flagged content.
 *
 * Approves a content that was reported: the content stays as it is, and the report is closed as
 * `approved`. One that is decided already is refused with 422.
 *
 * `PUT /api/admin/v2/flagged_contents/{id}/approve`
 */
export function approveFlaggedContent(
  client: Sender,
  request: ApproveFlaggedContentRequest,
  options?: RequestOptions,
): Promise<Received<ApproveFlaggedContentResult>> {
  return client.send(approveFlaggedContentOperation, request, options);
}

/** The data of `rejectFlaggedContent`. */
export const rejectFlaggedContentOperation: Operation<RejectFlaggedContentRequest, RejectFlaggedContentResult> = {
  id: 'rejectFlaggedContent',
  method: 'PUT',
  path: '/api/admin/v2/flagged_contents/{id}/reject',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  body: { content: { 'application/json': sendsJson } },
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
 * Reject flagged content.
 *
 * Rejects a content that was reported: the content is taken away from the members, and the report is
 * closed as `rejected`. One that is decided already is refused with 422.
 *
 * `PUT /api/admin/v2/flagged_contents/{id}/reject`
 */
export function rejectFlaggedContent(
  client: Sender,
  request: RejectFlaggedContentRequest,
  options?: RequestOptions,
): Promise<Received<RejectFlaggedContentResult>> {
  return client.send(rejectFlaggedContentOperation, request, options);
}
