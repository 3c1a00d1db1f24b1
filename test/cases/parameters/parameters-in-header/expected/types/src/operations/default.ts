// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';
import type { Point } from '../schemas.js';

export interface EchoHeaders {
  'X-Text'?: string | undefined;
  /** At least 1 item. */
  'X-List'?: readonly string[] | undefined;
  'X-Point'?: Point | undefined;
  'X-Point-Exploded'?: Point | undefined;
  'X-Json'?: Point | undefined;
}

export interface EchoRequest {
  headers?: EchoHeaders | undefined;
}

export type EchoResult = TypedResponse<200, unknown>;
