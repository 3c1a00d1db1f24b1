/** Structural keys of schemas: equal parts share one check function. */
import { isFile } from '../../ir/files.js';
import { isInEvents, isOpen } from '../../ir/openness.js';
import { partsOf, type Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';

/** Keywords that do not affect checks. */
const unheard: ReadonlySet<string> = new Set([
  'pointer',
  'title',
  'summary',
  'description',
  'deprecated',
  'deprecatedSince',
  'sunset',
  'default',
  'examples',
  'externalDocs',
  'xml',
]);

interface Known {
  /** By everything that affects a check. */
  readonly byContent: Map<string, number>;
  readonly bySchema: Map<Schema, number>;
}

const known = new WeakMap<SchemaIndex, Known>();

/** Returns a number that is the same for all schemas with equal checks in one direction, and different for others. */
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

/** Describes a schema's own keywords, with a zero for each subschema, and the keys of its subschemas. */
const describe = (index: SchemaIndex, made: Known, schema: Schema): string => {
  const parts = partsOf(schema);
  const within = new Set<unknown>(parts);
  const said = Object.fromEntries(Object.entries(schema).filter(([key]) => !unheard.has(key)));
  const own = JSON.stringify(said, (_, value: unknown) => (within.has(value) ? 0 : value));
  // These depend on the location of a schema.
  const place = [isFile(index, schema), isInEvents(index, schema) && isOpen(index, schema)].map(Number);
  return `${own} ${place.join('')} ${parts.map((part) => numberOf(index, made, part)).join()}`;
};
