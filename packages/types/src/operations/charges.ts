// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ErrorBody, SortDirection } from '../common.js';
import type {
  ChargeOrder,
  CommunityMemberChargeCreateRequest,
  CommunityMemberChargeRefundRequest,
  PaymentPlatform,
} from '../payment-request.js';
import type { CommunityMemberCharge, CommunityMemberChargeExport, CommunityMemberChargesList } from '../payment.js';
import type { PaywallPriceType } from '../paywall.js';

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

/** Headers of the answers of `listCommunityMemberCharges`. */
export interface ListCommunityMemberCharges200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listCommunityMemberCharges` answers, by status. */
export type ListCommunityMemberChargesResult =
  | Answer<200, CommunityMemberChargesList, ListCommunityMemberCharges200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createCommunityMemberCharge` sends. */
export interface CreateCommunityMemberChargeRequest {
  /** Who buys what. */
  body: CommunityMemberChargeCreateRequest;
}

/** Headers of the answers of `createCommunityMemberCharge`. */
export interface CreateCommunityMemberCharge201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createCommunityMemberCharge` answers, by status. */
export type CreateCommunityMemberChargeResult =
  | Answer<201, CommunityMemberCharge, CreateCommunityMemberCharge201Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `exportCommunityMemberCharges`. */
export interface ExportCommunityMemberCharges201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `exportCommunityMemberCharges` answers, by status. */
export type ExportCommunityMemberChargesResult =
  | Answer<201, CommunityMemberChargeExport, ExportCommunityMemberCharges201Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getCommunityMemberCharge`. */
export interface GetCommunityMemberChargePath {
  /** The id of the charge. */
  id: number;
}

/** What `getCommunityMemberCharge` sends. */
export interface GetCommunityMemberChargeRequest {
  path: GetCommunityMemberChargePath;
}

/** Headers of the answers of `getCommunityMemberCharge`. */
export interface GetCommunityMemberCharge200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getCommunityMemberCharge` answers, by status. */
export type GetCommunityMemberChargeResult =
  | Answer<200, CommunityMemberCharge, GetCommunityMemberCharge200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `refundCommunityMemberCharge`. */
export interface RefundCommunityMemberCharge200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `refundCommunityMemberCharge` answers, by status. */
export type RefundCommunityMemberChargeResult =
  | Answer<200, CommunityMemberCharge, RefundCommunityMemberCharge200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
