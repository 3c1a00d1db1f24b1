// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../typed-response.js';

/** What `echo` sends. */
export interface EchoRequest {
  body: string;
}

/** The responses of `echo`, by status. */
export type EchoResult = TypedResponse<200, string, Record<never, never>, 'text/plain'>;
