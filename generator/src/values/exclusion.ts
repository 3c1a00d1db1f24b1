/** Excludes a value from all variants of a `oneOf` except one, if the variants are similar. */
import { followIn } from '../ir/access.js';
import { listParts } from '../ir/parts.js';
import type { Member, Schema, TypeName } from '../ir/schema.js';
import type { SchemaIndex } from '../ir/schema-index.js';
import type { Random } from '../support/regexp/random.js';

const types: readonly TypeName[] = ['boolean', 'string', 'integer', 'array'];

/**
 * Returns a schema that excludes the other variants where possible: for each of them, it requires a member with a type
 * that the variant rejects. Only members that the chosen variant does not declare are used. The caller validates the
 * value, because the chosen variant may reject additional members.
 */
export function excludeOthers(
  index: SchemaIndex,
  random: Random,
  chosen: Schema,
  alternatives: readonly Schema[],
): Schema {
  const membersOf = (schema: Schema): readonly Member[] =>
    listParts(followIn(index), schema).flatMap(({ properties = [] }) => properties);
  const own = new Set(membersOf(chosen).map(({ name }) => name));
  const found = alternatives.flatMap((other): Member[] => {
    const refused = membersOf(other).flatMap(({ name, schema }): Member[] => {
      const allowed = listParts(followIn(index), schema).flatMap((part) => part.types ?? []);
      const type = types.find((each) => !allowed.includes(each) && !(each === 'integer' && allowed.includes('number')));
      if (other === chosen || own.has(name) || allowed.length === 0 || type === undefined) return [];
      return [{ name, schema: { pointer: schema.pointer, types: [type] } }];
    });
    return refused.length === 0 ? [] : [random.pick(refused)];
  });
  return { pointer: chosen.pointer, required: found.map(({ name }) => name), properties: found };
}
