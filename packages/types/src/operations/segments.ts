// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '../common.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type {
  CommunitySegment,
  CommunitySegmentDuplicateRequest,
  CommunitySegmentParams,
  CommunitySegmentsList,
} from '../segment.js';

export interface ListCommunitySegmentsQuery {
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
  /** Only segments whose title contains this text. Case is ignored. Example: `"rye"`. */
  title?: string | undefined;
}

export interface ListCommunitySegmentsRequest {
  query?: ListCommunitySegmentsQuery | undefined;
}

export type ListCommunitySegmentsResult =
  | TypedResponse<200, CommunitySegmentsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateCommunitySegmentRequest {
  /** The segment to create. */
  body: CommunitySegmentParams;
}

export type CreateCommunitySegmentResult =
  | TypedResponse<201, CommunitySegment, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetCommunitySegmentPath {
  /** The id of the segment. Example: `1102`. */
  id: number;
}

export interface GetCommunitySegmentRequest {
  path: GetCommunitySegmentPath;
}

export type GetCommunitySegmentResult =
  | TypedResponse<200, CommunitySegment, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateCommunitySegmentPath {
  /** The id of the segment. Example: `1102`. */
  id: number;
}

export interface UpdateCommunitySegmentRequest {
  path: UpdateCommunitySegmentPath;
  /** The changes. */
  body: CommunitySegmentParams;
}

export type UpdateCommunitySegmentResult =
  | TypedResponse<200, CommunitySegment, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteCommunitySegmentPath {
  /** The id of the segment. Example: `1102`. */
  id: number;
}

export interface DeleteCommunitySegmentRequest {
  path: DeleteCommunitySegmentPath;
}

export type DeleteCommunitySegmentResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface DuplicateCommunitySegmentPath {
  /** The id of the segment. Example: `1101`. */
  id: number;
}

export interface DuplicateCommunitySegmentQuery {
  /** The title of the copy, unless the body has it. At least 1 character. Example: `"Rye bakers of June"`. */
  title?: string | undefined;
}

export interface DuplicateCommunitySegmentRequest {
  path: DuplicateCommunitySegmentPath;
  query?: DuplicateCommunitySegmentQuery | undefined;
  /** The title of the copy, unless the query string has it. */
  body?: CommunitySegmentDuplicateRequest | undefined;
}

export type DuplicateCommunitySegmentResult =
  | TypedResponse<200, CommunitySegment, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
