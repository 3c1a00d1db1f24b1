// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';

/** What `removePet` sends: nothing. */
export type RemovePetRequest = Record<never, never>;

/** What `removePet` answers, by status. */
export type RemovePetResult = Answer<204>;

/** What `resetForm` sends: nothing. */
export type ResetFormRequest = Record<never, never>;

/** What `resetForm` answers, by status. */
export type ResetFormResult = Answer<205>;
