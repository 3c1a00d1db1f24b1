// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface Cat {
  kind: 'cat';
  lives?: number;
}

export interface Dog {
  kind: 'dog';
  barks?: boolean;
}

export type Pet = Cat | Dog;

export type TextOrPets = string | Pet[];

export type Types = string | number | null;
