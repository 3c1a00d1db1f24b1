/** Requests that the business areas reject, with their reasons, and paths that other tests do not cover. */
import type { EventAttributes } from '@community-platform/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addMember,
  addSpace,
  createPaywall,
  monthly,
  once,
  priceOf,
  putOnSale,
  readOutbox,
} from './business-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
let space: number;
beforeAll(async () => {
  running = await startService();
  space = await addSpace(running, running.ours, 'event');
});
afterAll(() => running.close());

/** Returns the status and the error details of a rejected request. */
async function refusal(method: string, path: string, body?: unknown): Promise<unknown[]> {
  const response = await running.send(method, `/api/admin/v2${path}`, body);
  return [response.status, Reflect.get(Object(response.body), 'error_details')];
}

function eventOf(event: Partial<EventAttributes> = {}, space_id = space) {
  return {
    space_id,
    event: { name: 'Bake', space_id, status: 'draft' as const, ...event },
  };
}

test('rejects invalid events with the reason in error_details', async () => {
  const post = (event: Partial<EventAttributes>) => refusal('POST', '/events', eventOf(event));
  const priced = (currency_id: number, price_amount: number) =>
    post({ paywall_attributes: { currency_id, price_amount } });
  expect(await priced(2, 1_000_000)).toEqual([422, { price_amount: ['is too large'] }]);
  expect((await priced(2, 999_999.99))[0]).toBe(201);
  expect(await priced(99, 1)).toEqual([422, { currency_id: ['does not exist'] }]);
  expect(await post({ event_setting_attributes: { duration_in_seconds: -1 } })).toEqual([
    422,
    { duration_in_seconds: ['cannot be negative'] },
  ]);
  expect((await post({ event_setting_attributes: { duration_in_seconds: 0 } }))[0]).toBe(201);
  expect(await post({ event_setting_attributes: { rsvp_limit_enabled: true } })).toEqual([
    422,
    { rsvp_limit: ['is required if rsvp_limit_enabled is true'] },
  ]);
  expect(await post({ event_type: 'recurring' })).toEqual([
    422,
    { recurring_setting_attributes: ['requires a frequency for an event of type recurring'] },
  ]);
  const { id } = await running.ours.api.events.create({ body: eventOf({ slug: 'bake-day' }) });
  expect(await post({ slug: 'bake-day' })).toEqual([422, { slug: ['is taken'] }]);
  const gone = await addMember(running, running.ours, 'Gone', { active: false });
  expect(await refusal('POST', '/event_attendees', { event_id: id, member_email: gone.email })).toEqual([
    422,
    { message: 'The member is deactivated' },
  ]);
});

test('detaches a single event from a series and deletes events beyond a shortened series', async () => {
  const { api } = running.ours;
  const here = await addSpace(running, running.ours, 'event');
  const first = await api.events.create({
    body: eventOf(
      {
        event_type: 'recurring',
        event_setting_attributes: { starts_at: '2026-01-01T09:00:00Z' },
        recurring_setting_attributes: { frequency: 'daily', occurrences: 4 },
      },
      here,
    ),
  });
  const list = async () => (await api.events.list({ query: { space_id: here, sort: 'start_date' } })).records;
  const change = (id: number, event: Partial<EventAttributes>) =>
    api.events.update({ path: { id }, body: eventOf(event, here) });
  const [, second] = await list();
  await change(second?.id ?? 0, { event_type: 'single' });
  await change(first.id, { name: 'All', recurring_setting_attributes: { edit_mode: 'all' } });
  expect((await list()).map(({ name }) => name)).toEqual(['All', 'Bake', 'All', 'All']);
  await change(second?.id ?? 0, { event_type: 'single', name: 'Alone' });
  await change(first.id, { recurring_setting_attributes: { frequency: 'daily', occurrences: 2, edit_mode: 'all' } });
  expect((await list()).map(({ name, starts_at }) => [name, starts_at.slice(0, 10)])).toEqual([
    ['Bake', '2026-01-01'],
    ['Alone', '2026-01-02'],
    ['Bake', '2026-01-02'],
  ]);
});

