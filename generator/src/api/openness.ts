/** Enumerations and unions that a server of tomorrow may add to: those that answers hold. */
import { listReached } from './reach.js';
import type { Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

const known = new WeakMap<SchemaIndex, ReadonlySet<Schema>>();

/** Whether what is received by a schema may be more than the document knows: as it says itself, else in answers. */
export const isOpen = (index: SchemaIndex, schema: Schema): boolean => {
  if (schema.isOpen !== undefined) return schema.isOpen;
  if (!index.isOpen) return false;
  const received = known.get(index) ?? listReached(index, index.received);
  known.set(index, received);
  return received.has(schema);
};
