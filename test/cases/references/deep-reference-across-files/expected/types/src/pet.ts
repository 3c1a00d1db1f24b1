// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './runtime.js';

export const nameValues = ['ann', 'bob'] as const;

export type Name = (typeof nameValues)[number];

export const ownerNameValues = ['ann', 'bob'] as const;

export type OwnerName = (typeof ownerNameValues)[number] | UnknownText;

export interface Owner {
  name: OwnerName;
}

export const petOwnerNameValues = ['ann', 'bob'] as const;

export type PetOwnerName = (typeof petOwnerNameValues)[number] | UnknownText;

export interface Pet {
  owner?: PetOwner;
}

export interface PetOwner {
  name: PetOwnerName;
}
