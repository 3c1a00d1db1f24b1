// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';

/** The request of `removePet`: it has no parameters and no body. */
export type RemovePetRequest = Record<never, never>;

export type RemovePetResult = TypedResponse<204>;

/** The request of `resetForm`: it has no parameters and no body. */
export type ResetFormRequest = Record<never, never>;

export type ResetFormResult = TypedResponse<205>;
