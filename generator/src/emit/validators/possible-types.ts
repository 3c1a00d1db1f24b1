/** Determines the possible types of a schema's values. */
import { isScalar, listedValues, type Scalar } from '../../ir/listed-values.js';
import type { Schema, TypeName } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';

/** The possible types; `undefined` if any type is possible. */
export type PossibleTypes = ReadonlySet<TypeName> | undefined;

/**
 * Returns the possible types of a schema's values, if they can be determined. If a schema contains itself directly, any
 * type is assumed. Results are cached, and each schema is visited once.
 */
export const possibleTypes = (schemas: SchemaIndex, schema: Schema): PossibleTypes => {
  const found = schemas.once('possibleTypes', () => new Map());
  const begun = new Set<Schema>();
  // This is not recursive, because a chain may have thousands of schemas.
  const waiting = [schema];
  for (let one = waiting.at(-1); one !== undefined; one = waiting.at(-1)) {
    const isNew = !begun.has(one) && !found.has(one);
    // A schema that was visited but has no result yet contains itself.
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

/** Returns the types that a schema declares by its own keywords. */
const ownTypes = (schema: Schema): readonly TypeName[] | undefined => {
  const values = listedValues(schema);
  return values?.every(isScalar) ? values.map(typeOfScalar) : schema.types;
};

/** Returns the schemas that determine the types of a schema without own types. */
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
