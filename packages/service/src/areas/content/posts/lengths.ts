/** How many posts there are by their state, which time changes too: a scheduled post is published once its time has come. */
import { type AliasableExpression, type RawBuilder, sql } from 'kysely';
import { storedCount } from '../../../kernel/stored-counts.js';
import type { Reader } from '../../../kernel/scope.js';

/** Whether a post is in a state now; written so that the indexes by state can be used. */
export const inState = (state: string, now: Reader['now']): RawBuilder<boolean> => {
  switch (state) {
    case 'published':
      return sql<boolean>`(posts.status = 'published' or (posts.status = 'scheduled' and posts.published_at <= ${now}))`;
    case 'scheduled':
      return sql<boolean>`(posts.status = 'scheduled' and (posts.published_at <= ${now}) is not true)`;
    default:
      return sql<boolean>`posts.status = ${state}`;
  }
};

interface Counted {
  readonly state?: string | undefined;
  /** The ids of the spaces whose posts are counted; all without it. */
  readonly spaces?: AliasableExpression<number> | undefined;
  /** Whether posts that are held back until they are approved are left out. */
  readonly onlyShown?: boolean;
}

/** The length of a list of posts: a sum of what is kept, corrected by the scheduled posts whose time has come. */
export const countPosts = (
  { db, now }: Pick<Reader, 'db' | 'now'>,
  { state, spaces, onlyShown = false }: Counted,
): AliasableExpression<number> => {
  const places = spaces === undefined ? {} : { places: spaces };
  if (state === undefined) return storedCount(db, 'posts', places);
  const kept = storedCount(db, 'posts', { ...places, states: onlyShown ? [state] : [state, `${state} held`] });
  if (state !== 'published' && state !== 'scheduled') return kept;
  let due = db
    .selectFrom('posts')
    .select(() => sql<number>`count(*)::int`.as('count'))
    .where('posts.status', '=', 'scheduled')
    .where('posts.published_at', '<=', now);
  if (onlyShown) due = due.where('posts.flagged_for_approval_at', 'is', null);
  if (spaces !== undefined) due = due.where((of) => of('posts.space_id', 'in', spaces));
  return state === 'published' ? sql<number>`(${kept} + (${due}))` : sql<number>`(${kept} - (${due}))`;
};
