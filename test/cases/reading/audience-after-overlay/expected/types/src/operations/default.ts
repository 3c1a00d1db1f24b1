// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';

/** The request of `countDogs`: it has no parameters and no body. */
export type CountDogsRequest = Record<never, never>;

export type CountDogsResult = TypedResponse<204>;
