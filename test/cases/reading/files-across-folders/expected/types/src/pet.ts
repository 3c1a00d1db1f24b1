// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Person } from './people.js';

export interface Pet {
  name?: string;
  owner?: Person;
  friends?: Pet[];
}
