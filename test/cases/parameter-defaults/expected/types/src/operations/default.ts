// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Sort } from '../schemas.js';
import type { TypedResponse } from '../typed-response.js';

/** The query parameters of `echo`. */
export interface EchoQuery {
  /** Default: `20`. */
  limit?: number | undefined;
  /** Default: `"newest"`. */
  sort?: Sort | undefined;
  /** Default: `["id","name"]`. */
  fields?: readonly string[] | undefined;
  after?: string | undefined;
}

/** What `echo` sends. */
export interface EchoRequest {
  query?: EchoQuery | undefined;
}

/** The responses of `echo`, by status. */
export type EchoResult = TypedResponse<200, unknown>;
