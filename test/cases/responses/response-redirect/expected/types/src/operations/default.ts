// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { LocationHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

/** The request of `listPets`: it has no parameters and no body. */
export type ListPetsRequest = Record<never, never>;

export type ListPetsResult = TypedResponse<302, undefined, LocationHeaders>;
