// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ErrorBody } from '../common.js';
import type { SpaceAiSummary } from '../space.js';

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

/** Headers of the answers of `getSpaceSummary`. */
export interface GetSpaceSummary200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getSpaceSummary` answers, by status. */
export type GetSpaceSummaryResult =
  | Answer<200, SpaceAiSummary, GetSpaceSummary200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
