// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** Headers of the answers of `TooMany`. */
export interface TooManyHeaders {
  'retry-after': number;
}
