// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownMember } from './runtime.js';
import type { Size } from './shared.js';

export type Pet =
  | (Cat & {
      kind: 'cat';
    })
  | (PetBase & {
      kind: 'Pet';
    })
  | UnknownMember<'kind'>;

export interface PetBase {
  kind: string;
  name?: string | null;
  size?: Size;
}

export interface Cat extends PetBase {
  lives?: number;
}
