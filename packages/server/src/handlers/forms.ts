// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateFormRequest,
  CreateFormResult,
  DeleteFormRequest,
  DeleteFormResult,
  DuplicateFormRequest,
  DuplicateFormResult,
  GetFormElementsRequest,
  GetFormElementsResult,
  GetFormRequest,
  GetFormResult,
  ListFormsQuery,
  ListFormsRequest,
  ListFormsResult,
  UpdateFormRequest,
  UpdateFormResult,
} from '@community-platform/types/operations/forms';

/** What the handler of `listForms` receives: every part is there, defaults are filled in. */
export interface ListFormsInput extends ListFormsRequest {
  query: ListFormsQuery & { page: number; per_page: number };
}

/** Questions that are put to visitors and members. */
export interface FormsHandlers<Principal = unknown, State = unknown> {
  /**
   * List forms.
   *
   * Returns one page of the forms, the newest first.
   *
   * `GET /api/admin/v2/forms`
   */
  listForms(input: ListFormsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListFormsResult>>;
  /**
   * Create a form.
   *
   * Makes a form with its elements. It is a draft until its state is changed.
   *
   * `POST /api/admin/v2/forms`
   */
  createForm(input: CreateFormRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateFormResult>>;
  /**
   * Get a form.
   *
   * Returns one form without its elements.
   *
   * `GET /api/admin/v2/forms/{id}`
   */
  getForm(input: GetFormRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetFormResult>>;
  /**
   * Update a form.
   *
   * Changes what the body names and leaves the rest. `status` publishes a draft, and makes a published form
   * a draft again. Elements that are named replace all of those before; an element that the form does not
   * have is refused with 422.
   *
   * `PUT /api/admin/v2/forms/{id}`
   */
  updateForm(input: UpdateFormRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateFormResult>>;
  /**
   * Delete a form.
   *
   * Deletes a form with its submissions. One that sets off an active workflow is refused with 422.
   *
   * `DELETE /api/admin/v2/forms/{id}`
   */
  deleteForm(input: DeleteFormRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteFormResult>>;
  /**
   * Duplicate a form.
   *
   * Makes a draft with the same elements and no submissions. A form that cannot be copied is refused with
   * 422.
   *
   * `POST /api/admin/v2/forms/{id}/duplicate`
   */
  duplicateForm(input: DuplicateFormRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DuplicateFormResult>>;
  /**
   * Get the elements of a form.
   *
   * Returns the elements of a form as they nest. A submission names those of type `field` by their ids.
   *
   * `GET /api/admin/v2/forms/{form_id}/elements`
   */
  getFormElements(input: GetFormElementsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetFormElementsResult>>;
}
