// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './unknown.js';

/** The values of {@link PetKind}. */
export const petKindValues = ['cat', 'dog'] as const;

export type PetKind = (typeof petKindValues)[number] | UnknownText;

export interface Pet {
  name: string | null;
  age: number;
  weight?: number;
  kind: PetKind | null;
  owner: Owner | null;
  mood: Mood;
}

export interface Owner {
  id: number;
}

export type Mood = string;
