/** Posts as they appear in responses. For a page of posts, each kind of embedded record is read with one query. */
import type { BasicPost, PostAiSummary } from '@community-platform/types/post';
import type { RichTextParts } from '@community-platform/types/rich-text';
import { type Expression, type InferResult, sql } from 'kysely';
import { prepareQuery, type Values } from '../../../database/prepared-query.js';
import { qualify } from '../../../database/qualified-names.js';
import { prepareTogether } from '../../../database/together.js';
import { optionalFileUrl, postUrl } from '../../../kernel/addresses.js';
import { groupParts } from '../../../kernel/group.js';
import type { Ordering } from '../../../kernel/orders.js';
import { documentOfText, readDocument } from '../../../kernel/rich-text.js';
import type { Ids, Reader, Scope } from '../../../kernel/scope.js';
import { optionalTime, timeText } from '../../../kernel/text.js';
import { selectCommunity, toCommunity } from '../../community/community/record.js';
import { AUTHOR, selectContributions, toContributions } from '../authors.js';
import { listReferences, selectReferences, toReferences, toRichBody, toTiptap } from '../references.js';
import { selectCommentTexts, toSummaries } from './summaries.js';

/** Returns the current state of a post: a scheduled post counts as published from its scheduled time on. */
export function postStatus(now: Reader['now']): Expression<string> {
  return sql<string>`case when posts.status = 'scheduled' and posts.published_at <= ${now} then 'published' else posts.status end`;
}

/** Counts the open reports of a post or comment, as a subquery. */
export function openReports(type: 'post' | 'comment', table: 'posts' | 'comments'): Expression<number> {
  return sql<number>`(
  select count(*)::int from flagged_contents
  where flagged_contents.community_id = ${sql.table(table)}.community_id and flagged_contents.content_type = ${type}
    and flagged_contents.content_id = ${sql.table(table)}.id and flagged_contents.status = 'inbox')`;
}

/** Selects the ids of all posts, joined with their standings if these determine the order; callers filter the query. */
export function choosePosts({ db }: Pick<Reader, 'db'>, isByStanding: boolean) {
  return db
    .selectFrom('posts')
    .$if(isByStanding, (posts) => posts.innerJoin('post_standings', 'post_standings.post_id', 'posts.id'))
    .select('posts.id');
}

/** Sorts posts by a column of their standings, highest values first. */
export function byStanding(column: 'likes' | 'active_at' | 'popularity'): Ordering {
  return [
    [sql.ref(`post_standings.${column}`), 'desc'],
    [sql.ref('post_standings.post_id'), 'desc'],
  ];
}

/** Selects all posts of the community with their space and author; callers filter and sort the query. */
export function selectPosts({ db, now }: Pick<Reader, 'db' | 'now'>) {
  return db
    .selectFrom('posts')
    .innerJoin('spaces', 'spaces.id', 'posts.space_id')
    .innerJoin('members', 'members.id', 'posts.author_member_id')
    .innerJoin('post_standings', 'post_standings.post_id', 'posts.id')
    .select([
      ...qualify('posts', 'id', 'name', 'slug', 'space_id', 'author_member_id', 'post_type', 'tiptap_body'),
      ...qualify('posts', 'body_html', 'body_text', 'cover_image', 'cover_image_url', 'custom_html'),
      ...qualify('posts', 'hide_meta_info', 'is_comments_enabled', 'is_comments_closed', 'is_liking_enabled'),
      ...qualify('posts', 'is_truncation_disabled', 'is_pinned', 'downloadable_images', 'flagged_for_approval_at'),
      ...qualify('posts', 'published_at', 'created_at', 'updated_at'),
      'spaces.name as space_name',
      'spaces.slug as space_slug',
      ...AUTHOR,
      'post_standings.likes as likes_count',
      'post_standings.comments as comments_count',
    ])
    .select(() => [
      sql<string>`${postStatus(now)}`.as('status'),
      sql<number>`${openReports('post', 'posts')}`.as('open_reports'),
    ]);
}

export type PostRow = InferResult<ReturnType<typeof selectPosts>>[number];

/** Selects the topic ids of posts. */
export function selectPostTopics({ db }: Pick<Reader, 'db'>, postIds: Ids) {
  return db
    .selectFrom('post_topics')
    .select(['post_id', 'topic_id'])
    .where((of) => of('post_id', 'in', postIds))
    .orderBy('topic_id');
}

/** Groups topic ids by post. */
export function groupPostTopics(
  rows: readonly { readonly post_id: number; readonly topic_id: number }[],
): Map<number, number[]> {
  return groupParts(
    rows,
    ({ post_id }) => post_id,
    ({ topic_id }) => topic_id,
  );
}

