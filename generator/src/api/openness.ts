/** What answers hold; its enumerations and unions are those that a server of tomorrow may add to. */
import { listReached } from './reach.js';
import type { Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

const known = new WeakMap<SchemaIndex, ReadonlySet<Schema>>();

const sending = new WeakMap<SchemaIndex, ReadonlySet<Schema>>();

/** Whether requests lead to a schema. */
export const isSent = (index: SchemaIndex, schema: Schema): boolean => {
  const sent = sending.get(index) ?? listReached(index, index.sent);
  sending.set(index, sent);
  return sent.has(schema);
};

/** Whether answers lead to a schema. */
export const isReceived = (index: SchemaIndex, schema: Schema): boolean => {
  const received = known.get(index) ?? listReached(index, index.received);
  known.set(index, received);
  return received.has(schema);
};

/** Whether what is received by a schema may be more than the document knows: as it says itself, else in answers. */
export const isOpen = (index: SchemaIndex, schema: Schema): boolean => {
  if (schema.isOpen !== undefined) return schema.isOpen;
  return index.isOpen && isReceived(index, schema);
};
