// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** The values of {@link PetOwnerName}. */
export const petOwnerNameValues = ['ann', 'bob'] as const;

export type PetOwnerName = (typeof petOwnerNameValues)[number];

export interface Pet {
  nick?: string;
  owner?: {
    name: PetOwnerName;
  };
}

/** The values of {@link NoteOf}. */
export const noteOfValues = ['ann', 'bob'] as const;

export type NoteOf = (typeof noteOfValues)[number];

export interface Note {
  by?: {
    name: PetOwnerName;
  };
  of?: NoteOf;
  short?: string;
  it?: Pet;
}
