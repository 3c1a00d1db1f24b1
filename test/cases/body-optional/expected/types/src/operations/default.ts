// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';

/** What `echo` sends. */
export interface EchoRequest {
  body?: EchoBody | undefined;
}

export interface EchoBody {
  name: string;
}

/** What `echo` answers, by status. */
export type EchoResult = Answer<200, boolean>;
