// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';

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

/** What `echo` answers, by status. */
export type EchoResult = Answer<200, unknown>;
