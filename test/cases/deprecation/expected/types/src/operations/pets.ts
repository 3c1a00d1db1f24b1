// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';
import type { Pet } from '../schemas.js';

/** What `now` sends: nothing. */
export type NowRequest = Record<never, never>;

/** What `now` answers, by status. */
export type NowResult = Answer<204>;

/** What `old` sends: nothing. */
export type OldRequest = Record<never, never>;

/** What `old` answers, by status. */
export type OldResult = Answer<204>;

/** The path parameters of `ending`. */
export interface EndingPath {
  id: number;
}

/** The query parameters of `ending`. */
export interface EndingQuery {
  /**
   * Quickly.
   *
   * @deprecated Ends on 1 March 2027 at 08:30 UTC.
   */
  fast?: boolean | undefined;
}

/** What `ending` sends. */
export interface EndingRequest {
  path: EndingPath;
  query?: EndingQuery | undefined;
}

/** Headers of the answers of `ending`. */
export interface Ending200Headers {
  /** @deprecated Since 1 January 2026. */
  'x-age'?: number;
}

/** What `ending` answers, by status. */
export type EndingResult = Answer<200, Pet, Ending200Headers>;

/** What `since` sends. */
export interface SinceRequest {
  body?: SinceBody | undefined;
}

export interface SinceBody {
  name?: string;
}

/** What `since` answers, by status. */
export type SinceResult = Answer<204>;

/** What `said` sends: nothing. */
export type SaidRequest = Record<never, never>;

/** Headers of the answers of `said`. */
export interface Said204Headers {
  deprecation?: string;
  sunset?: string;
}

/** What `said` answers, by status. */
export type SaidResult = Answer<204, undefined, Said204Headers>;

/** What `flagged` sends: nothing. */
export type FlaggedRequest = Record<never, never>;

/** Headers of the answers of `flagged`. */
export interface Flagged204Headers {
  deprecation?: boolean;
}

/** What `flagged` answers, by status. */
export type FlaggedResult = Answer<204, undefined, Flagged204Headers>;
