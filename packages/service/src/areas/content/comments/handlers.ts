/** Comments on posts, with nested replies. */
import type { ListCommentsQuery } from '@community-platform/types';
import { type Expression, sql } from 'kysely';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { qualify } from '../../../database/qualified-names.js';
import { postUrl } from '../../../kernel/addresses.js';
import { readTime } from '../../../kernel/calendar.js';
import { announce } from '../../../kernel/domain-events.js';
import { found, invalid, missing, refused } from '../../../kernel/failures.js';
import { sanitizeText, textOfHtml } from '../../../kernel/html.js';
import { byColumns } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { prepareLongPage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { storedCount } from '../../../kernel/stored-counts.js';
import { type Containing, optionalPattern } from '../../../kernel/text.js';
import { deleteWritten, updateActivity } from '../activity.js';
import { readComments, selectComments, toComments } from './queries.js';

const NEWEST = byColumns('comments', ['created_at', 'id'], 'desc');

function readBody(html: string): { body_html: string; body_text: string } {
  const text = textOfHtml(html);
  if (text === '') throw invalid({ body: ['cannot be blank'] });
  return { body_html: sanitizeText(html), body_text: text };
}

/** Returns the comment to which a reply belongs; it must be on the same post. */
async function findParent({ db }: Scope, postId: number, id: number | undefined) {
  if (id === undefined) return undefined;
  const row = await db
    .selectFrom('comments')
    .select(['id', 'post_id', 'root_comment_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  const parent = found(row, 'Comment');
  if (parent.post_id !== postId) throw invalid({ parent_comment_id: ['belongs to another post'] });
  return parent;
}

/** Notifies the followers and the author of a post about a comment, but not the author of the comment. */
async function notify(
  { db, memberId, ports }: Scope,
  post: { readonly id: number; readonly author_member_id: number; readonly name: string | null },
  text: string,
): Promise<void> {
  const readers = await db
    .selectFrom('members')
    .select('email')
    .where('active', '=', true)
    .where('id', '!=', memberId)
    .where((of) =>
      of.or([
        of('id', '=', post.author_member_id),
        of('id', 'in', of.selectFrom('post_followers').select('member_id').where('post_id', '=', post.id)),
      ]),
    )
    .execute();
  const subject = `New comment on ${post.name ?? 'a post'}`;
  await ports.outbox.mailAll(
    db,
    readers.map(({ email }) => ({ to: email, subject, text })),
  );
}

async function readComment(scope: Scope, id: number) {
  return found((await readComments(scope, [id]))[0], 'Comment');
}

/** Lists top-level comments, newest first. */
const list = prepareLongPage(({ db }, { optional }: Values<ListCommentsQuery & Containing>) => {
  const [spaceId, postId, pattern] = [optional('space_id'), optional('post_id'), optional('pattern')];
  const isWhole = spaceId === undefined && postId === undefined && pattern === undefined;
  const all = db.selectFrom('comments').select('comments.id');
  const chosen = all
    .where('comments.parent_comment_id', 'is', null)
    .$call(
      given(spaceId, (from, id) =>
        from.where((of) =>
          of('comments.post_id', 'in', of.selectFrom('posts').select('posts.id').where('posts.space_id', '=', id)),
        ),
      ),
    )
    .$call(given(postId, (from, id) => from.where('comments.post_id', '=', id)))
    .$call(
      given(pattern, (from, wanted) =>
        // Replies are part of their top-level comment, so a match in a reply selects the top-level comment.
        from.where((of) =>
          of(
            'comments.id',
            'in',
            of
              .selectFrom('comments as said')
              .select((by) => by.fn.coalesce('said.root_comment_id', 'said.id').as('id'))
              .where('said.body_text', 'ilike', wanted),
          ),
        ),
      ),
    );
  return {
    chosen,
    searched: pattern === undefined ? undefined : all,
    select: (id: Expression<number>) => selectComments({ db }).where('comments.id', '=', id),
    ordering: NEWEST,
    count: isWhole ? storedCount(db, 'comments', { states: ['top'] }) : undefined,
  };
});

export const comments = {
  listComments: async ({ query }, scope) => {
    const page = { ...query, ...readPage(query), pattern: optionalPattern(query?.search_text) };
    return { status: 200, body: await list(scope, page, (rows) => toComments(scope, rows)) };
  },

  createComment: async ({ body }, scope) => {
    const { db, memberId, now } = scope;
    const row = await db
      .selectFrom('posts')
      .innerJoin('spaces', 'spaces.id', 'posts.space_id')
      .select([...qualify('posts', 'id', 'space_id', 'author_member_id', 'name', 'slug'), 'spaces.slug as space_slug'])
      .select(['is_comments_enabled', 'is_comments_closed'])
      .where('posts.id', '=', body.post_id)
      .executeTakeFirst();
    const post = found(row, 'Post');
    const parent = await findParent(scope, post.id, body.parent_comment_id);
    if (!post.is_comments_enabled) throw refused('Comments are disabled for the post');
    if (post.is_comments_closed) throw refused('Commenting on the post has ended');
    const createdAt = body.created_at === undefined ? now : readTime(body.created_at, 'created_at');
    const { id } = await db
      .insertInto('comments')
      .values({
        post_id: post.id,
        parent_comment_id: parent?.id,
        root_comment_id: parent === undefined ? null : (parent.root_comment_id ?? parent.id),
        author_member_id: memberId,
        ...readBody(body.body),
        created_at: createdAt,
        updated_at: body.updated_at === undefined ? createdAt : readTime(body.updated_at, 'updated_at'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await updateActivity(scope, [memberId]);
    await announce(scope, {
      type: 'comment_created',
      contactIds: [memberId],
      about: [
        ['Post', post.id],
        ['Space', post.space_id],
      ],
    });
    if (body.skip_notifications !== true)
      await notify(scope, post, `${postUrl(scope, post.space_slug, post.slug)}#comment-${id}`);
    return { status: 201, body: await readComment(scope, id) };
  },

  getComment: async ({ path }, scope) => ({ status: 200, body: await readComment(scope, path.id) }),

  updateComment: async ({ path, body }, scope) => {
    const changed = await scope.db
      .updateTable('comments')
      .set({ ...readBody(typeof body.body === 'string' ? body.body : body.body.body), updated_at: scope.now })
      .where('id', '=', path.id)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw missing('Comment');
    return { status: 200, body: await readComment(scope, path.id) };
  },

  deleteComment: async ({ path }, scope) => {
    if ((await deleteWritten(scope, { comments: sql<boolean>`comments.id = ${path.id}` })) === 0)
      throw missing('Comment');
    return { status: 200, body: { message: 'The comment was deleted' } };
  },
} satisfies Partial<ServiceHandlers>;