const NO_SUMMARY: PostAiSummary = { overview: null, content: '' };

/** Returns the rich text document of a post; converts the plain text if the post has no document. */
function documentOf({ tiptap_body, body_text }: Pick<PostRow, 'tiptap_body' | 'body_text'>) {
  return tiptap_body === null ? documentOfText(body_text) : readDocument(tiptap_body);
}

interface Shown {
  readonly ids: readonly number[];
  readonly authors: readonly number[];
  readonly mentioned: readonly number[];
  readonly attached: readonly string[];
}

/** Reads the related data that post records contain. */
const readBeside = prepareTogether((db, { list }: Values<Shown>) => ({
  ...selectCommunity(db),
  ...selectReferences({ db }, list('mentioned'), list('attached')),
  topics: selectPostTopics({ db }, list('ids')),
  contributions: selectContributions({ db }, list('authors')),
  said: selectCommentTexts({ db }, list('ids')),
}));

/** Converts rows to post records, in the same order. */
export async function toPosts(scope: Scope, rows: readonly PostRow[]): Promise<BasicPost[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const documents = new Map(rows.map((row) => [row.id, documentOf(row)]));
  const authors = rows.map(({ author_member_id }) => author_member_id);
  const read = await readBeside(scope, { ids, authors, ...listReferences([...documents.values()]) });
  const community = toCommunity(read);
  const topics = groupPostTopics(read.topics);
  const contributions = toContributions(read.contributions);
  const references = toReferences(scope, read);
  const summaries = toSummaries(scope, rows, read.said);
  return rows.map((row) => {
    const document = documents.get(row.id) ?? documentOfText('');
    return toPost(scope, row, {
      document,
      parts: references.partsOf(document, row.body_text, 'post'),
      counts: contributions(row.author_member_id),
      topics: topics.get(row.id) ?? [],
      community,
      summary: summaries.get(row.id) ?? NO_SUMMARY,
    });
  });
}

/** The data of a post record that its row does not contain. */
interface Beside {
  readonly document: ReturnType<typeof documentOf>;
  readonly parts: RichTextParts;
  readonly counts: ReturnType<ReturnType<typeof toContributions>>;
  readonly topics: BasicPost['topics'];
  readonly community: BasicPost['community'];
  readonly summary: BasicPost['ai_summary'];
}

function toPost(
  scope: Scope,
  row: PostRow,
  { document, parts, counts, topics, community, summary }: Beside,
): BasicPost {
  const createdAt = timeText(row.created_at);
  const updatedAt = timeText(row.updated_at);
  return {
    id: row.id,
    status: row.status,
    name: row.name,
    tiptap_body: row.tiptap_body === null ? null : toTiptap(document, parts),
    body: {
      id: row.id,
      name: 'body',
      body: row.body_html,
      record_type: 'Post',
      record_id: row.id,
      created_at: createdAt,
      updated_at: updatedAt,
    },
    slug: row.slug,
    url: postUrl(scope, row.space_slug, row.slug),
    space_name: row.space_name,
    space_slug: row.space_slug,
    space_id: row.space_id,
    user_id: row.user_id,
    user_email: row.user_email,
    user_name: row.user_name,
    comments_count: row.comments_count,
    community_id: scope.communityId,
    hide_meta_info: row.hide_meta_info,
    user_avatar_url: row.user_avatar_url,
    published_at: timeText(row.published_at ?? row.created_at),
    created_at: createdAt,
    updated_at: updatedAt,
    cover_image: row.cover_image,
    cover_image_url: optionalFileUrl(scope, row.cover_image_url),
    cardview_thumbnail: row.cover_image,
    cardview_thumbnail_url: optionalFileUrl(scope, row.cover_image_url),
    is_comments_enabled: row.is_comments_enabled,
    is_comments_closed: row.is_comments_closed,
    is_liking_enabled: row.is_liking_enabled,
    flagged_for_approval_at: optionalTime(row.flagged_for_approval_at),
    unresolved_flagged_reports_count: row.open_reports,
    custom_html: row.custom_html,
    likes_count: row.likes_count,
    topics,
    member_posts_count: counts.posts,
    member_comments_count: counts.comments,
    member_likes_count: counts.likes,
    community,
    ai_summary: summary,
    rich_text_body: toRichBody(document, parts),
  };
}

const readById = prepareQuery((db, { value }: Values<{ readonly id: number; readonly now: Date }>) =>
  selectPosts({ db, now: value('now') }).where('posts.id', '=', value('id')),
);

/** Returns the record of one post, or `undefined`. */
export async function readPost(scope: Scope, id: number): Promise<BasicPost | undefined> {
  return (await toPosts(scope, await readById(scope, { id, now: scope.now })))[0];
}
