// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, SortDirection } from '../common.js';
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
import type {
  BadRequestHeaders,
  ContentTooLargeHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
  UnprocessableContentHeaders,
  UnsupportedMediaTypeHeaders,
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** The query parameters of `listCommunityMemberSubscriptions`. */
export interface ListCommunityMemberSubscriptionsQuery {
  /**
   * The number of the page. The first page is 1; a lower number is answered with 400.
   *
   * Default: `1`.
   */
  page?: number | undefined;
  /**
   * How many records a page holds. A value above 100 is served with 100, and the answer says so in its own
   * `per_page`; a value below 1 is answered with 400.
   *
   * Default: `10`.
   */
  per_page?: number | undefined;
  /** Only records of which a member, a paywall or an id of the payment processor contains this text. */
  query?: string | undefined;
  /** Only what members paid whose e-mail address contains this text. */
  member_email?: string | undefined;
  /** Only what this member paid. */
  community_member_id?: number | undefined;
  /** Only what the member with this public id paid. */
  community_member_public_uid?: string | undefined;
  /** Only what was billed to a business whose name contains this text. */
  billing_info_business_name?: string | undefined;
  /**
   * Only prices of these types. The types stand in one text, separated by commas. At most 100, a bound of this
   * project.
   */
  paywall_price_type?: readonly PaywallPriceType[] | undefined;
  /** Only subscriptions that are paid at this interval. An open set; known values are `month` and `year`. */
  billing_interval?: string | undefined;
  /** Only what belongs to the subscription with this id at the payment processor. */
  subscription_processor_id?: string | undefined;
  /**
   * Only amounts in these currencies. Their codes stand in one text, separated by commas. At most 100, a bound of
   * this project.
   */
  currency?: readonly string[] | undefined;
  /**
   * Only what was paid for these paywalls. The ids stand in one text, separated by commas. At most 1,000, a bound of
   * this project.
   */
  paywall_ids?: readonly number[] | undefined;
  /**
   * Only subscriptions in these states, which stand in one text, separated by commas. An open set; known values are
   * `active`, `trial` and `canceled`. At most 100, a bound of this project.
   */
  status?: readonly string[] | undefined;
  /** Only subscriptions that end, or do not end, when the time is over for which they are paid. */
  scheduled_to_cancel?: boolean | undefined;
  /**
   * Only what was paid there. The values stand in one text, separated by commas. At most 100, a bound of this
   * project.
   */
  platform?: readonly PaymentPlatform[] | undefined;
  /** Only subscriptions for which at least this was paid, in the smallest unit of the currency. */
  total_amount_paid_gte?: number | undefined;
  /** Only subscriptions for which at most this was paid, in the smallest unit of the currency. */
  total_amount_paid_lte?: number | undefined;
  /** Only subscriptions that began on this date or time, in ISO 8601, or later. */
  start_date_gte?: string | undefined;
  /** Only subscriptions that began on this date or time, in ISO 8601, or earlier. */
  start_date_lte?: string | undefined;
  /**
   * What decides the order.
   *
   * Default: `"created_at"`.
   */
  sort?: SubscriptionOrder | undefined;
  /**
   * Whether the order that `sort` names goes up or down. Down, unless it is said otherwise.
   *
   * Default: `"desc"`.
   */
  direction?: SortDirection | undefined;
}

/** What `listCommunityMemberSubscriptions` sends. */
export interface ListCommunityMemberSubscriptionsRequest {
  query?: ListCommunityMemberSubscriptionsQuery | undefined;
}

/** Headers of the responses of `listCommunityMemberSubscriptions`. */
export interface ListCommunityMemberSubscriptions200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listCommunityMemberSubscriptions`, by status. */
export type ListCommunityMemberSubscriptionsResult =
  | TypedResponse<200, CommunityMemberSubscriptionsList, ListCommunityMemberSubscriptions200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createCommunityMemberSubscription` sends. */
export interface CreateCommunityMemberSubscriptionRequest {
  /** Who buys what. */
  body: CommunityMemberSubscriptionCreateRequest;
}

/** Headers of the responses of `createCommunityMemberSubscription`. */
export interface CreateCommunityMemberSubscription201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createCommunityMemberSubscription`, by status. */
export type CreateCommunityMemberSubscriptionResult =
  | TypedResponse<201, CommunityMemberSubscription, CreateCommunityMemberSubscription201Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The query parameters of `exportCommunityMemberSubscriptions`. */
export interface ExportCommunityMemberSubscriptionsQuery {
  /** Only what members paid whose e-mail address contains this text. */
  member_email?: string | undefined;
  /** Only what this member paid. */
  community_member_id?: number | undefined;
  /** Only what the member with this public id paid. */
  community_member_public_uid?: string | undefined;
  /** Only what was billed to a business whose name contains this text. */
  billing_info_business_name?: string | undefined;
  /**
   * Only prices of these types. The types stand in one text, separated by commas. At most 100, a bound of this
   * project.
   */
  paywall_price_type?: readonly PaywallPriceType[] | undefined;
  /** Only subscriptions that are paid at this interval. An open set; known values are `month` and `year`. */
  billing_interval?: string | undefined;
  /** Only what belongs to the subscription with this id at the payment processor. */
  subscription_processor_id?: string | undefined;
  /**
   * Only amounts in these currencies. Their codes stand in one text, separated by commas. At most 100, a bound of
   * this project.
   */
  currency?: readonly string[] | undefined;
  /**
   * Only what was paid for these paywalls. The ids stand in one text, separated by commas. At most 1,000, a bound of
   * this project.
   */
  paywall_ids?: readonly number[] | undefined;
  /**
   * Only subscriptions in these states, which stand in one text, separated by commas. An open set; known values are
   * `active`, `trial` and `canceled`. At most 100, a bound of this project.
   */
  status?: readonly string[] | undefined;
  /** Only subscriptions that end, or do not end, when the time is over for which they are paid. */
  scheduled_to_cancel?: boolean | undefined;
  /**
   * Only what was paid there. The values stand in one text, separated by commas. At most 100, a bound of this
   * project.
   */
  platform?: readonly PaymentPlatform[] | undefined;
  /** Only subscriptions for which at least this was paid, in the smallest unit of the currency. */
  total_amount_paid_gte?: number | undefined;
  /** Only subscriptions for which at most this was paid, in the smallest unit of the currency. */
  total_amount_paid_lte?: number | undefined;
  /** Only subscriptions that began on this date or time, in ISO 8601, or later. */
  start_date_gte?: string | undefined;
  /** Only subscriptions that began on this date or time, in ISO 8601, or earlier. */
  start_date_lte?: string | undefined;
  /**
   * The columns of the export, which are fields of the record. Their names stand in one text, separated by commas.
   * All columns when it is left out. At most 100, a bound of this project.
   */
  fields?: readonly string[] | undefined;
  /**
   * The time zone of the times in the export, by its name in the tz database.
   *
   * Default: `"Etc/UTC"`.
   */
  timezone?: string | undefined;
}

/** What `exportCommunityMemberSubscriptions` sends. */
export interface ExportCommunityMemberSubscriptionsRequest {
  query?: ExportCommunityMemberSubscriptionsQuery | undefined;
}

/** Headers of the responses of `exportCommunityMemberSubscriptions`. */
export interface ExportCommunityMemberSubscriptions201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `exportCommunityMemberSubscriptions`, by status. */
export type ExportCommunityMemberSubscriptionsResult =
  | TypedResponse<201, CommunityMemberSubscriptionExport, ExportCommunityMemberSubscriptions201Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getCommunityMemberSubscription`. */
export interface GetCommunityMemberSubscriptionPath {
  /** The id of the subscription. */
  id: number;
}

/** What `getCommunityMemberSubscription` sends. */
export interface GetCommunityMemberSubscriptionRequest {
  path: GetCommunityMemberSubscriptionPath;
}

/** Headers of the responses of `getCommunityMemberSubscription`. */
export interface GetCommunityMemberSubscription200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getCommunityMemberSubscription`, by status. */
export type GetCommunityMemberSubscriptionResult =
  | TypedResponse<200, CommunityMemberSubscription, GetCommunityMemberSubscription200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `cancelCommunityMemberSubscription`. */
export interface CancelCommunityMemberSubscriptionPath {
  /** The id of the subscription. */
  id: number;
}

/** What `cancelCommunityMemberSubscription` sends. */
export interface CancelCommunityMemberSubscriptionRequest {
  path: CancelCommunityMemberSubscriptionPath;
  /** When, and what is refunded. */
  body: CommunityMemberSubscriptionCancelRequest;
}

/** Headers of the responses of `cancelCommunityMemberSubscription`. */
export interface CancelCommunityMemberSubscription200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `cancelCommunityMemberSubscription`, by status. */
export type CancelCommunityMemberSubscriptionResult =
  | TypedResponse<200, CommunityMemberSubscription, CancelCommunityMemberSubscription200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `resumeCommunityMemberSubscription`. */
export interface ResumeCommunityMemberSubscriptionPath {
  /** The id of the subscription. */
  id: number;
}

/** What `resumeCommunityMemberSubscription` sends. */
export interface ResumeCommunityMemberSubscriptionRequest {
  path: ResumeCommunityMemberSubscriptionPath;
}

/** Headers of the responses of `resumeCommunityMemberSubscription`. */
export interface ResumeCommunityMemberSubscription200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `resumeCommunityMemberSubscription`, by status. */
export type ResumeCommunityMemberSubscriptionResult =
  | TypedResponse<200, CommunityMemberSubscription, ResumeCommunityMemberSubscription200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
