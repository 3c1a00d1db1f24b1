/** Counts posts by state. A state can change with time: a scheduled post is published at its scheduled time. */
import { type AliasableExpression, type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../kernel/scope.js';
import { storedCount } from '../../../kernel/stored-counts.js';

/** Returns the condition that a post is in a state at the time `now`, in a form that can use the indexes on states. */
export function inState(state: string, now: Reader['now']): RawBuilder<boolean> {
  switch (state) {
    case 'published':
      return sql<boolean>`(posts.status = 'published' or (posts.status = 'scheduled' and posts.published_at <= ${now}))`;
    case 'scheduled':
      return sql<boolean>`(posts.status = 'scheduled' and (posts.published_at <= ${now}) is not true)`;
    default:
      return sql<boolean>`posts.status = ${state}`;
  }
}

interface Counted {
  readonly state?: string | undefined;
  /** Ids of the spaces whose posts are counted. Default: all spaces. */
  readonly spaces?: AliasableExpression<number> | undefined;
  /** Whether to exclude posts that are waiting for approval. */
  readonly onlyShown?: boolean;
}

/** Counts the posts of a list: the stored count, corrected by scheduled posts that have become due. */
export function countPosts(
  { db, now }: Pick<Reader, 'db' | 'now'>,
  { state, spaces, onlyShown = false }: Counted,
): AliasableExpression<number> {
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
}
