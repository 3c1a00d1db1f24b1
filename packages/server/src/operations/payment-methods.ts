// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ListPaymentMethodsRequest,
  ListPaymentMethodsResult,
  UpdatePaymentMethodRequest,
  UpdatePaymentMethodResult,
} from '@community-platform/types/operations/payment-methods';
import {
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  errors401_403_405_406_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** Payment methods that members can use. */
export interface PaymentMethodsHandlers<Principal = unknown, State = unknown> {
  /**
   * List payment methods.
   *
   * Returns all payment methods, whether they are offered or not, as a plain array. A community that has no payment
   * processor returns 422.
   *
   * `GET /api/admin/v2/payment_method_setting`
   */
  listPaymentMethods(
    input: ListPaymentMethodsRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListPaymentMethodsResult>>;
  /**
   * Update a payment method.
   *
   * Enables or disables a payment method, and returns all of them. A method that is not `mutable` or does not exist
   * returns 422.
   *
   * `PUT /api/admin/v2/payment_method_setting`
   */
  updatePaymentMethod(
    input: UpdatePaymentMethodRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdatePaymentMethodResult>>;
}

/** The descriptors of the operations, in document order. */
export const paymentMethodsOperations: readonly Operation[] = [
  {
    id: 'listPaymentMethods',
    method: 'GET',
    path: '/api/admin/v2/payment_method_setting',
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors401_403_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updatePaymentMethod',
    method: 'PUT',
    path: '/api/admin/v2/payment_method_setting',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
