/**
 * Concurrent requests for the same records: each gets a response as if the requests were sequential, and no change is
 * left incomplete.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../support/long.js';
import { addMember, addSpace, once, priceOf, putOnSale } from './business-support.js';
import { at, storm, tally } from './concurrent-requests.js';
import { textOf } from './content-support.js';
import { createManualClock, DAY } from './manual-clock.js';
import { recount } from './recount.js';
import { type Pair, startPair } from './two-services.js';

const { clock, now, advance } = createManualClock('2026-02-01T12:00:00Z');

let running: Pair;
beforeAll(async () => {
  running = await startPair({ clock });
});
afterAll(() => running.close());

const AT_ONCE = 20;
function unique(): string {
  return Math.random().toString(36).slice(2, 10);
}
async function check(): Promise<void> {
  return expect(await recount(running.service.database.db, running.ours.id, now())).toEqual({});
}

async function addPost(): Promise<number> {
  const space_id = await addSpace(running, running.ours, 'basic');
  return (await running.ours.api.posts.create({ body: { space_id, name: 'Rye' } })).post.id;
}

/** Sends concurrent requests. Most create parts of a record; the sixth and the sixteenth delete the record. */
async function meet(
  make: (client: number) => readonly [method: string, path: string, body?: unknown],
  remove: readonly [method: string, path: string, body?: unknown],
): Promise<Record<number, number>> {
  const responses = await storm(running, (client) => (client % 10 === 5 ? remove : make(client)), AT_ONCE);
  return tally(responses.filter((_, client) => client % 10 !== 5));
}

test('returns 404 or 422 for adding to a record that is deleted concurrently', async () => {
  const { api } = running.ours;
  for (let round = 0; round < runs(2, 10); round += 1) {
    const { email } = await addMember(running, running.ours, 'Guest');
    const post = await addPost();
    const comment = { post_id: post, body: '<p>Rye</p>' };
    const said = await meet(() => ['POST', '/comments', comment], ['DELETE', `/posts/${post}`]);
    expect([201, 404], JSON.stringify(said)).toEqual(expect.arrayContaining(Object.keys(said).map(Number)));
    const space_id = await addSpace(running, running.ours, 'course');
    const { id: section_id } = await api.courseSections.create({ body: { name: 'One', space_id } });
    const lessons = await meet(
      () => ['POST', '/course_lessons', { section_id, name: 'Lesson' }],
      ['DELETE', `/course_sections/${section_id}`],
    );
    expect([201, 404], JSON.stringify(lessons)).toEqual(expect.arrayContaining(Object.keys(lessons).map(Number)));
    const posts = await meet(
      (client) => ['POST', '/posts', { space_id, name: `Rye ${client}`, user_email: email }],
      ['DELETE', `/spaces/${space_id}`],
    );
    expect([200, 404], JSON.stringify(posts)).toEqual(expect.arrayContaining(Object.keys(posts).map(Number)));
    const tag = await api.memberTags.create({ body: { name: unique() } });
    const tagged = await meet(
      () => ['POST', '/tagged_members', { member_tag_id: tag.id, user_email: email }],
      ['DELETE', `/member_tags/${tag.id}`],
    );
    expect([201, 404], JSON.stringify(tagged)).toEqual(expect.arrayContaining(Object.keys(tagged).map(Number)));
    const group = await api.spaceGroups.create({ body: { name: 'Group', slug: unique() } });
    const spaces = await meet(
      () => ['POST', '/spaces', { name: 'S', slug: unique(), space_group_id: group.id }],
      ['DELETE', `/space_groups/${group.id}`],
    );
    expect([200, 422], JSON.stringify(spaces)).toEqual(expect.arrayContaining(Object.keys(spaces).map(Number)));
  }
  await check();
});

test("updates the activity score of commenters when a post's author is deleted", async () => {
  const { api } = running.ours;
  const { id, email } = await addMember(running, running.ours, 'Baker');
  const space_id = await addSpace(running, running.ours, 'basic');
  const { post } = await api.posts.create({ body: { space_id, name: 'Rye', user_email: email } });
  await api.comments.create({ body: { post_id: post.id, body: '<p>One</p>' } });
  await check();
  await api.members.delete({ path: { id } });
  await check();
});

