/** Counts of posts by state. States also change with time: a scheduled post is published when its time has come. */
import { type AliasableExpression, type RawBuilder, sql } from 'kysely';
import { storedCount } from '../../../kernel/stored-counts.js';
import type { Reader } from '../../../kernel/scope.js';

/** Condition for the current state of a post, written so that the indexes by state can be used. */
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
  /** Ids of the spaces whose posts are counted. Default: all spaces. */
  readonly spaces?: AliasableExpression<number> | undefined;
  /** Whether to exclude posts that are held for approval. */
  readonly onlyShown?: boolean;
}

/** Returns the length of a list of posts: the stored count, corrected by scheduled posts whose time has come. */
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
