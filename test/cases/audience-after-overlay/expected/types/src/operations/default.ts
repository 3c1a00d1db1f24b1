// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';

/** What `countDogs` sends: nothing. */
export type CountDogsRequest = Record<never, never>;

/** What `countDogs` answers, by status. */
export type CountDogsResult = Answer<204>;
