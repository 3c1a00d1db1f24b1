/** Queries for the posts that a member may see, in the sort orders of the home feed. */
import { type Expression, type InferResult, sql } from 'kysely';
import { byLanguage, type Ordering } from '../../../kernel/orders.js';
import { prepareBy, prepareLongPage } from '../../../kernel/prepared-page.js';
import type { Reader } from '../../../kernel/scope.js';
import { countPosts, inState } from '../posts/lengths.js';
import { byStanding, choosePosts, selectPosts } from '../posts/queries.js';
import { selectVisibleSpaces } from '../visible-spaces.js';

/** The title of a post, or else the start of its text. */
const TITLE = sql<string>`coalesce(nullif(posts.name, ''), nullif(left(posts.body_text, 80), ''), 'Untitled')`;

/** Selects posts with the columns of the home feed of the calling member. */
function selectFeed(of: Reader) {
  const { memberId } = of;
  return selectPosts(of)
    .leftJoin('space_members', (join) =>
      join.onRef('space_members.space_id', '=', 'spaces.id').on('space_members.member_id', '=', memberId),
    )
    .select((by) => [
      'spaces.space_type',
      'spaces.emoji as space_emoji',
      'space_members.moderator as is_space_moderator',
      TITLE.as('display_title'),
      by
        .selectFrom('post_followers')
        .select('post_followers.id')
        .whereRef('post_followers.post_id', '=', 'posts.id')
        .where('post_followers.member_id', '=', memberId)
        .as('follower_id'),
      by
        .selectFrom('post_likes')
        .select('post_likes.member_id')
        .whereRef('post_likes.post_id', '=', 'posts.id')
        .where('post_likes.member_id', '=', memberId)
        .as('liked_by'),
    ]);
}

export type FeedRow = InferResult<ReturnType<typeof selectFeed>>[number];

/** Sorts posts by an expression, and then by id in descending order. */
function byThenId(what: Expression<unknown>, direction: 'asc' | 'desc'): Ordering {
  return [
    [what, direction],
    [sql`posts.id`, 'desc'],
  ];
}

const PLAIN = {
  latest: byThenId(sql`posts.created_at`, 'desc'),
  oldest: byThenId(sql`posts.created_at`, 'asc'),
  alphabetical: byThenId(byLanguage(TITLE), 'asc'),
};

const BY_STANDING = {
  likes: byStanding('likes'),
  new_activity: byStanding('active_at'),
  popular: byStanding('popularity'),
};

const ORDERS = { ...PLAIN, ...BY_STANDING };

export type FeedOrder = keyof typeof ORDERS;

function isOrder(sort: string): sort is FeedOrder {
  return Object.hasOwn(ORDERS, sort);
}

/** Returns the requested order, or `latest` if it is unknown. */
export function orderOf(sort: string | undefined): FeedOrder {
  return sort !== undefined && isOrder(sort) ? sort : 'latest';
}

/** Selects the ids of the posts in the feed, with their sort order and total count. */
function chooseFeed(of: Reader, sort: FeedOrder) {
  const spaces = selectVisibleSpaces(of);
  const chosen = choosePosts(of, Object.hasOwn(BY_STANDING, sort))
    .where(inState('published', of.now))
    .where('posts.flagged_for_approval_at', 'is', null)
    .where('posts.space_id', 'in', spaces);
  return {
    chosen,
    ordering: ORDERS[sort],
    count: countPosts(of, { state: 'published', spaces, onlyShown: true }),
  };
}

/** Prepared home feeds, by sort order. */
export const feeds = prepareBy((sort: FeedOrder) =>
  prepareLongPage((of) => ({
    ...chooseFeed(of, sort),
    select: (id: Expression<number>) => selectFeed(of).where('posts.id', '=', id),
  })),
);
