// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type { Leaderboard, LeaderboardPeriod } from '../leaderboard.js';
import type {
  BadRequestHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** The query parameters of `getLeaderboard`. */
export interface GetLeaderboardQuery {
  /** Only points of this time. All points when it is left out. */
  period?: LeaderboardPeriod | undefined;
}

/** What `getLeaderboard` sends. */
export interface GetLeaderboardRequest {
  query?: GetLeaderboardQuery | undefined;
}

/** Headers of the responses of `getLeaderboard`. */
export interface GetLeaderboard200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getLeaderboard`, by status. */
export type GetLeaderboardResult =
  | TypedResponse<200, Leaderboard, GetLeaderboard200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
