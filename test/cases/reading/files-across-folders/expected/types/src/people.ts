// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Pet } from './pet.js';

export interface Person {
  pets?: Pet[];
}
