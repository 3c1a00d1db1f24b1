// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AllowHeaders, XTotalHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

/** The request of `peekPets`: it has no parameters and no body. */
export type PeekPetsRequest = Record<never, never>;

export type PeekPetsResult = TypedResponse<200, undefined, XTotalHeaders>;

/** The request of `askPets`: it has no parameters and no body. */
export type AskPetsRequest = Record<never, never>;

export type AskPetsResult = TypedResponse<204, undefined, AllowHeaders>;
