// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateFormSubmissionRequest,
  CreateFormSubmissionResult,
  GetFormSubmissionRequest,
  GetFormSubmissionResult,
  ListFormSubmissionsQuery,
  ListFormSubmissionsRequest,
  ListFormSubmissionsResult,
} from '@community-platform/types/operations/form-submissions';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listFormSubmissions`: all parts are present, with defaults. */
export interface ListFormSubmissionsInput extends ListFormSubmissionsRequest {
  query: ListFormSubmissionsQuery & { page: number; per_page: number };
}

/** Submissions of forms. */
export interface FormSubmissionsHandlers<Principal = unknown, State = unknown> {
  /**
   * List the submissions of a form.
   *
   * Returns a page of the submissions of a form, newest first.
   *
   * `GET /api/admin/v2/forms/{form_id}/submissions`
   */
  listFormSubmissions(
    input: ListFormSubmissionsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListFormSubmissionsResult>>;
  /**
   * Submit a form.
   *
   * Submits a form for the admin whose token is used or on behalf of a contact. A draft, an element that the form
   * does not have, a required element without an answer, and an e-mail address that does not belong to a contact
   * return 422.
   *
   * `POST /api/admin/v2/forms/{form_id}/submissions`
   */
  createFormSubmission(
    input: CreateFormSubmissionRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateFormSubmissionResult>>;
  /**
   * Get a submission of a form.
   *
   * Returns one submission with its answers.
   *
   * `GET /api/admin/v2/forms/{form_id}/submissions/{id}`
   */
  getFormSubmission(
    input: GetFormSubmissionRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetFormSubmissionResult>>;
}

/** The descriptors of the operations, in document order. */
export const formSubmissionsOperations: readonly Operation[] = [
  {
    id: 'listFormSubmissions',
    method: 'GET',
    path: '/api/admin/v2/forms/{form_id}/submissions',
    parameters: [
      { name: 'form_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createFormSubmission',
    method: 'POST',
    path: '/api/admin/v2/forms/{form_id}/submissions',
    parameters: [{ name: 'form_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getFormSubmission',
    method: 'GET',
    path: '/api/admin/v2/forms/{form_id}/submissions/{id}',
    parameters: [
      { name: 'form_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
