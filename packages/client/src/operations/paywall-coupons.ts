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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listPaywallCoupons`. */
export const listPaywallCouponsOperation: Operation<ListPaywallCouponsRequest, ListPaywallCouponsResult> = {
  id: 'listPaywallCoupons',
  method: 'GET',
  path: '/api/admin/v2/paywall_coupons',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
  ],
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
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * List coupons.
 *
 * Returns one page of the coupons, the newest first.
 *
 * `GET /api/admin/v2/paywall_coupons`
 */
export function listPaywallCoupons(
  client: Sender,
  request: ListPaywallCouponsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListPaywallCouponsResult>> {
  return client.send(listPaywallCouponsOperation, request, options);
}

/** All items of `listPaywallCoupons`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListPaywallCoupons(
  client: Sender,
  request: ListPaywallCouponsRequest = {},
  options?: RequestOptions,
): Paginator<PaywallCoupon, PaywallCouponsList> {
  return paginate(client, listPaywallCouponsOperation, request, options);
}

/** The data of `createPaywallCoupon`. */
export const createPaywallCouponOperation: Operation<CreatePaywallCouponRequest, CreatePaywallCouponResult> = {
  id: 'createPaywallCoupon',
  method: 'POST',
  path: '/api/admin/v2/paywall_coupons',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
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
 * Create a coupon.
 *
 * Makes a coupon. One of type `percentage` needs `percent_off`, and one of type `amount` needs
 * `amount_off_in_cents`. A code that another coupon has, and a paywall that the community does not have,
 * are refused with 422.
 *
 * `POST /api/admin/v2/paywall_coupons`
 */
export function createPaywallCoupon(
  client: Sender,
  request: CreatePaywallCouponRequest,
  options?: RequestOptions,
): Promise<Received<CreatePaywallCouponResult>> {
  return client.send(createPaywallCouponOperation, request, options);
}

/** The data of `getPaywallCoupon`. */
export const getPaywallCouponOperation: Operation<GetPaywallCouponRequest, GetPaywallCouponResult> = {
  id: 'getPaywallCoupon',
  method: 'GET',
  path: '/api/admin/v2/paywall_coupons/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
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
 * Get a coupon.
 *
 * Returns one coupon.
 *
 * `GET /api/admin/v2/paywall_coupons/{id}`
 */
export function getPaywallCoupon(
  client: Sender,
  request: GetPaywallCouponRequest,
  options?: RequestOptions,
): Promise<Received<GetPaywallCouponResult>> {
  return client.send(getPaywallCouponOperation, request, options);
}

/** The data of `deletePaywallCoupon`. */
export const deletePaywallCouponOperation: Operation<DeletePaywallCouponRequest, DeletePaywallCouponResult> = {
  id: 'deletePaywallCoupon',
  method: 'DELETE',
  path: '/api/admin/v2/paywall_coupons/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
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
 * Delete a coupon.
 *
 * Deletes a coupon. One that lowers the price of a subscription that still runs is refused with 422.
 *
 * `DELETE /api/admin/v2/paywall_coupons/{id}`
 */
export function deletePaywallCoupon(
  client: Sender,
  request: DeletePaywallCouponRequest,
  options?: RequestOptions,
): Promise<Received<DeletePaywallCouponResult>> {
  return client.send(deletePaywallCouponOperation, request, options);
}
