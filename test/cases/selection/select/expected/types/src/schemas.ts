// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** At least 1. */
export type Count = number;

export interface Pet {
  name?: string;
  owner?: Owner;
}

export interface Owner {
  name?: string;
}

export type Photo = string;
