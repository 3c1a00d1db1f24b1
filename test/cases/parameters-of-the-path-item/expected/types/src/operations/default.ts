// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';

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

/** What `echo` answers, by status. */
export type EchoResult = Answer<200, unknown>;
