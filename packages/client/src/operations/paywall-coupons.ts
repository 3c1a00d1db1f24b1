// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CreatePaywallCouponRequest,
  CreatePaywallCouponResult,
  DeletePaywallCouponRequest,
  DeletePaywallCouponResult,
  GetPaywallCouponRequest,
  GetPaywallCouponResult,
  ListPaywallCouponsRequest,
  ListPaywallCouponsResult,
} from '@community-platform/types/operations/paywall-coupons';
import type { PaywallCoupon, PaywallCouponsList } from '@community-platform/types/paywall-coupon';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listPaywallCoupons`. */
export const listPaywallCouponsOperation: Operation<ListPaywallCouponsRequest, ListPaywallCouponsResult> = {
  id: 'listPaywallCoupons',
  method: 'GET',
  path: '/api/admin/v2/paywall_coupons',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List coupons.
 *
 * Returns one page of the coupons, the newest first.
 *
 * `GET /api/admin/v2/paywall_coupons`
 */
export function listPaywallCoupons<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListPaywallCouponsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListPaywallCouponsResult, U>> {
  return client.send(listPaywallCouponsOperation, request, options);
}

/** All items of `listPaywallCoupons`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListPaywallCoupons(
  client: Sender<OnUndeclared>,
  request: ListPaywallCouponsRequest = {},
  options?: RequestOptions,
): Paginator<PaywallCoupon, PaywallCouponsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listPaywallCouponsOperation, paging, request, options);
}

/** The data of `createPaywallCoupon`. */
export const createPaywallCouponOperation: Operation<CreatePaywallCouponRequest, CreatePaywallCouponResult> = {
  id: 'createPaywallCoupon',
  method: 'POST',
  path: '/api/admin/v2/paywall_coupons',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
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
 * Create a coupon.
 *
 * Makes a coupon. One of type `percentage` needs `percent_off`, and one of type `amount` needs
 * `amount_off_in_cents`. A code that another coupon has, and a paywall that the community does not have,
 * are refused with 422.
 *
 * `POST /api/admin/v2/paywall_coupons`
 */
export function createPaywallCoupon<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreatePaywallCouponRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreatePaywallCouponResult, U>> {
  return client.send(createPaywallCouponOperation, request, options);
}

/** The data of `getPaywallCoupon`. */
export const getPaywallCouponOperation: Operation<GetPaywallCouponRequest, GetPaywallCouponResult> = {
  id: 'getPaywallCoupon',
  method: 'GET',
  path: '/api/admin/v2/paywall_coupons/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a coupon.
 *
 * Returns one coupon.
 *
 * `GET /api/admin/v2/paywall_coupons/{id}`
 */
export function getPaywallCoupon<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetPaywallCouponRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetPaywallCouponResult, U>> {
  return client.send(getPaywallCouponOperation, request, options);
}

/** The data of `deletePaywallCoupon`. */
export const deletePaywallCouponOperation: Operation<DeletePaywallCouponRequest, DeletePaywallCouponResult> = {
  id: 'deletePaywallCoupon',
  method: 'DELETE',
  path: '/api/admin/v2/paywall_coupons/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a coupon.
 *
 * Deletes a coupon. One that lowers the price of a subscription that still runs is refused with 422.
 *
 * `DELETE /api/admin/v2/paywall_coupons/{id}`
 */
export function deletePaywallCoupon<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeletePaywallCouponRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeletePaywallCouponResult, U>> {
  return client.send(deletePaywallCouponOperation, request, options);
}
