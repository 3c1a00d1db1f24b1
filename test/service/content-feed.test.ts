/** Content across spaces: the home feed, the search and summaries. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGroup, addMember, addSpace, statusesOf, textOf } from './content-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

const ADMIN = '/api/admin/v2';

test('the home feed shows only the posts that the member may see', async () => {
  const { ours, theirs, send } = running;
  const { api } = ours;
  const reader = await addMember(running, ours, 'Reader');
  const asReader = await ours.asMember(reader.id);
  const hiddenGroup = await addGroup(api, { is_hidden_from_non_members: true });
  const open = await addSpace(api, { emoji: '🍞' });
  const closed = {
    private: await addSpace(api, { is_private: true }),
    hidden: await addSpace(api, { is_hidden: true }),
    secret: await addSpace(api, { is_hidden_from_non_members: true }),
    grouped: await addSpace(api, { space_group_id: hiddenGroup.id }),
  };
  for (const [name, { id }] of Object.entries(closed)) await api.posts.create({ body: { space_id: id, name } });
  const post = async (name: string, more: object = {}) =>
    (await api.posts.create({ body: { space_id: open.id, name, ...more } })).post;
  const shown = await post('shown', { user_email: reader.email, tiptap_body: textOf('Text') });
  await post('draft', { status: 'draft' });
  await post('scheduled', { status: 'scheduled', published_at: '2999-01-01T00:00:00Z' });
  const rejected = await post('rejected');
  const flagged_content = {
    content_type: 'post',
    content_id: rejected.id,
    reported_reason_type: 'spam',
    reported_reason_body: '',
  } as const;
  const report = await api.flaggedContents.create({ body: { flagged_content } });
  await api.flaggedContents.reject({ path: { id: report.id } });
  const foreignSpace = await addSpace(theirs.api);
  await theirs.api.posts.create({ body: { space_id: foreignSpace.id, name: 'theirs' } });
  const names = async () => (await asReader.homeFeed.get({ query: { per_page: 100 } })).records.map(({ name }) => name);
  expect(await names()).toEqual(['shown']);
  await api.postFollowers.add({ path: { post_id: shown.id }, body: { community_member_id: reader.id } });
  const { records, ...envelope } = await asReader.homeFeed.get();
  expect(envelope).toEqual({ page: 1, per_page: 10, has_next_page: false, count: 1, sort: 'latest' });
  expect(records[0]).toMatchObject({
    id: shown.id,
    post_type: 'basic',
    display_title: 'shown',
    body: { html: '<p>Text</p>' },
    body_plain_text: 'Text',
    space: { id: open.id, emoji: '🍞' },
    author: { id: reader.id, roles: { admin: false, moderator: false } },
    is_liked: false,
    policies: { can_destroy_post: true, can_manage_post: false, can_report_post: false },
  });
  expect(records[0]?.post_follower_id).not.toBeNull();
  for (const { id } of Object.values(closed))
    await api.spaceMembers.add({ body: { email: reader.email, space_id: id } });
  expect((await names()).toSorted()).toEqual(['grouped', 'hidden', 'private', 'secret', 'shown']);
  expect((await send('GET', '/api/headless/v1/home', undefined, 'x')).status).toBe(401);
});

test('the home feed supports every sort order', async () => {
  const own = await startService();
  const { api, id: communityId, ownerId } = own.ours;
  const { db } = own.service.database;
  const space = await addSpace(api);
  const fan = await addMember(own, own.ours, 'Fan');
  const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
  const post = async (name: string, hours: number) =>
    (await api.posts.create({ body: { space_id: space.id, name, created_at: ago(hours) } })).post.id;
  const b = await post('b', 100);
  const c = await post('c', 50);
  const a = await post('a', 1);
  const like = (post_id: number, member_id: number, created_at: Date) =>
    db.insertInto('post_likes').values({ community_id: communityId, post_id, member_id, created_at }).execute();
  await like(b, ownerId, new Date(ago(99)));
  await like(b, fan.id, new Date(ago(98)));
  await like(a, fan.id, new Date(ago(0.5)));
  await api.comments.create({ body: { post_id: c, body: 'New' } });
  const me = await own.ours.asMember(fan.id);
  // popular: b = log2(3) - 100 / 24, c = log2(3) - 50 / 24, a = log2(2) - 1 / 24
  const orders = {
    latest: [a, c, b],
    oldest: [b, c, a],
    likes: [b, a, c],
    alphabetical: [a, b, c],
    new_activity: [c, a, b],
    popular: [a, c, b],
    unheard: [a, c, b],
  };
  for (const [sort, ids] of Object.entries(orders)) {
    const feed = await me.homeFeed.get({ query: { sort } });
    expect(
      feed.records.map(({ id }) => id),
      sort,
    ).toEqual(ids);
    expect(feed.sort).toBe(sort === 'unheard' ? 'latest' : sort);
  }
  const [first] = (await me.homeFeed.get({ query: { sort: 'likes' } })).records;
  expect(first).toMatchObject({ is_liked: true, user_likes_count: 2 });
  expect(first?.first_liked_by.map(({ id }) => id)).toEqual([ownerId, fan.id]);
  const page = await me.homeFeed.get({ query: { page: 2, per_page: 2 } });
  expect(page).toMatchObject({ count: 3, has_next_page: false, records: [{ id: b }] });
  await own.close();
});

test('search finds records of every type that contain all words, best match first', async () => {
  const { ours, theirs, service } = running;
  const { api } = ours;
  const member = await addMember(running, ours, 'Quince Baker', { headline: 'Weekend' });
  await addMember(running, ours, 'Quince Gone', { active: false });
  const space = await addSpace(api, { name: 'Quince corner' });
  const other = await addSpace(api, { name: 'Elsewhere' });
  const topic = await api.topics.create({ body: { name: 'Fruit' } });
  const { post } = await api.posts.create({
    body: { space_id: space.id, name: 'Quince', topics: [topic.id], user_email: member.email },
  });
  const far = await api.posts.create({
    body: { space_id: other.id, name: 'Other', tiptap_body: textOf(`${'word '.repeat(200)}about a quince 50%`) },
  });
  const comment = await api.comments.create({ body: { post_id: post.id, body: 'A quince comment' } });
  const foreignSpace = await addSpace(theirs.api, { name: 'Quince theirs' });
  const theirPost = await theirs.api.posts.create({ body: { space_id: foreignSpace.id, name: 'Quince' } });
  await theirs.api.comments.create({ body: { post_id: theirPost.post.id, body: 'Quince' } });
  await addMember(running, theirs, 'Quince');
  const tag = await service.database.db
    .insertInto('member_tags')
    .values({ community_id: ours.id, name: 'Fruity' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await service.database.db
    .insertInto('taggings')
    .values({ community_id: ours.id, member_id: member.id, member_tag_id: tag.id })
    .execute();
  const find = async (query: Parameters<typeof api.search.run>[0]['query']) =>
    (await api.search.run({ query: { per_page: 100, ...query } })).records;
  const all = await find({ query: 'QUINCE' });
  expect(all.map(({ type }) => type).toSorted()).toEqual(['comment', 'member', 'member', 'post', 'post', 'space']);
  expect(all[0]).toMatchObject({ type: 'post', id: post.id, author: { id: member.id }, space: { id: space.id } });
  expect(all.map(({ title }) => title)).not.toContain(foreignSpace.name);
  expect(all.find(({ type }) => type === 'comment')?.url).toBe(`${post.url}#comment-${comment.id}`);
  const [piece] = await find({ query: 'quince 50%' });
  expect(piece).toMatchObject({ id: far.post.id });
  expect(piece?.text).toContain('quince 50%');
  expect(piece?.text?.length).toBeLessThan(250);
  // A text of 240 characters is returned whole; a longer one starts 60 characters before the match.
  for (const length of [240, 241])
    await api.posts.create({
      body: { space_id: other.id, name: `${length}`, tiptap_body: textOf(`${'a'.repeat(length - 7)} medlar`) },
    });
  const pieces = (await find({ query: 'medlar' })).map(({ title, text }) => [title, text]);
  expect(Object.fromEntries(pieces)).toEqual({
    240: `${'a'.repeat(233)} medlar`,
    241: `…${'a'.repeat(59)} medlar`,
  });
  const ids = async (query: Parameters<typeof find>[0]) => (await find(query)).map(({ id }) => id);
  expect(await ids({ query: 'quince', type: 'posts', filters: { space_ids: [String(space.id)] } })).toEqual([post.id]);
  expect(await ids({ query: 'quince', type: 'posts', filters: { topic_ids: [String(topic.id)] } })).toEqual([post.id]);
  expect(await ids({ query: 'quince', type: 'posts', filters: { author_name: 'baker' } })).toEqual([post.id]);
  expect(await ids({ query: 'quince', type: 'members', filters: { member_tag_ids: [String(tag.id)] } })).toEqual([
    member.id,
  ]);
  expect(await ids({ query: 'quince', type: 'spaces', filters: { status: 'past' } })).toEqual([space.id]);
  expect(await ids({ query: 'quince', type: 'comments' })).toEqual([comment.id]);
  expect(await ids({ query: 'quince', type: 'mentions', mention_scope: 'direct' })).toEqual([member.id]);
  expect((await find({ query: 'quince', type: 'entity_list' })).map(({ type }) => type).toSorted()).toEqual([
    'post',
    'post',
    'space',
  ]);
  for (const type of ['lessons', 'events'] as const) expect(await ids({ query: 'quince', type })).toEqual([]);
  expect(await ids({ query: 'quince absent' })).toEqual([]);
  const page = await api.search.run({ query: { query: 'quince', page: 2, per_page: 4 } });
  expect(page).toMatchObject({ count: 6, page_count: 2, has_next_page: false });
  expect(page.records).toHaveLength(2);
  expect((await api.search.run({ query: { query: 'quince', page: 9, per_page: 4 } })).count).toBe(6);
  expect(await statusesOf(running, [['GET', `${ADMIN}/advanced_search`]])).toEqual([400]);
});

test('summaries contain the most relevant sentences, or return 422 if there is too little text', async () => {
  const { ours, theirs } = running;
  const { api } = ours;
  const space = await addSpace(api);
  const topic = await api.topics.create({ body: { name: 'Hydration' } });
  const text =
    'Rye dough needs water. The weather was nice. Too much water makes rye dough sink. Dough with less water holds. Bye.';
  const { post } = await api.posts.create({
    body: { space_id: space.id, name: 'Rye', topics: [topic.id], tiptap_body: textOf(text) },
  });
  const empty = (await api.posts.create({ body: { space_id: space.id, name: 'Empty' } })).post;
  const before = await api.postSummaries.get({ path: { post_id: post.id } });
  expect(before.content).toContain('Too much water makes rye dough sink.');
  expect(before.content).not.toContain('weather');
  expect((await api.posts.get({ path: { id: post.id } })).ai_summary).toEqual(before);
  await api.comments.create({ body: { post_id: empty.id, body: 'Only this is said.' } });
  expect(await api.postSummaries.get({ path: { post_id: empty.id } })).toEqual({
    overview: null,
    content: 'Only this is said.',
  });
  // Ten words are enough, across any number of posts.
  const short = await addSpace(api);
  const say = (words: string, topics: number[]) =>
    api.posts.create({ body: { space_id: short.id, name: 'Short', topics, tiptap_body: textOf(words) } });
  await say('one two three four five', [topic.id]);
  const path = `${ADMIN}/spaces/${short.id}/ai_summaries`;
  const other = await api.topics.create({ body: { name: 'Baking' } });
  const second = await say('six seven eight nine', [other.id]);
  expect((await running.send('GET', path)).status).toBe(422);
  await api.posts.update({ path: { id: second.post.id }, body: { tiptap_body: textOf('six seven eight nine ten') } });
  expect((await running.send('GET', path)).status).toBe(200);
  const summary = await api.spaceSummaries.get({ path: { space_id: space.id } });
  expect(summary.topics.find(({ topic_name }) => topic_name === 'Hydration')).toMatchObject({
    contributors: [{ id: ours.ownerId, name: 'Ada Rye' }],
    relevant_post_ids: [post.id],
  });
  const quiet = await addSpace(api);
  const silent = (await api.posts.create({ body: { space_id: quiet.id, name: 'Silent' } })).post;
  const chat = await addSpace(api, { space_type: 'chat' });
  const room = (await api.chatRooms.list()).records.find(({ space_id }) => space_id === chat.id);
  const chat_room_uuid = room?.uuid ?? '';
  await api.messages.send({ body: { chat_room_uuid, rich_text_body: textOf('Nothing about that subject here.') } });
  const said = await api.messages.send({
    body: {
      chat_room_uuid,
      rich_text_body: textOf('Starter, starter: who of you wants some starter for the weekend?'),
    },
  });
  const query = { first_unread_message_id: said.chat_room_message.id };
  const chatted = await api.spaceSummaries.get({ path: { space_id: chat.id }, query });
  expect(chatted.overview).not.toContain('Nothing');
  expect(chatted.topics).toMatchObject([{ topic_name: 'starter', relevant_post_ids: [] }]);
  // Among equally frequent words, the first in alphabetical order is chosen.
  const nuts =
    'Walnut, almond and hazel are what we bake with today. Hazel, almond or walnut goes into the second loaf.';
  const tied = await api.messages.send({ body: { chat_room_uuid, rich_text_body: textOf(nuts) } });
  const last = { first_unread_message_id: tied.chat_room_message.id };
  const summed = await api.spaceSummaries.get({ path: { space_id: chat.id }, query: last });
  expect(summed.topics).toMatchObject([{ topic_name: 'almond' }]);
  const foreign = await addSpace(theirs.api);
  expect(
    await statusesOf(running, [
      ['GET', `${ADMIN}/posts/${silent.id}/summary`],
      ['GET', `${ADMIN}/posts/999999/summary`],
      ['GET', `${ADMIN}/spaces/${quiet.id}/ai_summaries`],
      ['GET', `${ADMIN}/spaces/${space.id}/ai_summaries?date_from=2999-01-01T00:00:00Z`],
      ['GET', `${ADMIN}/spaces/${chat.id}/ai_summaries?first_unread_message_id=999999`],
      ['GET', `${ADMIN}/spaces/${foreign.id}/ai_summaries`],
    ]),
  ).toEqual([404, 404, 422, 422, 422, 404]);
});
