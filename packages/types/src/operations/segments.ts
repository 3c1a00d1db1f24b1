// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, SuccessResponse } from '../common.js';
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
import type {
  CommunitySegment,
  CommunitySegmentDuplicateRequest,
  CommunitySegmentParams,
  CommunitySegmentsList,
} from '../segment.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** The query parameters of `listCommunitySegments`. */
export interface ListCommunitySegmentsQuery {
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
  /** Only segments whose title contains this text. Upper and lower case are the same. */
  title?: string | undefined;
}

/** What `listCommunitySegments` sends. */
export interface ListCommunitySegmentsRequest {
  query?: ListCommunitySegmentsQuery | undefined;
}

/** Headers of the responses of `listCommunitySegments`. */
export interface ListCommunitySegments200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listCommunitySegments`, by status. */
export type ListCommunitySegmentsResult =
  | TypedResponse<200, CommunitySegmentsList, ListCommunitySegments200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createCommunitySegment` sends. */
export interface CreateCommunitySegmentRequest {
  /** The segment to make. */
  body: CommunitySegmentParams;
}

/** Headers of the responses of `createCommunitySegment`. */
export interface CreateCommunitySegment201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createCommunitySegment`, by status. */
export type CreateCommunitySegmentResult =
  | TypedResponse<201, CommunitySegment, CreateCommunitySegment201Headers>
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

/** The path parameters of `getCommunitySegment`. */
export interface GetCommunitySegmentPath {
  /** The id of the segment. */
  id: number;
}

/** What `getCommunitySegment` sends. */
export interface GetCommunitySegmentRequest {
  path: GetCommunitySegmentPath;
}

/** Headers of the responses of `getCommunitySegment`. */
export interface GetCommunitySegment200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getCommunitySegment`, by status. */
export type GetCommunitySegmentResult =
  | TypedResponse<200, CommunitySegment, GetCommunitySegment200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateCommunitySegment`. */
export interface UpdateCommunitySegmentPath {
  /** The id of the segment. */
  id: number;
}

/** What `updateCommunitySegment` sends. */
export interface UpdateCommunitySegmentRequest {
  path: UpdateCommunitySegmentPath;
  /** What shall change. */
  body: CommunitySegmentParams;
}

/** Headers of the responses of `updateCommunitySegment`. */
export interface UpdateCommunitySegment200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateCommunitySegment`, by status. */
export type UpdateCommunitySegmentResult =
  | TypedResponse<200, CommunitySegment, UpdateCommunitySegment200Headers>
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

/** The path parameters of `deleteCommunitySegment`. */
export interface DeleteCommunitySegmentPath {
  /** The id of the segment. */
  id: number;
}

/** What `deleteCommunitySegment` sends. */
export interface DeleteCommunitySegmentRequest {
  path: DeleteCommunitySegmentPath;
}

/** Headers of the responses of `deleteCommunitySegment`. */
export interface DeleteCommunitySegment200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteCommunitySegment`, by status. */
export type DeleteCommunitySegmentResult =
  | TypedResponse<200, SuccessResponse, DeleteCommunitySegment200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `duplicateCommunitySegment`. */
export interface DuplicateCommunitySegmentPath {
  /** The id of the segment. */
  id: number;
}

/** The query parameters of `duplicateCommunitySegment`. */
export interface DuplicateCommunitySegmentQuery {
  /** The title of the copy, unless the body has it. */
  title?: string | undefined;
}

/** What `duplicateCommunitySegment` sends. */
export interface DuplicateCommunitySegmentRequest {
  path: DuplicateCommunitySegmentPath;
  query?: DuplicateCommunitySegmentQuery | undefined;
  /** The title of the copy, unless the query string has it. */
  body?: CommunitySegmentDuplicateRequest | undefined;
}

/** Headers of the responses of `duplicateCommunitySegment`. */
export interface DuplicateCommunitySegment200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `duplicateCommunitySegment`, by status. */
export type DuplicateCommunitySegmentResult =
  | TypedResponse<200, CommunitySegment, DuplicateCommunitySegment200Headers>
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
