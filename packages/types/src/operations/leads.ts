// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, MessageResponse } from '../common.js';
import type {
  CommunityLead,
  CommunityLeadCreateRequest,
  CommunityLeadUpdateRequest,
  CommunityLeadsList,
} from '../community-lead.js';
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

/** The query parameters of `listCommunityLeads`. */
export interface ListCommunityLeadsQuery {
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
}

/** What `listCommunityLeads` sends. */
export interface ListCommunityLeadsRequest {
  query?: ListCommunityLeadsQuery | undefined;
}

/** Headers of the responses of `listCommunityLeads`. */
export interface ListCommunityLeads200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listCommunityLeads`, by status. */
export type ListCommunityLeadsResult =
  | TypedResponse<200, CommunityLeadsList, ListCommunityLeads200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createCommunityLead` sends. */
export interface CreateCommunityLeadRequest {
  /** The lead to add. */
  body: CommunityLeadCreateRequest;
}

/** Headers of the responses of `createCommunityLead`. */
export interface CreateCommunityLead201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createCommunityLead`, by status. */
export type CreateCommunityLeadResult =
  | TypedResponse<201, CommunityLead, CreateCommunityLead201Headers>
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

/** The path parameters of `getCommunityLead`. */
export interface GetCommunityLeadPath {
  /** The id of the lead. The id of a member is not found here. */
  id: number;
}

/** What `getCommunityLead` sends. */
export interface GetCommunityLeadRequest {
  path: GetCommunityLeadPath;
}

/** Headers of the responses of `getCommunityLead`. */
export interface GetCommunityLead200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getCommunityLead`, by status. */
export type GetCommunityLeadResult =
  | TypedResponse<200, CommunityLead, GetCommunityLead200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateCommunityLead`. */
export interface UpdateCommunityLeadPath {
  /** The id of the lead. The id of a member is not found here. */
  id: number;
}

/** What `updateCommunityLead` sends. */
export interface UpdateCommunityLeadRequest {
  path: UpdateCommunityLeadPath;
  /** What shall change. */
  body: CommunityLeadUpdateRequest;
}

/** Headers of the responses of `updateCommunityLead`. */
export interface UpdateCommunityLead200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateCommunityLead`, by status. */
export type UpdateCommunityLeadResult =
  | TypedResponse<200, CommunityLead, UpdateCommunityLead200Headers>
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

/** The path parameters of `deleteCommunityLead`. */
export interface DeleteCommunityLeadPath {
  /** The id of the lead. The id of a member is not found here. */
  id: number;
}

/** What `deleteCommunityLead` sends. */
export interface DeleteCommunityLeadRequest {
  path: DeleteCommunityLeadPath;
}

/** Headers of the responses of `deleteCommunityLead`. */
export interface DeleteCommunityLead200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteCommunityLead`, by status. */
export type DeleteCommunityLeadResult =
  | TypedResponse<200, MessageResponse, DeleteCommunityLead200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
