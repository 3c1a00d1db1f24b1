// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreatePaywallCouponRequest,
  CreatePaywallCouponResult,
  DeletePaywallCouponRequest,
  DeletePaywallCouponResult,
  GetPaywallCouponRequest,
  GetPaywallCouponResult,
  ListPaywallCouponsQuery,
  ListPaywallCouponsRequest,
  ListPaywallCouponsResult,
} from '@community-platform/types/operations/paywall-coupons';
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listPaywallCoupons`: all parts are present, with defaults. */
export interface ListPaywallCouponsInput extends ListPaywallCouponsRequest {
  query: ListPaywallCouponsQuery & { page: number; per_page: number };
}

/** Discount codes. */
export interface PaywallCouponsHandlers<Principal = unknown, State = unknown> {
  /**
   * List coupons.
   *
   * Returns a page of the coupons, newest first.
   *
   * `GET /api/admin/v2/paywall_coupons`
   */
  listPaywallCoupons(
    input: ListPaywallCouponsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListPaywallCouponsResult>>;
  /**
   * Create a coupon.
   *
   * Creates a coupon. One of type `percentage` needs `percent_off`, and one of type `amount` needs
   * `amount_off_in_cents`. A code that another coupon has, and a paywall that the community does not have, return
   * 422.
   *
   * `POST /api/admin/v2/paywall_coupons`
   */
  createPaywallCoupon(
    input: CreatePaywallCouponRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreatePaywallCouponResult>>;
  /**
   * Get a coupon.
   *
   * Returns one coupon.
   *
   * `GET /api/admin/v2/paywall_coupons/{id}`
   */
  getPaywallCoupon(
    input: GetPaywallCouponRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetPaywallCouponResult>>;
  /**
   * Delete a coupon.
   *
   * Deletes a coupon. If it lowers the price of a subscription that still runs, the response is 422.
   *
   * `DELETE /api/admin/v2/paywall_coupons/{id}`
   */
  deletePaywallCoupon(
    input: DeletePaywallCouponRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DeletePaywallCouponResult>>;
}

/** The descriptors of the operations, in document order. */
export const paywallCouponsOperations: readonly Operation[] = [
  {
    id: 'listPaywallCoupons',
    method: 'GET',
    path: '/api/admin/v2/paywall_coupons',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createPaywallCoupon',
    method: 'POST',
    path: '/api/admin/v2/paywall_coupons',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getPaywallCoupon',
    method: 'GET',
    path: '/api/admin/v2/paywall_coupons/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deletePaywallCoupon',
    method: 'DELETE',
    path: '/api/admin/v2/paywall_coupons/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
