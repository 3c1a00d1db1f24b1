/** Named schemas that contain themselves with nothing in between: neither a type nor a validator can be made of them. */
import type { NamedSchema } from '../ir.js';
import { toReference } from './json-schema.js';
import { asRaw, asString, isRaw, type Context } from './raw.js';

/** The references of a schema that are about the same value as the schema itself. */
const refsInPlace = (schema: unknown): string[] => {
  if (!isRaw(schema)) return [];
  const ref = asString(schema['$ref']);
  const parts = [
    ...['allOf', 'anyOf', 'oneOf'].flatMap((keyword): unknown[] =>
      Array.isArray(schema[keyword]) ? schema[keyword] : [],
    ),
    ...['not', 'if', 'then', 'else'].map((keyword) => schema[keyword]),
    ...Object.values(asRaw(schema['dependentSchemas'])),
  ];
  return [...(ref === undefined ? [] : [ref]), ...parts.flatMap(refsInPlace)];
};

/** Reports one reference of each cycle. */
export const checkCycles = (context: Context, schemas: readonly NamedSchema[]): void => {
  const byReference = new Map(schemas.map((schema) => [toReference(schema.name), schema]));
  const states = new Map<NamedSchema, 'begun' | 'done'>();
  const visit = (schema: NamedSchema): void => {
    states.set(schema, 'begun');
    for (const ref of refsInPlace(schema.json)) {
      const target = byReference.get(ref);
      if (target === undefined) continue;
      const state = states.get(target);
      if (state === 'begun') context.report('ref-cycle', schema.pointer, { ref });
      else if (state === undefined) visit(target);
    }
    states.set(schema, 'done');
  };
  for (const schema of schemas) if (!states.has(schema)) visit(schema);
};
