// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ListPaymentMethodsRequest,
  ListPaymentMethodsResult,
  UpdatePaymentMethodRequest,
  UpdatePaymentMethodResult,
} from '@community-platform/types/operations/payment-methods';
import type { PaymentMethodPreferencesList } from '@community-platform/types/payment-method';
import {
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  errors401_403_405_406_422_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listPaymentMethodsOperation: Operation<ListPaymentMethodsRequest, ListPaymentMethodsResult> = {
  id: 'listPaymentMethods',
  method: 'GET',
  path: '/api/admin/v2/payment_method_setting',
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors401_403_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List payment methods.
 *
 * Returns all payment methods, whether they are offered or not, as a plain array. A community that has no payment
 * processor returns 422.
 *
 * `GET /api/admin/v2/payment_method_setting`
 */
export function listPaymentMethods<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListPaymentMethodsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListPaymentMethodsResult, U>> {
  return client.send(listPaymentMethodsOperation, request, options);
}

export const updatePaymentMethodOperation: Operation<UpdatePaymentMethodRequest, UpdatePaymentMethodResult> = {
  id: 'updatePaymentMethod',
  method: 'PUT',
  path: '/api/admin/v2/payment_method_setting',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a payment method.
 *
 * Enables or disables a payment method, and returns all of them. A method that is not `mutable` or does not exist
 * returns 422.
 *
 * `PUT /api/admin/v2/payment_method_setting`
 */
export function updatePaymentMethod<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdatePaymentMethodRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdatePaymentMethodResult, U>> {
  return client.send(updatePaymentMethodOperation, request, options);
}

/** Payment methods that members can use. */
export interface PaymentMethodsApi {
  /**
   * List payment methods.
   *
   * Returns all payment methods, whether they are offered or not, as a plain array. A community that has no payment
   * processor returns 422.
   *
   * `GET /api/admin/v2/payment_method_setting`
   */
  list(request?: ListPaymentMethodsRequest, options?: RequestOptions): Promise<PaymentMethodPreferencesList>;
  /**
   * Update a payment method.
   *
   * Enables or disables a payment method, and returns all of them. A method that is not `mutable` or does not exist
   * returns 422.
   *
   * `PUT /api/admin/v2/payment_method_setting`
   */
  update(request: UpdatePaymentMethodRequest, options?: RequestOptions): Promise<PaymentMethodPreferencesList>;
}

export const createPaymentMethodsApi = (client: Sender<OnUndeclared>): PaymentMethodsApi => ({
  list: (request = {}, options) => unwrap(client.send(listPaymentMethodsOperation, request, options)),
  update: (request, options) => unwrap(client.send(updatePaymentMethodOperation, request, options)),
});
