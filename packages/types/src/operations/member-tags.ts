// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AgeOrNameOrder, ErrorBody, SuccessResponse } from '../common.js';
import type { MemberTag, MemberTagRequest, MemberTagsList } from '../member-tag.js';
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

/** Headers of the responses of `listMemberTags`. */
export interface ListMemberTags200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listMemberTags`, by status. */
export type ListMemberTagsResult =
  | TypedResponse<200, MemberTagsList, ListMemberTags200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createMemberTag` sends. */
export interface CreateMemberTagRequest {
  /** The tag to make. */
  body: MemberTagRequest;
}

/** Headers of the responses of `createMemberTag`. */
export interface CreateMemberTag201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createMemberTag`, by status. */
export type CreateMemberTagResult =
  | TypedResponse<201, MemberTag, CreateMemberTag201Headers>
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

/** The path parameters of `getMemberTag`. */
export interface GetMemberTagPath {
  /** The id of the member tag. */
  id: number;
}

/** What `getMemberTag` sends. */
export interface GetMemberTagRequest {
  path: GetMemberTagPath;
}

/** Headers of the responses of `getMemberTag`. */
export interface GetMemberTag200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getMemberTag`, by status. */
export type GetMemberTagResult =
  | TypedResponse<200, MemberTag, GetMemberTag200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the responses of `updateMemberTag`. */
export interface UpdateMemberTag200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateMemberTag`, by status. */
export type UpdateMemberTagResult =
  | TypedResponse<200, MemberTag, UpdateMemberTag200Headers>
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

/** The path parameters of `deleteMemberTag`. */
export interface DeleteMemberTagPath {
  /** The id of the member tag. */
  id: number;
}

/** What `deleteMemberTag` sends. */
export interface DeleteMemberTagRequest {
  path: DeleteMemberTagPath;
}

/** Headers of the responses of `deleteMemberTag`. */
export interface DeleteMemberTag200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteMemberTag`, by status. */
export type DeleteMemberTagResult =
  | TypedResponse<200, SuccessResponse, DeleteMemberTag200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
