// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, SuccessResponse } from '../common.js';
import type { ProfileFieldCreateRequest, ProfileFieldUpdateRequest } from '../profile-field-request.js';
import type { ProfileField, ProfileFieldsList } from '../profile-field.js';
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

/** The query parameters of `listProfileFields`. */
export interface ListProfileFieldsQuery {
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
  /** Only fields whose label contains this text. Upper and lower case are the same. */
  label?: string | undefined;
  /** With `true` only archived fields, with `false` only the others. All of them when it is left out. */
  archived?: string | undefined;
}

/** What `listProfileFields` sends. */
export interface ListProfileFieldsRequest {
  query?: ListProfileFieldsQuery | undefined;
}

/** Headers of the responses of `listProfileFields`. */
export interface ListProfileFields200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listProfileFields`, by status. */
export type ListProfileFieldsResult =
  | TypedResponse<200, ProfileFieldsList, ListProfileFields200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createProfileField` sends. */
export interface CreateProfileFieldRequest {
  /** The profile field to make, in its root key. */
  body: ProfileFieldCreateRequest;
}

/** Headers of the responses of `createProfileField`. */
export interface CreateProfileField201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createProfileField`, by status. */
export type CreateProfileFieldResult =
  | TypedResponse<201, ProfileField, CreateProfileField201Headers>
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

/** The path parameters of `getProfileField`. */
export interface GetProfileFieldPath {
  /** The id of the profile field. */
  id: number;
}

/** What `getProfileField` sends. */
export interface GetProfileFieldRequest {
  path: GetProfileFieldPath;
}

/** Headers of the responses of `getProfileField`. */
export interface GetProfileField200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getProfileField`, by status. */
export type GetProfileFieldResult =
  | TypedResponse<200, ProfileField, GetProfileField200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateProfileField`. */
export interface UpdateProfileFieldPath {
  /** The id of the profile field. */
  id: number;
}

/** What `updateProfileField` sends. */
export interface UpdateProfileFieldRequest {
  path: UpdateProfileFieldPath;
  /** What shall change, in its root key. */
  body: ProfileFieldUpdateRequest;
}

/** Headers of the responses of `updateProfileField`. */
export interface UpdateProfileField200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateProfileField`, by status. */
export type UpdateProfileFieldResult =
  | TypedResponse<200, ProfileField, UpdateProfileField200Headers>
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

/** The path parameters of `deleteProfileField`. */
export interface DeleteProfileFieldPath {
  /** The id of the profile field. */
  id: number;
}

/** What `deleteProfileField` sends. */
export interface DeleteProfileFieldRequest {
  path: DeleteProfileFieldPath;
}

/** Headers of the responses of `deleteProfileField`. */
export interface DeleteProfileField200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteProfileField`, by status. */
export type DeleteProfileFieldResult =
  | TypedResponse<200, SuccessResponse, DeleteProfileField200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `archiveProfileField`. */
export interface ArchiveProfileFieldPath {
  /** The id of the profile field. */
  id: number;
}

/** What `archiveProfileField` sends. */
export interface ArchiveProfileFieldRequest {
  path: ArchiveProfileFieldPath;
}

/** Headers of the responses of `archiveProfileField`. */
export interface ArchiveProfileField200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `archiveProfileField`, by status. */
export type ArchiveProfileFieldResult =
  | TypedResponse<200, SuccessResponse, ArchiveProfileField200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `unarchiveProfileField`. */
export interface UnarchiveProfileFieldPath {
  /** The id of the profile field. */
  id: number;
}

/** What `unarchiveProfileField` sends. */
export interface UnarchiveProfileFieldRequest {
  path: UnarchiveProfileFieldPath;
}

/** Headers of the responses of `unarchiveProfileField`. */
export interface UnarchiveProfileField200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `unarchiveProfileField`, by status. */
export type UnarchiveProfileFieldResult =
  | TypedResponse<200, SuccessResponse, UnarchiveProfileField200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
