// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type {
  FlaggedContentCreateRequest,
  FlaggedContentDecisionRequest,
  FlaggedContentStatusFilter,
} from '../flagged-content-request.js';
import type { FlaggedContent, FlaggedContentsList } from '../flagged-content.js';
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

/** The query parameters of `listFlaggedContents`. */
export interface ListFlaggedContentsQuery {
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
  /** Only reports that are open, or those of one outcome. All of them when it is left out. */
  status?: FlaggedContentStatusFilter | undefined;
}

/** What `listFlaggedContents` sends. */
export interface ListFlaggedContentsRequest {
  query?: ListFlaggedContentsQuery | undefined;
}

/** Headers of the responses of `listFlaggedContents`. */
export interface ListFlaggedContents200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listFlaggedContents`, by status. */
export type ListFlaggedContentsResult =
  | TypedResponse<200, FlaggedContentsList, ListFlaggedContents200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createFlaggedContent` sends. */
export interface CreateFlaggedContentRequest {
  /** What is reported, and why. */
  body: FlaggedContentCreateRequest;
}

/** Headers of the responses of `createFlaggedContent`. */
export interface CreateFlaggedContent201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createFlaggedContent`, by status. */
export type CreateFlaggedContentResult =
  | TypedResponse<201, FlaggedContent, CreateFlaggedContent201Headers>
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

/** The path parameters of `getFlaggedContent`. */
export interface GetFlaggedContentPath {
  /** The id of the report. */
  id: number;
}

/** What `getFlaggedContent` sends. */
export interface GetFlaggedContentRequest {
  path: GetFlaggedContentPath;
}

/** Headers of the responses of `getFlaggedContent`. */
export interface GetFlaggedContent200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getFlaggedContent`, by status. */
export type GetFlaggedContentResult =
  | TypedResponse<200, FlaggedContent, GetFlaggedContent200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `approveFlaggedContent`. */
export interface ApproveFlaggedContentPath {
  /** The id of the report. */
  id: number;
}

/** What `approveFlaggedContent` sends. */
export interface ApproveFlaggedContentRequest {
  path: ApproveFlaggedContentPath;
  /** Why, in words. */
  body?: FlaggedContentDecisionRequest | undefined;
}

/** Headers of the responses of `approveFlaggedContent`. */
export interface ApproveFlaggedContent200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `approveFlaggedContent`, by status. */
export type ApproveFlaggedContentResult =
  | TypedResponse<200, FlaggedContent, ApproveFlaggedContent200Headers>
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

/** The path parameters of `rejectFlaggedContent`. */
export interface RejectFlaggedContentPath {
  /** The id of the report. */
  id: number;
}

/** What `rejectFlaggedContent` sends. */
export interface RejectFlaggedContentRequest {
  path: RejectFlaggedContentPath;
  /** Why, in words. */
  body?: FlaggedContentDecisionRequest | undefined;
}

/** Headers of the responses of `rejectFlaggedContent`. */
export interface RejectFlaggedContent200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `rejectFlaggedContent`, by status. */
export type RejectFlaggedContentResult =
  | TypedResponse<200, FlaggedContent, RejectFlaggedContent200Headers>
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
