// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../typed-response.js';

/** What `removePet` sends: nothing. */
export type RemovePetRequest = Record<never, never>;

/** The responses of `removePet`, by status. */
export type RemovePetResult = TypedResponse<204>;

/** What `resetForm` sends: nothing. */
export type ResetFormRequest = Record<never, never>;

/** The responses of `resetForm`, by status. */
export type ResetFormResult = TypedResponse<205>;
