// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';

export interface AddPetsRequest {
  body?: readonly string[] | undefined;
}

export type AddPetsResult = TypedResponse<204>;
