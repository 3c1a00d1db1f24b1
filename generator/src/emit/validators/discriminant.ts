/** The member of an object whose value tells which of some alternatives it is. */
import { followIn } from '../../ir/access.js';
import { valuesByAlternative } from '../../ir/discriminator.js';
import { requiresMember, type Scalar, valuesOfMember } from '../../ir/listed-values.js';
import { listParts } from '../../ir/parts.js';
import type { Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
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
      const values = requiresMember(followIn(schemas), schema, name)
        ? valuesOfMember(followIn(schemas), schema, name)
        : undefined;
      return values === undefined ? [] : [{ schema, values }];
    });
    const all = choices.flatMap(({ values }) => values);
    if (choices.length === members.length && new Set(all).size === all.length) return { name, choices };
  }
  return undefined;
};

/** What a discriminator says, where it says it of each alternative: an alternative that is not meant is not tried. */
const readDiscriminator = (schemas: SchemaIndex, schema: Schema, members: readonly Schema[]): Tag | undefined => {
  const { propertyName: name } = schema.discriminator ?? {};
  const values = valuesByAlternative(schemas, schema, members);
  if (name === undefined || values === undefined) return undefined;
  // A list has no member that could tell it from the others, whatever a mapping says.
  if (members.some((member) => possibleTypes(schemas, member)?.has('object') === false)) return undefined;
  return { name, choices: [...values].map(([member, own]) => ({ schema: member, values: own })) };
};