test('offers a topic in a space when the topic and the space are updated concurrently', async () => {
  const { api } = running.ours;
  const space_id = await addSpace(running, running.ours, 'basic');
  const topic = await api.topics.create({ body: { name: 'Rye' } });
  const responses = await storm(
    running,
    (client) =>
      client % 2 === 0
        ? ['PUT', `/spaces/${space_id}`, { topics: [topic.id] }]
        : ['PUT', `/topics/${topic.id}`, { name: 'Rye', space_ids: [space_id] }],
    AT_ONCE,
  );
  expect(tally(responses)).toEqual({ 200: AT_ONCE });
});

test('assigns unique positions to profile fields created concurrently', async () => {
  const responses = await storm(
    running,
    () => [
      'POST',
      '/profile_fields',
      {
        profile_field: {
          label: 'Flour',
          field_type: 'text',
          key: `flour_${unique()}`,
          required: false,
          allow_null: true,
          pages_attributes: [{ name: 'signup', visible: true }],
        },
      },
    ],
    AT_ONCE,
  );
  expect(tally(responses)).toEqual({ 201: AT_ONCE });
  await check();
});

test('keeps the notes about a lead who joins concurrently', async () => {
  const { api } = running.ours;
  for (let round = 0; round < runs(2, 10); round += 1) {
    const email = `lead-${unique()}@example.com`;
    const lead = await api.leads.create({ body: { email, name: 'Lead' } });
    const responses = await storm(
      running,
      (client) =>
        client % 10 === 5
          ? ['POST', '/community_members', { email, name: 'Lead', skip_invitation: true }]
          : ['POST', `/contacts/${lead.id}/contact_notes`, { tiptap_body: textOf('Bakes') }],
      AT_ONCE,
    );
    const written = responses.filter(({ status }, client) => client % 10 !== 5 && status === 201);
    const { id } = await api.members.find({ query: { email } });
    const { count } = await api.contactNotes.list({ path: { contact_id: String(id) } });
    expect(count).toBe(written.length);
  }
});

test('grants exactly the paid access after concurrent purchases and refunds', async () => {
  const { api } = running.ours;
  const group = await api.accessGroups.create({ body: { access_group: { name: unique() } } });
  const more = { prices: [once], access_groups_enabled: true, access_group_ids: [group.id] };
  const [one, other] = [await putOnSale(running.ours, more), await putOnSale(running.ours, more)];
  const buyers: { id: number; charge: number }[] = [];
  for (let count = 0; count < AT_ONCE; count += 1) {
    const { id } = await addMember(running, running.ours, 'Buyer');
    const bought = { community_member_id: id, paywall_price_id: priceOf(one) };
    buyers.push({ id, charge: (await api.charges.create({ body: bought })).id });
  }
  await storm(
    running,
    (client) => {
      const { id, charge } = buyers[client >> 1] ?? { id: 0, charge: 0 };
      return client % 2 === 0
        ? ['POST', '/community_member_charges', { community_member_id: id, paywall_price_id: priceOf(other) }]
        : ['POST', `/community_member_charges/${charge}/refund`, { reason: 'duplicate', reason_details: 'Twice' }];
    },
    2 * AT_ONCE,
  );
  const { count } = await api.accessGroupMembers.list({ path: { access_group_id: group.id } });
  expect(count).toBe(AT_ONCE);
});

test('deletes a coupon when its last two paywalls are deleted concurrently', async () => {
  const { api } = running.ours;
  for (let round = 0; round < runs(4, 20); round += 1) {
    const ids = [(await putOnSale(running.ours)).id, (await putOnSale(running.ours)).id];
    const body = { code: unique(), discount_type: 'percentage' as const, percent_off: 50, paywall_ids: ids };
    const { id } = await api.paywallCoupons.create({ body });
    await storm(running, (client) => ['DELETE', `/paywalls/${ids[client]}`], 2);
    await expect(api.paywallCoupons.get({ path: { id } })).rejects.toMatchObject({ status: 404 });
  }
});

test('deletes an event series when all of its events are deleted concurrently', async () => {
  const { api } = running.ours;
  const space_id = await addSpace(running, running.ours, 'event');
  const recurring = {
    event_type: 'recurring' as const,
    recurring_setting_attributes: { frequency: 'daily' as const, occurrences: AT_ONCE },
  };
  await api.events.create({ body: { space_id, event: { name: 'Oven', space_id, status: 'published', ...recurring } } });
  const { records } = await api.events.list({ query: { space_id, per_page: 100 } });
  expect(records).toHaveLength(AT_ONCE);
  const responses = await storm(
    running,
    (client) => ['DELETE', `/events/${records[client]?.id}?space_id=${space_id}`],
    AT_ONCE,
  );
  expect(tally(responses)).toEqual({ 200: AT_ONCE });
  await check();
});

