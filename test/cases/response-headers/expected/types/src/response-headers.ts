// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** Headers of the responses of `TooMany`. */
export interface TooManyHeaders {
  'retry-after': number;
}
