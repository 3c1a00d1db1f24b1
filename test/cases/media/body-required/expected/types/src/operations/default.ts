// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';

export interface EchoRequest {
  body: EchoBody;
}

export interface EchoBody {
  name: string;
}

export type EchoResult = TypedResponse<200, unknown>;
