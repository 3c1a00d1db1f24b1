/**
 * Identifiers that a request contains twice, in two places or two forms. Equal ones are accepted, and different ones
 * are rejected.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, addSpace, type TestMember } from './business-support.js';
import { textOf } from './content-support.js';
import { type RunningService, startService } from './support.js';

const ADMIN = '/api/admin/v2';

let running: RunningService;
let [tobin, ines]: (TestMember | undefined)[] = [];
function memberOf(member: TestMember | undefined): TestMember {
  if (member === undefined) throw new Error('There is no such member');
  return member;
}
beforeAll(async () => {
  running = await startService();
  tobin = await addMember(running, running.ours, 'Tobin');
  ines = await addMember(running, running.ours, 'Ines');
});
afterAll(() => running.close());

async function statusOf(method: string, path: string, body?: unknown) {
  return (await running.send(method, `${ADMIN}${path}`, body)).status;
}

test('removes an attendee named in the query, in the body, or partly in both', async () => {
  const { email } = memberOf(tobin);
  const space_id = await addSpace(running, running.ours, 'event');
  const settings = { starts_at: '2130-01-01T00:00:00Z' };
  const event = { name: 'E', status: 'published' as const, event_setting_attributes: settings };
  const { id } = await running.ours.api.events.create({ body: { space_id, event } });
  const inQuery = `?member_email=${encodeURIComponent(email)}&event_id=${id}`;
  const forms: [query: string, body: object | undefined][] = [
    [inQuery, undefined],
    ['', { member_email: email, event_id: id }],
    ['', { member_email: email, event_id: String(id) }],
    [`?event_id=${id}`, { member_email: email }],
    [inQuery, { member_email: email, event_id: id }],
  ];
  for (const [query, body] of forms) {
    await running.ours.api.eventAttendees.add({ body: { member_email: email, event_id: id } });
    expect(await statusOf('DELETE', `/event_attendees${query}`, body), query).toBe(200);
    expect((await running.ours.api.eventAttendees.list({ query: { event_id: id } })).count).toBe(0);
    expect(await statusOf('DELETE', `/event_attendees${query}`, body), query).toBe(404);
  }
  await running.ours.api.eventAttendees.add({ body: { member_email: email, event_id: id } });
  const refused: [query: string, body: object | undefined][] = [
    [inQuery, { event_id: id + 1 }],
    [inQuery, { member_email: memberOf(ines).email }],
    ['', undefined],
    ['', {}],
    [`?event_id=${id}`, undefined],
  ];
  for (const [query, body] of refused)
    expect(await statusOf('DELETE', `/event_attendees${query}`, body), query).toBe(422);
  expect((await running.ours.api.eventAttendees.list({ query: { event_id: id } })).count).toBe(1);
});

test('duplicates a segment with a title from the query or the body', async () => {
  const { id } = await running.ours.api.segments.create({
    body: { title: 'All', visible: true, rules: { rule_type: 'all_members', rules: [] } },
  });
  const duplicate = (query: string, body?: object) =>
    running.send('POST', `${ADMIN}/community_segments/${id}/duplicate${query}`, body);
  for (const [query, body] of [
    ['?title=Copy', undefined],
    ['', { title: 'Copy' }],
    ['?title=Copy', { title: 'Copy' }],
    ['?title=Copy', {}],
  ] as const) {
    const { status, body: copy } = await duplicate(query, body);
    expect([status, Object(copy).title], query).toEqual([200, 'Copy']);
  }
  for (const [query, body] of [
    ['', undefined],
    ['', {}],
    ['?title=%20', undefined],
    ['?title=Copy', { title: 'Other' }],
  ] as const)
    expect((await duplicate(query, body)).status, query).toBe(422);
});

test('returns 422 for an author whose e-mail address and id belong to different members', async () => {
  const group = await running.ours.api.spaceGroups.create({ body: { name: 'G', slug: `named-${running.ours.id}` } });
  const { space } = await running.ours.api.spaces.create({
    body: { name: 'S', slug: `named-${running.ours.id}`, space_group_id: group.id, space_type: 'basic' },
  });
  const post = (names: object) =>
    statusOf('POST', '/posts', { space_id: space.id, name: 'P', tiptap_body: textOf('x'), ...names });
  const { email, userId } = memberOf(tobin);
  for (const names of [
    { user_email: email },
    { user_id: userId },
    { user_email: email.toUpperCase(), user_id: userId },
  ])
    expect(await post(names)).toBe(200);
  expect(await post({ user_email: email, user_id: memberOf(ines).userId })).toBe(422);
});

test('returns 422 for identifiers of two different members in a space list or segment rule', async () => {
  const { email, id } = memberOf(tobin);
  const other = memberOf(ines);
  const spaces = (memberId: number) =>
    statusOf('GET', `/community_member_spaces?community_member_id=${memberId}&user_email=${encodeURIComponent(email)}`);
  expect([await spaces(id), await spaces(other.id)]).toEqual([200, 422]);
  const select = (rules: object[]) =>
    statusOf('POST', '/community_segments', {
      title: 'T',
      visible: true,
      rules: { rule_type: 'selected_members', rules },
    });
  expect(await select([{ email, community_member_id: id }])).toBe(201);
  expect(await select([{ email: 'who-was@example.com', community_member_id: id }])).toBe(201);
  expect(await select([{ email, community_member_id: other.id }])).toBe(422);
});

test('a member search without a body uses the defaults', async () => {
  const { access_token } = await running.ours.api.authTokens.create({
    body: { community_member_id: memberOf(tobin).id },
  });
  const search = (body?: object) =>
    running.send('POST', '/api/headless/v1/search/community_members', body, access_token);
  const [without, empty] = [await search(), await search({})];
  expect([without.status, without.body]).toEqual([200, empty.body]);
  expect(Object(without.body).total_count).toBeGreaterThan(1);
});