test('invites the active members of space groups and member tags to an event', async () => {
  const { ours, service } = running;
  const { db } = service.database;
  const members = await Promise.all(['Ada', 'Ben', 'Cem', 'Dee'].map((name) => addMember(running, ours, name)));
  const [ada, ben, cem] = members;
  const group = await ours.api.spaceGroups.create({ body: { name: 'Invited', slug: `invited-${Date.now()}` } });
  const tag = await ours.api.memberTags.create({ body: { name: `Tag ${Date.now()}` } });
  for (const [member, status] of [
    [ada, 'active'],
    [ben, 'inactive'],
  ] as const)
    await db
      .insertInto('space_group_members')
      .values({ community_id: ours.id, space_group_id: group.id, member_id: member?.id ?? 0, status })
      .execute();
  await db
    .insertInto('taggings')
    .values({ community_id: ours.id, member_tag_id: tag.id, member_id: cem?.id ?? 0 })
    .execute();
  const invited_entities_ids = { space_groups_ids: [group.id], member_tags_ids: [tag.id] };
  await ours.api.events.create({
    body: eventOf({ name: 'Open day', status: 'published', attendee_invite_attributes: { invited_entities_ids } }),
  });
  const invitations = (await readOutbox(running, ours)).filter(
    ({ subject }) => subject === 'You are invited to Open day',
  );
  expect(invitations.map(({ recipient }) => recipient).toSorted()).toEqual([ada?.email, cem?.email].toSorted());
  const unknown = { invited_entities_ids: { space_groups_ids: [group.id, 999_998], member_tags_ids: [999_999] } };
  expect(await refusal('POST', '/events', eventOf({ attendee_invite_attributes: unknown }))).toEqual([
    422,
    { space_groups_ids: ['999998: does not exist'] },
  ]);
});

test('lists lessons by order and status, and returns 422 for invalid reorders', async () => {
  const { api } = running.ours;
  const course = await addSpace(running, running.ours, 'course');
  const basic = await addSpace(running, running.ours, 'basic');
  const section = await api.courseSections.create({ body: { name: 'One', space_id: course } });
  for (const [name, status] of [
    ['b', 'published'],
    ['C', 'draft'],
    ['a', 'published'],
  ] as const)
    await api.courseLessons.create({ body: { section_id: section.id, name, status } });
  const list = async (query: object) =>
    (await api.courseLessons.list({ query: { section_id: section.id, ...query } })).records.map(({ name }) => name);
  expect(await list({ sort: 'oldest' })).toEqual(['b', 'C', 'a']);
  expect(await list({ sort: 'newest' })).toEqual(['a', 'C', 'b']);
  expect(await list({ sort: 'alphabetical' })).toEqual(['a', 'b', 'C']);
  expect(await list({ sort: 'alphabetical_desc' })).toEqual(['C', 'b', 'a']);
  expect(await list({ sort: 'oldest', status: 'published' })).toEqual(['b', 'a']);
  expect(await list({ status: 'draft', space_id: course })).toEqual(['C']);
  expect(await list({ space_id: basic })).toEqual([]);
  const [lesson] = (await api.courseLessons.list({ query: { section_id: section.id } })).records;
  const reorder = (space_id: number) =>
    refusal('PUT', '/course_lessons/reorder', {
      space_id,
      new_order: [{ section_id: section.id, lesson_ids: [lesson?.id] }],
    });
  expect((await reorder(basic)).toSpliced(1)).toEqual([422]);
  expect((await reorder(course)).toSpliced(1)).toEqual([422]);
});

test('rejects invalid paywalls and coupons with the reason in error_details', async () => {
  const { ours } = running;
  const { api } = ours;
  const { id } = await createPaywall(ours);
  const price = (more: object) => refusal('PUT', `/paywalls/${id}`, { prices: [{ ...monthly, ...more }] });
  const index = 'prices[0]';
  expect(await price({ interval_count: 1001 })).toEqual([422, { [index]: ['interval_count must be from 1 to 1000'] }]);
  expect((await price({ interval_count: 1000 }))[0]).toBe(200);
  expect((await price({ interval_count: 0 }))[0]).toBe(422);
  expect(await price({ interval: undefined })).toEqual([
    422,
    { [index]: ['a price of type subscription requires interval and interval_count'] },
  ]);
  expect(await price({ ...once, interval: 'monthly' })).toEqual([
    422,
    { [index]: ['a price of type onetime must not have an interval'] },
  ]);
  const coupon = (more: object) => refusal('POST', '/paywall_coupons', { name: 'C', code: `C${Date.now()}`, ...more });
  expect(await coupon({ discount_type: 'percentage', percent_off: 5, amount_off_in_cents: 5 })).toEqual([
    422,
    { amount_off_in_cents: ['is only allowed for the type amount'] },
  ]);
  const paywall = await putOnSale(ours, { prices: [monthly] });
  const member = await addMember(running, ours, 'Buyer');
  await api.subscriptions.create({
    body: { community_member_id: member.id, paywall_price_id: priceOf(paywall), trial_days: 5 },
  });
  expect(await refusal('DELETE', `/paywalls/${paywall.id}`)).toEqual([
    422,
    { message: 'The paywall has running subscriptions, so it cannot be deleted' },
  ]);
});
