/** Points, which members earn by what they write and by what others like of it; nothing is stored, so nothing drifts. */
import { type AliasableExpression, type RawBuilder, sql } from 'kysely';

/** Points of one post, of one comment, and of one like by somebody else. */
const POST = 10;
const COMMENT = 5;
const LIKE = 1;

/** One row, of a member's id and points, for each thing that earned some; `isMeant` restricts the authors. */
const earnings = (
  community: RawBuilder<unknown>,
  from: Date,
  isMeant: (author: RawBuilder<unknown>) => RawBuilder<unknown>,
) => {
  const ofPost = isMeant(sql`posts.author_member_id`);
  return sql`
    select posts.author_member_id as member_id, ${POST}::int as points from posts
      where posts.community_id = ${community} and ${ofPost} and posts.status <> 'draft' and posts.created_at >= ${from}
    union all
    select comments.author_member_id, ${COMMENT}::int from comments
      where comments.community_id = ${community} and ${isMeant(sql`comments.author_member_id`)}
        and comments.created_at >= ${from}
    union all
    select posts.author_member_id, ${LIKE}::int from post_likes
      join posts on posts.community_id = post_likes.community_id and posts.id = post_likes.post_id
      where posts.community_id = ${community} and ${ofPost}
        and post_likes.member_id <> posts.author_member_id and post_likes.created_at >= ${from}`;
};

const beginning = new Date(0);

/** The points of the row of `members` in scope, of all time or since a time. */
export const pointsSince = (since = beginning): AliasableExpression<number> => {
  const earned = earnings(sql`members.community_id`, since, (author) => sql`${author} = members.id`);
  return sql<number>`(select coalesce(sum(points), 0)::int from (${earned}) as earned)`;
};

/** The points of every member of a community who has any, as a table of `member_id` and `total_points`. */
export const pointsByMember = (communityId: number, since = beginning) => {
  const earned = earnings(sql`${communityId}::int`, since, () => sql`true`);
  return sql<{ member_id: number; total_points: number }>`
    (select member_id, sum(points)::int as total_points from (${earned}) as earned group by member_id)`;
};
