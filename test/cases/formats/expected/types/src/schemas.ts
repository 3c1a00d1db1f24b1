// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface Formatted {
  day?: string;
  id?: string;
  large?: number;
  ratio?: number;
  own?: string;
  secret?: string;
}
