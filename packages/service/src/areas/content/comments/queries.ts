/** Comments as they appear in responses, with replies; one query per page reads all replies. */
import type { Comment } from '@community-platform/types/comment';
import { type InferResult, sql } from 'kysely';
import { prepareQuery, type Values } from '../../../database/prepared-query.js';
import { qualify } from '../../../database/qualified-names.js';
import { prepareTogether } from '../../../database/together.js';
import { optionalFileUrl, postUrl } from '../../../kernel/addresses.js';
import { groupBy } from '../../../kernel/group.js';
import type { Reader, Scope } from '../../../kernel/scope.js';
import { optionalTime, timeText } from '../../../kernel/text.js';
import { AUTHOR, type Contributions, selectContributions, toContributions } from '../authors.js';
import { openReports } from '../posts/queries.js';

/** Selects all comments of the community with their post, space and author; callers filter and sort the query. */
export function selectComments({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .innerJoin('spaces', 'spaces.id', 'posts.space_id')
    .innerJoin('members', 'members.id', 'comments.author_member_id')
    .select([
      ...qualify('comments', 'id', 'parent_comment_id', 'root_comment_id', 'author_member_id', 'body_html'),
      ...qualify('comments', 'flagged_for_approval_at', 'created_at', 'updated_at'),
      'posts.id as post_id',
      'posts.name as post_name',
      'posts.slug as post_slug',
      'spaces.id as space_id',
      'spaces.name as space_name',
      'spaces.slug as space_slug',
      ...AUTHOR,
    ])
    .select(() => [
      sql<number>`${openReports('comment', 'comments')}`.as('open_reports'),
      sql<number>`(
        select count(*)::int from comment_likes
        where comment_likes.community_id = comments.community_id and comment_likes.comment_id = comments.id)`.as(
        'likes_count',
      ),
    ]);
}

type CommentRow = InferResult<ReturnType<typeof selectComments>>[number];

function toComment(
  scope: Scope,
  row: CommentRow,
  replies: Comment[],
  { posts, comments, likes }: Contributions,
): Comment {
  const createdAt = timeText(row.created_at);
  return {
    id: row.id,
    parent_comment_id: row.parent_comment_id,
    flagged_for_approval_at: optionalTime(row.flagged_for_approval_at),
    unresolved_flagged_reports_count: row.open_reports,
    created_at: createdAt,
    body: {
      id: row.id,
      name: 'body',
      body: row.body_html,
      record_type: 'Comment',
      record_id: row.id,
      created_at: createdAt,
      updated_at: timeText(row.updated_at),
    },
    user: {
      id: row.user_id,
      name: row.user_name,
      avatar_url: optionalFileUrl(scope, row.user_avatar_url),
      email: row.user_email,
    },
    post: { id: row.post_id, name: row.post_name ?? '', slug: row.post_slug },
    space: { id: row.space_id, name: row.space_name, slug: row.space_slug },
    replies_count: replies.length,
    replies,
    url: `${postUrl(scope, row.space_slug, row.post_slug)}#comment-${row.id}`,
    community_id: scope.communityId,
    likes_count: row.likes_count,
    user_posts_count: posts,
    user_comments_count: comments,
    user_likes_count: likes,
    author_type: 'CommunityMember',
  };
}

interface Shown {
  readonly roots: readonly number[];
  readonly authors: readonly number[];
}

/** Reads the related data of comments: all replies, and the contributions of the authors. */
const readBeside = prepareTogether((db, { list }: Values<Shown>) => {
  const replies = db.selectFrom('comments').where((of) => of('comments.root_comment_id', 'in', list('roots')));
  const writers = sql<number>`(${replies.select('comments.author_member_id')})`;
  return {
    replies: selectComments({ db })
      .where((of) => of('comments.root_comment_id', 'in', list('roots')))
      .orderBy('comments.created_at')
      .orderBy('comments.id'),
    contributions: selectContributions({ db }, list('authors')),
    others: selectContributions({ db }, writers),
  };
});

/** Converts rows to comments with all of their replies, oldest first. */
export async function toComments(scope: Scope, rows: readonly CommentRow[]): Promise<Comment[]> {
  const roots = [...new Set(rows.map(({ id, root_comment_id }) => root_comment_id ?? id))];
  const authors = rows.map(({ author_member_id }) => author_member_id);
  const read = await readBeside(scope, { roots, authors });
  const { replies } = read;
  const contributions = toContributions([...read.contributions, ...read.others]);
  const byParent = groupBy(replies, ({ parent_comment_id }) => parent_comment_id ?? 0);
  const build = (row: CommentRow): Comment =>
    toComment(scope, row, (byParent.get(row.id) ?? []).map(build), contributions(row.author_member_id));
  return rows.map(build);
}

interface Wanted {
  readonly ids: readonly number[];
}

const readByIds = prepareQuery((db, { list }: Values<Wanted>) =>
  selectComments({ db }).where((of) => of('comments.id', 'in', list('ids'))),
);

/** Returns the comments with these ids. */
export async function readComments(scope: Scope, ids: readonly number[]): Promise<Comment[]> {
  return ids.length === 0 ? [] : toComments(scope, await readByIds(scope, { ids }));
}
