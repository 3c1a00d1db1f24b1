// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface NewPet {
  names?: readonly string[];
  maybe?: readonly string[] | null;
  /** At least 2 items. */
  place?: readonly [number, number];
  home?: NewPetHome;
  toys?: Toys;
}

export interface NewPetHome {
  rooms?: readonly string[];
}

export type Toys = string[];

export interface Pet {
  names?: string[];
  toys?: Toys;
}
