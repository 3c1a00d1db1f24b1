/** Determines which enums and unions are open: newer servers may send additional values and variants in responses. */
import { listReached } from './reach.js';
import type { Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

/** Returns whether data that a client sends contains values of a schema. */
export function isSent(index: SchemaIndex, schema: Schema): boolean {
  return index.once('reachedSent', () => listReached(index, index.sent)).has(schema);
}

/** Returns whether data that a client receives contains values of a schema. */
export function isReceived(index: SchemaIndex, schema: Schema): boolean {
  return index.once('reachedReceived', () => listReached(index, index.received)).has(schema);
}

/** Returns whether unlisted values of a schema may be received: as set by `x-open`; by default, only in responses. */
export function isOpen(index: SchemaIndex, schema: Schema): boolean {
  if (schema.isOpen !== undefined) return schema.isOpen;
  return index.isOpen && isReceived(index, schema);
}

/**
 * Returns whether strings that an enum does not list may be received. An enum with a single string is never open,
 * because it may be a discriminator.
 */
export function isOpenEnumeration(index: SchemaIndex, schema: Schema, values: readonly unknown[]): boolean {
  return new Set(values.filter((value) => typeof value === 'string')).size > 1 && isOpen(index, schema);
}

/** Returns whether unknown variants of a union may be received. Only a discriminator can identify them. */
export function isOpenUnion(index: SchemaIndex, schema: Schema): boolean {
  return schema.discriminator !== undefined && schema.discriminator.otherwise === undefined && isOpen(index, schema);
}

/** Returns whether receivers validate values of a schema: in events and, if configured, in responses. */
export function isValidatedByReceivers(index: SchemaIndex, schema: Schema): boolean {
  return index.once('reachedValidated', () => listReached(index, index.validated)).has(schema);
}
