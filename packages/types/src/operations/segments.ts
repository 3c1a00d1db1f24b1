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
import type { ErrorBody, SuccessResponse } from '../common.js';
import type {
  CommunitySegment,
  CommunitySegmentDuplicateRequest,
  CommunitySegmentParams,
  CommunitySegmentsList,
} from '../segment.js';

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

/** Headers of the answers of `listCommunitySegments`. */
export interface ListCommunitySegments200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listCommunitySegments` answers, by status. */
export type ListCommunitySegmentsResult =
  | Answer<200, CommunitySegmentsList, ListCommunitySegments200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createCommunitySegment` sends. */
export interface CreateCommunitySegmentRequest {
  /** The segment to make. */
  body: CommunitySegmentParams;
}

/** Headers of the answers of `createCommunitySegment`. */
export interface CreateCommunitySegment201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createCommunitySegment` answers, by status. */
export type CreateCommunitySegmentResult =
  | Answer<201, CommunitySegment, CreateCommunitySegment201Headers>
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

/** The path parameters of `getCommunitySegment`. */
export interface GetCommunitySegmentPath {
  /** The id of the segment. */
  id: number;
}

/** What `getCommunitySegment` sends. */
export interface GetCommunitySegmentRequest {
  path: GetCommunitySegmentPath;
}

/** Headers of the answers of `getCommunitySegment`. */
export interface GetCommunitySegment200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getCommunitySegment` answers, by status. */
export type GetCommunitySegmentResult =
  | Answer<200, CommunitySegment, GetCommunitySegment200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `updateCommunitySegment`. */
export interface UpdateCommunitySegment200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateCommunitySegment` answers, by status. */
export type UpdateCommunitySegmentResult =
  | Answer<200, CommunitySegment, UpdateCommunitySegment200Headers>
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

/** The path parameters of `deleteCommunitySegment`. */
export interface DeleteCommunitySegmentPath {
  /** The id of the segment. */
  id: number;
}

/** What `deleteCommunitySegment` sends. */
export interface DeleteCommunitySegmentRequest {
  path: DeleteCommunitySegmentPath;
}

/** Headers of the answers of `deleteCommunitySegment`. */
export interface DeleteCommunitySegment200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deleteCommunitySegment` answers, by status. */
export type DeleteCommunitySegmentResult =
  | Answer<200, SuccessResponse, DeleteCommunitySegment200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `duplicateCommunitySegment`. */
export interface DuplicateCommunitySegment200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `duplicateCommunitySegment` answers, by status. */
export type DuplicateCommunitySegmentResult =
  | Answer<200, CommunitySegment, DuplicateCommunitySegment200Headers>
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
