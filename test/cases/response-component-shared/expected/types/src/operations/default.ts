// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { NotFound } from '../components.js';
import type { TypedResponse } from '../typed-response.js';

/** What `listPets` sends: nothing. */
export type ListPetsRequest = Record<never, never>;

/** The responses of `listPets`, by status. */
export type ListPetsResult =
  | TypedResponse<204>
  | TypedResponse<404, NotFound>;

/** What `listCats` sends: nothing. */
export type ListCatsRequest = Record<never, never>;

/** The responses of `listCats`, by status. */
export type ListCatsResult =
  | TypedResponse<204>
  | TypedResponse<404, NotFound>;
