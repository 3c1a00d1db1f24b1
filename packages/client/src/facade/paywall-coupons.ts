// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type {
  CreatePaywallCouponRequest,
  DeletePaywallCouponRequest,
  GetPaywallCouponRequest,
  ListPaywallCouponsRequest,
} from '@community-platform/types/operations/paywall-coupons';
import type { PaywallCoupon, PaywallCouponsList } from '@community-platform/types/paywall-coupon';
import * as operations from '../operations/paywall-coupons.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Codes that lower a price. */
export interface PaywallCouponsApi {
  /**
   * List coupons.
   *
   * Returns one page of the coupons, the newest first.
   *
   * `GET /api/admin/v2/paywall_coupons`
   */
  list(request?: ListPaywallCouponsRequest, options?: RequestOptions): Promise<PaywallCouponsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListPaywallCouponsRequest, options?: RequestOptions): Paginator<PaywallCoupon, PaywallCouponsList>;
  /**
   * Create a coupon.
   *
   * Makes a coupon. One of type `percentage` needs `percent_off`, and one of type `amount` needs
   * `amount_off_in_cents`. A code that another coupon has, and a paywall that the community does not have,
   * are refused with 422.
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
   * Deletes a coupon. One that lowers the price of a subscription that still runs is refused with 422.
   *
   * `DELETE /api/admin/v2/paywall_coupons/{id}`
   */
  delete(request: DeletePaywallCouponRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

/** Binds the operations to a client. */
export const createPaywallCouponsApi = (client: Sender<OnUndeclared>): PaywallCouponsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listPaywallCouponsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListPaywallCoupons(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createPaywallCouponOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getPaywallCouponOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deletePaywallCouponOperation, request, options)),
});
