// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Pet } from '../schemas.js';
import type { TypedResponse } from '../typed-response.js';

/** What `now` sends: nothing. */
export type NowRequest = Record<never, never>;

/** The responses of `now`, by status. */
export type NowResult = TypedResponse<204>;

/** What `old` sends: nothing. */
export type OldRequest = Record<never, never>;

/** The responses of `old`, by status. */
export type OldResult = TypedResponse<204>;

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

/** Headers of the responses of `ending`. */
export interface Ending200Headers {
  /** @deprecated Since 1 January 2026. */
  'x-age'?: number;
}

/** The responses of `ending`, by status. */
export type EndingResult = TypedResponse<200, Pet, Ending200Headers>;

/** What `since` sends. */
export interface SinceRequest {
  body?: SinceBody | undefined;
}

export interface SinceBody {
  name?: string;
}

/** The responses of `since`, by status. */
export type SinceResult = TypedResponse<204>;

/** What `said` sends: nothing. */
export type SaidRequest = Record<never, never>;

/** Headers of the responses of `said`. */
export interface Said204Headers {
  deprecation?: string;
  sunset?: string;
}

/** The responses of `said`, by status. */
export type SaidResult = TypedResponse<204, undefined, Said204Headers>;

/** What `flagged` sends: nothing. */
export type FlaggedRequest = Record<never, never>;

/** Headers of the responses of `flagged`. */
export interface Flagged204Headers {
  deprecation?: boolean;
}

/** The responses of `flagged`, by status. */
export type FlaggedResult = TypedResponse<204, undefined, Flagged204Headers>;
