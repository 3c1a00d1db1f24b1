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
import type { SpaceCreateRequest, SpaceOrder, SpaceUpdateRequest } from '../space-request.js';
import type { Space, SpaceCreateResponse, Spaces } from '../space.js';

/** The query parameters of `listSpaces`. */
export interface ListSpacesQuery {
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
   * The order of the spaces. `active` puts those with the newest activity first, `likes` those with the most likes,
   * and `latest_profile_confirmed` those that the member with the newest profile has joined.
   */
  sort?: SpaceOrder | undefined;
}

/** What `listSpaces` sends. */
export interface ListSpacesRequest {
  query?: ListSpacesQuery | undefined;
}

/** Headers of the answers of `listSpaces`. */
export interface ListSpaces200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listSpaces` answers, by status. */
export type ListSpacesResult =
  | Answer<200, Spaces, ListSpaces200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createSpace` sends. */
export interface CreateSpaceRequest {
  /** The space to make. */
  body: SpaceCreateRequest;
}

/** Headers of the answers of `createSpace`. */
export interface CreateSpace200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createSpace` answers, by status. */
export type CreateSpaceResult =
  | Answer<200, SpaceCreateResponse, CreateSpace200Headers>
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

/** The path parameters of `getSpace`. */
export interface GetSpacePath {
  /** The id of the space. */
  id: number;
}

/** What `getSpace` sends. */
export interface GetSpaceRequest {
  path: GetSpacePath;
}

/** Headers of the answers of `getSpace`. */
export interface GetSpace200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getSpace` answers, by status. */
export type GetSpaceResult =
  | Answer<200, Space, GetSpace200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateSpace`. */
export interface UpdateSpacePath {
  /** The id of the space. */
  id: number;
}

/** What `updateSpace` sends. */
export interface UpdateSpaceRequest {
  path: UpdateSpacePath;
  /** What shall change. */
  body: SpaceUpdateRequest;
}

/** Headers of the answers of `updateSpace`. */
export interface UpdateSpace200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateSpace` answers, by status. */
export type UpdateSpaceResult =
  | Answer<200, Space, UpdateSpace200Headers>
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

/** The path parameters of `deleteSpace`. */
export interface DeleteSpacePath {
  /** The id of the space. */
  id: number;
}

/** What `deleteSpace` sends. */
export interface DeleteSpaceRequest {
  path: DeleteSpacePath;
}

/** Headers of the answers of `deleteSpace`. */
export interface DeleteSpace200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deleteSpace` answers, by status. */
export type DeleteSpaceResult =
  | Answer<200, SuccessResponse, DeleteSpace200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
