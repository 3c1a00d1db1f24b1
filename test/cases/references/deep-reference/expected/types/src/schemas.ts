// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './runtime.js';

export interface Pet {
  nick?: PetNick;
  owner?: PetOwner;
}

export interface Note {
  by?: PetOwner;
  of?: PetOwnerName;
  /** At most 3 characters. */
  short?: PetNick;
  it?: Pet;
}

export interface PetOwner {
  name: PetOwnerName;
}

export const petOwnerNameValues = ['ann', 'bob'] as const;

export type PetOwnerName = (typeof petOwnerNameValues)[number] | UnknownText;

/** At least 2 characters. Example: `"ann"`. */
export type PetNick = string;
