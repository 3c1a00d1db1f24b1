/** The possible types of a schema's values. */
import { isScalar, listedValues, type Scalar } from '../../ir/listed-values.js';
import type { Schema, TypeName } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';

/** `undefined` if any type is possible. */
export type PossibleTypes = ReadonlySet<TypeName> | undefined;

const known = new WeakMap<SchemaIndex, Map<Schema, PossibleTypes>>();

/**
 * Returns the possible types of a schema's values, if they can be determined; not for schemas that contain themselves
 * directly. Cached, and each schema is visited once.
 */
export const possibleTypes = (schemas: SchemaIndex, schema: Schema): PossibleTypes => {
  const found = known.get(schemas) ?? new Map<Schema, PossibleTypes>();
  known.set(schemas, found);
  const begun = new Set<Schema>();
  // A list instead of recursion: a chain may have thousands of schemas.
  const waiting = [schema];
  for (let one = waiting.at(-1); one !== undefined; one = waiting.at(-1)) {
    const isNew = !begun.has(one) && !found.has(one);
    // A schema that was begun but has no result is an ancestor of itself.
    const open = isNew ? leadsTo(schemas, one).filter((each) => !begun.has(each) && !found.has(each)) : [];
    begun.add(one);
    if (open.length > 0) waiting.push(...open.reverse());
    else {
      waiting.pop();
      if (!found.has(one)) found.set(one, typesBy(schemas, one, found));
    }
  }
  return found.get(schema);
};

/** Returns the types that a schema itself declares. */
const ownTypes = (schema: Schema): readonly TypeName[] | undefined => {
  const values = listedValues(schema);
  return values?.every(isScalar) ? values.map(typeOfScalar) : schema.types;
};

/** Returns the schemas on which the types of a schema depend. */
const leadsTo = (schemas: SchemaIndex, schema: Schema): Schema[] => {
  if (ownTypes(schema) !== undefined) return [];
  const { ref, allOf = [], oneOf, anyOf = [] } = schema;
  return [...(ref === undefined ? [] : [schemas.at(ref).schema]), ...allOf, ...(oneOf ?? anyOf)];
};

const typesBy = (schemas: SchemaIndex, schema: Schema, found: ReadonlyMap<Schema, PossibleTypes>): PossibleTypes => {
  const own = ownTypes(schema);
  if (own !== undefined) return new Set(own);
  const { ref, allOf = [] } = schema;
  if (ref !== undefined) return found.get(schemas.at(ref).schema);
  const part = allOf.map((each) => found.get(each)).find((types) => types !== undefined);
  if (part !== undefined) return part;
  const all = (schema.oneOf ?? schema.anyOf)?.map((each) => found.get(each));
  return all === undefined || all.includes(undefined) ? undefined : new Set(all.flatMap((types) => [...(types ?? [])]));
};

const typeOfScalar = (value: Scalar): TypeName => {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'string' ? 'string' : 'boolean';
};
