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
import type { AgeOrNameOrder, ErrorBody, SuccessResponse } from '../common.js';
import type { MemberTag, MemberTagRequest, MemberTagsList } from '../member-tag.js';

/** The query parameters of `listMemberTags`. */
export interface ListMemberTagsQuery {
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
  /** Only records whose name contains this text. Upper and lower case are the same. */
  name?: string | undefined;
  /** Only tags that members see, or only those that they do not see. */
  is_public?: boolean | undefined;
  /** The order of the records, by the time at which they were made or by name. */
  sort?: AgeOrNameOrder | undefined;
}

/** What `listMemberTags` sends. */
export interface ListMemberTagsRequest {
  query?: ListMemberTagsQuery | undefined;
}

/** Headers of the answers of `listMemberTags`. */
export interface ListMemberTags200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listMemberTags` answers, by status. */
export type ListMemberTagsResult =
  | Answer<200, MemberTagsList, ListMemberTags200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createMemberTag` sends. */
export interface CreateMemberTagRequest {
  /** The tag to make. */
  body: MemberTagRequest;
}

/** Headers of the answers of `createMemberTag`. */
export interface CreateMemberTag201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createMemberTag` answers, by status. */
export type CreateMemberTagResult =
  | Answer<201, MemberTag, CreateMemberTag201Headers>
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

/** The path parameters of `getMemberTag`. */
export interface GetMemberTagPath {
  /** The id of the member tag. */
  id: number;
}

/** What `getMemberTag` sends. */
export interface GetMemberTagRequest {
  path: GetMemberTagPath;
}

/** Headers of the answers of `getMemberTag`. */
export interface GetMemberTag200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getMemberTag` answers, by status. */
export type GetMemberTagResult =
  | Answer<200, MemberTag, GetMemberTag200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateMemberTag`. */
export interface UpdateMemberTagPath {
  /** The id of the member tag. */
  id: number;
}

/** What `updateMemberTag` sends. */
export interface UpdateMemberTagRequest {
  path: UpdateMemberTagPath;
  /** What shall change. */
  body: MemberTagRequest;
}

/** Headers of the answers of `updateMemberTag`. */
export interface UpdateMemberTag200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateMemberTag` answers, by status. */
export type UpdateMemberTagResult =
  | Answer<200, MemberTag, UpdateMemberTag200Headers>
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

/** The path parameters of `deleteMemberTag`. */
export interface DeleteMemberTagPath {
  /** The id of the member tag. */
  id: number;
}

/** What `deleteMemberTag` sends. */
export interface DeleteMemberTagRequest {
  path: DeleteMemberTagPath;
}

/** Headers of the answers of `deleteMemberTag`. */
export interface DeleteMemberTag200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deleteMemberTag` answers, by status. */
export type DeleteMemberTagResult =
  | Answer<200, SuccessResponse, DeleteMemberTag200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
