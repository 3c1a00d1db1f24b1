// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface Pet {
  name: string | null;
  owner: Person | null;
  tags: string[] | null;
  nothing?: null;
}

export interface Person {
  name?: string;
}
