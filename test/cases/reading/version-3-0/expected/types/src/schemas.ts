// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './runtime.js';

export const petKindValues = ['cat', 'dog'] as const;

export type PetKind = (typeof petKindValues)[number] | UnknownText;

export interface Pet {
  /** Example: `"Rex"`. */
  name: string | null;
  /** Greater than 0. */
  age: number;
  /** At most 100. */
  weight?: number;
  kind: PetKind | null;
  owner: Owner | null;
  mood: Mood;
}

export interface Owner {
  id: number;
}

export type Mood = string;
