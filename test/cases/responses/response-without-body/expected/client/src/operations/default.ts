// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  RemovePetRequest,
  RemovePetResult,
  ResetFormRequest,
  ResetFormResult,
} from '@case/types/operations/default';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  unwrap,
} from '../runtime/client.js';

export const removePetOperation: Operation<RemovePetRequest, RemovePetResult> = {
  id: 'removePet',
  method: 'DELETE',
  path: '/pets',
  accept: null,
  responses: { '204': {} },
};

/** `DELETE /pets` */
export function removePet<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RemovePetRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<RemovePetResult, U>> {
  return client.send(removePetOperation, request, options);
}

export const resetFormOperation: Operation<ResetFormRequest, ResetFormResult> = {
  id: 'resetForm',
  method: 'POST',
  path: '/form',
  accept: null,
  responses: { '205': {} },
};

/** `POST /form` */
export function resetForm<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ResetFormRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ResetFormResult, U>> {
  return client.send(resetFormOperation, request, options);
}

/** default */
export interface DefaultApi {
  /** `DELETE /pets` */
  removePet(request?: RemovePetRequest, options?: RequestOptions): Promise<undefined>;
  /** `POST /form` */
  resetForm(request?: ResetFormRequest, options?: RequestOptions): Promise<undefined>;
}

export const createDefaultApi = (client: Sender<OnUndeclared>): DefaultApi => ({
  removePet: (request = {}, options) => unwrap(client.send(removePetOperation, request, options)),
  resetForm: (request = {}, options) => unwrap(client.send(resetFormOperation, request, options)),
});
