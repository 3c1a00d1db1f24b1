/**
 * Points that members earn for their posts and comments and for likes by others. Triggers maintain the totals in
 * `member_standings`; the points of a period are counted on request.
 */
import { sql } from 'kysely';

/** Points for a post, for a comment, and for a like by another member. Changing them requires a migration. */
const POST = 10;
const COMMENT = 5;
const LIKE = 1;

/** Returns a table with the columns `member_id` and `points`: the points that members have earned since a time. */
export function pointsSince(communityId: number, since: Date) {
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
}
