/** Activity scores of members, from 0 to 10. They are stored in a column, because searches filter by them. */
import { type RawBuilder, sql } from 'kysely';
import { DAY } from '../../kernel/calendar.js';
import type { Scope } from '../../kernel/scope.js';

/** Number of past days whose posts and comments count. */
const DAYS = 30;
/** Score of a post and of a comment. */
const POST = 2;
const COMMENT = 1;
const HIGHEST = 10;

/**
 * Recalculates the activity scores of members: two points for each published or scheduled post and one for each comment
 * of the last 30 days, at most 10. Called after each creation or deletion, so a score does not fall as posts get older.
 */
export async function updateActivity({ db, communityId, now }: Scope, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return;
  const since = new Date(now.getTime() - DAYS * DAY);
  const isMeant = sql<boolean>`members.id = any(${[...memberIds]}::integer[])`;
  // A concurrent write waits here, and then sees the result of the first one.
  await db.selectFrom('members').select('id').where(isMeant).orderBy('id').forNoKeyUpdate().execute();
  await db
    .updateTable('members')
    .set({
      activity_score: sql<number>`least(${HIGHEST}::integer,
        ${POST}::integer * (select count(*) from posts where posts.community_id = ${communityId}
          and posts.author_member_id = members.id and posts.status <> 'draft' and posts.created_at >= ${since})
        + ${COMMENT}::integer * (select count(*) from comments where comments.community_id = ${communityId}
          and comments.author_member_id = members.id and comments.created_at >= ${since}))`,
    })
    .where(isMeant)
    .execute();
}

interface Meant {
  /** Condition on the table `posts`. */
  readonly posts?: RawBuilder<boolean>;
  /** Condition on the table `comments`. */
  readonly comments?: RawBuilder<boolean>;
}

/** An author, and the number of deleted records of this author. */
interface Written {
  readonly author: number;
  readonly count: number;
}

const NONE = sql<boolean>`false`;

/**
 * Deletes posts, and comments with their replies, and recalculates the activity of all their authors. Resolves to the
 * number of deleted records.
 */
export async function deleteWritten(scope: Scope, { posts = NONE, comments = NONE }: Meant): Promise<number> {
  const { db, communityId } = scope;
  const postIds = sql`select id from posts where posts.community_id = ${communityId} and ${posts}`;
  const own = sql`comments.community_id = ${communityId}`;
  // While the posts are locked, nobody can add comments, so the authors of all deleted comments are known. Rows are
  // counted in the database, because a space may contain millions.
  await sql`select count(*) from (
      select from posts where posts.community_id = ${communityId} and posts.id = any(array(
        ${postIds} union select post_id from comments where ${own} and ${comments}))
      order by posts.id for update
    ) as held`.execute(db);
  const said = await sql<Written>`
    with recursive gone as (
      select id from comments where ${own} and ${comments}
      union select id from comments where ${own} and post_id = any(array(${postIds}))
      union select comments.id from comments join gone on comments.parent_comment_id = gone.id where ${own}
    ), deleted as (
      delete from comments where ${own} and comments.id = any(array(select id from gone)) returning author_member_id
    )
    select author_member_id as author, count(*)::integer as count from deleted group by author_member_id`.execute(db);
  const written = await sql<Written>`
    with deleted as (
      delete from posts where posts.community_id = ${communityId} and ${posts} returning author_member_id
    )
    select author_member_id as author, count(*)::integer as count from deleted group by author_member_id`.execute(db);
  const all = [...said.rows, ...written.rows];
  await updateActivity(scope, [...new Set(all.map(({ author }) => author))]);
  return all.reduce((sum, { count }) => sum + count, 0);
}
