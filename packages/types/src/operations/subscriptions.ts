// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SortDirection } from '../common.js';
import type {
  CommunityMemberSubscriptionCancelRequest,
  CommunityMemberSubscriptionCreateRequest,
  PaymentPlatform,
  SubscriptionOrder,
} from '../payment-request.js';
import type {
  CommunityMemberSubscription,
  CommunityMemberSubscriptionExport,
  CommunityMemberSubscriptionsList,
} from '../payment.js';
import type { PaywallPriceType } from '../paywall.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListCommunityMemberSubscriptionsQuery {
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
  /**
   * Only subscriptions that are paid at this interval. An open set; known values are `month` and `year`.
   *
   * Example: `"month"`.
   */
  billing_interval?: string | undefined;
  /** Only payments for the subscription with this id at the payment processor. Example: `"sub_sandbox_2601"`. */
  subscription_processor_id?: string | undefined;
  /** Only amounts in these currencies, comma-separated. 1 to 100 items. */
  currency?: readonly string[] | undefined;
  /** Only payments for these paywalls, comma-separated. 1 to 1000 items. */
  paywall_ids?: readonly number[] | undefined;
  /**
   * Only subscriptions in these states, separated by commas. An open set; known values are `active`, `trial` and
   * `canceled`.
   *
   * 1 to 100 items.
   */
  status?: readonly string[] | undefined;
  /** Only subscriptions that end, or do not end, with their paid period. Example: `true`. */
  scheduled_to_cancel?: boolean | undefined;
  /** Only payments on these platforms, comma-separated. 1 to 100 items. */
  platform?: readonly PaymentPlatform[] | undefined;
  /**
   * Only subscriptions for which at least this was paid, in the smallest unit of the currency.
   *
   * Example: `1000`.
   */
  total_amount_paid_gte?: number | undefined;
  /**
   * Only subscriptions for which at most this was paid, in the smallest unit of the currency.
   *
   * Example: `10000`.
   */
  total_amount_paid_lte?: number | undefined;
  /** Only subscriptions that began on this date or time, in ISO 8601, or later. Example: `"2025-05-01"`. */
  start_date_gte?: string | undefined;
  /** Only subscriptions that began on this date or time, in ISO 8601, or earlier. Example: `"2025-05-31"`. */
  start_date_lte?: string | undefined;
  /** The sort key. Default: `"created_at"`. Example: `"community_member_name"`. */
  sort?: SubscriptionOrder | undefined;
  /** The direction of the order in `sort`. Default: descending. Default: `"desc"`. Example: `"asc"`. */
  direction?: SortDirection | undefined;
}

export interface ListCommunityMemberSubscriptionsRequest {
  query?: ListCommunityMemberSubscriptionsQuery | undefined;
}

export type ListCommunityMemberSubscriptionsResult =
  | TypedResponse<200, CommunityMemberSubscriptionsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateCommunityMemberSubscriptionRequest {
  /** The buyer and the price. */
  body: CommunityMemberSubscriptionCreateRequest;
}

export type CreateCommunityMemberSubscriptionResult =
  | TypedResponse<201, CommunityMemberSubscription, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface ExportCommunityMemberSubscriptionsQuery {
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
  /**
   * Only subscriptions that are paid at this interval. An open set; known values are `month` and `year`.
   *
   * Example: `"month"`.
   */
  billing_interval?: string | undefined;
  /** Only payments for the subscription with this id at the payment processor. Example: `"sub_sandbox_2601"`. */
  subscription_processor_id?: string | undefined;
  /** Only amounts in these currencies, comma-separated. 1 to 100 items. */
  currency?: readonly string[] | undefined;
  /** Only payments for these paywalls, comma-separated. 1 to 1000 items. */
  paywall_ids?: readonly number[] | undefined;
  /**
   * Only subscriptions in these states, separated by commas. An open set; known values are `active`, `trial` and
   * `canceled`.
   *
   * 1 to 100 items.
   */
  status?: readonly string[] | undefined;
  /** Only subscriptions that end, or do not end, with their paid period. Example: `true`. */
  scheduled_to_cancel?: boolean | undefined;
  /** Only payments on these platforms, comma-separated. 1 to 100 items. */
  platform?: readonly PaymentPlatform[] | undefined;
  /**
   * Only subscriptions for which at least this was paid, in the smallest unit of the currency.
   *
   * Example: `1000`.
   */
  total_amount_paid_gte?: number | undefined;
  /**
   * Only subscriptions for which at most this was paid, in the smallest unit of the currency.
   *
   * Example: `10000`.
   */
  total_amount_paid_lte?: number | undefined;
  /** Only subscriptions that began on this date or time, in ISO 8601, or later. Example: `"2025-05-01"`. */
  start_date_gte?: string | undefined;
  /** Only subscriptions that began on this date or time, in ISO 8601, or earlier. Example: `"2025-05-31"`. */
  start_date_lte?: string | undefined;
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

export interface ExportCommunityMemberSubscriptionsRequest {
  query?: ExportCommunityMemberSubscriptionsQuery | undefined;
}

export type ExportCommunityMemberSubscriptionsResult =
  | TypedResponse<201, CommunityMemberSubscriptionExport, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 422 | 429 | '5XX'];

export interface GetCommunityMemberSubscriptionPath {
  /** The id of the subscription. Example: `2601`. */
  id: number;
}

export interface GetCommunityMemberSubscriptionRequest {
  path: GetCommunityMemberSubscriptionPath;
}

export type GetCommunityMemberSubscriptionResult =
  | TypedResponse<200, CommunityMemberSubscription, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface CancelCommunityMemberSubscriptionPath {
  /** The id of the subscription. Example: `2601`. */
  id: number;
}

export interface CancelCommunityMemberSubscriptionRequest {
  path: CancelCommunityMemberSubscriptionPath;
  /** The time of the cancellation and the refund. */
  body: CommunityMemberSubscriptionCancelRequest;
}

export type CancelCommunityMemberSubscriptionResult =
  | TypedResponse<200, CommunityMemberSubscription, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface ResumeCommunityMemberSubscriptionPath {
  /** The id of the subscription. Example: `2602`. */
  id: number;
}

export interface ResumeCommunityMemberSubscriptionRequest {
  path: ResumeCommunityMemberSubscriptionPath;
}

export type ResumeCommunityMemberSubscriptionResult =
  | TypedResponse<200, CommunityMemberSubscription, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];
