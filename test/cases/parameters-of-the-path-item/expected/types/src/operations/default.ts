// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../typed-response.js';

/** The path parameters of `echo`. */
export interface EchoPath {
  id: number;
}

/** The query parameters of `echo`. */
export interface EchoQuery {
  limit?: number | undefined;
}

/** What `echo` sends. */
export interface EchoRequest {
  path: EchoPath;
  query?: EchoQuery | undefined;
}

/** The responses of `echo`, by status. */
export type EchoResult = TypedResponse<200, unknown>;
