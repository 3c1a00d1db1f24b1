// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { DeprecationHeaders, DeprecationSunsetHeaders, XAgeHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { Pet } from '../schemas.js';

/** The request of `now`: it has no parameters and no body. */
export type NowRequest = Record<never, never>;

export type NowResult = TypedResponse<204>;

/** The request of `old`: it has no parameters and no body. */
export type OldRequest = Record<never, never>;

export type OldResult = TypedResponse<204>;

export interface EndingPath {
  id: number;
}

export interface EndingQuery {
  /**
   * Quickly.
   *
   * @deprecated Ends on 1 March 2027 at 08:30 UTC.
   */
  fast?: boolean | undefined;
}

export interface EndingRequest {
  path: EndingPath;
  query?: EndingQuery | undefined;
}

export type EndingResult = TypedResponse<200, Pet, XAgeHeaders>;

export interface SinceRequest {
  body?: SinceBody | undefined;
}

export interface SinceBody {
  name?: string;
}

export type SinceResult = TypedResponse<204>;

/** The request of `said`: it has no parameters and no body. */
export type SaidRequest = Record<never, never>;

export type SaidResult = TypedResponse<204, undefined, DeprecationSunsetHeaders>;

/** The request of `flagged`: it has no parameters and no body. */
export type FlaggedRequest = Record<never, never>;

export type FlaggedResult = TypedResponse<204, undefined, DeprecationHeaders>;
