// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface One {
  name?: string;
}

/** Merged. */
export interface Two {
  name?: string;
}
