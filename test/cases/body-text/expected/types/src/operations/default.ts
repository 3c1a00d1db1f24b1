// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';

/** What `echo` sends. */
export interface EchoRequest {
  body: string;
}

/** What `echo` answers, by status. */
export type EchoResult = Answer<200, string, Record<never, never>, 'text/plain'>;
