// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownMember, UnknownText } from './runtime.js';

export const moodValues = ['calm', 'wild'] as const;

export type Mood = (typeof moodValues)[number] | UnknownText;

export const maybeValues = ['on', 'off'] as const;

export type Maybe = (typeof maybeValues)[number] | UnknownText | null;

export const wishValues = ['food', 'sleep'] as const;

export type Wish = (typeof wishValues)[number];

export const planValues = ['walk', 'swim'] as const;

export type Plan = (typeof planValues)[number] | UnknownText;

export const sideValues = ['left', 'right'] as const;

export type Side = (typeof sideValues)[number];

export interface NewPet {
  mood?: Mood;
  wish?: Wish;
  plan?: Plan;
  toy?: Toy;
  side?: Side;
}

export const petSizeValues = ['small', 'large'] as const;

export type PetSize = (typeof petSizeValues)[number] | UnknownText;

export interface Pet {
  kind: 'pet';
  legs?: 2 | 4;
  mood?: Mood;
  switch?: Maybe;
  side?: Side;
  size?: PetSize;
  toy?: Toy;
  closed?: Closed;
}

export type Toy = Ball | Rope | UnknownMember<'type'>;

export type Closed = Ball | Rope;

export interface Ball {
  type: 'ball';
  bounces?: boolean;
}

export interface Rope {
  type: 'rope';
  length?: number;
}
