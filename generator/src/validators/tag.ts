/** The member of an object whose value tells which of some alternatives it is. */
import { followIn } from '../api/access.js';
import { valuesOfAlternative } from '../api/discriminator.js';
import { listParts } from '../api/parts.js';
import type { Schema } from '../api/schema.js';
import type { SchemaIndex } from '../api/schema-index.js';
import { isScalar, type Scalar, valuesOf } from './conditions.js';
import { possibleTypes } from './possible-types.js';

interface Choice {
  readonly schema: Schema;
  readonly values: readonly Scalar[];
}

export interface Tag {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** The member by which alternatives are told apart: by what they say of it, else by what a discriminator does. */
export const findTag = (schemas: SchemaIndex, schema: Schema, members: readonly Schema[]): Tag | undefined =>
  findMember(schemas, members) ?? readDiscriminator(schemas, schema, members);

/** What a schema is made of, in which properties are looked up. */
const partsOf = (schemas: SchemaIndex, schema: Schema): readonly Schema[] => listParts(followIn(schemas), schema);

/** What a member of an object may be, if that is one of some values. */
const readValues = (schemas: SchemaIndex, schema: Schema, name: string): Choice['values'] | undefined =>
  partsOf(schemas, schema)
    .flatMap(({ properties = [] }) => properties.filter((property) => property.name === name))
    .map((property) => valuesOf(endOf(schemas, property.schema)))
    .find((values) => values?.every(isScalar))
    ?.filter(isScalar);

const endOf = (schemas: SchemaIndex, schema: Schema): Schema => {
  let at = schema;
  for (let hops = 0; at.ref !== undefined && hops < 20; hops += 1) at = schemas.at(at.ref).schema;
  return at;
};

/** The member that each alternative requires, and of which no two allow the same value. */
const findMember = (schemas: SchemaIndex, members: readonly Schema[]): Tag | undefined => {
  const [first] = members;
  const isObject = (schema: Schema): boolean => {
    const types = possibleTypes(schemas, schema);
    return types?.size === 1 && types.has('object');
  };
  if (first === undefined || !members.every(isObject)) return undefined;
  for (const name of new Set(
    partsOf(schemas, first).flatMap(({ properties = [] }) => properties.map((property) => property.name)),
  )) {
    const choices = members.flatMap((schema): Choice[] => {
      const isRequired = partsOf(schemas, schema).some(({ required = [] }) => required.includes(name));
      const values = isRequired ? readValues(schemas, schema, name) : undefined;
      return values === undefined ? [] : [{ schema, values }];
    });
    const all = choices.flatMap(({ values }) => values);
    if (choices.length === members.length && new Set(all).size === all.length) return { name, choices };
  }
  return undefined;
};

/** What a discriminator says, where it says it of each alternative: an alternative that is not meant is not tried. */
const readDiscriminator = (schemas: SchemaIndex, schema: Schema, members: readonly Schema[]): Tag | undefined => {
  const name = schema.discriminator?.propertyName;
  const choices = members.map((member): Choice => {
    const listed = name === undefined ? undefined : readValues(schemas, member, name);
    return { schema: member, values: valuesOfAlternative(schemas, schema, member, listed) };
  });
  const all = choices.flatMap(({ values }) => values);
  const isWhole = choices.every(({ values }) => values.length > 0) && new Set(all).size === all.length;
  return name === undefined || !isWhole ? undefined : { name, choices };
};
