// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface Dog {
  name: string;
  items?: string[];
}
