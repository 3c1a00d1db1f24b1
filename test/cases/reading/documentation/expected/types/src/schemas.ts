// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/**
 * Ends a comment *\/ and begins one /\* here.
 *
 * @deprecated
 */
export interface Pet {
  /**
   * Two
   * lines
   */
  name?: string;
  /** @deprecated */
  old?: string;
}
