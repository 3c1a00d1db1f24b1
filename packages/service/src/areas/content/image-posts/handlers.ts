/** Image posts: posts with a gallery, in spaces of type `image`. */
import type { ImagePost } from '@community-platform/types/post';
import type { GalleryAttributes } from '@community-platform/types/post-request';
import { type Expression, sql } from 'kysely';
import { prepareQuery, type Values } from '../../../database/prepared-query.js';
import { fileUrl, postUrl } from '../../../kernel/addresses.js';
import { found, invalid, missing, refused } from '../../../kernel/failures.js';
import { findFiles } from '../../../kernel/files.js';
import { findAuthorId } from '../../../kernel/members.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Reader, Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { deleteWritten } from '../activity.js';
import { groupPostTopics, type PostRow, selectPosts, selectPostTopics, toPosts } from '../posts/queries.js';
import { announcePost, insertPost, notifySpace, readBody, readState, setPostTopics } from '../posts/writing.js';

type NewImages = NonNullable<GalleryAttributes['images_attributes']>;

const readImages = prepareQuery((db, { list }: Values<{ readonly postIds: readonly number[] }>) =>
  db
    .selectFrom('gallery_images')
    .select(['id', 'post_id', 'signed_id', 'url', 'filename', 'width', 'height'])
    .where((of) => of('post_id', 'in', list('postIds')))
    .orderBy('position')
    .orderBy('id'),
);

async function toImagePosts(scope: Scope, rows: readonly PostRow[]): Promise<ImagePost[]> {
  const posts = await toPosts(scope, rows);
  const images = await readImages(scope, { postIds: rows.map(({ id }) => id) });
  const galleries = new Map<number, ImagePost['gallery']>(
    rows.map(({ id, downloadable_images }) => [id, { id, downloadable_images, images: [] }]),
  );
  for (const { post_id, url, ...image } of images) {
    const address = fileUrl(scope, url);
    galleries.get(post_id)?.images.push({ ...image, original_url: address, url: address });
  }
  return posts.map((post) => ({
    ...post,
    gallery: galleries.get(post.id) ?? { id: post.id, downloadable_images: false, images: [] },
  }));
}

async function findSpace({ db }: Scope, spaceId: number) {
  const space = await db
    .selectFrom('spaces')
    .select(['id', 'name', 'slug', 'space_type'])
    .where('id', '=', spaceId)
    .executeTakeFirst();
  return found(space, 'Space');
}

function selectImagePosts(of: Pick<Reader, 'db' | 'now'>, spaceId: number | Expression<number>) {
  return selectPosts(of).where('posts.space_id', '=', spaceId).where('posts.post_type', '=', 'image');
}

async function readImagePost(scope: Scope, spaceId: number, id: number): Promise<ImagePost> {
  const rows = await selectImagePosts(scope, spaceId).where('posts.id', '=', id).execute();
  return found((await toImagePosts(scope, rows))[0], 'ImagePost');
}

/** Returns the image post and locks it, so that concurrent changes of its gallery do not mix. */
async function takeImagePost({ db }: Scope, spaceId: number, id: number) {
  const post = await db
    .selectFrom('posts')
    .select(['id', 'slug', 'author_member_id', 'name', 'tiptap_body', 'body_html', 'body_text'])
    .select(['is_comments_enabled', 'is_liking_enabled', 'is_pinned', 'downloadable_images', 'status', 'published_at'])
    .select('created_at')
    .where('space_id', '=', spaceId)
    .where('post_type', '=', 'image')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found(post, 'ImagePost');
}

const FIELD = 'images_attributes';

/** Replaces the images of the gallery; keeps existing images that the request references by `id`. */
async function setImages(scope: Scope, postId: number, images: NewImages): Promise<void> {
  const { db } = scope;
  const present = new Map((await readImages(scope, { postIds: [postId] })).map((image) => [image.id, image]));
  const files = await findFiles(
    scope,
    images.flatMap(({ id, image }) => (id === undefined && image !== undefined ? [image] : [])),
  );
  const rows = images.map(({ id, image, width, height }, position) => {
    const place = { post_id: postId, position };
    if (id !== undefined) {
      const kept = present.get(id);
      if (kept === undefined) throw invalid({ [FIELD]: [`contain an image that is not in the gallery: ${id}`] });
      return { ...place, ...kept, width: width ?? kept.width, height: height ?? kept.height };
    }
    const file = image === undefined ? undefined : files.get(image);
    if (file === undefined) throw invalid({ [FIELD]: ['contain an invalid signed id of an upload'] });
    return {
      ...place,
      signed_id: file.given,
      url: file.url,
      filename: file.filename,
      width: width ?? 0,
      height: height ?? 0,
    };
  });
  await db.deleteFrom('gallery_images').where('post_id', '=', postId).execute();
  await db.insertInto('gallery_images').values(rows).execute();
}

const list = preparePage((of, { value }: Values<{ readonly spaceId: number }>) =>
  selectImagePosts(of, value('spaceId')).$call(newestFirst('posts')),
);

