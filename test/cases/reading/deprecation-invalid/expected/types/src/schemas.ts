// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type Pet = string;

export interface Owner {
  /** @deprecated Since 1 January 2026. */
  pet?: Pet | null;
}
