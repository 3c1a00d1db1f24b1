// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, MessageResponse } from '../common.js';
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
import type { TaggedMember, TaggedMemberCreateRequest, TaggedMembers } from '../tagged-member.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** The query parameters of `listTaggedMembers`. */
export interface ListTaggedMembersQuery {
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
  /**
   * Only members who bear at least one of these tags. The ids stand in one text, separated by commas. At most 1,000,
   * a bound of this project.
   */
  member_tag_ids?: readonly number[] | undefined;
}

/** What `listTaggedMembers` sends. */
export interface ListTaggedMembersRequest {
  query?: ListTaggedMembersQuery | undefined;
}

/** Headers of the responses of `listTaggedMembers`. */
export interface ListTaggedMembers200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listTaggedMembers`, by status. */
export type ListTaggedMembersResult =
  | TypedResponse<200, TaggedMembers, ListTaggedMembers200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `addTaggedMember` sends. */
export interface AddTaggedMemberRequest {
  /** Who is given which tag. */
  body: TaggedMemberCreateRequest;
}

/** Headers of the responses of `addTaggedMember`. */
export interface AddTaggedMember201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `addTaggedMember`, by status. */
export type AddTaggedMemberResult =
  | TypedResponse<201, MessageResponse, AddTaggedMember201Headers>
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

/** The query parameters of `removeTaggedMember`. */
export interface RemoveTaggedMemberQuery {
  /** The e-mail address of the member. */
  user_email: string;
  /** The tag. */
  member_tag_id: number;
}

/** What `removeTaggedMember` sends. */
export interface RemoveTaggedMemberRequest {
  query: RemoveTaggedMemberQuery;
}

/** Headers of the responses of `removeTaggedMember`. */
export interface RemoveTaggedMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `removeTaggedMember`, by status. */
export type RemoveTaggedMemberResult =
  | TypedResponse<200, MessageResponse, RemoveTaggedMember200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getTaggedMember`. */
export interface GetTaggedMemberPath {
  /** The id of the tagging, not of the member or the tag. */
  id: number;
}

/** What `getTaggedMember` sends. */
export interface GetTaggedMemberRequest {
  path: GetTaggedMemberPath;
}

/** Headers of the responses of `getTaggedMember`. */
export interface GetTaggedMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getTaggedMember`, by status. */
export type GetTaggedMemberResult =
  | TypedResponse<200, TaggedMember, GetTaggedMember200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
