// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** Any animal. */
export interface Animal {
  name: string;
}

/** A cat. */
export interface Cat extends Animal {
  lives: number;
}

export interface Kitten extends Cat {
  weeks?: number;
}

export const narrowedNameValues = ['tom', 'felix'] as const;

export type NarrowedName = (typeof narrowedNameValues)[number];

export type Narrowed = Animal & {
  name?: NarrowedName;
};

export interface RequiredOnly extends Kitten {
  weeks: number;
}

/** An animal by another name. */
export type DocumentedReference = Animal;
