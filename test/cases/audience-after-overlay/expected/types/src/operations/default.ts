// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../typed-response.js';

/** What `countDogs` sends: nothing. */
export type CountDogsRequest = Record<never, never>;

/** The responses of `countDogs`, by status. */
export type CountDogsResult = TypedResponse<204>;
