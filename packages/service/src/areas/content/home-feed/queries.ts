/** The posts that a member may see, in the orders that the feed has. */
import { type Expression, type InferResult, sql } from 'kysely';
import type { Ordering } from '../../../kernel/page.js';
import type { Scope } from '../../../kernel/scope.js';
import { countPosts, inState } from '../posts/lengths.js';
import { byStanding, choosePosts, selectPosts } from '../posts/queries.js';
import { selectVisibleSpaces } from '../visible-spaces.js';

/** The title, or the beginning of the text in its place. */
const TITLE = sql<string>`coalesce(nullif(posts.name, ''), nullif(left(posts.body_text, 80), ''), 'Untitled')`;

/** Posts as the feed shows them to the member who calls. */
export const selectFeed = (scope: Scope) => {
  const { memberId } = scope;
  return selectPosts(scope)
    .leftJoin('space_members', (join) =>
      join.onRef('space_members.space_id', '=', 'spaces.id').on('space_members.member_id', '=', memberId),
    )
    .select((of) => [
      'spaces.space_type',
      'spaces.emoji as space_emoji',
      'space_members.moderator as is_space_moderator',
      TITLE.as('display_title'),
      of
        .selectFrom('post_followers')
        .select('post_followers.id')
        .whereRef('post_followers.post_id', '=', 'posts.id')
        .where('post_followers.member_id', '=', memberId)
        .as('follower_id'),
      of
        .selectFrom('post_likes')
        .select('post_likes.member_id')
        .whereRef('post_likes.post_id', '=', 'posts.id')
        .where('post_likes.member_id', '=', memberId)
        .as('liked_by'),
    ]);
};

export type FeedRow = InferResult<ReturnType<typeof selectFeed>>[number];

/** Posts that are equal in an order stand with the higher id first. */
const by = (what: Expression<unknown>, direction: 'asc' | 'desc'): Ordering => [
  [what, direction],
  [sql`posts.id`, 'desc'],
];

const PLAIN: Readonly<Record<string, Ordering>> = {
  latest: by(sql`posts.created_at`, 'desc'),
  oldest: by(sql`posts.created_at`, 'asc'),
  alphabetical: by(sql`${TITLE} collate "C"`, 'asc'),
};

const BY_STANDING: Readonly<Record<string, Ordering>> = {
  likes: byStanding('likes'),
  new_activity: byStanding('active_at'),
  popular: byStanding('popularity'),
};

const ORDERS: Readonly<Record<string, Ordering>> = { ...PLAIN, ...BY_STANDING };

/** The order that is used: the one asked for, or `latest` for one that is not known. */
export const orderOf = (sort: string | undefined): string =>
  sort !== undefined && Object.hasOwn(ORDERS, sort) ? sort : 'latest';

/** The ids of the posts of the feed, in an order, and how many they are. */
export const chooseFeed = (scope: Scope, sort: string) => {
  const spaces = selectVisibleSpaces(scope);
  const chosen = choosePosts(scope, Object.hasOwn(BY_STANDING, sort))
    .where(inState('published', scope.now))
    .where('posts.flagged_for_approval_at', 'is', null)
    .where('posts.space_id', 'in', spaces);
  return {
    chosen,
    ordering: ORDERS[sort] ?? [],
    count: countPosts(scope, { state: 'published', spaces, onlyShown: true }),
  };
};
