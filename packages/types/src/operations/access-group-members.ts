// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AccessGroupCommunityMember,
  AccessGroupCommunityMembers,
  AccessGroupMemberCreateRequest,
} from '../access-group.js';
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
import type { ErrorBody, MessageResponse } from '../common.js';

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

/** Headers of the answers of `getAccessGroupMember`. */
export interface GetAccessGroupMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getAccessGroupMember` answers, by status. */
export type GetAccessGroupMemberResult =
  | Answer<200, AccessGroupCommunityMember, GetAccessGroupMember200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `listAccessGroupMembers`. */
export interface ListAccessGroupMembers200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listAccessGroupMembers` answers, by status. */
export type ListAccessGroupMembersResult =
  | Answer<200, AccessGroupCommunityMembers, ListAccessGroupMembers200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `addAccessGroupMember`. */
export interface AddAccessGroupMember201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `addAccessGroupMember` answers, by status. */
export type AddAccessGroupMemberResult =
  | Answer<201, MessageResponse, AddAccessGroupMember201Headers>
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

/** Headers of the answers of `removeAccessGroupMember`. */
export interface RemoveAccessGroupMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `removeAccessGroupMember` answers, by status. */
export type RemoveAccessGroupMemberResult =
  | Answer<200, MessageResponse, RemoveAccessGroupMember200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
