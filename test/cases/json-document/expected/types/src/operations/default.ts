// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';

/** What `listPets` sends: nothing. */
export type ListPetsRequest = Record<never, never>;

/** What `listPets` answers, by status. */
export type ListPetsResult = Answer<204>;
