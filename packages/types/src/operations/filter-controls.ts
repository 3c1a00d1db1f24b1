// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, SuccessResponse } from '../common.js';
import type {
  FilterKitControl,
  FilterKitControlCreateRequest,
  FilterKitControlUpdateRequest,
  FilterKitControlsList,
  FilterKitKey,
} from '../filter-kit.js';
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

/** The query parameters of `listFilterControls`. */
export interface ListFilterControlsQuery {
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
  /** Only choices for the members of this space. */
  space_id?: number | undefined;
  /** Whether choices for the members of a space are left out. */
  member_directory_only?: boolean | undefined;
  /** Only filters that are switched on, or only those that are switched off. */
  enabled?: boolean | undefined;
  /** Only choices about this filter. */
  key?: FilterKitKey | undefined;
  /** Only choices about the filter by this profile field. */
  profile_field_id?: number | undefined;
}

/** What `listFilterControls` sends. */
export interface ListFilterControlsRequest {
  query?: ListFilterControlsQuery | undefined;
}

/** Headers of the responses of `listFilterControls`. */
export interface ListFilterControls200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listFilterControls`, by status. */
export type ListFilterControlsResult =
  | TypedResponse<200, FilterKitControlsList, ListFilterControls200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createFilterControl` sends. */
export interface CreateFilterControlRequest {
  /** The choice to save. */
  body: FilterKitControlCreateRequest;
}

/** Headers of the responses of `createFilterControl`. */
export interface CreateFilterControl201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createFilterControl`, by status. */
export type CreateFilterControlResult =
  | TypedResponse<201, FilterKitControl, CreateFilterControl201Headers>
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

/** The path parameters of `getFilterControl`. */
export interface GetFilterControlPath {
  /** The id of the filter control. */
  id: number;
}

/** What `getFilterControl` sends. */
export interface GetFilterControlRequest {
  path: GetFilterControlPath;
}

/** Headers of the responses of `getFilterControl`. */
export interface GetFilterControl200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getFilterControl`, by status. */
export type GetFilterControlResult =
  | TypedResponse<200, FilterKitControl, GetFilterControl200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateFilterControl`. */
export interface UpdateFilterControlPath {
  /** The id of the filter control. */
  id: number;
}

/** What `updateFilterControl` sends. */
export interface UpdateFilterControlRequest {
  path: UpdateFilterControlPath;
  /** What shall change. */
  body: FilterKitControlUpdateRequest;
}

/** Headers of the responses of `updateFilterControl`. */
export interface UpdateFilterControl200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateFilterControl`, by status. */
export type UpdateFilterControlResult =
  | TypedResponse<200, FilterKitControl, UpdateFilterControl200Headers>
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

/** The path parameters of `deleteFilterControl`. */
export interface DeleteFilterControlPath {
  /** The id of the filter control. */
  id: number;
}

/** What `deleteFilterControl` sends. */
export interface DeleteFilterControlRequest {
  path: DeleteFilterControlPath;
}

/** Headers of the responses of `deleteFilterControl`. */
export interface DeleteFilterControl200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteFilterControl`, by status. */
export type DeleteFilterControlResult =
  | TypedResponse<200, SuccessResponse, DeleteFilterControl200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
