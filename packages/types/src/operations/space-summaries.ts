// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type {
  BadRequestHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
  UnprocessableContentHeaders,
} from '../response-headers.js';
import type { SpaceAiSummary } from '../space.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** The path parameters of `getSpaceSummary`. */
export interface GetSpaceSummaryPath {
  /** The id of the space. */
  space_id: number;
}

/** The query parameters of `getSpaceSummary`. */
export interface GetSpaceSummaryQuery {
  /** Only what was written since this time. */
  date_from?: string | undefined;
  /** Only messages from this one on. */
  first_unread_message_id?: number | undefined;
}

/** What `getSpaceSummary` sends. */
export interface GetSpaceSummaryRequest {
  path: GetSpaceSummaryPath;
  query?: GetSpaceSummaryQuery | undefined;
}

/** Headers of the responses of `getSpaceSummary`. */
export interface GetSpaceSummary200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getSpaceSummary`, by status. */
export type GetSpaceSummaryResult =
  | TypedResponse<200, SpaceAiSummary, GetSpaceSummary200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
