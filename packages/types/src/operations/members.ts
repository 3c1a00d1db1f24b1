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
import type {
  CommunityMemberCreateRequest,
  CommunityMemberUpdateRequest,
  MemberStatusFilter,
} from '../community-member-request.js';
import type { CommunityMember, CommunityMemberCreated, CommunityMemberList } from '../community-member.js';

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

/** Headers of the answers of `listCommunityMembers`. */
export interface ListCommunityMembers200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listCommunityMembers` answers, by status. */
export type ListCommunityMembersResult =
  | Answer<200, CommunityMemberList, ListCommunityMembers200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createCommunityMember` sends. */
export interface CreateCommunityMemberRequest {
  /** The member to make. */
  body: CommunityMemberCreateRequest;
}

/** Headers of the answers of `createCommunityMember`. */
export interface CreateCommunityMember201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createCommunityMember` answers, by status. */
export type CreateCommunityMemberResult =
  | Answer<201, CommunityMemberCreated, CreateCommunityMember201Headers>
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

/** The path parameters of `getCommunityMember`. */
export interface GetCommunityMemberPath {
  /** The community member id. A value that is not a whole number is answered with 400. */
  id: number;
}

/** What `getCommunityMember` sends. */
export interface GetCommunityMemberRequest {
  path: GetCommunityMemberPath;
}

/** Headers of the answers of `getCommunityMember`. */
export interface GetCommunityMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getCommunityMember` answers, by status. */
export type GetCommunityMemberResult =
  | Answer<200, CommunityMember, GetCommunityMember200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `updateCommunityMember`. */
export interface UpdateCommunityMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateCommunityMember` answers, by status. */
export type UpdateCommunityMemberResult =
  | Answer<200, CommunityMember, UpdateCommunityMember200Headers>
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

/** The path parameters of `deactivateCommunityMember`. */
export interface DeactivateCommunityMemberPath {
  /** The community member id. A value that is not a whole number is answered with 400. */
  id: number;
}

/** What `deactivateCommunityMember` sends. */
export interface DeactivateCommunityMemberRequest {
  path: DeactivateCommunityMemberPath;
}

/** Headers of the answers of `deactivateCommunityMember`. */
export interface DeactivateCommunityMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deactivateCommunityMember` answers, by status. */
export type DeactivateCommunityMemberResult =
  | Answer<200, MessageResponse, DeactivateCommunityMember200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The query parameters of `findCommunityMember`. */
export interface FindCommunityMemberQuery {
  /** The e-mail address of the member. */
  email: string;
}

/** What `findCommunityMember` sends. */
export interface FindCommunityMemberRequest {
  query: FindCommunityMemberQuery;
}

/** Headers of the answers of `findCommunityMember`. */
export interface FindCommunityMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `findCommunityMember` answers, by status. */
export type FindCommunityMemberResult =
  | Answer<200, CommunityMember, FindCommunityMember200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `banCommunityMember`. */
export interface BanCommunityMemberPath {
  /** The community member id. A value that is not a whole number is answered with 400. */
  id: number;
}

/** What `banCommunityMember` sends. */
export interface BanCommunityMemberRequest {
  path: BanCommunityMemberPath;
}

/** Headers of the answers of `banCommunityMember`. */
export interface BanCommunityMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `banCommunityMember` answers, by status. */
export type BanCommunityMemberResult =
  | Answer<200, MessageResponse, BanCommunityMember200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `deleteCommunityMember`. */
export interface DeleteCommunityMemberPath {
  /** The community member id. A value that is not a whole number is answered with 400. */
  id: number;
}

/** What `deleteCommunityMember` sends. */
export interface DeleteCommunityMemberRequest {
  path: DeleteCommunityMemberPath;
}

/** Headers of the answers of `deleteCommunityMember`. */
export interface DeleteCommunityMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deleteCommunityMember` answers, by status. */
export type DeleteCommunityMemberResult =
  | Answer<200, MessageResponse, DeleteCommunityMember200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
