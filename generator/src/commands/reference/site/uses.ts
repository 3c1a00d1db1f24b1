/** Finds the operations that use each named schema, directly or through other schemas. */
import type { EmitInput } from '../../../emit/input.js';
import { listAll, listContents, type Operation } from '../../../ir/api.js';
import { schemaOfContent } from '../../../ir/content.js';
import { partsOf, type Schema } from '../../../ir/schema.js';
import type { SchemaIndex } from '../../../ir/schema-index.js';

/** Returns the pointers of the named schemas that a schema references, not following them. */
function listReferences(schema: Schema): readonly string[] {
  return [...(schema.ref === undefined ? [] : [schema.ref]), ...partsOf(schema).flatMap(listReferences)];
}

function rootsOf(operation: Operation): readonly Schema[] {
  return [
    ...operation.parameters.map(({ schema }) => schema),
    ...operation.responses.flatMap(({ headers }) => headers.map(({ schema }) => schema)),
    ...listContents(operation).flatMap((content) => schemaOfContent(content) ?? content.schema),
  ];
}

/** Returns, for each named schema by pointer, the operations that use it, in document order. */
export function listUses({ api }: EmitInput, index: SchemaIndex): ReadonlyMap<string, readonly Operation[]> {
  const references = new Map(api.schemas.map(({ pointer, schema }) => [pointer, listReferences(schema)]));
  const uses = new Map<string, Operation[]>();
  for (const operation of listAll(api)) {
    const reached = new Set<string>();
    const open = rootsOf(operation).flatMap((schema) => [
      ...(index.find(schema.pointer) === undefined ? [] : [schema.pointer]),
      ...listReferences(schema),
    ]);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(...(references.get(next) ?? []));
    }
    for (const pointer of reached) uses.set(pointer, [...(uses.get(pointer) ?? []), operation]);
  }
  return uses;
}
