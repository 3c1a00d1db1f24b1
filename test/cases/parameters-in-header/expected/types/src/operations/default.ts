// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Point } from '../schemas.js';
import type { TypedResponse } from '../typed-response.js';

/** The header parameters of `echo`. */
export interface EchoHeaders {
  'X-Text'?: string | undefined;
  'X-List'?: readonly string[] | undefined;
  'X-Point'?: Point | undefined;
  'X-Point-Exploded'?: Point | undefined;
  'X-Json'?: Point | undefined;
}

/** What `echo` sends. */
export interface EchoRequest {
  headers?: EchoHeaders | undefined;
}

/** The responses of `echo`, by status. */
export type EchoResult = TypedResponse<200, unknown>;
