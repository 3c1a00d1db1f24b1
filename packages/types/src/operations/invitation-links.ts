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
  InvitationLinkCreateRequest,
  InvitationLinkStatus,
  InvitationLinkUpdateRequest,
} from '../invitation-link-request.js';
import type { InvitationLink, InvitationLinksList } from '../invitation-link.js';

/** The query parameters of `listInvitationLinks`. */
export interface ListInvitationLinksQuery {
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
  /** Only records whose name contains this text. Upper and lower case are the same. */
  name?: string | undefined;
  /** Only links that are active, or only revoked ones. */
  status?: InvitationLinkStatus | undefined;
}

/** What `listInvitationLinks` sends. */
export interface ListInvitationLinksRequest {
  query?: ListInvitationLinksQuery | undefined;
}

/** Headers of the answers of `listInvitationLinks`. */
export interface ListInvitationLinks200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listInvitationLinks` answers, by status. */
export type ListInvitationLinksResult =
  | Answer<200, InvitationLinksList, ListInvitationLinks200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createInvitationLink` sends. */
export interface CreateInvitationLinkRequest {
  /** The link to make. */
  body: InvitationLinkCreateRequest;
}

/** Headers of the answers of `createInvitationLink`. */
export interface CreateInvitationLink201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createInvitationLink` answers, by status. */
export type CreateInvitationLinkResult =
  | Answer<201, InvitationLink, CreateInvitationLink201Headers>
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

/** The path parameters of `getInvitationLink`. */
export interface GetInvitationLinkPath {
  /** The id of the invitation link. */
  id: number;
}

/** What `getInvitationLink` sends. */
export interface GetInvitationLinkRequest {
  path: GetInvitationLinkPath;
}

/** Headers of the answers of `getInvitationLink`. */
export interface GetInvitationLink200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getInvitationLink` answers, by status. */
export type GetInvitationLinkResult =
  | Answer<200, InvitationLink, GetInvitationLink200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateInvitationLink`. */
export interface UpdateInvitationLinkPath {
  /** The id of the invitation link. */
  id: number;
}

/** What `updateInvitationLink` sends. */
export interface UpdateInvitationLinkRequest {
  path: UpdateInvitationLinkPath;
  /** What shall change. */
  body: InvitationLinkUpdateRequest;
}

/** Headers of the answers of `updateInvitationLink`. */
export interface UpdateInvitationLink200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateInvitationLink` answers, by status. */
export type UpdateInvitationLinkResult =
  | Answer<200, InvitationLink, UpdateInvitationLink200Headers>
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

/** The path parameters of `deleteInvitationLink`. */
export interface DeleteInvitationLinkPath {
  /** The id of the invitation link. */
  id: number;
}

/** What `deleteInvitationLink` sends. */
export interface DeleteInvitationLinkRequest {
  path: DeleteInvitationLinkPath;
}

/** Headers of the answers of `deleteInvitationLink`. */
export interface DeleteInvitationLink200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deleteInvitationLink` answers, by status. */
export type DeleteInvitationLinkResult =
  | Answer<200, MessageResponse, DeleteInvitationLink200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `revokeInvitationLink`. */
export interface RevokeInvitationLinkPath {
  /** The id of the invitation link. */
  id: number;
}

/** What `revokeInvitationLink` sends. */
export interface RevokeInvitationLinkRequest {
  path: RevokeInvitationLinkPath;
}

/** Headers of the answers of `revokeInvitationLink`. */
export interface RevokeInvitationLink200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `revokeInvitationLink` answers, by status. */
export type RevokeInvitationLinkResult =
  | Answer<200, MessageResponse, RevokeInvitationLink200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
