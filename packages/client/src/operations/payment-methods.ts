// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ListPaymentMethodsRequest,
  ListPaymentMethodsResult,
  UpdatePaymentMethodRequest,
  UpdatePaymentMethodResult,
} from '@community-platform/types/operations/payment-methods';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';

/** The data of `listPaymentMethods`. */
export const listPaymentMethodsOperation: Operation<ListPaymentMethodsRequest, ListPaymentMethodsResult> = {
  id: 'listPaymentMethods',
  method: 'GET',
  path: '/api/admin/v2/payment_method_setting',
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
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
 * List payment methods.
 *
 * Returns all payment methods, whether they are offered or not, as a plain array. A community that has no
 * payment processor is refused with 422.
 *
 * `GET /api/admin/v2/payment_method_setting`
 */
export function listPaymentMethods(
  client: Sender,
  request: ListPaymentMethodsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListPaymentMethodsResult>> {
  return client.send(listPaymentMethodsOperation, request, options);
}

/** The data of `updatePaymentMethod`. */
export const updatePaymentMethodOperation: Operation<UpdatePaymentMethodRequest, UpdatePaymentMethodResult> = {
  id: 'updatePaymentMethod',
  method: 'PUT',
  path: '/api/admin/v2/payment_method_setting',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
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
 * Update a payment method.
 *
 * Offers a payment method to buyers, or does so no longer, and returns all of them. One that is not
 * `mutable`, and one that does not exist, are refused with 422.
 *
 * `PUT /api/admin/v2/payment_method_setting`
 */
export function updatePaymentMethod(
  client: Sender,
  request: UpdatePaymentMethodRequest,
  options?: RequestOptions,
): Promise<Received<UpdatePaymentMethodResult>> {
  return client.send(updatePaymentMethodOperation, request, options);
}
