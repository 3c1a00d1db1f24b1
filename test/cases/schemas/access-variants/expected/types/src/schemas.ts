// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface Person {
  id: Id;
  name: string;
}

/** A {@link Person} in a request. */
export interface PersonInput {
  name: string;
}

export type Id = number;

export interface Tag {
  id?: number;
  label: string;
}

/** A {@link Tag} in a request. */
export interface TagInput {
  label: string;
}

export type Pet = {
  id?: number;
  name?: string;
  owner?: Person;
  tags?: Tag[];
} & {
  id: number;
  name: string;
};

/** A {@link Pet} in a request. */
export type PetInput = {
  name?: string;
  secret?: string;
  owner?: PersonInput;
  tags?: readonly TagInput[];
} & {
  name: string;
  secret: string;
};

export interface Note {
  id?: number;
}
