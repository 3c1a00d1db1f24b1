// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export const colorValues = ['red', 'dark-green', 'it\'s'] as const;

/** A color. */
export type Color = (typeof colorValues)[number];

export type Level = 1 | 2 | 3;

export const maybeValues = ['yes', 'no'] as const;

export type Maybe = (typeof maybeValues)[number] | null;

export type Only = 'single';

export type Fixed = 7;

export type Lists = [1] | [2, 3];

export interface Objects {
  b: 1;
}

export type Wholes = 1 | 2;

export type Texts = 'a' | true;

export interface ObjectSchema {
  a: 1;
  b: ['x', null];
  c: Record<string, never>;
  d: [];
}

export type Either = [1] | Either1 | 'x' | null;

export interface Either1 {
  a: 1;
}

export interface Holder {
  kind: HolderKind;
  path?: ['a'] | ['a', 'b'];
}

export interface HolderKind {
  type: 'fixed';
}

export type Deep = [[[[[[[[[[[[[[[[unknown]]]]]]]]]]]]]]]];

export type Mixed = 'a' | 1 | true | null;

export const petSizeValueValues = ['small', 'large'] as const;

export type PetSizeValue = (typeof petSizeValueValues)[number];

export const petSizesValues = ['small', 'large'] as const;

export type PetSizes = (typeof petSizesValues)[number];

export const petNestedSizeValues = ['s', 'l'] as const;

export type PetNestedSize = (typeof petNestedSizeValues)[number];

export interface Pet {
  size?: PetSizeValue;
  sizes?: PetSizes[];
  kind?: 'pet';
  nested?: PetNested;
}

export interface PetNested {
  size?: PetNestedSize;
}

export type PetSize = string;
