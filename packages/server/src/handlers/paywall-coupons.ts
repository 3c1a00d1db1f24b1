// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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

/** What the handler of `listPaywallCoupons` receives: every part is there, defaults are filled in. */
export interface ListPaywallCouponsInput extends ListPaywallCouponsRequest {
  query: ListPaywallCouponsQuery & { page: number; per_page: number };
}

/** Codes that lower a price. */
export interface PaywallCouponsHandlers<Principal = unknown, State = unknown> {
  /**
   * List coupons.
   *
   * Returns one page of the coupons, the newest first.
   *
   * `GET /api/admin/v2/paywall_coupons`
   */
  listPaywallCoupons(input: ListPaywallCouponsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListPaywallCouponsResult>>;
  /**
   * Create a coupon.
   *
   * Makes a coupon. One of type `percentage` needs `percent_off`, and one of type `amount` needs
   * `amount_off_in_cents`. A code that another coupon has, and a paywall that the community does not have,
   * are refused with 422.
   *
   * `POST /api/admin/v2/paywall_coupons`
   */
  createPaywallCoupon(input: CreatePaywallCouponRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreatePaywallCouponResult>>;
  /**
   * Get a coupon.
   *
   * Returns one coupon.
   *
   * `GET /api/admin/v2/paywall_coupons/{id}`
   */
  getPaywallCoupon(input: GetPaywallCouponRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetPaywallCouponResult>>;
  /**
   * Delete a coupon.
   *
   * Deletes a coupon. One that lowers the price of a subscription that still runs is refused with 422.
   *
   * `DELETE /api/admin/v2/paywall_coupons/{id}`
   */
  deletePaywallCoupon(input: DeletePaywallCouponRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeletePaywallCouponResult>>;
}
