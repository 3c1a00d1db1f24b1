// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors, EtagXFlagsXTotalHeaders } from '../responses.js';
import type { TypedResponse, UnknownText } from '../runtime.js';

export const listPetsXFlagsValues = ['new', 'old'] as const;

export type ListPetsXFlags = (typeof listPetsXFlagsValues)[number] | UnknownText;

/** The request of `listPets`: it has no parameters and no body. */
export type ListPetsRequest = Record<never, never>;

export type ListPetsResult =
  | TypedResponse<200, string, EtagXFlagsXTotalHeaders>
  | Errors[429];
