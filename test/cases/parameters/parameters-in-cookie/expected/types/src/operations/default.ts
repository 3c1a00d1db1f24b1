// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';

export interface EchoCookies {
  session?: string | undefined;
  /** At least 1 item. */
  list?: readonly string[] | undefined;
  flag?: boolean | undefined;
}

export interface EchoRequest {
  cookies?: EchoCookies | undefined;
}

export type EchoResult = TypedResponse<200, unknown>;
