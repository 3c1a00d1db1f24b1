// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** @see https://example.com/pets */
export interface Pet {
  /** @see https://example.com/names */
  name?: string;
  kind?: string;
}
