/** Which parts of schemas are checked alike, wherever they stand: one function serves all of them. */
import { isFile } from '../../ir/files.js';
import { isInEvents, isOpen } from '../../ir/openness.js';
import { partsOf, type Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';

/** Keywords that no check depends on. */
const unheard: ReadonlySet<string> = new Set([
  ...['pointer', 'title', 'summary', 'description', 'deprecated', 'deprecatedSince', 'sunset'],
  ...['default', 'examples', 'externalDocs', 'xml'],
]);

interface Known {
  /** By all that a check depends on. */
  readonly byContent: Map<string, number>;
  readonly bySchema: Map<Schema, number>;
}

const known = new WeakMap<SchemaIndex, Known>();

/** A number that all schemas have whose checks in one direction refuse the same, and no other. */
export const structuralKeyOf = (index: SchemaIndex, schema: Schema): number => {
  const made = known.get(index) ?? { byContent: new Map(), bySchema: new Map() };
  known.set(index, made);
  return numberOf(index, made, schema);
};

const numberOf = (index: SchemaIndex, made: Known, schema: Schema): number => {
  const before = made.bySchema.get(schema);
  if (before !== undefined) return before;
  const content = describe(index, made, schema);
  const number = made.byContent.get(content) ?? made.byContent.size;
  made.byContent.set(content, number);
  made.bySchema.set(schema, number);
  return number;
};

/** What a schema says itself, with a zero for each part of it, and what its parts are. */
const describe = (index: SchemaIndex, made: Known, schema: Schema): string => {
  const parts = partsOf(schema);
  const within = new Set<unknown>(parts);
  const said = Object.fromEntries(Object.entries(schema).filter(([key]) => !unheard.has(key)));
  const own = JSON.stringify(said, (_, value: unknown) => (within.has(value) ? 0 : value));
  // These come from where a schema stands, and not from what it says.
  const place = [isFile(index, schema), isInEvents(index, schema) && isOpen(index, schema)].map(Number);
  return `${own} ${place.join('')} ${parts.map((part) => numberOf(index, made, part)).join()}`;
};
