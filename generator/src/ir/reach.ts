/** Determines which schemas can be reached from others. */
import { partsOf, type Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

/** Returns the given schemas with all their subschemas and references, recursively. */
export function listReached(index: SchemaIndex, roots: readonly Schema[]): ReadonlySet<Schema> {
  const result = new Set<Schema>();
  const waiting = [...roots];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (result.has(schema)) continue;
    result.add(schema);
    if (schema.ref !== undefined) waiting.push(index.at(schema.ref).schema);
    waiting.push(...partsOf(schema));
  }
  return result;
}
