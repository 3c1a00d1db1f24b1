// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ApproveFlaggedContentRequest,
  ApproveFlaggedContentResult,
  CreateFlaggedContentRequest,
  CreateFlaggedContentResult,
  GetFlaggedContentRequest,
  GetFlaggedContentResult,
  ListFlaggedContentsQuery,
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
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listFlaggedContents`: all parts are present, with defaults. */
export interface ListFlaggedContentsInput extends ListFlaggedContentsRequest {
  query: ListFlaggedContentsQuery & { page: number; per_page: number };
}

/** Content that members have reported to moderators. */
export interface FlaggedContentsHandlers<Principal = unknown, State = unknown> {
  /**
   * List flagged content.
   *
   * Returns a page of the reports about content, newest first.
   *
   * `GET /api/admin/v2/flagged_contents`
   */
  listFlaggedContents(
    input: ListFlaggedContentsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListFlaggedContentsResult>>;
  /**
   * Flag content.
   *
   * Reports content to the moderators on behalf of the admin whose token is used. The report is open until it is
   * decided. Unknown content returns 422.
   *
   * `POST /api/admin/v2/flagged_contents`
   */
  createFlaggedContent(
    input: CreateFlaggedContentRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateFlaggedContentResult>>;
  /**
   * Get flagged content.
   *
   * Returns one report, open or decided.
   *
   * `GET /api/admin/v2/flagged_contents/{id}`
   */
  getFlaggedContent(
    input: GetFlaggedContentRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetFlaggedContentResult>>;
  /**
   * Approve flagged content.
   *
   * Approves reported content: the content is unchanged, and the report is closed as `approved`. If the report is
   * already decided, the response is 422.
   *
   * `PUT /api/admin/v2/flagged_contents/{id}/approve`
   */
  approveFlaggedContent(
    input: ApproveFlaggedContentRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ApproveFlaggedContentResult>>;
  /**
   * Reject flagged content.
   *
   * Rejects reported content: the content is removed, and the report is closed as `rejected`. If the report is
   * already decided, the response is 422.
   *
   * `PUT /api/admin/v2/flagged_contents/{id}/reject`
   */
  rejectFlaggedContent(
    input: RejectFlaggedContentRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<RejectFlaggedContentResult>>;
}

/** The descriptors of the operations, in document order. */
export const flaggedContentsOperations: readonly Operation[] = [
  {
    id: 'listFlaggedContents',
    method: 'GET',
    path: '/api/admin/v2/flagged_contents',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createFlaggedContent',
    method: 'POST',
    path: '/api/admin/v2/flagged_contents',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getFlaggedContent',
    method: 'GET',
    path: '/api/admin/v2/flagged_contents/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'approveFlaggedContent',
    method: 'PUT',
    path: '/api/admin/v2/flagged_contents/{id}/approve',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'rejectFlaggedContent',
    method: 'PUT',
    path: '/api/admin/v2/flagged_contents/{id}/reject',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
