/** Counts of long lists, which the database stores as changes. The changes are summed up periodically. */
import { type AliasableExpression, sql } from 'kysely';
import type { Db, Row } from '../database/community-db.js';
import type { WholeDb } from '../database/database.js';

export interface Kept {
  readonly states?: readonly string[];
  /** The spaces of the counted posts, as ids or as a query for ids. */
  readonly places?: AliasableExpression<number> | readonly number[];
}

/** Builds a subquery for the length of a list of the community, optionally limited to some states and spaces. */
export function storedCount(
  db: Db,
  list: Row<'list_counts'>['list'],
  { states, places }: Kept = {},
): AliasableExpression<number> {
  let kept = db
    .selectFrom('list_counts')
    .select(() => sql<number>`coalesce(sum(change), 0)::int`.as('count'))
    .where('list', '=', list);
  if (states !== undefined) kept = kept.where('state', 'in', states);
  if (places !== undefined) kept = kept.where((of) => of('place', 'in', places));
  return sql<number>`(${kept})`;
}

/** Maximum number of unmerged changes per count, so that not every change causes another write. */
const FEW = 20;
/** Maximum number of counts that one statement merges. */
const BATCH = 1_000;

/** Merges the changes of each count that has many changes into one row. Concurrent readers see the same sum. */
export async function sumUpCounts(db: WholeDb): Promise<void> {
  await sql`
    with long as (
      select community_id, list, place, state from list_counts
      group by community_id, list, place, state having count(*) > ${FEW} limit ${BATCH}
    ), gone as (
      delete from list_counts using long
      where list_counts.community_id = long.community_id and list_counts.list = long.list
        and list_counts.place = long.place and list_counts.state = long.state
      returning list_counts.*
    )
    insert into list_counts (community_id, list, place, state, change)
      select community_id, list, place, state, sum(change) from gone group by community_id, list, place, state`.execute(
    db,
  );
}
