/** Filters by what members belong to: tags, spaces and space groups. */
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './filter.js';
import { idOf } from './values.js';

const kin: Readonly<Record<string, { readonly table: RawBuilder<unknown>; readonly column: RawBuilder<unknown> }>> = {
  tags: { table: sql`taggings as kin`, column: sql`kin.member_tag_id` },
  spaces: { table: sql`space_members as kin`, column: sql`kin.space_id` },
  space_groups: { table: sql`space_group_members as kin`, column: sql`kin.space_group_id` },
};

/** Whether a member belongs to one, or with `exist` to any; `undefined` where the key is of another kind. */
export const kinCondition = (key: string, type: string, value: string): Condition | undefined => {
  const found = kin[key];
  if (found === undefined) return undefined;
  const one = type === 'exist' ? sql`` : sql` and ${found.column} = ${idOf(value)}::integer`;
  return sql<boolean>`exists (select from ${found.table}
    where kin.community_id = members.community_id and kin.member_id = members.id${one})`;
};
