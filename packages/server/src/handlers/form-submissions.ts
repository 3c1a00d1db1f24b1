// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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

/** What the handler of `listFormSubmissions` receives: every part is there, defaults are filled in. */
export interface ListFormSubmissionsInput extends ListFormSubmissionsRequest {
  query: ListFormSubmissionsQuery & { page: number; per_page: number };
}

/** What was answered to a form. */
export interface FormSubmissionsHandlers<Principal = unknown, State = unknown> {
  /**
   * List the submissions of a form.
   *
   * Returns one page of what was answered to a form, the newest first.
   *
   * `GET /api/admin/v2/forms/{form_id}/submissions`
   */
  listFormSubmissions(input: ListFormSubmissionsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListFormSubmissionsResult>>;
  /**
   * Submit a form.
   *
   * Answers a form, for the admin whose token is used or on behalf of a contact. A draft, an element that
   * the form does not have, a required one without an answer, and an e-mail address that is no contact's are
   * refused with 422.
   *
   * `POST /api/admin/v2/forms/{form_id}/submissions`
   */
  createFormSubmission(input: CreateFormSubmissionRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateFormSubmissionResult>>;
  /**
   * Get a submission of a form.
   *
   * Returns one submission with its answers.
   *
   * `GET /api/admin/v2/forms/{form_id}/submissions/{id}`
   */
  getFormSubmission(input: GetFormSubmissionRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetFormSubmissionResult>>;
}
