// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, MessageResponse } from '../common.js';
import type {
  InvitationLinkCreateRequest,
  InvitationLinkStatus,
  InvitationLinkUpdateRequest,
} from '../invitation-link-request.js';
import type { InvitationLink, InvitationLinksList } from '../invitation-link.js';
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

/** Headers of the responses of `listInvitationLinks`. */
export interface ListInvitationLinks200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listInvitationLinks`, by status. */
export type ListInvitationLinksResult =
  | TypedResponse<200, InvitationLinksList, ListInvitationLinks200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createInvitationLink` sends. */
export interface CreateInvitationLinkRequest {
  /** The link to make. */
  body: InvitationLinkCreateRequest;
}

/** Headers of the responses of `createInvitationLink`. */
export interface CreateInvitationLink201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createInvitationLink`, by status. */
export type CreateInvitationLinkResult =
  | TypedResponse<201, InvitationLink, CreateInvitationLink201Headers>
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

/** The path parameters of `getInvitationLink`. */
export interface GetInvitationLinkPath {
  /** The id of the invitation link. */
  id: number;
}

/** What `getInvitationLink` sends. */
export interface GetInvitationLinkRequest {
  path: GetInvitationLinkPath;
}

/** Headers of the responses of `getInvitationLink`. */
export interface GetInvitationLink200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getInvitationLink`, by status. */
export type GetInvitationLinkResult =
  | TypedResponse<200, InvitationLink, GetInvitationLink200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the responses of `updateInvitationLink`. */
export interface UpdateInvitationLink200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateInvitationLink`, by status. */
export type UpdateInvitationLinkResult =
  | TypedResponse<200, InvitationLink, UpdateInvitationLink200Headers>
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

/** The path parameters of `deleteInvitationLink`. */
export interface DeleteInvitationLinkPath {
  /** The id of the invitation link. */
  id: number;
}

/** What `deleteInvitationLink` sends. */
export interface DeleteInvitationLinkRequest {
  path: DeleteInvitationLinkPath;
}

/** Headers of the responses of `deleteInvitationLink`. */
export interface DeleteInvitationLink200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteInvitationLink`, by status. */
export type DeleteInvitationLinkResult =
  | TypedResponse<200, MessageResponse, DeleteInvitationLink200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `revokeInvitationLink`. */
export interface RevokeInvitationLinkPath {
  /** The id of the invitation link. */
  id: number;
}

/** What `revokeInvitationLink` sends. */
export interface RevokeInvitationLinkRequest {
  path: RevokeInvitationLinkPath;
}

/** Headers of the responses of `revokeInvitationLink`. */
export interface RevokeInvitationLink200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `revokeInvitationLink`, by status. */
export type RevokeInvitationLinkResult =
  | TypedResponse<200, MessageResponse, RevokeInvitationLink200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
