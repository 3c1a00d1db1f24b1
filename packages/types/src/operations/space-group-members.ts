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
  MembershipStatus,
  SpaceGroupMember,
  SpaceGroupMemberCreateRequest,
  SpaceGroupMembers,
} from '../space-member.js';

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

/** Headers of the answers of `getSpaceGroupMember`. */
export interface GetSpaceGroupMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getSpaceGroupMember` answers, by status. */
export type GetSpaceGroupMemberResult =
  | Answer<200, SpaceGroupMember, GetSpaceGroupMember200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `listSpaceGroupMembers`. */
export interface ListSpaceGroupMembers200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listSpaceGroupMembers` answers, by status. */
export type ListSpaceGroupMembersResult =
  | Answer<200, SpaceGroupMembers, ListSpaceGroupMembers200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `addSpaceGroupMember` sends. */
export interface AddSpaceGroupMemberRequest {
  /** Who is added to which space group. */
  body: SpaceGroupMemberCreateRequest;
}

/** Headers of the answers of `addSpaceGroupMember`. */
export interface AddSpaceGroupMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `addSpaceGroupMember` answers, by status. */
export type AddSpaceGroupMemberResult =
  | Answer<200, SuccessResponse, AddSpaceGroupMember200Headers>
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

/** Headers of the answers of `removeSpaceGroupMember`. */
export interface RemoveSpaceGroupMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `removeSpaceGroupMember` answers, by status. */
export type RemoveSpaceGroupMemberResult =
  | Answer<200, SuccessResponse, RemoveSpaceGroupMember200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
