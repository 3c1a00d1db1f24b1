// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  BadRequestHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ErrorBody } from '../common.js';
import type { Leaderboard, LeaderboardPeriod } from '../leaderboard.js';

/** The query parameters of `getLeaderboard`. */
export interface GetLeaderboardQuery {
  /** Only points of this time. All points when it is left out. */
  period?: LeaderboardPeriod | undefined;
}

/** What `getLeaderboard` sends. */
export interface GetLeaderboardRequest {
  query?: GetLeaderboardQuery | undefined;
}

/** Headers of the answers of `getLeaderboard`. */
export interface GetLeaderboard200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getLeaderboard` answers, by status. */
export type GetLeaderboardResult =
  | Answer<200, Leaderboard, GetLeaderboard200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
