// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TooManyHeaders } from '../response-headers.js';
import type { TypedResponse } from '../typed-response.js';
import type { UnknownText } from '../unknown.js';

/** The values of {@link ListPetsXFlags}. */
export const listPetsXFlagsValues = ['new', 'old'] as const;

export type ListPetsXFlags = (typeof listPetsXFlagsValues)[number] | UnknownText;

/** What `listPets` sends: nothing. */
export type ListPetsRequest = Record<never, never>;

/** Headers of the responses of `listPets`. */
export interface ListPets200Headers {
  /** How many there are. */
  'x-total': number;
  etag?: string;
  'x-flags'?: ListPetsXFlags[];
}

/** The responses of `listPets`, by status. */
export type ListPetsResult =
  | TypedResponse<200, string, ListPets200Headers>
  | TypedResponse<429, undefined, TooManyHeaders>;
