// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';
import type { Point } from '../schemas.js';

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

/** What `echo` answers, by status. */
export type EchoResult = Answer<200, unknown>;
