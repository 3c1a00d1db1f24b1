// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, SuccessResponse } from '../common.js';
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
import type { SpaceCreateRequest, SpaceOrder, SpaceUpdateRequest } from '../space-request.js';
import type { Space, SpaceCreateResponse, Spaces } from '../space.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

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

/** Headers of the responses of `listSpaces`. */
export interface ListSpaces200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listSpaces`, by status. */
export type ListSpacesResult =
  | TypedResponse<200, Spaces, ListSpaces200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createSpace` sends. */
export interface CreateSpaceRequest {
  /** The space to make. */
  body: SpaceCreateRequest;
}

/** Headers of the responses of `createSpace`. */
export interface CreateSpace200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createSpace`, by status. */
export type CreateSpaceResult =
  | TypedResponse<200, SpaceCreateResponse, CreateSpace200Headers>
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

/** The path parameters of `getSpace`. */
export interface GetSpacePath {
  /** The id of the space. */
  id: number;
}

/** What `getSpace` sends. */
export interface GetSpaceRequest {
  path: GetSpacePath;
}

/** Headers of the responses of `getSpace`. */
export interface GetSpace200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getSpace`, by status. */
export type GetSpaceResult =
  | TypedResponse<200, Space, GetSpace200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the responses of `updateSpace`. */
export interface UpdateSpace200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateSpace`, by status. */
export type UpdateSpaceResult =
  | TypedResponse<200, Space, UpdateSpace200Headers>
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

/** The path parameters of `deleteSpace`. */
export interface DeleteSpacePath {
  /** The id of the space. */
  id: number;
}

/** What `deleteSpace` sends. */
export interface DeleteSpaceRequest {
  path: DeleteSpacePath;
}

/** Headers of the responses of `deleteSpace`. */
export interface DeleteSpace200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteSpace`, by status. */
export type DeleteSpaceResult =
  | TypedResponse<200, SuccessResponse, DeleteSpace200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
