// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

/** The request of `listPets`: it has no parameters and no body. */
export type ListPetsRequest = Record<never, never>;

export type ListPetsResult =
  | TypedResponse<204>
  | Errors[404];

/** The request of `listCats`: it has no parameters and no body. */
export type ListCatsRequest = Record<never, never>;

export type ListCatsResult =
  | TypedResponse<204>
  | Errors[404];
