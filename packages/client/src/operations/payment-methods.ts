// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ListPaymentMethodsRequest,
  ListPaymentMethodsResult,
  UpdatePaymentMethodRequest,
  UpdatePaymentMethodResult,
} from '@community-platform/types/operations/payment-methods';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listPaymentMethods`. */
export const listPaymentMethodsOperation: Operation<ListPaymentMethodsRequest, ListPaymentMethodsResult> = {
  id: 'listPaymentMethods',
  method: 'GET',
  path: '/api/admin/v2/payment_method_setting',
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List payment methods.
 *
 * Returns all payment methods, whether they are offered or not, as a plain array. A community that has no
 * payment processor is refused with 422.
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

/** The data of `updatePaymentMethod`. */
export const updatePaymentMethodOperation: Operation<UpdatePaymentMethodRequest, UpdatePaymentMethodResult> = {
  id: 'updatePaymentMethod',
  method: 'PUT',
  path: '/api/admin/v2/payment_method_setting',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a payment method.
 *
 * Offers a payment method to buyers, or does so no longer, and returns all of them. One that is not
 * `mutable`, and one that does not exist, are refused with 422.
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
