// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  FlaggedContentCreateRequest,
  FlaggedContentDecisionRequest,
  FlaggedContentStatusFilter,
} from '../flagged-content-request.js';
import type { FlaggedContent, FlaggedContentsList } from '../flagged-content.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListFlaggedContentsQuery {
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
  /** Only reports that are open, or those of one outcome. By default, all of them. Example: `"inbox"`. */
  status?: FlaggedContentStatusFilter | undefined;
}

export interface ListFlaggedContentsRequest {
  query?: ListFlaggedContentsQuery | undefined;
}

export type ListFlaggedContentsResult =
  | TypedResponse<200, FlaggedContentsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateFlaggedContentRequest {
  /** The content and the reason. */
  body: FlaggedContentCreateRequest;
}

export type CreateFlaggedContentResult =
  | TypedResponse<201, FlaggedContent, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetFlaggedContentPath {
  /** The id of the report. Example: `2701`. */
  id: number;
}

export interface GetFlaggedContentRequest {
  path: GetFlaggedContentPath;
}

export type GetFlaggedContentResult =
  | TypedResponse<200, FlaggedContent, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface ApproveFlaggedContentPath {
  /** The id of the report. Example: `2701`. */
  id: number;
}

export interface ApproveFlaggedContentRequest {
  path: ApproveFlaggedContentPath;
  /** The reason in words. */
  body?: FlaggedContentDecisionRequest | undefined;
}

export type ApproveFlaggedContentResult =
  | TypedResponse<200, FlaggedContent, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface RejectFlaggedContentPath {
  /** The id of the report. Example: `2701`. */
  id: number;
}

export interface RejectFlaggedContentRequest {
  path: RejectFlaggedContentPath;
  /** The reason in words. */
  body?: FlaggedContentDecisionRequest | undefined;
}

export type RejectFlaggedContentResult =
  | TypedResponse<200, FlaggedContent, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