export const imagePosts = {
  listImagePosts: async ({ path, query }, scope) => {
    await findSpace(scope, path.space_id);
    const page = { ...readPage(query), spaceId: path.space_id };
    return { status: 200, body: await list(scope, page, (rows) => toImagePosts(scope, rows)) };
  },

  createImagePost: async ({ path, body }, scope) => {
    const { now } = scope;
    const space = await findSpace(scope, path.space_id);
    if (space.space_type !== 'image') throw refused(`The space is of type ${space.space_type}, not image`);
    const status = body.status ?? 'published';
    const images = body.gallery_attributes.images_attributes ?? [];
    if (images.length === 0) throw invalid({ gallery_attributes: ['have no images'] });
    const authorId = await findAuthorId(scope, body);
    const text = await readBody(scope, body.tiptap_body);
    const row = {
      space_id: path.space_id,
      author_member_id: authorId,
      post_type: 'image' as const,
      status,
      ...text,
      is_comments_enabled: body.is_comments_enabled,
      is_liking_enabled: body.is_liking_enabled,
      is_pinned: body.is_pinned,
      downloadable_images: body.gallery_attributes.downloadable_images,
      published_at: status === 'published' ? now : null,
      created_at: now,
      updated_at: now,
    };
    const id = await insertPost(scope, row, { slug: body.slug, title: text.body_text?.slice(0, 60) || 'images' });
    await setImages(scope, id, images);
    await setPostTopics(scope, id, body.topics);
    const post = await readImagePost(scope, path.space_id, id);
    if (status === 'published') {
      const subject = `New images in ${space.name}`;
      const address = postUrl(scope, space.slug, post.slug);
      await notifySpace(scope, { spaceId: space.id, authorId, subject, text: address });
    }
    return { status: 200, body: { message: 'The image post was created', post } };
  },

  getImagePost: async ({ path }, scope) => ({
    status: 200,
    body: await readImagePost(scope, path.space_id, path.id),
  }),

  updateImagePost: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const before = { ...(await takeImagePost(scope, path.space_id, path.id)), space_id: path.space_id };
    const { isNew, ...state } = readState(scope, before, { ...(body.status && { status: body.status }) });
    await db
      .updateTable('posts')
      .set({
        ...state,
        ...(await readBody(scope, body.tiptap_body)),
        is_comments_enabled: body.is_comments_enabled,
        is_liking_enabled: body.is_liking_enabled,
        is_pinned: body.is_pinned,
        downloadable_images: body.gallery_attributes?.downloadable_images,
        updated_at: now,
      })
      .where('id', '=', path.id)
      .execute();
    const images = body.gallery_attributes?.images_attributes;
    if (images !== undefined) {
      if (images.length === 0) throw invalid({ gallery_attributes: ['have no images'] });
      await setImages(scope, path.id, images);
    }
    await setPostTopics(scope, path.id, body.topics);
    const post = await readImagePost(scope, path.space_id, path.id);
    if (isNew) await announcePost(scope, before);
    if (isNew && post.status === 'published') {
      const subject = `New images in ${post.space_name}`;
      const note = { spaceId: path.space_id, authorId: before.author_member_id, subject, text: post.url };
      await notifySpace(scope, note);
    }
    return { status: 200, body: post };
  },

  deleteImagePost: async ({ path }, scope) => {
    const isMeant = sql<boolean>`posts.id = ${path.id} and space_id = ${path.space_id} and post_type = 'image'`;
    if ((await deleteWritten(scope, { posts: isMeant })) === 0) throw missing('ImagePost');
    return { status: 200, body: { success: true, message: 'The image post was deleted' } };
  },

  duplicateImagePost: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const {
      id: originalId,
      slug,
      created_at: _createdAt,
      ...original
    } = await takeImagePost(scope, path.space_id, path.id);
    const row = {
      ...original,
      tiptap_body: original.tiptap_body === null ? null : JSON.stringify(original.tiptap_body),
      space_id: path.space_id,
      post_type: 'image' as const,
      published_at: original.status === 'draft' ? null : (original.published_at ?? now),
      created_at: now,
      updated_at: now,
    };
    const id = await insertPost(scope, row, { slug: undefined, title: `${slug} copy` });
    const images = await readImages(scope, { postIds: [originalId] });
    const copies = images.map(({ id: _id, ...image }, position) => ({
      ...image,
      post_id: id,
      position,
    }));
    if (copies.length > 0) await db.insertInto('gallery_images').values(copies).execute();
    await setPostTopics(
      scope,
      id,
      groupPostTopics(await selectPostTopics(scope, [originalId]).execute()).get(originalId),
    );
    const post = await readImagePost(scope, path.space_id, id);
    if (body?.post?.send_notifications === true && post.status === 'published') {
      const subject = `New images in ${post.space_name}`;
      const note = { spaceId: path.space_id, authorId: original.author_member_id, subject, text: post.url };
      await notifySpace(scope, note);
    }
    return { status: 200, body: { message: 'The image post was duplicated', post } };
  },
} satisfies Partial<ServiceHandlers>;
