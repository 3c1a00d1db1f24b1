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
  MembershipStatus,
  SpaceGroupMember,
  SpaceGroupMemberCreateRequest,
  SpaceGroupMembers,
} from '../space-member.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** The query parameters of `getSpaceGroupMember`. */
export interface GetSpaceGroupMemberQuery {
  /** The e-mail address of the member. */
  email: string;
  /** The space group. */
  space_group_id: number;
}

/** What `getSpaceGroupMember` sends. */
export interface GetSpaceGroupMemberRequest {
  query: GetSpaceGroupMemberQuery;
}

/** Headers of the responses of `getSpaceGroupMember`. */
export interface GetSpaceGroupMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getSpaceGroupMember`, by status. */
export type GetSpaceGroupMemberResult =
  | TypedResponse<200, SpaceGroupMember, GetSpaceGroupMember200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The query parameters of `listSpaceGroupMembers`. */
export interface ListSpaceGroupMembersQuery {
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
  /** The space group. */
  space_group_id: number;
  /** Only memberships of active or of inactive members, or those of all. Active ones when it is left out. */
  status?: MembershipStatus | undefined;
}

/** What `listSpaceGroupMembers` sends. */
export interface ListSpaceGroupMembersRequest {
  query: ListSpaceGroupMembersQuery;
}

/** Headers of the responses of `listSpaceGroupMembers`. */
export interface ListSpaceGroupMembers200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listSpaceGroupMembers`, by status. */
export type ListSpaceGroupMembersResult =
  | TypedResponse<200, SpaceGroupMembers, ListSpaceGroupMembers200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `addSpaceGroupMember` sends. */
export interface AddSpaceGroupMemberRequest {
  /** Who is added to which space group. */
  body: SpaceGroupMemberCreateRequest;
}

/** Headers of the responses of `addSpaceGroupMember`. */
export interface AddSpaceGroupMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `addSpaceGroupMember`, by status. */
export type AddSpaceGroupMemberResult =
  | TypedResponse<200, SuccessResponse, AddSpaceGroupMember200Headers>
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

/** The query parameters of `removeSpaceGroupMember`. */
export interface RemoveSpaceGroupMemberQuery {
  /** The e-mail address of the member. */
  email: string;
  /** The space group. */
  space_group_id: number;
}

/** What `removeSpaceGroupMember` sends. */
export interface RemoveSpaceGroupMemberRequest {
  query: RemoveSpaceGroupMemberQuery;
}

/** Headers of the responses of `removeSpaceGroupMember`. */
export interface RemoveSpaceGroupMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `removeSpaceGroupMember`, by status. */
export type RemoveSpaceGroupMemberResult =
  | TypedResponse<200, SuccessResponse, RemoveSpaceGroupMember200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
