// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';
import type { NotFound } from '../components.js';

/** What `listPets` sends: nothing. */
export type ListPetsRequest = Record<never, never>;

/** What `listPets` answers, by status. */
export type ListPetsResult =
  | Answer<204>
  | Answer<404, NotFound>;

/** What `listCats` sends: nothing. */
export type ListCatsRequest = Record<never, never>;

/** What `listCats` answers, by status. */
export type ListCatsResult =
  | Answer<204>
  | Answer<404, NotFound>;
