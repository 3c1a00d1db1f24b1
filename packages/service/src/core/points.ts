/** Points, which members earn by what they write and by what others like of it; nothing is stored, so nothing drifts. */
import { type AliasableExpression, sql } from 'kysely';

/** Points of one post, of one comment, and of one like by somebody else. */
const POST = 10;
const COMMENT = 5;
const LIKE = 1;

/** The points of the row of `members` in scope, of all time or since a time. */
export const pointsSince = (since?: Date): AliasableExpression<number> => {
  const from = since ?? new Date(0);
  return sql<number>`(
    ${POST} * (select count(*) from posts
      where posts.community_id = members.community_id and posts.author_member_id = members.id
        and posts.status <> 'draft' and posts.created_at >= ${from})
    + ${COMMENT} * (select count(*) from comments
      where comments.community_id = members.community_id and comments.author_member_id = members.id
        and comments.created_at >= ${from})
    + ${LIKE} * (select count(*) from post_likes join posts on posts.community_id = post_likes.community_id
        and posts.id = post_likes.post_id
      where posts.community_id = members.community_id and posts.author_member_id = members.id
        and post_likes.member_id <> members.id and post_likes.created_at >= ${from})
  )::int`;
};
