// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface All {
  a: string;
  b: number;
  c: boolean;
  d?: never;
}
