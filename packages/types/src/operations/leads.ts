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
  CommunityLead,
  CommunityLeadCreateRequest,
  CommunityLeadUpdateRequest,
  CommunityLeadsList,
} from '../community-lead.js';

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

/** Headers of the answers of `listCommunityLeads`. */
export interface ListCommunityLeads200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listCommunityLeads` answers, by status. */
export type ListCommunityLeadsResult =
  | Answer<200, CommunityLeadsList, ListCommunityLeads200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createCommunityLead` sends. */
export interface CreateCommunityLeadRequest {
  /** The lead to add. */
  body: CommunityLeadCreateRequest;
}

/** Headers of the answers of `createCommunityLead`. */
export interface CreateCommunityLead201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createCommunityLead` answers, by status. */
export type CreateCommunityLeadResult =
  | Answer<201, CommunityLead, CreateCommunityLead201Headers>
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

/** The path parameters of `getCommunityLead`. */
export interface GetCommunityLeadPath {
  /** The id of the lead. The id of a member is not found here. */
  id: number;
}

/** What `getCommunityLead` sends. */
export interface GetCommunityLeadRequest {
  path: GetCommunityLeadPath;
}

/** Headers of the answers of `getCommunityLead`. */
export interface GetCommunityLead200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getCommunityLead` answers, by status. */
export type GetCommunityLeadResult =
  | Answer<200, CommunityLead, GetCommunityLead200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `updateCommunityLead`. */
export interface UpdateCommunityLead200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateCommunityLead` answers, by status. */
export type UpdateCommunityLeadResult =
  | Answer<200, CommunityLead, UpdateCommunityLead200Headers>
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

/** The path parameters of `deleteCommunityLead`. */
export interface DeleteCommunityLeadPath {
  /** The id of the lead. The id of a member is not found here. */
  id: number;
}

/** What `deleteCommunityLead` sends. */
export interface DeleteCommunityLeadRequest {
  path: DeleteCommunityLeadPath;
}

/** Headers of the answers of `deleteCommunityLead`. */
export interface DeleteCommunityLead200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deleteCommunityLead` answers, by status. */
export type DeleteCommunityLeadResult =
  | Answer<200, MessageResponse, DeleteCommunityLead200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
