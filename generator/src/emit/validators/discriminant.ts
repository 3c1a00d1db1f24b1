/** Finds the member whose value selects a variant of a union. */
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

/** Returns a member that all variants require with different values, else the declared discriminator. */
export const findTag = (schemas: SchemaIndex, schema: Schema, members: readonly Schema[]): Tag | undefined =>
  findMember(schemas, members) ?? readDiscriminator(schemas, schema, members);

/** Returns the schemas that may declare properties of a variant. */
const partsOf = (schemas: SchemaIndex, schema: Schema): readonly Schema[] => listParts(followIn(schemas), schema);

/** Returns a member that every variant requires, and for which no two variants allow the same value. */
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

/** Returns the declared discriminator, if it applies to every variant; only the selected variant is checked. */
const readDiscriminator = (schemas: SchemaIndex, schema: Schema, members: readonly Schema[]): Tag | undefined => {
  const { propertyName: name } = schema.discriminator ?? {};
  const values = valuesByAlternative(schemas, schema, members);
  if (name === undefined || values === undefined) return undefined;
  // An array has no members, so a discriminator cannot apply to it.
  if (members.some((member) => possibleTypes(schemas, member)?.has('object') === false)) return undefined;
  return { name, choices: [...values].map(([member, own]) => ({ schema: member, values: own })) };
};
