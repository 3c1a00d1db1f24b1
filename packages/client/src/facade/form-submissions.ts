// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { FormSubmission, FormSubmissionCreateResponse, FormSubmissionList } from '@community-platform/types/form';
import type {
  CreateFormSubmissionRequest,
  GetFormSubmissionRequest,
  ListFormSubmissionsRequest,
} from '@community-platform/types/operations/form-submissions';
import * as operations from '../operations/form-submissions.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What was answered to a form. */
export interface FormSubmissionsApi {
  /**
   * List the submissions of a form.
   *
   * Returns one page of what was answered to a form, the newest first.
   *
   * `GET /api/admin/v2/forms/{form_id}/submissions`
   */
  list(request: ListFormSubmissionsRequest, options?: RequestOptions): Promise<FormSubmissionList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request: ListFormSubmissionsRequest, options?: RequestOptions): Paginator<FormSubmission, FormSubmissionList>;
  /**
   * Submit a form.
   *
   * Answers a form, for the admin whose token is used or on behalf of a contact. A draft, an element that
   * the form does not have, a required one without an answer, and an e-mail address that is no contact's are
   * refused with 422.
   *
   * `POST /api/admin/v2/forms/{form_id}/submissions`
   */
  create(request: CreateFormSubmissionRequest, options?: RequestOptions): Promise<FormSubmissionCreateResponse>;
  /**
   * Get a submission of a form.
   *
   * Returns one submission with its answers.
   *
   * `GET /api/admin/v2/forms/{form_id}/submissions/{id}`
   */
  get(request: GetFormSubmissionRequest, options?: RequestOptions): Promise<FormSubmission>;
}

/** Binds the operations to a client. */
export const createFormSubmissionsApi = (client: Sender<OnUndeclared>): FormSubmissionsApi => ({
  list: (request, options) => unwrap(client.send(operations.listFormSubmissionsOperation, request, options)),
  paginateList: (request, options) => operations.paginateListFormSubmissions(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createFormSubmissionOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getFormSubmissionOperation, request, options)),
});
