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
import type { ProfileFieldCreateRequest, ProfileFieldUpdateRequest } from '../profile-field-request.js';
import type { ProfileField, ProfileFieldsList } from '../profile-field.js';

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

/** Headers of the answers of `listProfileFields`. */
export interface ListProfileFields200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listProfileFields` answers, by status. */
export type ListProfileFieldsResult =
  | Answer<200, ProfileFieldsList, ListProfileFields200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createProfileField` sends. */
export interface CreateProfileFieldRequest {
  /** The profile field to make, in its root key. */
  body: ProfileFieldCreateRequest;
}

/** Headers of the answers of `createProfileField`. */
export interface CreateProfileField201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createProfileField` answers, by status. */
export type CreateProfileFieldResult =
  | Answer<201, ProfileField, CreateProfileField201Headers>
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

/** The path parameters of `getProfileField`. */
export interface GetProfileFieldPath {
  /** The id of the profile field. */
  id: number;
}

/** What `getProfileField` sends. */
export interface GetProfileFieldRequest {
  path: GetProfileFieldPath;
}

/** Headers of the answers of `getProfileField`. */
export interface GetProfileField200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getProfileField` answers, by status. */
export type GetProfileFieldResult =
  | Answer<200, ProfileField, GetProfileField200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `updateProfileField`. */
export interface UpdateProfileField200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateProfileField` answers, by status. */
export type UpdateProfileFieldResult =
  | Answer<200, ProfileField, UpdateProfileField200Headers>
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

/** The path parameters of `deleteProfileField`. */
export interface DeleteProfileFieldPath {
  /** The id of the profile field. */
  id: number;
}

/** What `deleteProfileField` sends. */
export interface DeleteProfileFieldRequest {
  path: DeleteProfileFieldPath;
}

/** Headers of the answers of `deleteProfileField`. */
export interface DeleteProfileField200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deleteProfileField` answers, by status. */
export type DeleteProfileFieldResult =
  | Answer<200, SuccessResponse, DeleteProfileField200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `archiveProfileField`. */
export interface ArchiveProfileFieldPath {
  /** The id of the profile field. */
  id: number;
}

/** What `archiveProfileField` sends. */
export interface ArchiveProfileFieldRequest {
  path: ArchiveProfileFieldPath;
}

/** Headers of the answers of `archiveProfileField`. */
export interface ArchiveProfileField200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `archiveProfileField` answers, by status. */
export type ArchiveProfileFieldResult =
  | Answer<200, SuccessResponse, ArchiveProfileField200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `unarchiveProfileField`. */
export interface UnarchiveProfileFieldPath {
  /** The id of the profile field. */
  id: number;
}

/** What `unarchiveProfileField` sends. */
export interface UnarchiveProfileFieldRequest {
  path: UnarchiveProfileFieldPath;
}

/** Headers of the answers of `unarchiveProfileField`. */
export interface UnarchiveProfileField200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `unarchiveProfileField` answers, by status. */
export type UnarchiveProfileFieldResult =
  | Answer<200, SuccessResponse, UnarchiveProfileField200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
