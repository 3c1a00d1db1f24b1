/**
 * Points, which members earn by what they write and by what others like of it. Those of all time are kept by triggers, in
 * `member_standings`; those of a few days are counted.
 */
import { sql } from 'kysely';

/** Points of one post, of one comment, and of one like by somebody else; a migration has to follow each change of them. */
const POST = 10;
const COMMENT = 5;
const LIKE = 1;

/** The points of the members of a community who have any since a time, as a table of `member_id` and `points`. */
export const pointsSince = (communityId: number, since: Date) => {
  const community = sql`${communityId}::int`;
  return sql<{ member_id: number; points: number }>`(
    select member_id, sum(points)::int as points from (
      select author_member_id as member_id, ${POST}::int as points from posts
        where community_id = ${community} and status <> 'draft' and created_at >= ${since}
      union all
      select author_member_id, ${COMMENT}::int from comments
        where community_id = ${community} and created_at >= ${since}
      union all
      select posts.author_member_id, ${LIKE}::int from post_likes
        join posts on posts.community_id = post_likes.community_id and posts.id = post_likes.post_id
        where post_likes.community_id = ${community} and post_likes.member_id <> posts.author_member_id
          and post_likes.created_at >= ${since}
    ) as earned group by member_id)`;
};
