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
import type { TaggedMember, TaggedMemberCreateRequest, TaggedMembers } from '../tagged-member.js';

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

/** Headers of the answers of `listTaggedMembers`. */
export interface ListTaggedMembers200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listTaggedMembers` answers, by status. */
export type ListTaggedMembersResult =
  | Answer<200, TaggedMembers, ListTaggedMembers200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `addTaggedMember` sends. */
export interface AddTaggedMemberRequest {
  /** Who is given which tag. */
  body: TaggedMemberCreateRequest;
}

/** Headers of the answers of `addTaggedMember`. */
export interface AddTaggedMember201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `addTaggedMember` answers, by status. */
export type AddTaggedMemberResult =
  | Answer<201, MessageResponse, AddTaggedMember201Headers>
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

/** Headers of the answers of `removeTaggedMember`. */
export interface RemoveTaggedMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `removeTaggedMember` answers, by status. */
export type RemoveTaggedMemberResult =
  | Answer<200, MessageResponse, RemoveTaggedMember200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getTaggedMember`. */
export interface GetTaggedMemberPath {
  /** The id of the tagging, not of the member or the tag. */
  id: number;
}

/** What `getTaggedMember` sends. */
export interface GetTaggedMemberRequest {
  path: GetTaggedMemberPath;
}

/** Headers of the answers of `getTaggedMember`. */
export interface GetTaggedMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getTaggedMember` answers, by status. */
export type GetTaggedMemberResult =
  | Answer<200, TaggedMember, GetTaggedMember200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
