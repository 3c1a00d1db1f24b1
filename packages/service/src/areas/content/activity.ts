/** How active a member is, from 0 to 10: kept in a column, because the search filters by it. */
import { sql } from 'kysely';
import { DAY } from '../../kernel/calendar.js';
import type { Scope } from '../../kernel/scope.js';

/** What counts is what was written in this time, in days. */
const DAYS = 30;
/** Of a post and of a comment. */
const POST = 2;
const COMMENT = 1;
const HIGHEST = 10;

/**
 * Counts a member's activity anew: two for each post that is no draft and one for each comment of the last 30 days.
 * Whoever writes or deletes one of them calls this, so the score stands as of then, and does not fall by itself.
 */
export const updateActivity = async ({ db, communityId, now }: Scope, memberId: number): Promise<void> => {
  const since = new Date(now.getTime() - DAYS * DAY);
  // Of two that write at once the second waits here, and then sees what the first has written.
  await db.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  await db
    .updateTable('members')
    .set({
      activity_score: sql<number>`least(${HIGHEST}::integer,
        ${POST}::integer * (select count(*) from posts where posts.community_id = ${communityId}
          and posts.author_member_id = ${memberId} and posts.status <> 'draft' and posts.created_at >= ${since})
        + ${COMMENT}::integer * (select count(*) from comments where comments.community_id = ${communityId}
          and comments.author_member_id = ${memberId} and comments.created_at >= ${since}))`,
    })
    .where('id', '=', memberId)
    .execute();
};
