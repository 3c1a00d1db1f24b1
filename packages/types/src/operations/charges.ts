// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, SortDirection } from '../common.js';
import type {
  ChargeOrder,
  CommunityMemberChargeCreateRequest,
  CommunityMemberChargeRefundRequest,
  PaymentPlatform,
} from '../payment-request.js';
import type { CommunityMemberCharge, CommunityMemberChargeExport, CommunityMemberChargesList } from '../payment.js';
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

/** The query parameters of `listCommunityMemberCharges`. */
export interface ListCommunityMemberChargesQuery {
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
  /** Only the charge with this id at the payment processor. */
  processor_id?: string | undefined;
  /** Only what belongs to the subscription with this id at the payment processor. */
  subscription_processor_id?: string | undefined;
  /** Only the charge whose invoice has this id at the payment processor. */
  invoice_processor_id?: string | undefined;
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
   * Only charges in these states, which stand in one text, separated by commas. An open set; known values are
   * `paid`, `refunded` and `partial_refunded`. At most 100, a bound of this project.
   */
  status?: readonly string[] | undefined;
  /**
   * Only what was paid there. The values stand in one text, separated by commas. At most 100, a bound of this
   * project.
   */
  platform?: readonly PaymentPlatform[] | undefined;
  /** Only charges of at least this amount, in the smallest unit of the currency. */
  amount_gte?: number | undefined;
  /** Only charges of at most this amount, in the smallest unit of the currency. */
  amount_lte?: number | undefined;
  /** Only charges since this date or time, in ISO 8601. */
  created_at_gte?: string | undefined;
  /** Only charges until this date or time, in ISO 8601. */
  created_at_lte?: string | undefined;
  /**
   * What decides the order.
   *
   * Default: `"created_at"`.
   */
  sort?: ChargeOrder | undefined;
  /**
   * Whether the order that `sort` names goes up or down. Down, unless it is said otherwise.
   *
   * Default: `"desc"`.
   */
  direction?: SortDirection | undefined;
}

/** What `listCommunityMemberCharges` sends. */
export interface ListCommunityMemberChargesRequest {
  query?: ListCommunityMemberChargesQuery | undefined;
}

/** Headers of the responses of `listCommunityMemberCharges`. */
export interface ListCommunityMemberCharges200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listCommunityMemberCharges`, by status. */
export type ListCommunityMemberChargesResult =
  | TypedResponse<200, CommunityMemberChargesList, ListCommunityMemberCharges200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createCommunityMemberCharge` sends. */
export interface CreateCommunityMemberChargeRequest {
  /** Who buys what. */
  body: CommunityMemberChargeCreateRequest;
}

/** Headers of the responses of `createCommunityMemberCharge`. */
export interface CreateCommunityMemberCharge201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createCommunityMemberCharge`, by status. */
export type CreateCommunityMemberChargeResult =
  | TypedResponse<201, CommunityMemberCharge, CreateCommunityMemberCharge201Headers>
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

/** The query parameters of `exportCommunityMemberCharges`. */
export interface ExportCommunityMemberChargesQuery {
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
  /** Only the charge with this id at the payment processor. */
  processor_id?: string | undefined;
  /** Only what belongs to the subscription with this id at the payment processor. */
  subscription_processor_id?: string | undefined;
  /** Only the charge whose invoice has this id at the payment processor. */
  invoice_processor_id?: string | undefined;
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
   * Only charges in these states, which stand in one text, separated by commas. An open set; known values are
   * `paid`, `refunded` and `partial_refunded`. At most 100, a bound of this project.
   */
  status?: readonly string[] | undefined;
  /**
   * Only what was paid there. The values stand in one text, separated by commas. At most 100, a bound of this
   * project.
   */
  platform?: readonly PaymentPlatform[] | undefined;
  /** Only charges of at least this amount, in the smallest unit of the currency. */
  amount_gte?: number | undefined;
  /** Only charges of at most this amount, in the smallest unit of the currency. */
  amount_lte?: number | undefined;
  /** Only charges since this date or time, in ISO 8601. */
  created_at_gte?: string | undefined;
  /** Only charges until this date or time, in ISO 8601. */
  created_at_lte?: string | undefined;
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

/** What `exportCommunityMemberCharges` sends. */
export interface ExportCommunityMemberChargesRequest {
  query?: ExportCommunityMemberChargesQuery | undefined;
}

/** Headers of the responses of `exportCommunityMemberCharges`. */
export interface ExportCommunityMemberCharges201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `exportCommunityMemberCharges`, by status. */
export type ExportCommunityMemberChargesResult =
  | TypedResponse<201, CommunityMemberChargeExport, ExportCommunityMemberCharges201Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getCommunityMemberCharge`. */
export interface GetCommunityMemberChargePath {
  /** The id of the charge. */
  id: number;
}

/** What `getCommunityMemberCharge` sends. */
export interface GetCommunityMemberChargeRequest {
  path: GetCommunityMemberChargePath;
}

/** Headers of the responses of `getCommunityMemberCharge`. */
export interface GetCommunityMemberCharge200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getCommunityMemberCharge`, by status. */
export type GetCommunityMemberChargeResult =
  | TypedResponse<200, CommunityMemberCharge, GetCommunityMemberCharge200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `refundCommunityMemberCharge`. */
export interface RefundCommunityMemberChargePath {
  /** The id of the charge. */
  id: number;
}

/** What `refundCommunityMemberCharge` sends. */
export interface RefundCommunityMemberChargeRequest {
  path: RefundCommunityMemberChargePath;
  /** How much, and why. */
  body: CommunityMemberChargeRefundRequest;
}

/** Headers of the responses of `refundCommunityMemberCharge`. */
export interface RefundCommunityMemberCharge200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `refundCommunityMemberCharge`, by status. */
export type RefundCommunityMemberChargeResult =
  | TypedResponse<200, CommunityMemberCharge, RefundCommunityMemberCharge200Headers>
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
