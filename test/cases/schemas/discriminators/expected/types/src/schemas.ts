// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownMember } from './runtime.js';

export const petKindValues = ['tabby', 'siamese'] as const;

export type PetKind = (typeof petKindValues)[number];

export type Pet =
  | (Cat & {
      kind: PetKind;
    })
  | (Dog & {
      kind: 'mutt';
    })
  | (Bird & {
      kind: 'bird';
    })
  | UnknownMember<'kind'>;

export interface Cat {
  kind: string;
  lives?: number;
}

export interface Dog {
  kind: string;
  tricks?: string[];
}

export interface Bird {
  kind: string;
  wings?: number;
}

export type Shape = Circle | Square;

export interface Circle {
  type: 'round';
  radius?: number;
}

export const squareTypeValues = ['edged', 'tilted'] as const;

export type SquareType = (typeof squareTypeValues)[number];

export interface Square {
  type: SquareType;
  side?: number;
}

export type Vehicle = Car | Boat;

export interface Moving {
  name: string;
  sort: string;
}

export type Car = Moving & {
  wheels?: number;
  sort?: 'car';
};

export type Boat = Moving & {
  sails?: number;
  sort?: 'boat';
};

export type Open = Cat | Moving;
