// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SortDirection } from '../common.js';
import type {
  ChargeOrder,
  CommunityMemberChargeCreateRequest,
  CommunityMemberChargeRefundRequest,
  PaymentPlatform,
} from '../payment-request.js';
import type { CommunityMemberCharge, CommunityMemberChargeExport, CommunityMemberChargesList } from '../payment.js';
import type { PaywallPriceType } from '../paywall.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListCommunityMemberChargesQuery {
  /**
   * The number of the page. The first page is 1; a lower number returns 400.
   *
   * At least 1. Default: `1`. Example: `1`.
   */
  page?: number | undefined;
  /**
   * The number of records per page. A value above 100 counts as 100, which is then the `per_page` of the response; a
   * value below 1 returns 400.
   *
   * At least 1. Default: `10`. Example: `10`.
   */
  per_page?: number | undefined;
  /**
   * Only records of which a member, a paywall or an id of the payment processor contains this text.
   *
   * Example: `"fennick"`.
   */
  query?: string | undefined;
  /** Only payments of members whose e-mail address contains this text. Example: `"tobin@"`. */
  member_email?: string | undefined;
  /** Only payments of this member. Example: `4102`. */
  community_member_id?: number | undefined;
  /** Only payments of the member with this public id. Example: `"c9d0e1f2"`. */
  community_member_public_uid?: string | undefined;
  /** Only payments billed to a business whose name contains this text. Example: `"bakery"`. */
  billing_info_business_name?: string | undefined;
  /** Only prices of these types, comma-separated. 1 to 100 items. */
  paywall_price_type?: readonly PaywallPriceType[] | undefined;
  /** Only the charge with this id at the payment processor. Example: `"ch_sandbox_2501"`. */
  processor_id?: string | undefined;
  /** Only payments for the subscription with this id at the payment processor. Example: `"sub_sandbox_2601"`. */
  subscription_processor_id?: string | undefined;
  /** Only the charge whose invoice has this id at the payment processor. Example: `"in_sandbox_2501"`. */
  invoice_processor_id?: string | undefined;
  /** Only amounts in these currencies, comma-separated. 1 to 100 items. */
  currency?: readonly string[] | undefined;
  /** Only payments for these paywalls, comma-separated. 1 to 1000 items. */
  paywall_ids?: readonly number[] | undefined;
  /**
   * Only charges in these states, separated by commas. An open set; known values are `paid`, `refunded` and
   * `partial_refunded`.
   *
   * 1 to 100 items.
   */
  status?: readonly string[] | undefined;
  /** Only payments on these platforms, comma-separated. 1 to 100 items. */
  platform?: readonly PaymentPlatform[] | undefined;
  /** Only charges of at least this amount, in the smallest unit of the currency. Example: `1000`. */
  amount_gte?: number | undefined;
  /** Only charges of at most this amount, in the smallest unit of the currency. Example: `10000`. */
  amount_lte?: number | undefined;
  /** Only charges since this date or time, in ISO 8601. Example: `"2025-05-01"`. */
  created_at_gte?: string | undefined;
  /** Only charges until this date or time, in ISO 8601. Example: `"2025-05-31T23:59:59Z"`. */
  created_at_lte?: string | undefined;
  /** The sort key. Default: `"created_at"`. Example: `"community_member_name"`. */
  sort?: ChargeOrder | undefined;
  /** The direction of the order in `sort`. Default: descending. Default: `"desc"`. Example: `"asc"`. */
  direction?: SortDirection | undefined;
}

export interface ListCommunityMemberChargesRequest {
  query?: ListCommunityMemberChargesQuery | undefined;
}

export type ListCommunityMemberChargesResult =
  | TypedResponse<200, CommunityMemberChargesList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateCommunityMemberChargeRequest {
  /** The buyer and the price. */
  body: CommunityMemberChargeCreateRequest;
}

export type CreateCommunityMemberChargeResult =
  | TypedResponse<201, CommunityMemberCharge, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface ExportCommunityMemberChargesQuery {
  /** Only payments of members whose e-mail address contains this text. Example: `"tobin@"`. */
  member_email?: string | undefined;
  /** Only payments of this member. Example: `4102`. */
  community_member_id?: number | undefined;
  /** Only payments of the member with this public id. Example: `"c9d0e1f2"`. */
  community_member_public_uid?: string | undefined;
  /** Only payments billed to a business whose name contains this text. Example: `"bakery"`. */
  billing_info_business_name?: string | undefined;
  /** Only prices of these types, comma-separated. 1 to 100 items. */
  paywall_price_type?: readonly PaywallPriceType[] | undefined;
  /** Only the charge with this id at the payment processor. Example: `"ch_sandbox_2501"`. */
  processor_id?: string | undefined;
  /** Only payments for the subscription with this id at the payment processor. Example: `"sub_sandbox_2601"`. */
  subscription_processor_id?: string | undefined;
  /** Only the charge whose invoice has this id at the payment processor. Example: `"in_sandbox_2501"`. */
  invoice_processor_id?: string | undefined;
  /** Only amounts in these currencies, comma-separated. 1 to 100 items. */
  currency?: readonly string[] | undefined;
  /** Only payments for these paywalls, comma-separated. 1 to 1000 items. */
  paywall_ids?: readonly number[] | undefined;
  /**
   * Only charges in these states, separated by commas. An open set; known values are `paid`, `refunded` and
   * `partial_refunded`.
   *
   * 1 to 100 items.
   */
  status?: readonly string[] | undefined;
  /** Only payments on these platforms, comma-separated. 1 to 100 items. */
  platform?: readonly PaymentPlatform[] | undefined;
  /** Only charges of at least this amount, in the smallest unit of the currency. Example: `1000`. */
  amount_gte?: number | undefined;
  /** Only charges of at most this amount, in the smallest unit of the currency. Example: `10000`. */
  amount_lte?: number | undefined;
  /** Only charges since this date or time, in ISO 8601. Example: `"2025-05-01"`. */
  created_at_gte?: string | undefined;
  /** Only charges until this date or time, in ISO 8601. Example: `"2025-05-31T23:59:59Z"`. */
  created_at_lte?: string | undefined;
  /**
   * The columns of the export, which are fields of the record, comma-separated. By default, all columns.
   *
   * 1 to 100 items.
   */
  fields?: readonly string[] | undefined;
  /**
   * The time zone of the times in the export, by its name in the tz database.
   *
   * Default: `"Etc/UTC"`. Example: `"Europe/Brussels"`.
   */
  timezone?: string | undefined;
}

export interface ExportCommunityMemberChargesRequest {
  query?: ExportCommunityMemberChargesQuery | undefined;
}

export type ExportCommunityMemberChargesResult =
  | TypedResponse<201, CommunityMemberChargeExport, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 422 | 429 | '5XX'];

export interface GetCommunityMemberChargePath {
  /** The id of the charge. Example: `2502`. */
  id: number;
}

export interface GetCommunityMemberChargeRequest {
  path: GetCommunityMemberChargePath;
}

export type GetCommunityMemberChargeResult =
  | TypedResponse<200, CommunityMemberCharge, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface RefundCommunityMemberChargePath {
  /** The id of the charge. Example: `2502`. */
  id: number;
}

export interface RefundCommunityMemberChargeRequest {
  path: RefundCommunityMemberChargePath;
  /** The amount and the reason. */
  body: CommunityMemberChargeRefundRequest;
}

export type RefundCommunityMemberChargeResult =
  | TypedResponse<200, CommunityMemberCharge, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
