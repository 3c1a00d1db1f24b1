// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../typed-response.js';

/** The cookie parameters of `echo`. */
export interface EchoCookies {
  session?: string | undefined;
  list?: readonly string[] | undefined;
  flag?: boolean | undefined;
}

/** What `echo` sends. */
export interface EchoRequest {
  cookies?: EchoCookies | undefined;
}

/** The responses of `echo`, by status. */
export type EchoResult = TypedResponse<200, unknown>;
