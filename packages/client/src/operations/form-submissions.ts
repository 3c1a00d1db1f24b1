// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { FormSubmission, FormSubmissionList } from '@community-platform/types/form';
import type {
  CreateFormSubmissionRequest,
  CreateFormSubmissionResult,
  GetFormSubmissionRequest,
  GetFormSubmissionResult,
  ListFormSubmissionsRequest,
  ListFormSubmissionsResult,
} from '@community-platform/types/operations/form-submissions';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listFormSubmissions`. */
export const listFormSubmissionsOperation: Operation<ListFormSubmissionsRequest, ListFormSubmissionsResult> = {
  id: 'listFormSubmissions',
  method: 'GET',
  path: '/api/admin/v2/forms/{form_id}/submissions',
  parameters: [
    { name: 'form_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
  ],
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
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * List the submissions of a form.
 *
 * Returns one page of what was answered to a form, the newest first.
 *
 * `GET /api/admin/v2/forms/{form_id}/submissions`
 */
export function listFormSubmissions(
  client: Sender,
  request: ListFormSubmissionsRequest,
  options?: RequestOptions,
): Promise<Received<ListFormSubmissionsResult>> {
  return client.send(listFormSubmissionsOperation, request, options);
}

/** All items of `listFormSubmissions`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListFormSubmissions(
  client: Sender,
  request: ListFormSubmissionsRequest,
  options?: RequestOptions,
): Paginator<FormSubmission, FormSubmissionList> {
  return paginate(client, listFormSubmissionsOperation, request, options);
}

/** The data of `createFormSubmission`. */
export const createFormSubmissionOperation: Operation<CreateFormSubmissionRequest, CreateFormSubmissionResult> = {
  id: 'createFormSubmission',
  method: 'POST',
  path: '/api/admin/v2/forms/{form_id}/submissions',
  parameters: [
    { name: 'form_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
  ],
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
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
 * Submit a form.
 *
 * Answers a form, for the admin whose token is used or on behalf of a contact. A draft, an element that
 * the form does not have, a required one without an answer, and an e-mail address that is no contact's are
 * refused with 422.
 *
 * `POST /api/admin/v2/forms/{form_id}/submissions`
 */
export function createFormSubmission(
  client: Sender,
  request: CreateFormSubmissionRequest,
  options?: RequestOptions,
): Promise<Received<CreateFormSubmissionResult>> {
  return client.send(createFormSubmissionOperation, request, options);
}

/** The data of `getFormSubmission`. */
export const getFormSubmissionOperation: Operation<GetFormSubmissionRequest, GetFormSubmissionResult> = {
  id: 'getFormSubmission',
  method: 'GET',
  path: '/api/admin/v2/forms/{form_id}/submissions/{id}',
  parameters: [
    { name: 'form_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
  ],
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
 * Get a submission of a form.
 *
 * Returns one submission with its answers.
 *
 * `GET /api/admin/v2/forms/{form_id}/submissions/{id}`
 */
export function getFormSubmission(
  client: Sender,
  request: GetFormSubmissionRequest,
  options?: RequestOptions,
): Promise<Received<GetFormSubmissionResult>> {
  return client.send(getFormSubmissionOperation, request, options);
}
