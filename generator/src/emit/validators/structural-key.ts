/** Computes structural keys of schemas. Schemas with equal keys share a check function. */
import type { SchemaFacts } from '../../ir/facts.js';
import { isFile } from '../../ir/files.js';
import { isOpen, isValidatedByReceivers } from '../../ir/openness.js';
import { partsOf, type Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';

/** Keywords that have no effect on checks. */
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

type Known = SchemaFacts['structuralKeys'];

/** Returns a number that is the same for all schemas with equal checks in one direction, and different for others. */
export const structuralKeyOf = (index: SchemaIndex, schema: Schema): number => {
  const made = index.once('structuralKeys', () => ({ byContent: new Map(), bySchema: new Map() }));
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

/** Describes a schema: its own keywords, with 0 in place of each subschema, and the keys of the subschemas. */
const describe = (index: SchemaIndex, made: Known, schema: Schema): string => {
  const parts = partsOf(schema);
  const within = new Set<unknown>(parts);
  const said = Object.fromEntries(Object.entries(schema).filter(([key]) => !unheard.has(key)));
  const own = JSON.stringify(said, (_, value: unknown) => (within.has(value) ? 0 : value));
  // These results depend on where a schema is used.
  const place = [isFile(index, schema), isValidatedByReceivers(index, schema) && isOpen(index, schema)].map(Number);
  return `${own} ${place.join('')} ${parts.map((part) => numberOf(index, made, part)).join()}`;
};
