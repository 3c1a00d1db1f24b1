/** Posts with their followers, topics and comments. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, addSpace, statusesOf, textOf } from './content-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

const ADMIN = '/api/admin/v2';

test('creates, reads, updates and deletes posts', async () => {
  const { ours, base } = running;
  const { api } = ours;
  const space = await addSpace(api, { name: 'Crumb Lab' });
  const author = await addMember(running, ours, 'Tobin Fennick');
  const topic = await api.topics.create({ body: { name: 'Rye', space_ids: [space.id] } });
  const { post } = await api.posts.create({
    body: {
      space_id: space.id,
      name: 'My first rye loaf',
      tiptap_body: {
        body: {
          type: 'doc',
          content: [
            { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'A <b>loaf</b>' }] },
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'here',
                  marks: [{ type: 'link', attrs: { href: 'https://example.com/?a="b"' } }],
                },
                { type: 'text', text: ' not here', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
                { type: 'mention', attrs: { sgid: `sgid-member-${author.id}` } },
              ],
            },
          ],
        },
      },
      user_email: author.email.toUpperCase(),
      topics: [topic.id, topic.id],
      cover_image: 'https://example.com/loaf.jpg',
      internal_custom_html: '<hr>',
    },
  });
  expect(post).toMatchObject({
    status: 'published',
    slug: 'my-first-rye-loaf',
    user_email: author.email,
    topics: [topic.id],
    url: `${base}/c/${space.slug}/my-first-rye-loaf`,
    cover_image_url: 'https://example.com/loaf.jpg',
    custom_html: '<hr>',
    member_posts_count: 1,
    is_comments_enabled: true,
  });
  expect(post.body.body).toBe(
    '<h2>A &lt;b&gt;loaf&lt;/b&gt;</h2><p><a href="https://example.com/?a=%22b%22" rel="noopener nofollow">here</a> not here<span>@Tobin Fennick</span></p>',
  );
  expect(post.rich_text_body.community_members.map(({ id }) => id)).toEqual([author.id]);
  expect(post.community).toMatchObject({ id: ours.id, prefs: { has_posts: true } });
  expect(await api.posts.get({ path: { id: post.id } })).toEqual(post);
  // A second post with the same title in the space gets another slug.
  const twin = await api.posts.create({ body: { space_id: space.id, name: 'My first rye loaf' } });
  expect(twin.post.slug).toBe('my-first-rye-loaf-2');
  const changed = await api.posts.update({
    path: { id: post.id },
    body: { name: 'Better', tiptap_body: textOf('New.'), topics: [], cover_image: '', is_comments_closed: true },
  });
  expect(changed.post).toMatchObject({
    name: 'Better',
    topics: [],
    cover_image_url: null,
    is_comments_closed: true,
    custom_html: '<hr>',
    slug: 'my-first-rye-loaf',
  });
  expect(changed.post.body.body).toBe('<p>New.</p>');
  await api.posts.delete({ path: { id: post.id } });
  expect(await statusesOf(running, [['GET', `${ADMIN}/posts/${post.id}`]])).toEqual([404]);
});

test('filters, sorts and paginates posts, and publishes scheduled posts when due', async () => {
  const { ours, theirs, service } = running;
  const { api } = ours;
  const space = await addSpace(api);
  const other = await addSpace(api);
  await addSpace(theirs.api).then(({ id }) => theirs.api.posts.create({ body: { space_id: id, name: 'Theirs' } }));
  const make = async (name: string, day: number, more: object = {}) => {
    const body = { space_id: space.id, name, created_at: `2025-01-0${day}T00:00:00Z`, ...more };
    return (await api.posts.create({ body })).post;
  };
  const b = await make('b', 1, { tiptap_body: textOf('Some 100% rye') });
  const a = await make('a', 2);
  const draft = await make('draft', 3, { status: 'draft' });
  const later = await make('later', 4, { status: 'scheduled', published_at: '2999-01-01T00:00:00Z' });
  await make('elsewhere', 5, { space_id: other.id });
  await service.database.db
    .insertInto('post_likes')
    .values({ community_id: ours.id, post_id: b.id, member_id: ours.ownerId })
    .execute();
  const names = async (query: object) =>
    (await api.posts.search({ query: { space_id: space.id, ...query } })).records.map(({ name }) => name);
  expect(await names({})).toEqual(['later', 'draft', 'a', 'b']);
  expect(await names({ sort: 'oldest' })).toEqual(['b', 'a', 'draft', 'later']);
  expect(await names({ sort: 'alphabetical' })).toEqual(['a', 'b', 'draft', 'later']);
  expect((await names({ sort: 'likes' }))[0]).toBe('b');
  expect(await names({ status: 'published' })).toEqual(['a', 'b']);
  expect(await names({ status: 'all' })).toHaveLength(4);
  expect(await names({ search_text: '100%' })).toEqual(['b']);
  expect(await names({ search_text: '10_%' })).toEqual([]);
  expect(await names({ space_group_id: other.space_group.id })).toEqual([]);
  await api.posts.update({ path: { id: a.id }, body: { is_pinned: true } });
  await api.posts.update({ path: { id: b.id }, body: { is_pinned: true } });
  expect((await names({ sort: 'latest_updated' }))[0]).toBe('b');
  const page = await api.posts.list({ query: { space_id: space.id, page: 2, per_page: 3 } });
  expect(page).toMatchObject({ page: 2, per_page: 3, count: 4, page_count: 2, has_next_page: false });
  expect(page.records.map(({ name }) => name)).toEqual(['b']);
  expect((await api.posts.list({ query: { space_id: 999_999 } })).count).toBe(0);
  expect(JSON.stringify(await api.posts.list({ query: { per_page: 100 } }))).not.toContain('Theirs');
  // Any read publishes a scheduled post that is due.
  await api.posts.update({ path: { id: later.id }, body: { published_at: '2025-01-06T00:00:00Z' } });
  expect((await api.posts.get({ path: { id: later.id } })).status).toBe('published');
  expect(await names({ status: 'published' })).toEqual(['later', 'a', 'b']);
  expect(await names({ status: 'scheduled' })).toEqual([]);
  expect(await names({ status: 'draft' })).toEqual([draft.name]);
});

test('posts with invalid fields return 422, and unknown records return 404', async () => {
  const { ours, theirs } = running;
  const space = await addSpace(ours.api);
  const foreignSpace = await addSpace(theirs.api);
  const foreign = (await theirs.api.posts.create({ body: { space_id: foreignSpace.id, name: 'x' } })).post;
  await ours.api.posts.create({ body: { space_id: space.id, name: 'x', slug: 'taken' } });
  const body = { space_id: space.id, name: 'x' };
  const posts = `${ADMIN}/posts`;
  expect(
    await statusesOf(running, [
      ['POST', posts, { ...body, space_id: foreignSpace.id }],
      ['POST', posts, { ...body, user_email: theirs.ownerEmail }],
      ['POST', posts, { ...body, user_id: 1 }],
      ['POST', posts, { ...body, slug: 'taken' }],
      ['POST', posts, { ...body, slug: 'a/b' }],
      ['POST', posts, { ...body, topics: [1] }],
      ['POST', posts, { ...body, status: 'scheduled' }],
      ['POST', posts, { ...body, status: 'scheduled', published_at: '2020-01-01' }],
      ['POST', posts, { ...body, published_at: 'soon' }],
      ['POST', posts, { ...body, cover_image: 'unknown' }],
      ['POST', posts, { name: 'x' }],
      ['GET', `${posts}/${foreign.id}`],
      ['PUT', `${posts}/${foreign.id}`, { name: 'y' }],
      ['DELETE', `${posts}/${foreign.id}`],
      ['GET', `${posts}/99999999999`],
    ]),
  ).toEqual([404, 404, 404, 422, 422, 422, 422, 422, 422, 422, 422, 404, 404, 404, 404]);
  expect((await theirs.api.posts.get({ path: { id: foreign.id } })).name).toBe('x');
});

test('adds, lists, notifies and removes followers of a post', async () => {
  const { ours, theirs, service } = running;
  const { api } = ours;
  const space = await addSpace(api);
  const { post } = await api.posts.create({ body: { space_id: space.id, name: 'Followed' } });
  const ann = await addMember(running, ours, 'Ann');
  const bob = await addMember(running, ours, 'Bob');
  const path = { post_id: post.id };
  for (const { id } of [ann, bob]) await api.postFollowers.add({ path, body: { community_member_id: id } });
  const first = await api.postFollowers.list({ path, query: { per_page: 1 } });
  expect(first).toMatchObject({ count: 2, page_count: 2, records: [{ name: 'Bob', post_id: post.id }] });
  const said = await api.comments.create({ body: { post_id: post.id, body: 'Hear' } });
  await api.comments.create({ body: { post_id: post.id, body: 'Hush', skip_notifications: true } });
  const mails = await service.database.db
    .selectFrom('outbox_messages')
    .select(['recipient', 'body'])
    .where('community_id', '=', ours.id)
    .where('subject', '=', 'New comment on Followed')
    .orderBy('recipient')
    .execute();
  const body = `${post.url}#comment-${said.id}`;
  expect(mails).toEqual([ann.email, bob.email].toSorted().map((recipient) => ({ recipient, body })));
  await api.postFollowers.remove({ path, query: { community_member_id: ann.id } });
  const followers = `${ADMIN}/posts/${post.id}/post_followers`;
  expect(
    await statusesOf(running, [
      ['DELETE', `${followers}?community_member_id=${ann.id}`],
      ['POST', followers, { community_member_id: bob.id }],
      ['POST', followers, { community_member_id: theirs.ownerId }],
      ['GET', `${ADMIN}/posts/999999/post_followers`],
      ['DELETE', followers],
    ]),
  ).toEqual([422, 422, 422, 404, 400]);
});

test('creates threads of comments, and searches, updates and deletes comments', async () => {
  const { ours, theirs } = running;
  const { api } = ours;
  const space = await addSpace(api);
  const { post } = await api.posts.create({ body: { space_id: space.id, name: 'Talk' } });
  const comment = (body: string, more: object = {}) =>
    api.comments.create({ body: { post_id: post.id, body, ...more } });
  const top = await comment('<p>Too much <b>water</b></p><script>alert(1)</script><a href="javascript:x">l</a>');
  expect(top.body.body).toBe('<p>Too much <b>water</b></p><a>l</a>');
  const reply = await comment('Thank you & bye', { parent_comment_id: top.id });
  expect(reply.body.body).toBe('<p>Thank you &amp; bye</p>');
  const deep = await comment('Deep thanks', { parent_comment_id: reply.id });
  const old = await comment('Old', { created_at: '2020-01-01T00:00:00Z' });
  const read = await api.comments.get({ path: { id: top.id } });
  expect(read).toMatchObject({
    replies_count: 1,
    replies: [{ id: reply.id, parent_comment_id: top.id, replies: [{ id: deep.id }] }],
    post: { id: post.id, name: 'Talk' },
    space: { id: space.id },
    user: { email: ours.ownerEmail },
  });
  const ids = async (query: object) => (await api.comments.list({ query })).records.map(({ id }) => id);
  expect(await ids({ post_id: post.id })).toEqual([top.id, old.id]);
  expect(await ids({ space_id: space.id, per_page: 1, page: 2 })).toEqual([old.id]);
  expect(await ids({ post_id: post.id, search_text: 'deep' })).toEqual([top.id]);
  expect(await ids({ post_id: post.id, search_text: 'script' })).toEqual([]);
  expect((await api.posts.get({ path: { id: post.id } })).comments_count).toBe(4);
  const changed = await api.comments.update({ path: { id: old.id }, body: { body: 'New' } });
  expect(changed).toMatchObject({ body: { body: '<p>New</p>' }, created_at: '2020-01-01T00:00:00.000Z' });
  await api.comments.delete({ path: { id: top.id } });
  await expect(api.comments.get({ path: { id: deep.id } })).rejects.toMatchObject({ status: 404 });
  const other = (await api.posts.create({ body: { space_id: space.id, name: 'Other' } })).post;
  const closed = await api.posts.create({ body: { space_id: space.id, name: 'Closed', is_comments_closed: true } });
  const foreign = await addSpace(theirs.api);
  const theirPost = (await theirs.api.posts.create({ body: { space_id: foreign.id, name: 'x' } })).post;
  const theirComment = await theirs.api.comments.create({ body: { post_id: theirPost.id, body: 'x' } });
  const path = `${ADMIN}/comments`;
  expect(
    await statusesOf(running, [
      ['POST', path, { post_id: theirPost.id, body: 'x' }],
      ['POST', path, { post_id: post.id, body: 'x', parent_comment_id: 999_999 }],
      ['POST', path, { post_id: other.id, body: 'x', parent_comment_id: old.id }],
      ['POST', path, { post_id: closed.post.id, body: 'x' }],
      ['POST', path, { post_id: post.id, body: '<p> </p>' }],
      ['GET', `${path}/${theirComment.id}`],
      ['PUT', `${path}/${theirComment.id}`, { body: 'x' }],
      ['DELETE', `${path}/${theirComment.id}`],
    ]),
  ).toEqual([404, 404, 422, 422, 422, 404, 404, 404]);
});

test('creates, filters, sorts, updates and deletes topics', async () => {
  const { ours, theirs } = running;
  const { api } = ours;
  const space = await addSpace(api);
  const foreignSpace = await addSpace(theirs.api);
  const zeta = await api.topics.create({ body: { name: 'Topic zeta', space_ids: [space.id] } });
  const alpha = await api.topics.create({ body: { name: 'Topic Alpha', admin_only: true } });
  expect(await api.topics.get({ path: { id: alpha.id } })).toEqual(alpha);
  expect(alpha).toMatchObject({ admin_only: true, space_ids: [], author: { first_name: 'Ada' } });
  const list = async (query: object) =>
    (await api.topics.list({ query: { name: 'topic', ...query } })).records.map(({ id }) => id);
  expect(await list({})).toEqual([alpha.id, zeta.id]);
  expect(await list({ sort: 'oldest' })).toEqual([zeta.id, alpha.id]);
  expect(await list({ sort: 'alphabetical_desc' })).toEqual([zeta.id, alpha.id]);
  expect(await list({ sort: 'alphabetical', per_page: 1 })).toEqual([alpha.id]);
  expect((await api.spaces.get({ path: { id: space.id } })).topics).toEqual([zeta.id]);
  const { post } = await api.posts.create({ body: { space_id: space.id, name: 'Filed', topics: [zeta.id] } });
  const changed = await api.topics.update({ path: { id: zeta.id }, body: { space_ids: [] } });
  expect(changed).toMatchObject({ name: 'Topic zeta', space_ids: [] });
  await api.topics.delete({ path: { id: zeta.id } });
  expect((await api.posts.get({ path: { id: post.id } })).topics).toEqual([]);
  const foreign = await theirs.api.topics.create({ body: { name: 'Theirs' } });
  const path = `${ADMIN}/topics`;
  expect(
    await statusesOf(running, [
      ['POST', path, {}],
      ['POST', path, { name: ' ' }],
      ['POST', path, { name: 'x', space_ids: [foreignSpace.id] }],
      ['PUT', `${path}/${alpha.id}`, { name: '' }],
      ['GET', `${path}/${foreign.id}`],
      ['PUT', `${path}/${foreign.id}`, { name: 'x' }],
      ['DELETE', `${path}/${foreign.id}`],
    ]),
  ).toEqual([422, 422, 422, 422, 404, 404, 404]);
});