test('charges due renewals once and shows them in every concurrent response', async () => {
  const { api } = running.ours;
  const daily = { price_type: 'subscription' as const, amount_in_cents: 300, interval: 'daily' as const };
  const paywall = await putOnSale(running.ours, { prices: [{ ...daily, interval_count: 1, display_name: 'Daily' }] });
  for (let count = 0; count < 3; count += 1) {
    const { id } = await addMember(running, running.ours, 'Subscriber');
    await api.subscriptions.create({ body: { community_member_id: id, paywall_price_id: priceOf(paywall) } });
  }
  advance(5 * DAY);
  const list = `/community_member_subscriptions?sort=created_at&direction=asc&paywall_id[]=${paywall.id}`;
  const responses = await storm(running, () => ['GET', list], AT_ONCE);
  for (const { body } of responses) {
    expect([0, 1, 2].map((index) => at(body, 'records', String(index), 'charges_quantity'))).toEqual([6, 6, 6]);
  }
  await check();
});

test('re-creates or deletes a member consistently under concurrent requests', async () => {
  for (let round = 0; round < runs(2, 10); round += 1) {
    const { id, email } = await addMember(running, running.ours, 'Wavering');
    const responses = await storm(
      running,
      (client) =>
        client % 10 === 5
          ? ['PUT', `/community_members/${id}/delete_member`]
          : ['POST', '/community_members', { email, name: 'Wavering', skip_invitation: true }],
      AT_ONCE,
    );
    expect(tally(responses.filter((_, client) => client % 10 !== 5))).toEqual({ 201: AT_ONCE - 2 });
    expect(tally(responses.filter((_, client) => client % 10 === 5))).toEqual({ 200: 1, 404: 1 });
  }
});

test('never sets a deleted space as the default space for new members', async () => {
  const { api } = running.ours;
  for (let round = 0; round < runs(4, 20); round += 1) {
    const id = await addSpace(running, running.ours, 'basic');
    const responses = await storm(
      running,
      (client) =>
        client === 1
          ? ['DELETE', `/spaces/${id}`]
          : ['PUT', '/community', { community: { default_new_member_space_id: id }, community_setting: {} }],
      4,
    );
    const isGone = responses[1]?.status === 200;
    const led = responses.filter(({ status }, client) => client !== 1 && status === 200).length;
    expect([isGone, led]).toEqual(isGone ? [true, 0] : [false, 3]);
    await api.community.update({ body: { community: { default_new_member_space_id: null }, community_setting: {} } });
  }
});

test('after concurrent updates, an event series matches exactly one of them', async () => {
  const { api } = running.ours;
  const space_id = await addSpace(running, running.ours, 'event');
  const bodyOf = (occurrences: number, more: object = {}) => ({
    space_id,
    event: {
      name: 'Oven',
      space_id,
      status: 'published' as const,
      event_type: 'recurring' as const,
      event_setting_attributes: { location_type: 'live_room' as const },
      recurring_setting_attributes: { frequency: 'daily' as const, occurrences, ...more },
    },
  });
  await api.events.create({ body: bodyOf(6) });
  const { records } = await api.events.list({ query: { space_id, per_page: 100, sort: 'start_date' } });
  const responses = await storm(
    running,
    (client) => ['PUT', `/events/${records[client % 6]?.id}`, bodyOf(4 + (client % 3), { edit_mode: 'all' })],
    AT_ONCE,
  );
  // The events beyond the end of a shortened series are deleted.
  expect(Object.keys(tally(responses)).every((status) => ['200', '404'].includes(status))).toBe(true);
  const rows = await running.service.database.db
    .selectFrom('events')
    .innerJoin('event_series', 'event_series.id', 'events.series_id')
    .select(['events.id', 'series_id', 'occurrences', 'starts_at'])
    .where('events.space_id', '=', space_id)
    .execute();
  expect(new Set(rows.map(({ series_id }) => series_id)).size).toBe(1);
  expect(rows.length).toBe(rows[0]?.occurrences);
  expect(new Set(rows.map(({ starts_at }) => starts_at.getTime())).size).toBe(rows.length);
  expect((await api.events.list({ query: { space_id } })).count).toBe(rows.length);
  await check();
});
