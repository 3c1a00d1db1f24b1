/** Filters members by their tags, spaces and space groups. */
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../kernel/scope.js';
import { selectVisibleGroups, selectVisibleSpaces } from '../../content/visible-spaces.js';
import type { Condition } from './filter.js';
import { idOf } from './values.js';

const kin: Readonly<Record<string, { readonly table: RawBuilder<unknown>; readonly column: RawBuilder<unknown> }>> = {
  tags: { table: sql`taggings as kin`, column: sql`kin.member_tag_id` },
  spaces: { table: sql`space_members as kin`, column: sql`kin.space_id` },
  space_groups: { table: sql`space_group_members as kin`, column: sql`kin.space_group_id` },
};

/** Queries for the ids that the caller may see, by filter key. Keys without a query are not restricted. */
export type Visible = Readonly<Record<string, RawBuilder<number>>>;

/** Returns which tags, spaces and space groups of other members the caller may see; admins see all of them. */
export function visibleTo({ db, memberId, principal }: Pick<Scope, 'db' | 'memberId' | 'principal'>): Visible {
  if (principal.kind !== 'member') return {};
  const tags = db.selectFrom('member_tags').select('member_tags.id').where('is_public', '=', true);
  return {
    tags: sql<number>`(${tags})`,
    spaces: selectVisibleSpaces({ db, memberId }),
    space_groups: selectVisibleGroups({ db, memberId }),
  };
}

/** Returns the condition that a member has a given tag, space or group, or (`exist`) any; undefined for other keys. */
export function relatedCondition(key: string, type: string, value: string, visible: Visible): Condition | undefined {
  const found = kin[key];
  if (found === undefined) return undefined;
  const one = type === 'exist' ? sql`` : sql` and ${found.column} = ${idOf(value)}::integer`;
  const seen = visible[key];
  const known = seen === undefined ? sql`` : sql` and ${found.column} in ${seen}`;
  return sql<boolean>`exists (select from ${found.table}
    where kin.community_id = members.community_id and kin.member_id = members.id${one}${known})`;
}
