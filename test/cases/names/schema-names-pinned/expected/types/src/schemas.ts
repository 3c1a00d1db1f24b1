// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface Pet {
  name?: string;
}

export interface OldPet {
  next?: Pet;
}

export type Plain = string;
