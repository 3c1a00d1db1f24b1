// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';

export interface EchoRequest {
  body: string;
}

export type EchoResult = TypedResponse<200, string, Record<never, never>, 'text/plain'>;
