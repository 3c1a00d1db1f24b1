// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './unknown.js';

export interface Pet {
  nick?: PetNick;
  owner?: PetOwner;
}

export interface Note {
  by?: PetOwner;
  of?: PetOwnerName;
  short?: PetNick;
  it?: Pet;
}

export interface PetOwner {
  name: PetOwnerName;
}

/** The values of {@link PetOwnerName}. */
export const petOwnerNameValues = ['ann', 'bob'] as const;

export type PetOwnerName = (typeof petOwnerNameValues)[number] | UnknownText;

export type PetNick = string;
