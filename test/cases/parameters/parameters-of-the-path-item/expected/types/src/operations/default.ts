// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';

export interface EchoPath {
  id: number;
}

export interface EchoQuery {
  limit?: number | undefined;
}

export interface EchoRequest {
  path: EchoPath;
  query?: EchoQuery | undefined;
}

export type EchoResult = TypedResponse<200, unknown>;
