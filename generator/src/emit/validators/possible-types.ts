/** The types that values of a schema can have. */
import { isScalar, listedValues, type Scalar } from '../../ir/listed-values.js';
import type { Schema, TypeName } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';

/** Nothing where any type may be. */
export type PossibleTypes = ReadonlySet<TypeName> | undefined;

const known = new WeakMap<SchemaIndex, Map<Schema, PossibleTypes>>();

/**
 * The types that values of a schema can have, as far as they are plain to see; of a schema that is a part of itself, with
 * nothing in between, they are not. Each schema is looked at once, however many lead to it.
 */
export const possibleTypes = (schemas: SchemaIndex, schema: Schema): PossibleTypes => {
  const found = known.get(schemas) ?? new Map<Schema, PossibleTypes>();
  known.set(schemas, found);
  const begun = new Set<Schema>();
  // A list instead of calls: a chain may have thousands of schemas.
  const waiting = [schema];
  for (let one = waiting.at(-1); one !== undefined; one = waiting.at(-1)) {
    const isNew = !begun.has(one) && !found.has(one);
    // What is begun and not found is the schema itself.
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

/** The types that a schema names itself. */
const ownTypes = (schema: Schema): readonly TypeName[] | undefined => {
  const values = listedValues(schema);
  return values?.every(isScalar) ? values.map(typeOfScalar) : schema.types;
};

/** The schemas that the types of a schema depend on. */
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
