/** Concurrent requests for the same rows: every rule applies as if the requests were sequential. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, addSpace } from './business-support.js';
import { at, CLIENTS, storm, tally } from './concurrent-requests.js';
import { type Pair, startPair } from './two-services.js';

let running: Pair;
beforeAll(async () => {
  running = await startPair();
});
afterAll(() => running.close());

function unique(): string {
  return Math.random().toString(36).slice(2, 10);
}

test('creates one member when concurrent requests spell an e-mail address in different letter case', async () => {
  const { api, id } = running.ours;
  const mark = unique();
  const responses = await storm(running, (client) => {
    const email = client % 2 === 0 ? `same-${mark}@example.com` : `SAME-${mark}@Example.com`;
    return ['POST', '/community_members', { email, name: 'Same' }];
  });
  expect(tally(responses)).toEqual({ 201: CLIENTS });
  expect(new Set(responses.map(({ body }) => at(body, 'community_member', 'id'))).size).toBe(1);
  expect(responses.filter(({ body }) => at(body, 'message') === 'The invitation was sent')).toHaveLength(1);
  const found = await api.members.find({ query: { email: `same-${mark}@example.com` } });
  const mails = await running.service.database.db
    .selectFrom('outbox_messages')
    .select('id')
    .where('community_id', '=', id)
    .where('recipient', 'ilike', found.email)
    .execute();
  expect(mails).toHaveLength(1);
});

test('leaves no member with an e-mail address that is banned concurrently', async () => {
  const { api } = running.ours;
  const { id, email } = await addMember(running, running.ours, 'Banned');
  await storm(running, (client) =>
    client % 5 === 0
      ? ['PUT', `/community_members/${id}/ban_member`]
      : ['POST', '/community_members', { email, name: 'Again' }],
  );
  await expect(api.members.find({ query: { email } })).rejects.toMatchObject({ status: 404 });
  expect((await running.send('POST', '/api/admin/v2/community_members', { email, name: 'Late' })).status).toBe(422);
});

test.each([
  ['member tag', '/member_tags', (mark: string) => ({ name: `Tag ${mark}` })],
  ['space group', '/space_groups', (mark: string) => ({ name: 'Group', slug: `group-${mark}` })],
  ['coupon', '/paywall_coupons', (code: string) => ({ code, discount_type: 'percentage', percent_off: 50 })],
] as const)('creates one %s and returns 422 for concurrent duplicates', async (_, path, bodyOf) => {
  const body = bodyOf(unique());
  const responses = await storm(running, () => ['POST', path, body]);
  expect(tally(responses)).toEqual({ 201: 1, 422: CLIENTS - 1 });
});

test('creates one space per slug and returns 422 for concurrent duplicates', async () => {
  const group = await running.ours.api.spaceGroups.create({ body: { name: 'Kitchen', slug: unique() } });
  const slug = unique();
  const responses = await storm(running, () => ['POST', '/spaces', { name: 'Space', slug, space_group_id: group.id }]);
  expect(tally(responses)).toEqual({ 200: 1, 422: CLIENTS - 1 });
});

test('assigns unique slugs to posts and events created concurrently with the same name', async () => {
  const basic = await addSpace(running, running.ours, 'basic');
  const calendar = await addSpace(running, running.ours, 'event');
  const name = `Rye ${unique()}`;
  const posts = await storm(running, () => ['POST', '/posts', { space_id: basic, name }]);
  expect(tally(posts)).toEqual({ 200: CLIENTS });
  const events = await storm(running, () => [
    'POST',
    '/events',
    { space_id: calendar, event: { name, space_id: calendar, status: 'published' } },
  ]);
  expect(tally(events)).toEqual({ 201: CLIENTS });
  for (const table of ['posts', 'events'] as const) {
    const rows = await running.service.database.db
      .selectFrom(table)
      .select('slug')
      .where('community_id', '=', running.ours.id)
      .where('name', '=', name)
      .execute();
    expect(new Set(rows.map(({ slug }) => slug)).size, table).toBe(CLIENTS);
  }
});

test('accepts no more attendees than the rsvp_limit of an event', async () => {
  const { api } = running.ours;
  const space_id = await addSpace(running, running.ours, 'event');
  const { id: event_id } = await api.events.create({
    body: {
      space_id,
      event: {
        name: 'Full',
        space_id,
        status: 'published',
        event_setting_attributes: { rsvp_limit_enabled: true, rsvp_limit: 7 },
      },
    },
  });
  const emails: string[] = [];
  for (let count = 0; count < 25; count += 1) emails.push((await addMember(running, running.ours, 'Guest')).email);
  // Each guest signs up twice.
  const responses = await storm(running, (client) => [
    'POST',
    '/event_attendees',
    { event_id, member_email: emails[client % 25] },
  ]);
  expect(responses.every(({ status }) => status === 200 || status === 422)).toBe(true);
  expect((await api.eventAttendees.list({ query: { event_id, per_page: 100 } })).count).toBe(7);
});

test('preserves concurrent updates of different settings of one record', async () => {
  const { api } = running.ours;
  const connect = [
    ['connect', 'enabled'],
    ['connect', 'recommendations'],
    ['member_directory', 'public'],
    ['messaging', 'group_messaging_enabled'],
    ['messaging', 'voice_messages_enabled'],
    ['messaging', 'require_connection_before_messaging'],
  ] as const;
  const settings = ['ios_app_enabled', 'enforce_otp_for_signup', 'allow_members_to_go_live'] as const;
  for (const wanted of [true, false]) {
    const responses = await storm(running, (client) => {
      const turn = client % 10;
      const [group, name] = connect[turn] ?? [];
      if (group !== undefined) return ['PATCH', '/settings/connect', { [group]: { [name ?? '']: wanted } }];
      if (turn === 6) return ['PUT', '/chat_preferences', { member_to_member_messaging_enabled: wanted }];
      return ['PUT', '/community', { community: {}, community_setting: { [settings[turn - 7] ?? '']: wanted } }];
    });
    expect(tally(responses)).toEqual({ 200: CLIENTS });
    const now = await api.connectSettings.get();
    for (const [group, name] of connect) expect(at(now, group, name), `${group}.${name}`).toBe(wanted);
    expect((await api.chatPreferences.get()).member_to_member_messaging_enabled).toBe(wanted);
    const { community_setting } = await api.community.get();
    for (const name of settings) expect(at(community_setting, name), name).toBe(wanted);
  }
});

test('preserves concurrent updates of different fields of spaces and members', async () => {
  const { api } = running.ours;
  const space = await addSpace(running, running.ours, 'basic');
  const fields = ['is_private', 'is_hidden', 'hide_sorting', 'hide_right_sidebar', 'hide_members_count'] as const;
  const responses = await storm(running, (client) => ['PUT', `/spaces/${space}`, { [fields[client % 5] ?? '']: true }]);
  expect(tally(responses)).toEqual({ 200: CLIENTS });
  const changed = await api.spaces.get({ path: { id: space } });
  for (const name of fields) expect(at(changed, name), name).toBe(true);
  const { id } = await addMember(running, running.ours, 'Many Sided');
  const columns = ['messaging_enabled_by_admin', 'visible_in_member_directory', 'make_my_email_public'] as const;
  for (const wanted of [true, false]) {
    const put = await storm(running, (client) => [
      'PUT',
      `/community_members/${id}`,
      client % 4 === 3
        ? { headline: `Bakes ${String(wanted)}` }
        : { preferences: { [columns[client % 4] ?? '']: wanted } },
    ]);
    expect(tally(put)).toEqual({ 200: CLIENTS });
    const kept = await running.service.database.db
      .selectFrom('members')
      .select([...columns, 'headline'])
      .where('community_id', '=', running.ours.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const name of columns) expect(kept[name], name).toBe(wanted);
    expect(kept.headline).toBe(`Bakes ${String(wanted)}`);
  }
});

test('stores one complete lesson order from concurrent reorder requests', async () => {
  const { api } = running.ours;
  const space_id = await addSpace(running, running.ours, 'course');
  const sections: number[] = [];
  const lessons: number[] = [];
  for (const name of ['One', 'Two']) sections.push((await api.courseSections.create({ body: { name, space_id } })).id);
  const made = await storm(running, (client) => [
    'POST',
    '/course_lessons',
    { section_id: sections[client % 2], name: `Lesson ${client}` },
  ]);
  for (const { body } of made) lessons.push(Number(at(body, 'id')));
  const orders = Array.from({ length: CLIENTS }, (_, client) => {
    const turned = [...lessons.slice(client), ...lessons.slice(0, client)];
    const order = [
      { section_id: sections[client % 2], lesson_ids: turned.slice(0, 20) },
      { section_id: sections[(client + 1) % 2], lesson_ids: turned.slice(20) },
    ];
    return { order, text: turned.join(), first: order[0]?.section_id };
  });
  const responses = await storm(running, (client) => [
    'PUT',
    '/course_lessons/reorder',
    { space_id, new_order: orders[client]?.order },
  ]);
  expect(tally(responses)).toEqual({ 200: CLIENTS });
  const { records } = await api.courseLessons.list({ query: { space_id, per_page: 100 } });
  const kept = orders.find(({ text }) => text === records.map(({ id }) => id).join());
  expect(kept, 'the order is a mixture').toBeDefined();
  expect(records[0]?.section_id).toBe(kept?.first);
});

test('assigns unique positions to lessons and sections created concurrently', async () => {
  const { api } = running.ours;
  const space_id = await addSpace(running, running.ours, 'course');
  const { id: section_id } = await api.courseSections.create({ body: { name: 'One', space_id } });
  await storm(running, (client) =>
    client % 3 === 0
      ? ['POST', '/course_sections', { name: `Section ${client}`, space_id }]
      : ['POST', '/course_lessons', { section_id, name: `Lesson ${client}` }],
  );
  const { db } = running.service.database;
  const of = (rows: readonly { position: number }[]) => new Set(rows.map(({ position }) => position)).size;
  const sections = await db.selectFrom('course_sections').select('position').where('space_id', '=', space_id).execute();
  const lessons = await db
    .selectFrom('course_lessons')
    .select('position')
    .where('section_id', '=', section_id)
    .execute();
  expect([of(sections), sections.length]).toEqual([18, 18]);
  expect([of(lessons), lessons.length]).toEqual([33, 33]);
});

test('leaves one membership per space after concurrent joins and removals', async () => {
  const { api } = running.ours;
  const group = await api.spaceGroups.create({
    body: { name: 'Group', slug: unique(), add_members_to_space_group_on_space_join: true },
  });
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { space } = await api.spaces.create({ body: { name: 'S', slug: unique(), space_group_id: group.id } });
    ids.push(space.id);
  }
  const { id, email } = await addMember(running, running.ours, 'Joiner');
  const [first = 0] = ids;
  await storm(running, (client) => {
    const backwards = client % 2 === 0 ? ids : ids.toReversed();
    if (client % 5 === 0) return ['PUT', `/community_members/${id}`, { space_ids: backwards }];
    if (client % 5 === 1) return ['DELETE', `/space_members?space_id=${first}&email=${encodeURIComponent(email)}`];
    if (client % 5 === 2) return ['POST', '/space_group_members', { space_group_id: group.id, email }];
    if (client % 5 === 3) return ['POST', '/community_members', { email, name: 'X', space_ids: backwards }];
    return ['POST', '/space_members', { space_id: ids[client % 3], email }];
  });
  const responses = await storm(running, () => ['POST', '/space_members', { space_id: first, email }]);
  expect(tally(responses)).toEqual({ 200: CLIENTS });
  for (const space_id of ids) {
    const { records } = await api.spaceMembers.list({ query: { space_id, per_page: 100 } });
    expect(records.filter(({ community_member_id }) => community_member_id === id)).toHaveLength(1);
  }
});

test('stores concurrent messages between the same members in one chat room', async () => {
  const { api } = running.ours;
  const rich_text_body = {
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hi' }] }] },
  };
  const reader = await addMember(running, running.ours, 'Reader');
  const body = { user_email: reader.email, rich_text_body };
  const responses = await storm(running, () => ['POST', '/messages', body]);
  expect(tally(responses)).toEqual({ 200: CLIENTS });
  const rooms = new Set(responses.map(({ body: of }) => at(of, 'chat_room_message', 'chat_room_uuid')));
  expect(rooms.size).toBe(1);
  const [chat_room_uuid] = rooms;
  const third = await addMember(running, running.ours, 'Third');
  const old = { chat_room_uuid, user_email: third.email, rich_text_body, sent_at: '2025-05-20T18:30:00Z' };
  const mixed = await storm(running, (client) =>
    client % 2 === 0 ? ['POST', '/chat_room_message_imports', old] : ['POST', '/messages', body],
  );
  expect(tally(mixed)).toEqual({ 200: CLIENTS / 2, 201: CLIENTS / 2 });
  const { records } = await api.chatRooms.list({ query: { per_page: 100 } });
  expect(records.filter(({ uuid }) => uuid === chat_room_uuid)).toMatchObject([{ kind: 'group', members_count: 3 }]);
});
