// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type { Form, FormList } from '@community-platform/types/form';
import type { FormElements } from '@community-platform/types/form-element';
import type {
  CreateFormRequest,
  DeleteFormRequest,
  DuplicateFormRequest,
  GetFormElementsRequest,
  GetFormRequest,
  ListFormsRequest,
  UpdateFormRequest,
} from '@community-platform/types/operations/forms';
import * as operations from '../operations/forms.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Questions that are put to visitors and members. */
export interface FormsApi {
  /**
   * List forms.
   *
   * Returns one page of the forms, the newest first.
   *
   * `GET /api/admin/v2/forms`
   */
  list(request?: ListFormsRequest, options?: RequestOptions): Promise<FormList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListFormsRequest, options?: RequestOptions): Paginator<Form, FormList>;
  /**
   * Create a form.
   *
   * Makes a form with its elements. It is a draft until its state is changed.
   *
   * `POST /api/admin/v2/forms`
   */
  create(request: CreateFormRequest, options?: RequestOptions): Promise<Form>;
  /**
   * Get a form.
   *
   * Returns one form without its elements.
   *
   * `GET /api/admin/v2/forms/{id}`
   */
  get(request: GetFormRequest, options?: RequestOptions): Promise<Form>;
  /**
   * Update a form.
   *
   * Changes what the body names and leaves the rest. `status` publishes a draft, and makes a published form
   * a draft again. Elements that are named replace all of those before; an element that the form does not
   * have is refused with 422.
   *
   * `PUT /api/admin/v2/forms/{id}`
   */
  update(request: UpdateFormRequest, options?: RequestOptions): Promise<Form>;
  /**
   * Delete a form.
   *
   * Deletes a form with its submissions. One that sets off an active workflow is refused with 422.
   *
   * `DELETE /api/admin/v2/forms/{id}`
   */
  delete(request: DeleteFormRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Duplicate a form.
   *
   * Makes a draft with the same elements and no submissions. A form that cannot be copied is refused with
   * 422.
   *
   * `POST /api/admin/v2/forms/{id}/duplicate`
   */
  duplicate(request: DuplicateFormRequest, options?: RequestOptions): Promise<Form>;
  /**
   * Get the elements of a form.
   *
   * Returns the elements of a form as they nest. A submission names those of type `field` by their ids.
   *
   * `GET /api/admin/v2/forms/{form_id}/elements`
   */
  getElements(request: GetFormElementsRequest, options?: RequestOptions): Promise<FormElements>;
}

/** Binds the operations to a client. */
export const createFormsApi = (client: Sender<OnUndeclared>): FormsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listFormsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListForms(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createFormOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getFormOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateFormOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteFormOperation, request, options)),
  duplicate: (request, options) => unwrap(client.send(operations.duplicateFormOperation, request, options)),
  getElements: (request, options) => unwrap(client.send(operations.getFormElementsOperation, request, options)),
});
