// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownMember } from './runtime.js';

export type Pet = Cat | Dog | UnknownMember<'kind'>;

export interface Cat {
  kind: '1';
  lives?: 7 | 9;
}

export interface Dog {
  kind: '2.0';
  /** Default: `4`. */
  legs?: number;
}
