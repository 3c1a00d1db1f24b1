/** The lengths of long lists, which the database keeps as changes, and sums up at times. */
import { type AliasableExpression, sql } from 'kysely';
import type { Db, Row } from '../database/community-db.js';
import type { WholeDb } from '../database/database.js';

export interface Kept {
  readonly states?: readonly string[];
  /** The spaces of posts, as ids or as a query of ids. */
  readonly places?: AliasableExpression<number> | readonly number[];
}

/** How many records a list has, of some states and places or of all: a subquery of the community. */
export const storedCount = (
  db: Db,
  list: Row<'list_counts'>['list'],
  { states, places }: Kept = {},
): AliasableExpression<number> => {
  let kept = db
    .selectFrom('list_counts')
    .select(() => sql<number>`coalesce(sum(change), 0)::int`.as('count'))
    .where('list', '=', list);
  if (states !== undefined) kept = kept.where('state', 'in', states);
  if (places !== undefined) kept = kept.where((of) => of('place', 'in', places));
  return sql<number>`(${kept})`;
};

/** Changes of one count that are left as they are: to sum up each would be a write for each. */
const FEW = 20;
/** Counts that are summed up in one statement. */
const BATCH = 1_000;

/** Makes one row of the changes of each count that has many; whoever reads meanwhile finds the same sum. */
export const sumUpCounts = async (db: WholeDb): Promise<void> => {
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
};
