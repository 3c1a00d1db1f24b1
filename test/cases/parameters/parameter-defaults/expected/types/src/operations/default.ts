// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';
import type { Sort } from '../schemas.js';

export interface EchoQuery {
  /** Default: `20`. */
  limit?: number | undefined;
  /** Default: `"newest"`. */
  sort?: Sort | undefined;
  fields?: readonly string[] | undefined;
  after?: string | undefined;
}

export interface EchoRequest {
  query?: EchoQuery | undefined;
}

export type EchoResult = TypedResponse<200, unknown>;
