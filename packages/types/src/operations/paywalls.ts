// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SortDirection, SuccessResponse } from '../common.js';
import type { PaywallCreateRequest, PaywallOrder, PaywallUpdateRequest } from '../paywall-request.js';
import type { Paywall, PaywallsList, PaywallStatus } from '../paywall.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface SearchPaywallsQuery {
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
  /** Only records whose name contains this text. Case is ignored. Example: `"rye"`. */
  name?: string | undefined;
  /** Only paywalls in these states, separated by commas. 1 to 100 items. */
  status?: readonly PaywallStatus[] | undefined;
  /** Only paywalls in these currencies, comma-separated. 1 to 100 items. */
  currency?: readonly string[] | undefined;
  /** Only these paywalls, comma-separated. 1 to 1000 items. */
  paywall_id?: readonly number[] | undefined;
  /** No paywall that is named here, comma-separated. 1 to 1000 items. */
  exclude_paywall_id?: readonly number[] | undefined;
  /** Only paywalls of these groups, comma-separated. 1 to 1000 items. */
  subscription_group_id?: readonly number[] | undefined;
  /** No paywall of these groups, comma-separated. 1 to 1000 items. */
  exclude_subscription_group_id?: readonly number[] | undefined;
  /** The order of the paywalls. Example: `"title"`. */
  sort?: PaywallOrder | undefined;
  /** The direction of the order in `sort`. Example: `"desc"`. */
  direction?: SortDirection | undefined;
}

export interface SearchPaywallsRequest {
  query?: SearchPaywallsQuery | undefined;
}

export type SearchPaywallsResult =
  | TypedResponse<200, PaywallsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreatePaywallRequest {
  /** The paywall to create. */
  body: PaywallCreateRequest;
}

export type CreatePaywallResult =
  | TypedResponse<201, Paywall, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetPaywallPath {
  /** The id of the paywall. Example: `2402`. */
  id: number;
}

export interface GetPaywallRequest {
  path: GetPaywallPath;
}

export type GetPaywallResult =
  | TypedResponse<200, Paywall, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdatePaywallPath {
  /** The id of the paywall. Example: `2402`. */
  id: number;
}

export interface UpdatePaywallRequest {
  path: UpdatePaywallPath;
  /** The changes. */
  body: PaywallUpdateRequest;
}

export type UpdatePaywallResult =
  | TypedResponse<200, Paywall, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeletePaywallPath {
  /** The id of the paywall. Example: `2402`. */
  id: number;
}

export interface DeletePaywallRequest {
  path: DeletePaywallPath;
}

export type DeletePaywallResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface ArchivePaywallPath {
  /** The id of the paywall. Example: `2401`. */
  id: number;
}

export interface ArchivePaywallRequest {
  path: ArchivePaywallPath;
}

export type ArchivePaywallResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface PublishPaywallPath {
  /** The id of the paywall. Example: `2402`. */
  id: number;
}

export interface PublishPaywallRequest {
  path: PublishPaywallPath;
}

export type PublishPaywallResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface UnarchivePaywallPath {
  /** The id of the paywall. Example: `2403`. */
  id: number;
}

export interface UnarchivePaywallRequest {
  path: UnarchivePaywallPath;
}

export type UnarchivePaywallResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];
