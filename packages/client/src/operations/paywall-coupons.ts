// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
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
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listPaywallCouponsOperation: Operation<ListPaywallCouponsRequest, ListPaywallCouponsResult> = {
  id: 'listPaywallCoupons',
  method: 'GET',
  path: '/api/admin/v2/paywall_coupons',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List coupons.
 *
 * Returns a page of the coupons, newest first.
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

/** Iterates over all items of `listPaywallCoupons`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListPaywallCoupons(
  client: Sender<OnUndeclared>,
  request: ListPaywallCouponsRequest = {},
  options?: RequestOptions,
): Paginator<PaywallCoupon, PaywallCouponsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listPaywallCouponsOperation, paging, request, options);
}

export const createPaywallCouponOperation: Operation<CreatePaywallCouponRequest, CreatePaywallCouponResult> = {
  id: 'createPaywallCoupon',
  method: 'POST',
  path: '/api/admin/v2/paywall_coupons',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a coupon.
 *
 * Creates a coupon. One of type `percentage` needs `percent_off`, and one of type `amount` needs
 * `amount_off_in_cents`. A code that another coupon has, and a paywall that the community does not have, return
 * 422.
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

export const getPaywallCouponOperation: Operation<GetPaywallCouponRequest, GetPaywallCouponResult> = {
  id: 'getPaywallCoupon',
  method: 'GET',
  path: '/api/admin/v2/paywall_coupons/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
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

export const deletePaywallCouponOperation: Operation<DeletePaywallCouponRequest, DeletePaywallCouponResult> = {
  id: 'deletePaywallCoupon',
  method: 'DELETE',
  path: '/api/admin/v2/paywall_coupons/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a coupon.
 *
 * Deletes a coupon. If it lowers the price of a subscription that still runs, the response is 422.
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

/** Discount codes. */
export interface PaywallCouponsApi {
  /**
   * List coupons.
   *
   * Returns a page of the coupons, newest first.
   *
   * `GET /api/admin/v2/paywall_coupons`
   */
  list(request?: ListPaywallCouponsRequest, options?: RequestOptions): Promise<PaywallCouponsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListPaywallCouponsRequest, options?: RequestOptions): Paginator<PaywallCoupon, PaywallCouponsList>;
  /**
   * Create a coupon.
   *
   * Creates a coupon. One of type `percentage` needs `percent_off`, and one of type `amount` needs
   * `amount_off_in_cents`. A code that another coupon has, and a paywall that the community does not have, return
   * 422.
   *
   * `POST /api/admin/v2/paywall_coupons`
   */
  create(request: CreatePaywallCouponRequest, options?: RequestOptions): Promise<PaywallCoupon>;
  /**
   * Get a coupon.
   *
   * Returns one coupon.
   *
   * `GET /api/admin/v2/paywall_coupons/{id}`
   */
  get(request: GetPaywallCouponRequest, options?: RequestOptions): Promise<PaywallCoupon>;
  /**
   * Delete a coupon.
   *
   * Deletes a coupon. If it lowers the price of a subscription that still runs, the response is 422.
   *
   * `DELETE /api/admin/v2/paywall_coupons/{id}`
   */
  delete(request: DeletePaywallCouponRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

export const createPaywallCouponsApi = (client: Sender<OnUndeclared>): PaywallCouponsApi => ({
  list: (request = {}, options) => unwrap(client.send(listPaywallCouponsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListPaywallCoupons(client, request, options),
  create: (request, options) => unwrap(client.send(createPaywallCouponOperation, request, options)),
  get: (request, options) => unwrap(client.send(getPaywallCouponOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deletePaywallCouponOperation, request, options)),
});
