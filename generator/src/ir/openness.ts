/** What answers hold; its enumerations and unions are those that a server of tomorrow may add to. */
import { listReached } from './reach.js';
import type { Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

type Roots = 'sent' | 'received' | 'events';

const known = new WeakMap<SchemaIndex, Map<Roots, ReadonlySet<Schema>>>();

const isReached = (index: SchemaIndex, roots: Roots, schema: Schema): boolean => {
  const all = known.get(index) ?? new Map<Roots, ReadonlySet<Schema>>();
  known.set(index, all);
  const reached = all.get(roots) ?? listReached(index, index[roots]);
  all.set(roots, reached);
  return reached.has(schema);
};

/** Whether requests lead to a schema. */
export const isSent = (index: SchemaIndex, schema: Schema): boolean => isReached(index, 'sent', schema);

/** Whether answers lead to a schema. */
export const isReceived = (index: SchemaIndex, schema: Schema): boolean => isReached(index, 'received', schema);

/** Whether what is received by a schema may be more than the document knows: as it says itself, else in answers. */
export const isOpen = (index: SchemaIndex, schema: Schema): boolean => {
  if (schema.isOpen !== undefined) return schema.isOpen;
  return index.isOpen && isReceived(index, schema);
};

/** Whether a text may be received that an enumeration does not list; what has one value is a mark that tells others apart. */
export const isOpenEnumeration = (index: SchemaIndex, schema: Schema, values: readonly unknown[]): boolean =>
  new Set(values.filter((value) => typeof value === 'string')).size > 1 && isOpen(index, schema);

/** Whether an alternative may be received that a union does not know; only a discriminator tells it from what is known. */
export const isOpenUnion = (index: SchemaIndex, schema: Schema): boolean =>
  schema.discriminator !== undefined && schema.discriminator.otherwise === undefined && isOpen(index, schema);

/** Whether events lead to a schema, which their receivers check. */
export const isInEvents = (index: SchemaIndex, schema: Schema): boolean => isReached(index, 'events', schema);
