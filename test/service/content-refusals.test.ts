/** Requests that the content area rejects, with their reasons, and paths that other tests do not cover. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGroup, addMember, addSpace, textOf } from './content-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

/** Returns the status and the error details of a rejected request. */
async function refusal(method: string, path: string, body?: unknown): Promise<unknown[]> {
  const response = await running.send(method, `/api/admin/v2${path}`, body);
  return [response.status, Reflect.get(Object(response.body), 'error_details')];
}

test('returns 422 when a deactivated member is added to a space, group or post', async () => {
  const { ours } = running;
  const space = await addSpace(ours.api);
  const group = await addGroup(ours.api);
  const { post } = await ours.api.posts.create({ body: { space_id: space.id, name: 'P' } });
  const { id, email } = await addMember(running, ours, 'Gone', { active: false });
  const refused = [422, { message: 'The member is deactivated' }];
  expect(await refusal('POST', '/space_members', { space_id: space.id, email })).toEqual(refused);
  expect(await refusal('POST', '/space_group_members', { space_group_id: group.id, email })).toEqual(refused);
  expect(await refusal('POST', `/posts/${post.id}/post_followers`, { community_member_id: id })).toEqual(refused);
});

test('returns 422 for blank names and invalid file names', async () => {
  const group = await addGroup(running.ours.api);
  const blob = { filename: ' ', key: 'k', content_type: 'text/plain', byte_size: 1, checksum: 'x' };
  expect(await refusal('POST', '/topics', { name: ' ' })).toEqual([422, { name: ['cannot be blank'] }]);
  expect(await refusal('POST', '/direct_uploads', { blob })).toEqual([422, { filename: ['cannot be blank'] }]);
  for (const filename of ['.', '..'])
    expect(await refusal('POST', '/direct_uploads', { blob: { ...blob, filename } })).toEqual([
      422,
      { filename: ['is not a valid file name'] },
    ]);
  expect(await refusal('POST', '/spaces', { name: ' ', slug: 's', space_group_id: group.id })).toEqual([
    422,
    { name: ['cannot be blank'] },
  ]);
  expect(await refusal('POST', '/space_groups', { name: ' ', slug: 'g' })).toEqual([
    422,
    { name: ['cannot be blank'] },
  ]);
});

test('returns 422 for comments on a post that disables them, and for messages to a room of other members', async () => {
  const { ours } = running;
  const space = await addSpace(ours.api);
  const body = { space_id: space.id, name: 'P', is_comments_enabled: false };
  const { post } = await ours.api.posts.create({ body });
  expect(await refusal('POST', '/comments', { post_id: post.id, body: 'x' })).toEqual([
    422,
    { message: 'Comments are disabled for the post' },
  ]);
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => addMember(running, ours, name)));
  const sent = await ours.api.messages.send({
    body: { rich_text_body: textOf('Hello'), user_email: ann?.email ?? '' },
  });
  const { chat_room_uuid } = sent.chat_room_message;
  const message = { chat_room_uuid, rich_text_body: textOf('Again') };
  expect((await refusal('POST', '/messages', message))[0]).toBe(200);
  // Replaces the owner in the room, which then belongs to Ann and Bob.
  const { db } = running.service.database;
  await db
    .updateTable('chat_room_members')
    .set({ member_id: bob?.id ?? 0 })
    .where('room_uuid', '=', chat_room_uuid)
    .where('member_id', '=', ours.ownerId)
    .execute();
  expect(await refusal('POST', '/messages', message)).toEqual([
    422,
    { message: 'The room belongs to two other members' },
  ]);
});

test('sorts posts by the time of their latest update', async () => {
  const { ours, service } = running;
  const space = await addSpace(ours.api);
  for (const [name, day] of [
    ['b', 2],
    ['c', 3],
    ['a', 1],
  ] as const) {
    const { post } = await ours.api.posts.create({ body: { space_id: space.id, name } });
    await service.database.db
      .updateTable('posts')
      .set({ updated_at: new Date(Date.UTC(2025, 0, day)) })
      .where('id', '=', post.id)
      .execute();
  }
  const names = async (sort: 'oldest_updated' | 'latest_updated') =>
    (await ours.api.posts.search({ query: { space_id: space.id, sort } })).records.map(({ name }) => name);
  expect(await names('oldest_updated')).toEqual(['a', 'b', 'c']);
  expect(await names('latest_updated')).toEqual(['c', 'b', 'a']);
});

test('returns an excerpt around the match in search results', async () => {
  const { ours } = running;
  const space = await addSpace(ours.api);
  const words = (count: number) => 'word '.repeat(count).trim();
  const post = (name: string, text: string) =>
    ours.api.posts.create({ body: { space_id: space.id, name, tiptap_body: textOf(text) } });
  await post('Begins', `quincebread ${words(100)}`);
  await post('Amid', `${words(100)} quincebread ${words(100)}`);
  await post('Ends', `${words(100)} quincebread`);
  const response = await running.send('GET', '/api/admin/v2/advanced_search?query=quincebread&type=posts');
  expect(response.status).toBe(200);
  const { records } = Object(response.body);
  const found: readonly { title: string; text: string }[] = records;
  const texts = new Map(found.map(({ title, text }) => [title, text]));
  expect([...texts.keys()].toSorted()).toEqual(['Amid', 'Begins', 'Ends']);
  expect(texts.get('Begins')).toMatch(/^quincebread word [^…]*…$/u);
  expect(texts.get('Amid')).toMatch(/^…[^…]*word quincebread word[^…]*…$/u);
  expect(texts.get('Ends')).toMatch(/^…[^…]*word quincebread$/u);
});

test('returns 422 for a date that does not exist in the calendar', async () => {
  const { id } = await addSpace(running.ours.api);
  for (const published_at of ['2026-02-30', '2026-04-31', '2025-02-29T10:00:00Z'])
    expect(await refusal('POST', '/posts', { space_id: id, name: 'P', published_at })).toEqual([
      422,
      { published_at: ['does not exist in the calendar'] },
    ]);
  const leap = { space_id: id, name: 'P', published_at: '2024-02-29' };
  expect((await running.send('POST', '/api/admin/v2/posts', leap)).status).toBeLessThan(300);
});
