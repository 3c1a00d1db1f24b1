/**
 * `readOnly` and `writeOnly`: a property that is not part of a request but stands in a schema that a request uses (or the
 * reverse) needs two types. They are not generated yet, so it is an error rather than a type that is wrong.
 */
import type { Content, Operation } from '../api/api.js';
import { type NamedSchema, partsOf, type Schema } from '../api/schema.js';
import { join } from '../read/pointer.js';
import type { Context } from './raw.js';

export const checkAccess = (
  context: Context,
  operations: readonly Operation[],
  schemas: readonly NamedSchema[],
): void => {
  const byPointer = new Map(schemas.map(({ pointer, schema }) => [pointer, schema]));
  const bodies = operations.flatMap(({ body }) => body?.content ?? []);
  const answers = operations.flatMap(({ answers }) => answers.flatMap(({ content }) => content));
  visitAll(context, 'readOnly', bodies, byPointer);
  visitAll(context, 'writeOnly', answers, byPointer);
};

/** Visits every schema that contents lead to, each once: many operations share theirs. */
const visitAll = (
  context: Context,
  keyword: 'readOnly' | 'writeOnly',
  contents: readonly Content[],
  byPointer: ReadonlyMap<string, Schema>,
): void => {
  const waiting = contents.map(({ schema }) => schema);
  const seen = new Set<Schema>();
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    for (const { name, schema: property } of [...(schema.properties ?? []), ...(schema.patternProperties ?? [])])
      if (property[keyword] === true)
        context.report('schema-access-unsupported', join(property.pointer, keyword), { keyword, name });
    const target = schema.ref === undefined ? undefined : byPointer.get(schema.ref);
    waiting.push(...(target === undefined ? [] : [target]), ...partsOf(schema));
  }
};
