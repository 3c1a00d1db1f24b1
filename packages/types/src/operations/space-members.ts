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
import type { ErrorBody, MessageResponse } from '../common.js';
import type { MembershipStatus, SpaceMember, SpaceMemberCreateRequest, SpaceMembers } from '../space-member.js';

/** The query parameters of `getSpaceMember`. */
export interface GetSpaceMemberQuery {
  /** The e-mail address of the member. */
  email: string;
  /** The space. */
  space_id: number;
}

/** What `getSpaceMember` sends. */
export interface GetSpaceMemberRequest {
  query: GetSpaceMemberQuery;
}

/** Headers of the answers of `getSpaceMember`. */
export interface GetSpaceMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getSpaceMember` answers, by status. */
export type GetSpaceMemberResult =
  | Answer<200, SpaceMember, GetSpaceMember200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The query parameters of `listSpaceMembers`. */
export interface ListSpaceMembersQuery {
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
  /** The space. */
  space_id: number;
  /** Only memberships of active or of inactive members, or those of all. Active ones when it is left out. */
  status?: MembershipStatus | undefined;
}

/** What `listSpaceMembers` sends. */
export interface ListSpaceMembersRequest {
  query: ListSpaceMembersQuery;
}

/** Headers of the answers of `listSpaceMembers`. */
export interface ListSpaceMembers200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listSpaceMembers` answers, by status. */
export type ListSpaceMembersResult =
  | Answer<200, SpaceMembers, ListSpaceMembers200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `addSpaceMember` sends. */
export interface AddSpaceMemberRequest {
  /** Who is added to which space. */
  body: SpaceMemberCreateRequest;
}

/** Headers of the answers of `addSpaceMember`. */
export interface AddSpaceMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `addSpaceMember` answers, by status. */
export type AddSpaceMemberResult =
  | Answer<200, MessageResponse, AddSpaceMember200Headers>
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

/** The query parameters of `removeSpaceMember`. */
export interface RemoveSpaceMemberQuery {
  /** The e-mail address of the member. */
  email: string;
  /** The space. */
  space_id: number;
}

/** What `removeSpaceMember` sends. */
export interface RemoveSpaceMemberRequest {
  query: RemoveSpaceMemberQuery;
}

/** Headers of the answers of `removeSpaceMember`. */
export interface RemoveSpaceMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `removeSpaceMember` answers, by status. */
export type RemoveSpaceMemberResult =
  | Answer<200, MessageResponse, RemoveSpaceMember200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
