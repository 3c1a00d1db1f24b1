/** Posts: texts in spaces. */
import {
  type PostAttributes,
  type PostOrder,
  type PostState,
  postStateValues,
} from '@community-platform/types/post-request';
import { type Expression, sql } from 'kysely';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { postUrl } from '../../../kernel/addresses.js';
import { pick } from '../../../kernel/changes.js';
import { found, invalid, missing } from '../../../kernel/failures.js';
import { readFile } from '../../../kernel/files.js';
import { sanitizeHtml } from '../../../kernel/html.js';
import { findAuthorId } from '../../../kernel/members.js';
import { byColumns, byLanguage, type Ordering } from '../../../kernel/orders.js';
import { type PageQuery, readPage } from '../../../kernel/page.js';
import { prepareBy, prepareLongPage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { type Containing, optionalPattern } from '../../../kernel/text.js';
import { deleteWritten } from '../activity.js';
import { countPosts, inState } from './lengths.js';
import { byStanding, choosePosts, readPost, selectPosts, toPosts } from './queries.js';
import { announcePost, insertPost, notifySpace, readBody, readPlainTime, readState, setPostTopics } from './writing.js';

interface PostFilters extends PageQuery {
  readonly space_id?: number | undefined;
  readonly space_group_id?: number | undefined;
  readonly status?: string | undefined;
  readonly search_text?: string | undefined;
  readonly sort?: PostOrder | undefined;
}

const ORDERS: Readonly<Record<PostOrder, Ordering>> = {
  latest: byColumns('posts', ['created_at', 'id'], 'desc'),
  oldest: byColumns('posts', ['created_at', 'id']),
  alphabetical: [[byLanguage(sql`coalesce(posts.name, '')`), 'asc'], ...byColumns('posts', ['id'])],
  likes: byStanding('likes'),
  latest_updated: byColumns('posts', ['updated_at', 'id'], 'desc'),
  oldest_updated: byColumns('posts', ['updated_at', 'id']),
};

/** Maps the status in a request to a post state. An unknown status becomes `none`, which matches no post. */
function stateOf(status: string | undefined): PostState | 'none' | undefined {
  return status === undefined || status === 'all'
    ? undefined
    : (postStateValues.find((state) => state === status) ?? 'none');
}

/** Lists of posts by sort order and state. */
const lists = prepareBy(([sort, state]: readonly [PostOrder, ReturnType<typeof stateOf>]) =>
  prepareLongPage((of, { optional }: Values<PostFilters & Containing>) => {
    const [spaceId, groupId, pattern] = [optional('space_id'), optional('space_group_id'), optional('pattern')];
    const isAnywhere = spaceId === undefined && groupId === undefined;
    const places = of.db
      .selectFrom('spaces')
      .select('spaces.id')
      .$call(given(spaceId, (from, id) => from.where('spaces.id', '=', id)))
      .$call(given(groupId, (from, id) => from.where('spaces.space_group_id', '=', id)));
    const spaces = isAnywhere ? undefined : sql<number>`(${places})`;
    const all = choosePosts(of, sort === 'likes');
    const chosen = all
      .$call(given(spaces, (from, ids) => from.where('posts.space_id', 'in', ids)))
      .$call(given(state, (from, wanted) => from.where(inState(wanted, of.now))))
      .$call(
        given(pattern, (from, wanted) =>
          from.where((by) => by.or([by('posts.name', 'ilike', wanted), by('posts.body_text', 'ilike', wanted)])),
        ),
      );
    return {
      chosen,
      searched: pattern === undefined ? undefined : all,
      select: (id: Expression<number>) => selectPosts(of).where('posts.id', '=', id),
      ordering: ORDERS[sort],
      count: pattern === undefined ? countPosts(of, { state, spaces }) : undefined,
    };
  }),
);

function list(scope: Scope, query: PostFilters = {}) {
  const page = { ...query, ...readPage(query), pattern: optionalPattern(query.search_text) };
  return lists([query.sort ?? 'latest', stateOf(query.status)])(scope, page, (rows) => toPosts(scope, rows));
}

async function findPost(scope: Scope, id: number) {
  return found(await readPost(scope, id), 'Post');
}

/** Returns the post and locks it until the write ends. */
async function lockPost({ db }: Scope, id: number) {
  return found(
    await db
      .selectFrom('posts')
      .select(['id', 'status', 'space_id', 'author_member_id', 'published_at', 'created_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
    'Post',
  );
}

/** Returns the columns that both creation and update set; omitted fields are undefined. */
function columnsOf(body: PostAttributes) {
  return {
    custom_html: body.internal_custom_html === undefined ? undefined : sanitizeHtml(body.internal_custom_html),
    ...pick(body, [
      'is_truncation_disabled',
      'is_comments_closed',
      'is_comments_enabled',
      'is_liking_enabled',
      'hide_meta_info',
      'hide_from_featured_areas',
      'meta_title',
      'meta_description',
      'opengraph_title',
      'opengraph_description',
      'is_pinned',
    ]),
  };
}

export const posts = {
  listPosts: async ({ query }, scope) => {
    const { space_id, status, page, per_page } = query ?? {};
    return { status: 200, body: await list(scope, { space_id, status, page, per_page }) };
  },

  searchPosts: async ({ query }, scope) => ({ status: 200, body: await list(scope, query) }),

  createPost: async ({ body }, scope) => {
    const { db, now } = scope;
    const space = await db
      .selectFrom('spaces')
      .select(['id', 'slug', 'name'])
      .where('id', '=', body.space_id)
      .executeTakeFirst();
    const { slug: spaceSlug, name: spaceName } = found(space, 'Space');
    const authorId = await findAuthorId(scope, body);
    const status = body.status ?? 'published';
    const createdAt = readPlainTime(body.created_at, 'created_at') ?? now;
    const publishedAt = readPlainTime(body.published_at, 'published_at');
    if (status === 'scheduled' && (publishedAt === undefined || publishedAt <= now))
      throw invalid({ published_at: ['must be in the future for a scheduled post'] });
    const cover = await readFile(scope, 'cover_image', body.cover_image);
    const row = {
      space_id: body.space_id,
      author_member_id: authorId,
      status,
      name: body.name,
      ...(await readBody(scope, body.tiptap_body)),
      cover_image: cover?.given ?? null,
      cover_image_url: cover?.url ?? null,
      ...columnsOf(body),
      published_at: publishedAt ?? (status === 'published' ? createdAt : null),
      created_at: createdAt,
      updated_at: now,
    };
    const id = await insertPost(scope, row, { slug: body.slug, title: body.name });
    await setPostTopics(scope, id, body.topics);
    const post = await findPost(scope, id);
    if (post.status === 'published' && body.skip_notifications !== true) {
      const subject = `New post in ${spaceName}: ${body.name}`;
      await notifySpace(scope, {
        spaceId: body.space_id,
        authorId,
        subject,
        text: postUrl(scope, spaceSlug, post.slug),
      });
    }
    return { status: 200, body: { message: 'The post was created', post } };
  },

  getPost: async ({ path }, scope) => ({ status: 200, body: await findPost(scope, path.id) }),

  updatePost: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const before = await lockPost(scope, path.id);
    const { isNew, ...state } = readState(scope, before, body);
    const cover = await readFile(scope, 'cover_image', body.cover_image);
    await db
      .updateTable('posts')
      .set({
        name: body.name,
        ...(await readBody(scope, body.tiptap_body)),
        ...(cover !== undefined && { cover_image: cover?.given ?? null, cover_image_url: cover?.url ?? null }),
        ...columnsOf(body),
        ...state,
        updated_at: now,
      })
      .where('id', '=', path.id)
      .execute();
    await setPostTopics(scope, path.id, body.topics);
    const post = await findPost(scope, path.id);
    if (isNew) await announcePost(scope, before);
    if (isNew && post.status === 'published' && body.skip_notifications !== true) {
      const subject = `New post in ${post.space_name}: ${post.name ?? 'Untitled'}`;
      const note = { spaceId: before.space_id, authorId: before.author_member_id, subject, text: post.url };
      await notifySpace(scope, note);
    }
    return { status: 200, body: { message: 'The post was updated', post } };
  },

  deletePost: async ({ path }, scope) => {
    if ((await deleteWritten(scope, { posts: sql<boolean>`posts.id = ${path.id}` })) === 0) throw missing('Post');
    return { status: 200, body: { success: true, message: 'The post was deleted' } };
  },
} satisfies Partial<ServiceHandlers>;
