/** Events: single and recurring events, attendees and notifications. */
import type { EventAttributes, EventRecurrenceAttributes } from '@community-platform/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, addSpace, readOutbox } from './business-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
let space: number;
beforeAll(async () => {
  running = await startService();
  space = await addSpace(running, running.ours, 'event');
});
afterAll(() => running.close());

const root = '/api/admin/v2';
async function statusOf(method: string, path: string, body?: unknown) {
  return (await running.send(method, `${root}${path}`, body)).status;
}

function create(event: Partial<EventAttributes> = {}, space_id = space) {
  return running.ours.api.events.create({
    body: { space_id, event: { name: 'Rye bake-along', space_id, status: 'published', ...event } },
  });
}

async function topic(community = running.ours) {
  return (
    await running.service.database.db
      .insertInto('topics')
      .values({ community_id: community.id, name: 'Rye' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

test('stores all event settings and updates only the given fields', async () => {
  const { api, ownerId, ownerEmail, id: communityId } = running.ours;
  const rye = await topic();
  const ines = await addMember(running, running.ours, 'Ines Marrowby');
  const settings = {
    starts_at: '2025-06-07T09:00:00.000Z',
    duration_in_seconds: 5400,
    host: 'Ines',
    location_type: 'virtual' as const,
    virtual_location_url: 'https://us02.zoom.us/j/1',
    hide_attendees: true,
    send_email_reminder: true,
    confirmation_message_title: 'See you there',
  };
  const event = await create({
    body: '<p>One dough.</p>',
    topics: [rye, rye],
    user_id: ines.userId,
    cover_image: 'https://files.example/cover.png',
    event_setting_attributes: settings,
    meta_tag_attributes: { meta_title: 'Rye' },
  });
  expect(event).toMatchObject({
    ...settings,
    name: 'Rye bake-along',
    slug: 'rye-bake-along',
    body: '<p>One dough.</p>',
    topics: [rye],
    user_id: ines.userId,
    community_member_id: ines.id,
    member_email: ines.email,
    cover_image_url: 'https://files.example/cover.png',
    ends_at: '2025-06-07T10:30:00.000Z',
    integration_display_title: 'Zoom',
    space: { id: space, community_id: communityId },
    meta_tag_attributes: { meta_title: 'Rye', meta_description: null },
  });
  expect(event.url).toBe(`${running.base}/c/${event.space.slug}/rye-bake-along`);
  const { confirmation_message_title, ...kept } = settings;
  const changed = await api.events.update({
    path: { id: event.id },
    body: {
      space_id: space,
      event: {
        name: 'Spelt',
        space_id: space,
        status: 'draft',
        topics: [],
        event_setting_attributes: { confirmation_message_title: null, duration_in_seconds: 60 },
        meta_tag_attributes: { meta_description: 'D' },
      },
    },
  });
  expect(changed).toMatchObject({
    ...kept,
    name: 'Spelt',
    slug: 'rye-bake-along',
    topics: [],
    duration_in_seconds: 60,
    confirmation_message_title: null,
    meta_tag_attributes: { meta_title: 'Rye', meta_description: 'D' },
  });
  expect(confirmation_message_title).toBeDefined();
  expect(await api.events.get({ path: { id: event.id } })).toEqual(changed);
  const other = await create();
  expect(other).toMatchObject({ slug: 'rye-bake-along-2', member_email: ownerEmail, community_member_id: ownerId });
});

test('returns 422 for invalid events and 404 for unknown ones', async () => {
  const theirSpace = await addSpace(running, running.theirs, 'event');
  const basic = await addSpace(running, running.ours, 'basic');
  const refusals: [body: Partial<EventAttributes>, spaceId?: number][] = [
    [{ space_id: basic }],
    [{ space_id: basic }, basic],
    [{ space_id: theirSpace }, theirSpace],
    [{ event_type: 'recurring' }],
    [{ event_type: 'recurring', recurring_setting_attributes: { occurrences: 3 } }],
    [{ topics: [await topic(running.theirs)] }],
    [{ user_id: 1 }],
    [{ slug: 'a/b' }],
    [{ event_setting_attributes: { starts_at: '9999-12-31T23:59:59Z' } }],
    [{ event_setting_attributes: { starts_at: '2016-12-31T23:59:60Z' } }],
    [{ event_setting_attributes: { rsvp_limit_enabled: true } }],
    [{ paywall_attributes: { currency_id: 99 } }],
    [{ attendee_invite_attributes: { invited_cohost_ids: [running.theirs.ownerId] } }],
    [{ attendee_invite_attributes: { invited_entities_ids: { spaces_ids: [theirSpace] } } }],
  ];
  for (const [event, space_id = space] of refusals) {
    const body = { space_id, event: { name: 'X', space_id: space, status: 'draft', ...event } };
    expect([event, await statusOf('POST', '/events', body)]).toEqual([event, 422]);
  }
  const named = { name: 'X', status: 'draft' };
  expect(await statusOf('POST', '/events', { event: named })).toBe(422);
  expect(await statusOf('POST', '/events', { event: { ...named, space_id: space } })).toBe(201);
  expect(await statusOf('POST', '/events', { event: named, space_id: space })).toBe(201);
  const mine = await create({ slug: 'mine' });
  const body = { space_id: space, event: { name: 'X', space_id: space, status: 'draft', slug: 'mine' } };
  expect(await statusOf('POST', '/events', body)).toBe(422);
  const free = await create({ slug: 'free' });
  expect((await running.send('PUT', `/api/admin/v2/events/${free.id}`, body)).body).toMatchObject({
    message: 'A record with these values already exists',
    error_details: { slug: ['is taken'] },
  });
  expect((await running.ours.api.events.get({ path: { id: free.id } })).slug).toBe('free');
  expect(await statusOf('DELETE', `/events/${mine.id}?space_id=${basic}`)).toBe(404);
  expect(await statusOf('DELETE', `/events/${mine.id}`)).toBe(400);
  expect(await running.ours.api.events.delete({ path: { id: mine.id }, query: { space_id: space } })).toEqual({
    message: expect.any(String),
  });
  const hers = await running.theirs.api.events.create({
    body: { space_id: theirSpace, event: { name: 'T', space_id: theirSpace, status: 'draft' } },
  });
  for (const id of [mine.id, hers.id, 999_999]) {
    expect(await statusOf('GET', `/events/${id}`)).toBe(404);
    expect(await statusOf('PUT', `/events/${id}`, body)).toBe(404);
    expect(await statusOf('POST', `/spaces/${space}/events/${id}/duplicate`, { event: { space_id: space } })).toBe(404);
  }
  expect(await statusOf('GET', `/events?space_id=${theirSpace}`)).toBe(404);
});

test('lists events by space and date range in the requested order', async () => {
  const { api } = running.ours;
  const here = await addSpace(running, running.ours, 'event');
  const days = ['2025-06-30T23:59:59.000Z', '2025-06-01T00:00:00.000Z', '2025-07-01T00:00:00.000Z'];
  for (const starts_at of days) await create({ event_setting_attributes: { starts_at } }, here);
  const list = async (query: object) =>
    (await api.events.list({ query: { space_id: here, ...query } })).records.map(({ starts_at }) => starts_at);
  expect(await list({})).toEqual(days.toReversed());
  expect(await list({ sort: 'oldest' })).toEqual(days);
  expect(await list({ sort: 'start_date' })).toEqual([days[1], days[0], days[2]]);
  expect(await list({ sort: 'start_date_desc', per_page: 2 })).toEqual([days[2], days[0]]);
  expect(
    await list({
      sort: 'start_date',
      'filter_date[start_date]': '2025-06-01',
      'filter_date[end_date]': '2025-06-30',
    }),
  ).toEqual([days[1], days[0]]);
});

test('creates one event per occurrence and updates one, the remaining or all of them', async () => {
  const { api } = running.ours;
  const here = await addSpace(running, running.ours, 'event');
  const starts_at = '2025-01-31T17:00:00.000Z';
  const first = await create(
    {
      event_type: 'recurring',
      event_setting_attributes: { starts_at, rsvp_limit_enabled: true, rsvp_limit: 2, ticket_type: 'paid' },
      recurring_setting_attributes: { frequency: 'monthly', occurrences: 3 },
      paywall_attributes: { currency_id: 2, price_amount: 12.5 },
    },
    here,
  );
  const list = async () =>
    (await api.events.list({ query: { space_id: here, sort: 'start_date' } })).records.map((of) => [
      of.name,
      of.starts_at.slice(0, 13),
    ]);
  const name = 'Rye bake-along';
  expect(await list()).toEqual([
    [name, '2025-01-31T17'],
    [name, '2025-02-28T17'],
    [name, '2025-03-31T17'],
  ]);
  const { records } = await api.events.list({ query: { space_id: here, sort: 'start_date' } });
  const second = records[1]?.id ?? 0;
  const update = (id: number, event: Partial<EventAttributes>) =>
    api.events.update({
      path: { id },
      body: { space_id: here, event: { name, space_id: here, status: 'draft', ...event } },
    });
  await update(second, { name: 'One' });
  expect((await list()).map(([of]) => of)).toEqual([name, 'One', name]);
  await update(second, {
    name: 'Two',
    event_setting_attributes: { starts_at: '2025-02-28T18:00:00.000Z' },
    recurring_setting_attributes: { edit_mode: 'remaining' },
  });
  expect(await list()).toEqual([
    [name, '2025-01-31T17'],
    ['Two', '2025-02-28T18'],
    ['Two', '2025-03-31T18'],
  ]);
  await update(second, { name: 'All', recurring_setting_attributes: { edit_mode: 'all' } });
  expect((await list()).map(([of]) => of)).toEqual(['All', 'All', 'All']);
  await expect(
    update(second, { recurring_setting_attributes: { frequency: 'weekly', occurrences: 4 } }),
  ).rejects.toMatchObject({ status: 422 });
  await update(second, {
    name: 'W',
    recurring_setting_attributes: { frequency: 'weekly', occurrences: 4, edit_mode: 'remaining' },
  });
  expect((await list()).map(([, at]) => at)).toEqual([
    '2025-01-31T17',
    '2025-02-28T18',
    '2025-03-07T18',
    '2025-03-14T18',
    '2025-03-21T18',
  ]);
  const rows = await running.service.database.db
    .selectFrom('events')
    .select(['ticket_amount_in_cents', 'rsvp_limit'])
    .where('space_id', '=', first.space.id)
    .execute();
  expect(rows).toEqual(Array.from({ length: 5 }, () => ({ ticket_amount_in_cents: 1250, rsvp_limit: 2 })));
});

test.each<[rule: EventRecurrenceAttributes, count: number, last: string]>([
  [{ frequency: 'weekly', ends_at: '2025-03-17T16:59:59.999Z' }, 2, '2025-03-10'],
  [{ frequency: 'weekly', ends_at: '2025-03-17T17:00:00.000Z' }, 3, '2025-03-17'],
  [{ frequency: 'weekly', ends_at: '2025-03-17T17:00:00.000Z', occurrences: 2 }, 2, '2025-03-10'],
  // Starts on a Monday and skips the weekend.
  [{ frequency: 'weekday', occurrences: 5 }, 5, '2025-03-07'],
  [{ frequency: 'weekday', occurrences: 6 }, 6, '2025-03-10'],
  // Without an end, the series covers one year or 52 occurrences.
  [{ frequency: 'monthly' }, 13, '2026-03-03'],
  [{ frequency: 'daily' }, 52, '2025-04-23'],
])(
  'ends a series at its last date or after its number of occurrences: %j',
  async (recurring_setting_attributes, count, last) => {
    const { api } = running.ours;
    const here = await addSpace(running, running.ours, 'event');
    const event_setting_attributes = { starts_at: '2025-03-03T17:00:00.000Z' };
    await create({ event_type: 'recurring', event_setting_attributes, recurring_setting_attributes }, here);
    const { records } = await api.events.list({ query: { space_id: here, sort: 'start_date', per_page: 100 } });
    expect([records.length, records.at(-1)?.starts_at]).toEqual([count, `${last}T17:00:00.000Z`]);
  },
);

test('duplicates an event as a draft without attendees', async () => {
  const { api } = running.ours;
  const rye = await topic();
  const event = await create({ topics: [rye], event_setting_attributes: { send_publish_email: false } });
  await api.eventAttendees.add({ body: { event_id: event.id, member_email: running.ours.ownerEmail } });
  const copy = await api.events.duplicate({
    path: { space_id: space, id: event.id },
    body: { event: { space_id: space } },
  });
  expect(copy).toMatchObject({ name: event.name, slug: `${event.slug}-copy`, topics: [rye] });
  expect((await api.eventAttendees.list({ query: { event_id: copy.id } })).count).toBe(0);
  const path = `/spaces/${space}/events/${event.id}/duplicate`;
  const basic = await addSpace(running, running.ours, 'basic');
  expect(await statusOf('POST', path, { event: { space_id: basic } })).toBe(422);
  expect(await statusOf('POST', path.replace(`${space}`, `${basic}`), { event: { space_id: space } })).toBe(404);
});

test('notifies space members, invited members and co-hosts once when an event is published', async () => {
  const { ours } = running;
  const here = await addSpace(running, ours, 'event');
  const [tobin, ines, gone] = await Promise.all([
    addMember(running, ours, 'Tobin Fennick'),
    addMember(running, ours, 'Ines Marrowby'),
    addMember(running, ours, 'Gone', { active: false }),
  ]);
  for (const { id } of [tobin, gone])
    await running.service.database.db
      .insertInto('space_members')
      .values({ community_id: ours.id, space_id: here, member_id: id })
      .execute();
  const event = await create(
    {
      status: 'draft',
      event_setting_attributes: { send_publish_email: true },
      attendee_invite_attributes: { invited_entities_ids: { members_ids: [ines.id] }, invited_cohost_ids: [tobin.id] },
    },
    here,
  );
  const readMails = async () =>
    (await readOutbox(running, ours))
      .filter(({ recipient }) => [tobin.email, ines.email, gone.email].includes(recipient))
      .map(({ recipient, subject }) => `${recipient} ${subject}`)
      .toSorted();
  expect(await readMails()).toEqual([]);
  const publish = { name: event.name, space_id: here, status: 'published' as const };
  const mails = [
    `${ines.email} You are invited to ${event.name}`,
    `${tobin.email} New event: ${event.name}`,
    `${tobin.email} You are a co-host of ${event.name}`,
  ];
  for (let count = 0; count < 2; count += 1) {
    await ours.api.events.update({ path: { id: event.id }, body: { space_id: here, event: publish } });
    expect(await readMails()).toEqual(mails);
  }
});

test('returns 422 with the limit when an event is full', async () => {
  const event = await create({ event_setting_attributes: { rsvp_limit_enabled: true, rsvp_limit: 1 } });
  const [one, two] = [await addMember(running, running.ours, 'One'), await addMember(running, running.ours, 'Two')];
  const add = ({ email }: { readonly email: string }) =>
    running.ours.api.eventAttendees.add({ body: { member_email: email, event_id: event.id } });
  await add(one);
  await expect(add(two)).rejects.toMatchObject({ status: 422, body: { message: 'The event is full: its limit is 1' } });
});

test('accepts attendees up to the limit and removes them again', async () => {
  const { ours } = running;
  const { api } = ours;
  const event = await create({
    event_setting_attributes: { rsvp_limit_enabled: true, rsvp_limit: 3, send_email_confirmation: true },
  });
  const members = await Promise.all(
    Array.from({ length: 8 }, (_, index) => addMember(running, ours, `Guest ${index}`)),
  );
  const add = (member_email: string, event_id: number | string = String(event.id)) =>
    statusOf('POST', '/event_attendees', { member_email, event_id });
  const statuses = await Promise.all(members.map(({ email }) => add(email)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  const { records, count } = await api.eventAttendees.list({ query: { event_id: event.id, per_page: 2 } });
  expect(count).toBe(3);
  const [one] = records;
  expect(one).toMatchObject({ event_id: event.id, event_name: event.name, headline: '', member_avatar_url: null });
  const email = one?.member_email ?? '';
  expect(await add(email)).toBe(200);
  const mails = (await readOutbox(running, ours)).filter(({ recipient }) => recipient === email);
  expect(mails).toMatchObject([{ subject: `You are attending ${event.name}` }]);
  await api.eventAttendees.remove({ body: { event_id: event.id, member_email: email } });
  expect((await api.eventAttendees.list({ query: { event_id: event.id } })).count).toBe(2);
  const body = { event_id: event.id, member_email: email };
  expect(await statusOf('DELETE', '/event_attendees', body)).toBe(404);
  expect(await add('nobody@example.com')).toBe(404);
  expect(await add(running.theirs.ownerEmail)).toBe(404);
  expect(await add(email, 'x')).toBe(404);
  expect(await add(email, 999_999)).toBe(404);
  expect(await statusOf('GET', '/event_attendees?event_id=999999')).toBe(404);
  const closed = await create({ event_setting_attributes: { rsvp_disabled: true } });
  expect(await add(email, closed.id)).toBe(422);
});
