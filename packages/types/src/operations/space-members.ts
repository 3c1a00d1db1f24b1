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
import type { MembershipStatus, SpaceMember, SpaceMemberCreateRequest, SpaceMembers } from '../space-member.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

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

/** Headers of the responses of `getSpaceMember`. */
export interface GetSpaceMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getSpaceMember`, by status. */
export type GetSpaceMemberResult =
  | TypedResponse<200, SpaceMember, GetSpaceMember200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the responses of `listSpaceMembers`. */
export interface ListSpaceMembers200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listSpaceMembers`, by status. */
export type ListSpaceMembersResult =
  | TypedResponse<200, SpaceMembers, ListSpaceMembers200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `addSpaceMember` sends. */
export interface AddSpaceMemberRequest {
  /** Who is added to which space. */
  body: SpaceMemberCreateRequest;
}

/** Headers of the responses of `addSpaceMember`. */
export interface AddSpaceMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `addSpaceMember`, by status. */
export type AddSpaceMemberResult =
  | TypedResponse<200, MessageResponse, AddSpaceMember200Headers>
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

/** Headers of the responses of `removeSpaceMember`. */
export interface RemoveSpaceMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `removeSpaceMember`, by status. */
export type RemoveSpaceMemberResult =
  | TypedResponse<200, MessageResponse, RemoveSpaceMember200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
