/** Time limits of content: points, activity, scheduled posts and events. The test sets the clock. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from './business-support.js';
import { addSpace } from './content-support.js';
import { emptyDatabase } from './data-folders.js';
import { createManualClock, DAY } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

const time = createManualClock('2027-01-01T00:00:00.000Z');
let running: RunningService;
beforeAll(async () => {
  running = await startService({ database: await emptyDatabase(), clock: time.clock });
});
afterAll(() => running.close());

async function addPost(email: string, more: object = {}) {
  const space = await addSpace(running.ours.api);
  const body = { space_id: space.id, name: 'My first rye loaf', user_email: email, ...more };
  return (await running.ours.api.posts.create({ body })).post;
}

test.each([
  ['7_days', 7],
  ['30_days', 30],
] as const)('the leaderboard counts points of the last days: %s', async (period, days) => {
  time.set(`2027-0${days === 7 ? 2 : 4}-01T12:00:00.000Z`);
  const begin = time.now().getTime();
  const member = await addMember(running, running.ours, 'Tobin Fennick');
  await addPost(member.email);
  const points = async () => {
    const board = await running.ours.api.leaderboard.get({ query: { period } });
    return board.find(({ community_member_id }) => community_member_id === member.id)?.total_points;
  };
  expect(await points()).toBe(10);
  time.set(begin + days * DAY);
  expect(await points()).toBe(10);
  time.set(begin + days * DAY + 1);
  expect(await points()).toBeUndefined();
});

test('the activity score counts the last 30 days when a member posts', async () => {
  time.set('2028-01-01T12:00:00.000Z');
  const begin = time.now().getTime();
  const member = await addMember(running, running.ours, 'Odile Thackery');
  await addPost(member.email);
  const score = async () => {
    const { activity_score } = await running.ours.api.members.get({ path: { id: member.id } });
    return activity_score.activity_score;
  };
  expect(await score()).toBe('2');
  time.set(begin + 30 * DAY);
  await addPost(member.email);
  expect(await score()).toBe('4');
  time.set(begin + 30 * DAY + 1);
  await addPost(member.email);
  expect(await score()).toBe('4');
});

test('the presence score falls over time, and members without visits have no scores', async () => {
  time.set('2028-03-01T12:00:00.000Z');
  const member = await addMember(running, running.ours, 'Odile Silent');
  const scores = async () => (await running.ours.api.members.get({ path: { id: member.id } })).activity_score;
  expect(await scores()).toMatchObject({ activity_score: null, presence: null, participation: null });
  const seen = { last_seen_at: time.now() };
  await running.service.database.db.updateTable('members').set(seen).where('id', '=', member.id).execute();
  expect(await scores()).toMatchObject({ activity_score: '0', presence: '10.0', participation: '0.0' });
  time.advance(3 * DAY);
  expect(await scores()).toMatchObject({ presence: '9.0' });
  time.advance(60 * DAY);
  expect(await scores()).toMatchObject({ presence: '0.0' });
});

test('a scheduled post is published exactly when it is due', async () => {
  time.set('2027-06-01T12:00:00.000Z');
  const published_at = '2027-06-08T08:00:00.000Z';
  const post = await addPost(running.ours.ownerEmail, { status: 'scheduled', published_at });
  const read = async () => {
    const feed = await (await running.ours.asMember(running.ours.ownerId)).homeFeed.get({});
    const { status } = await running.ours.api.posts.get({ path: { id: post.id } });
    return [status, feed.records.some(({ id }) => id === post.id)];
  };
  time.set(Date.parse(published_at) - 1);
  expect(await read()).toEqual(['scheduled', false]);
  time.set(published_at);
  expect(await read()).toEqual(['published', true]);
});

test.each([
  [1, 201],
  [0, 422],
])('scheduling a post %i ms in the future returns %i', async (later, status) => {
  const space = await addSpace(running.ours.api);
  const published_at = new Date(time.now().getTime() + later).toISOString();
  const body = { space_id: space.id, name: 'Later', status: 'scheduled', published_at };
  const response = await running.send('POST', '/api/admin/v2/posts', body);
  expect(response.status).toBe(status === 201 ? 200 : status);
});

test('lists an event as upcoming until it ends, and then as past', async () => {
  time.set('2027-07-01T12:00:00.000Z');
  const { api } = running.ours;
  const space = await addSpace(api, { space_type: 'event' });
  const event = {
    name: 'Firing the oven',
    space_id: space.id,
    status: 'published' as const,
    event_setting_attributes: { starts_at: '2027-07-08T09:00:00.000Z', duration_in_seconds: 3_600 },
  };
  const { id } = await api.events.create({ body: { space_id: space.id, event } });
  const search = async () => {
    const found = [];
    for (const status of ['upcoming', 'past'] as const) {
      const query = { query: 'Firing', type: 'events' as const, filters: { status } };
      const { records } = await api.search.run({ query });
      if (records.some((record) => record.id === id)) found.push(status);
    }
    return found;
  };
  time.set('2027-07-08T10:00:00.000Z');
  expect(await search()).toEqual(['upcoming']);
  time.set('2027-07-08T10:00:00.001Z');
  expect(await search()).toEqual(['past']);
});

test('returns 422 for importing a message with a future time', async () => {
  time.set('2027-08-01T12:00:00.000Z');
  const { api, ownerEmail } = running.ours;
  const other = await addMember(running, running.ours, 'Marek Halloway');
  const rich_text_body = {
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hi' }] }] },
  };
  const { chat_room_message } = await api.messages.send({ body: { rich_text_body, user_email: other.email } });
  const send = async (sent_at: string) => {
    const body = { chat_room_uuid: chat_room_message.chat_room_uuid, user_email: ownerEmail, rich_text_body, sent_at };
    return (await running.send('POST', '/api/admin/v2/chat_room_message_imports', body)).status;
  };
  expect(await send('2027-08-01T12:00:00.000Z')).toBe(201);
  expect(await send('2027-08-01T12:00:00.001Z')).toBe(422);
  // RFC 3339 allows a leap second, but the service does not.
  expect(await send('2016-12-31T23:59:60Z')).toBe(422);
});
