// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TooManyHeaders } from '../answer-headers.js';
import type { Answer } from '../answer.js';
import type { UnknownText } from '../unknown.js';

/** The values of {@link ListPetsXFlags}. */
export const listPetsXFlagsValues = ['new', 'old'] as const;

export type ListPetsXFlags = (typeof listPetsXFlagsValues)[number] | UnknownText;

/** What `listPets` sends: nothing. */
export type ListPetsRequest = Record<never, never>;

/** Headers of the answers of `listPets`. */
export interface ListPets200Headers {
  /** How many there are. */
  'x-total': number;
  etag?: string;
  'x-flags'?: ListPetsXFlags[];
}

/** What `listPets` answers, by status. */
export type ListPetsResult =
  | Answer<200, string, ListPets200Headers>
  | Answer<429, undefined, TooManyHeaders>;
