/** Functions that write posts of any kind. */

import type { OpenDocumentRequest, RichTextDocumentRequest } from '@community-platform/types/rich-text';
import type { NewRow } from '../../../database/community-db.js';
import { readTime } from '../../../kernel/calendar.js';
import { announce } from '../../../kernel/domain-events.js';
import { invalid } from '../../../kernel/failures.js';
import { requireKnown } from '../../../kernel/known-ids.js';
import { replaceLinks } from '../../../kernel/link-tables.js';
import { readDocument, renderHtml, renderText } from '../../../kernel/rich-text.js';
import type { Scope } from '../../../kernel/scope.js';
import { checkSlug, insertWithSlug, slugsOf } from '../../../kernel/slugs.js';
import { updateActivity } from '../activity.js';
import { readLabels } from '../references.js';

/** Converts a document to the text columns of a record: no columns if the body is omitted, empty ones for null. */
export async function readBody(scope: Scope, body: RichTextDocumentRequest | OpenDocumentRequest | null | undefined) {
  if (body === null) return { tiptap_body: null, body_html: '', body_text: '' };
  if (body?.body === undefined) return {};
  const document = readDocument(body);
  const labels = await readLabels(scope, document);
  return {
    tiptap_body: JSON.stringify(document),
    body_html: renderHtml(document, labels),
    body_text: renderText(document, labels),
  };
}

/** Parses a time that the document declares as plain text; throws a 422 if it is invalid. */
export function readPlainTime(text: string | undefined, field: string): Date | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{4}-\d{2}-\d{2}/u.test(text)) throw invalid({ [field]: ['is not a time in ISO 8601'] });
  return readTime(text, field);
}

/** Inserts a post. Without a slug, it gets the slug of its title, with a suffix if necessary. */
export async function insertPost(
  scope: Scope,
  post: Omit<NewRow<'posts'>, 'slug'>,
  { slug, title }: { readonly slug: string | undefined; readonly title: string },
): Promise<number> {
  const made = await insertWithSlug(slug === undefined ? slugsOf(title) : [checkSlug(slug)], (candidate) =>
    scope.db
      .insertInto('posts')
      .values({ ...post, slug: candidate })
      .onConflict((conflict) => conflict.columns(['space_id', 'slug']).doNothing())
      .returning('id')
      .executeTakeFirst(),
  );
  if (made === undefined) throw invalid({ slug: ['is already used by another post of the space'] });
  await updateActivity(scope, [post.author_member_id]);
  if (post.status !== 'draft')
    await announce(scope, {
      type: 'post_created',
      contactIds: [post.author_member_id],
      about: [['Space', post.space_id]],
    });
  return made.id;
}

type PostStatus = 'draft' | 'published' | 'scheduled';

interface Published {
  readonly id: number;
  readonly status: PostStatus;
  readonly space_id: number;
  readonly author_member_id: number;
  readonly published_at: Date | null;
  readonly created_at: Date;
}

/**
 * Returns the state and the publication time after an update. A draft is published now unless the request contains a
 * time. In responses, `published_at` of a draft is its creation time; that time is ignored if it is sent back.
 */
export function readState(
  { now }: Scope,
  post: Published,
  { status, published_at: text }: { readonly status?: PostStatus; readonly published_at?: string },
): { readonly status?: PostStatus; readonly published_at?: Date | null; readonly isNew: boolean } {
  const read = readPlainTime(text, 'published_at');
  const isAnswered = post.published_at === null && read?.getTime() === post.created_at.getTime();
  const given = isAnswered ? undefined : read;
  const isOut = post.status === 'published' || (post.status === 'scheduled' && (post.published_at ?? now) <= now);
  if (status === undefined || status === post.status || (status === 'published' && isOut))
    return { ...(given && { published_at: given }), isNew: false };
  if (status === 'draft') return { status, published_at: given ?? null, isNew: false };
  if (status === 'published') return { status, published_at: given ?? now, isNew: true };
  const at = given ?? post.published_at;
  if (at === null || at <= now) throw invalid({ published_at: ['must be in the future for a scheduled post'] });
  return { status, published_at: at, isNew: post.status === 'draft' };
}

/** Publishes the domain event for a draft that an update published. */
export function announcePost(scope: Scope, { author_member_id, space_id }: Published): Promise<void> {
  return announce(scope, { type: 'post_created', contactIds: [author_member_id], about: [['Space', space_id]] });
}

/** Returns the topic ids of a request without duplicates; throws a 422 for unknown ones. */
export async function checkTopics(scope: Scope, ids: readonly number[]): Promise<number[]> {
  await requireKnown(scope, { topics: ['topics', ids] });
  return [...new Set(ids)];
}

/** Replaces the topics of a post; `undefined` leaves them unchanged. */
export async function setPostTopics(
  scope: Scope,
  postId: number,
  topics: readonly number[] | undefined,
): Promise<void> {
  if (topics === undefined) return;
  await replaceLinks(scope, 'postTopics', postId, await checkTopics(scope, topics));
}

/** Notifies the members of a space who subscribed to new posts, except the author. */
export async function notifySpace(
  { db, ports }: Scope,
  { spaceId, authorId, subject, text }: { spaceId: number; authorId: number; subject: string; text: string },
): Promise<void> {
  const readers = await db
    .selectFrom('space_members')
    .innerJoin('members', 'members.id', 'space_members.member_id')
    .select('email')
    .where('space_id', '=', spaceId)
    .where('notification_type', '=', 'all')
    .where('member_id', '!=', authorId)
    .where('active', '=', true)
    .execute();
  await ports.outbox.mailAll(
    db,
    readers.map(({ email }) => ({ to: email, subject, text })),
  );
}
