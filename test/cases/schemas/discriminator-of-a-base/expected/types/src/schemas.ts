// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownMember } from './runtime.js';

export const petKindValues = ['tabby', 'siamese'] as const;

export type PetKind = (typeof petKindValues)[number];

/** A pet, of one kind or another. */
export type Pet =
  | (Cat & {
      kind: PetKind;
    })
  | (Dog & {
      kind: 'Dog';
    })
  | (Puppy & {
      kind: 'Puppy';
    })
  | (PetBase & {
      kind: 'Pet';
    })
  | UnknownMember<'kind'>;

/** A pet, of one kind or another. */
export interface PetBase {
  kind: string;
  name?: string;
  friends?: Pet[];
}

export interface Cat extends PetBase {
  lives: number;
}

export interface Dog extends PetBase {
  tricks?: string[];
}

export interface Puppy extends Dog {
  weeks?: number;
}

export interface Shelter {
  /** The first pet. */
  first: Pet;
}

export const shapeSortValues = ['round', 'edged'] as const;

export type ShapeSort = (typeof shapeSortValues)[number];

export interface Shape {
  sort?: ShapeSort;
}

export interface Circle extends Shape {
  radius?: number;
}

export type Vehicle =
  | Car
  | Boat
  | (VehicleBase & {
      type: 'other';
    });

export const vehicleBaseTypeValues = ['car', 'boat', 'other'] as const;

export type VehicleBaseType = (typeof vehicleBaseTypeValues)[number];

export interface VehicleBase {
  type: VehicleBaseType;
}

export type Car = VehicleBase & {
  type?: 'car';
  wheels?: number;
};

export type Boat = VehicleBase & {
  type?: 'boat';
  sails?: number;
};
