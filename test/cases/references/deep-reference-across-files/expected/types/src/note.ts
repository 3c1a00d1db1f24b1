// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Owner, Pet } from './pet.js';

export interface Note {
  by?: Owner;
  pet?: Pet;
}
