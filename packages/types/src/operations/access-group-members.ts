// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AccessGroupCommunityMember,
  AccessGroupCommunityMembers,
  AccessGroupMemberCreateRequest,
} from '../access-group.js';
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
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** The path parameters of `getAccessGroupMember`. */
export interface GetAccessGroupMemberPath {
  /** The id of the access group. */
  access_group_id: number;
}

/** The query parameters of `getAccessGroupMember`. */
export interface GetAccessGroupMemberQuery {
  /** The e-mail address of the member. */
  email: string;
}

/** What `getAccessGroupMember` sends. */
export interface GetAccessGroupMemberRequest {
  path: GetAccessGroupMemberPath;
  query: GetAccessGroupMemberQuery;
}

/** Headers of the responses of `getAccessGroupMember`. */
export interface GetAccessGroupMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getAccessGroupMember`, by status. */
export type GetAccessGroupMemberResult =
  | TypedResponse<200, AccessGroupCommunityMember, GetAccessGroupMember200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `listAccessGroupMembers`. */
export interface ListAccessGroupMembersPath {
  /** The id of the access group. */
  access_group_id: number;
}

/** The query parameters of `listAccessGroupMembers`. */
export interface ListAccessGroupMembersQuery {
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
}

/** What `listAccessGroupMembers` sends. */
export interface ListAccessGroupMembersRequest {
  path: ListAccessGroupMembersPath;
  query?: ListAccessGroupMembersQuery | undefined;
}

/** Headers of the responses of `listAccessGroupMembers`. */
export interface ListAccessGroupMembers200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listAccessGroupMembers`, by status. */
export type ListAccessGroupMembersResult =
  | TypedResponse<200, AccessGroupCommunityMembers, ListAccessGroupMembers200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `addAccessGroupMember`. */
export interface AddAccessGroupMemberPath {
  /** The id of the access group. */
  access_group_id: number;
}

/** What `addAccessGroupMember` sends. */
export interface AddAccessGroupMemberRequest {
  path: AddAccessGroupMemberPath;
  /** Who is added. */
  body: AccessGroupMemberCreateRequest;
}

/** Headers of the responses of `addAccessGroupMember`. */
export interface AddAccessGroupMember201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `addAccessGroupMember`, by status. */
export type AddAccessGroupMemberResult =
  | TypedResponse<201, MessageResponse, AddAccessGroupMember201Headers>
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

/** The path parameters of `removeAccessGroupMember`. */
export interface RemoveAccessGroupMemberPath {
  /** The id of the access group. */
  access_group_id: number;
}

/** The query parameters of `removeAccessGroupMember`. */
export interface RemoveAccessGroupMemberQuery {
  /** The e-mail address of the member. */
  email: string;
}

/** What `removeAccessGroupMember` sends. */
export interface RemoveAccessGroupMemberRequest {
  path: RemoveAccessGroupMemberPath;
  query: RemoveAccessGroupMemberQuery;
}

/** Headers of the responses of `removeAccessGroupMember`. */
export interface RemoveAccessGroupMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `removeAccessGroupMember`, by status. */
export type RemoveAccessGroupMemberResult =
  | TypedResponse<200, MessageResponse, RemoveAccessGroupMember200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
