// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, MessageResponse } from '../common.js';
import type {
  CommunityMemberCreateRequest,
  CommunityMemberUpdateRequest,
  MemberStatusFilter,
} from '../community-member-request.js';
import type { CommunityMember, CommunityMemberCreated, CommunityMemberList } from '../community-member.js';
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

/** The query parameters of `listCommunityMembers`. */
export interface ListCommunityMembersQuery {
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
   * Only active or only inactive members, or all of them.
   *
   * Default: `"active"`.
   */
  status?: MemberStatusFilter | undefined;
  /**
   * Only members who bear at least one of these tags. The ids stand in one text, separated by commas. At most 1,000,
   * a bound of this project.
   */
  member_tag_ids?: readonly number[] | undefined;
}

/** What `listCommunityMembers` sends. */
export interface ListCommunityMembersRequest {
  query?: ListCommunityMembersQuery | undefined;
}

/** Headers of the responses of `listCommunityMembers`. */
export interface ListCommunityMembers200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listCommunityMembers`, by status. */
export type ListCommunityMembersResult =
  | TypedResponse<200, CommunityMemberList, ListCommunityMembers200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createCommunityMember` sends. */
export interface CreateCommunityMemberRequest {
  /** The member to make. */
  body: CommunityMemberCreateRequest;
}

/** Headers of the responses of `createCommunityMember`. */
export interface CreateCommunityMember201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createCommunityMember`, by status. */
export type CreateCommunityMemberResult =
  | TypedResponse<201, CommunityMemberCreated, CreateCommunityMember201Headers>
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

/** The path parameters of `getCommunityMember`. */
export interface GetCommunityMemberPath {
  /** The community member id. A value that is not a whole number is answered with 400. */
  id: number;
}

/** What `getCommunityMember` sends. */
export interface GetCommunityMemberRequest {
  path: GetCommunityMemberPath;
}

/** Headers of the responses of `getCommunityMember`. */
export interface GetCommunityMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getCommunityMember`, by status. */
export type GetCommunityMemberResult =
  | TypedResponse<200, CommunityMember, GetCommunityMember200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateCommunityMember`. */
export interface UpdateCommunityMemberPath {
  /** The community member id. A value that is not a whole number is answered with 400. */
  id: number;
}

/** What `updateCommunityMember` sends. */
export interface UpdateCommunityMemberRequest {
  path: UpdateCommunityMemberPath;
  /** What shall change. */
  body: CommunityMemberUpdateRequest;
}

/** Headers of the responses of `updateCommunityMember`. */
export interface UpdateCommunityMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateCommunityMember`, by status. */
export type UpdateCommunityMemberResult =
  | TypedResponse<200, CommunityMember, UpdateCommunityMember200Headers>
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

/** The path parameters of `deactivateCommunityMember`. */
export interface DeactivateCommunityMemberPath {
  /** The community member id. A value that is not a whole number is answered with 400. */
  id: number;
}

/** What `deactivateCommunityMember` sends. */
export interface DeactivateCommunityMemberRequest {
  path: DeactivateCommunityMemberPath;
}

/** Headers of the responses of `deactivateCommunityMember`. */
export interface DeactivateCommunityMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deactivateCommunityMember`, by status. */
export type DeactivateCommunityMemberResult =
  | TypedResponse<200, MessageResponse, DeactivateCommunityMember200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The query parameters of `findCommunityMember`. */
export interface FindCommunityMemberQuery {
  /** The e-mail address of the member. */
  email: string;
}

/** What `findCommunityMember` sends. */
export interface FindCommunityMemberRequest {
  query: FindCommunityMemberQuery;
}

/** Headers of the responses of `findCommunityMember`. */
export interface FindCommunityMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `findCommunityMember`, by status. */
export type FindCommunityMemberResult =
  | TypedResponse<200, CommunityMember, FindCommunityMember200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `banCommunityMember`. */
export interface BanCommunityMemberPath {
  /** The community member id. A value that is not a whole number is answered with 400. */
  id: number;
}

/** What `banCommunityMember` sends. */
export interface BanCommunityMemberRequest {
  path: BanCommunityMemberPath;
}

/** Headers of the responses of `banCommunityMember`. */
export interface BanCommunityMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `banCommunityMember`, by status. */
export type BanCommunityMemberResult =
  | TypedResponse<200, MessageResponse, BanCommunityMember200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `deleteCommunityMember`. */
export interface DeleteCommunityMemberPath {
  /** The community member id. A value that is not a whole number is answered with 400. */
  id: number;
}

/** What `deleteCommunityMember` sends. */
export interface DeleteCommunityMemberRequest {
  path: DeleteCommunityMemberPath;
}

/** Headers of the responses of `deleteCommunityMember`. */
export interface DeleteCommunityMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteCommunityMember`, by status. */
export type DeleteCommunityMemberResult =
  | TypedResponse<200, MessageResponse, DeleteCommunityMember200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
