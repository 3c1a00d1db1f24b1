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
import type { ErrorBody } from '../common.js';
import type {
  FlaggedContentCreateRequest,
  FlaggedContentDecisionRequest,
  FlaggedContentStatusFilter,
} from '../flagged-content-request.js';
import type { FlaggedContent, FlaggedContentsList } from '../flagged-content.js';

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

/** Headers of the answers of `listFlaggedContents`. */
export interface ListFlaggedContents200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listFlaggedContents` answers, by status. */
export type ListFlaggedContentsResult =
  | Answer<200, FlaggedContentsList, ListFlaggedContents200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createFlaggedContent` sends. */
export interface CreateFlaggedContentRequest {
  /** What is reported, and why. */
  body: FlaggedContentCreateRequest;
}

/** Headers of the answers of `createFlaggedContent`. */
export interface CreateFlaggedContent201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createFlaggedContent` answers, by status. */
export type CreateFlaggedContentResult =
  | Answer<201, FlaggedContent, CreateFlaggedContent201Headers>
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

/** The path parameters of `getFlaggedContent`. */
export interface GetFlaggedContentPath {
  /** The id of the report. */
  id: number;
}

/** What `getFlaggedContent` sends. */
export interface GetFlaggedContentRequest {
  path: GetFlaggedContentPath;
}

/** Headers of the answers of `getFlaggedContent`. */
export interface GetFlaggedContent200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getFlaggedContent` answers, by status. */
export type GetFlaggedContentResult =
  | Answer<200, FlaggedContent, GetFlaggedContent200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `approveFlaggedContent`. */
export interface ApproveFlaggedContent200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `approveFlaggedContent` answers, by status. */
export type ApproveFlaggedContentResult =
  | Answer<200, FlaggedContent, ApproveFlaggedContent200Headers>
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

/** Headers of the answers of `rejectFlaggedContent`. */
export interface RejectFlaggedContent200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `rejectFlaggedContent` answers, by status. */
export type RejectFlaggedContentResult =
  | Answer<200, FlaggedContent, RejectFlaggedContent200Headers>
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
