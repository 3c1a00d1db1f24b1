// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface Odd {
  '1': string;
  'a-b': string;
  __proto__: string;
  constructor: string;
  '😀': string;
  '': string;
  'it\'s': string;
  'a.b': string;
  'a/b': string;
  'a~b': string;
  class?: string;
  toString?: string;
  hasOwnProperty?: string;
  example?: string;
  '$ref-like'?: string;
}
