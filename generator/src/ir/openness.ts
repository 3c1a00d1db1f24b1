/** Openness: enums and unions of responses may have additional values and variants in newer servers. */
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

/** Returns whether requests contain a schema. */
export const isSent = (index: SchemaIndex, schema: Schema): boolean => isReached(index, 'sent', schema);

/** Returns whether responses contain a schema. */
export const isReceived = (index: SchemaIndex, schema: Schema): boolean => isReached(index, 'received', schema);

/**
 * Returns whether received values of a schema may be unknown to the document: as `x-open` declares, else if it is in
 * responses.
 */
export const isOpen = (index: SchemaIndex, schema: Schema): boolean => {
  if (schema.isOpen !== undefined) return schema.isOpen;
  return index.isOpen && isReceived(index, schema);
};

/**
 * Returns whether unlisted strings may be received for an enum; an enum with a single string is a discriminator and
 * never open.
 */
export const isOpenEnumeration = (index: SchemaIndex, schema: Schema, values: readonly unknown[]): boolean =>
  new Set(values.filter((value) => typeof value === 'string')).size > 1 && isOpen(index, schema);

/** Returns whether unknown variants of a union may be received, which requires a discriminator to recognise them. */
export const isOpenUnion = (index: SchemaIndex, schema: Schema): boolean =>
  schema.discriminator !== undefined && schema.discriminator.otherwise === undefined && isOpen(index, schema);

/** Returns whether events contain a schema; receivers validate them. */
export const isInEvents = (index: SchemaIndex, schema: Schema): boolean => isReached(index, 'events', schema);
