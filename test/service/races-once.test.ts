/** Operations that must happen at most once, sent concurrently: tokens, invitations, live rooms and workflow runs. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, addSpace } from './business-support.js';
import { at, storm, tally } from './concurrent-requests.js';
import { createManualClock, DAY } from './manual-clock.js';
import { recount } from './recount.js';
import { type Pair, startPair } from './two-services.js';
import { inCommunity, newEmail, tagging } from './workflow-support.js';

const { clock, now, advance } = createManualClock('2026-02-02T12:00:00Z');

let running: Pair;
beforeAll(async () => {
  running = await startPair({ clock });
});
afterAll(() => running.close());

const AT_ONCE = 20;
const HEADLESS = '/api/v1/headless';
const { activate, addTag, runsOf } = inCommunity(() => running.ours);
async function check(): Promise<void> {
  return expect(await recount(running.service.database.db, running.ours.id, now())).toEqual({});
}

/** Sends concurrent requests that are not admin operations. */
function together(send: (client: number) => ReturnType<Pair['send']>) {
  return Promise.all(Array.from({ length: AT_ONCE }, (_, client) => send(client)));
}

/** Opens an invitation link at one of the two services. */
function join(address: string, body: object) {
  const { pathname, search } = new URL(address);
  return running.send('POST', `${pathname}${search}`, body);
}

test('rejects a refresh token that was revoked during concurrent refreshes', async () => {
  const { ours, send } = running;
  const { refresh_token } = await ours.api.authTokens.create({ body: { community_member_id: ours.ownerId } });
  const renew = () => send('PATCH', `${HEADLESS}/access_token/refresh`, { refresh_token });
  const revoke = () => send('POST', `${HEADLESS}/refresh_token/revoke`, { refresh_token }, ours.headlessToken);
  const responses = await together((client) => (client % 4 === 1 ? revoke() : renew()));
  expect(tally(responses.filter((_, client) => client % 4 === 1))).toEqual({ 204: AT_ONCE / 4 });
  expect(responses.every(({ status }) => [200, 204, 401].includes(status))).toBe(true);
  expect((await renew()).status).toBe(401);
});

test('revokes an API token once when requests are concurrent', async () => {
  const { id } = await running.ours.api.apiTokens.create({ body: { name: 'Calendar', token_type: 'Headless Auth' } });
  const responses = await storm(running, () => ['DELETE', `/api_tokens/${id}`], AT_ONCE);
  expect(tally(responses)).toEqual({ 200: 1, 404: AT_ONCE - 1 });
});

test('counts exactly the members who joined before a link was concurrently revoked', async () => {
  const { invitationLinks, members } = running.ours.api;
  const { id, redemption_url } = await invitationLinks.create({ body: { name: 'Market' } });
  // Each address joins twice.
  const emails = Array.from({ length: AT_ONCE / 2 }, newEmail);
  const responses = await together((client) =>
    client === AT_ONCE - 3
      ? running.send('PATCH', `/api/admin/v2/invitation_links/${id}/revoke`)
      : join(redemption_url, { email: emails[client % emails.length], name: 'Guest' }),
  );
  expect(responses.every(({ status }) => status === 200 || status === 410)).toBe(true);
  const { records } = await members.list({ query: { per_page: 100 } });
  const joined = records.filter(({ email }) => emails.includes(email)).length;
  expect((await invitationLinks.get({ path: { id } })).members_joined_count).toBe(joined);
  expect((await join(redemption_url, { email: newEmail(), name: 'Late' })).status).toBe(410);
});

test('accepts a mailed invitation once when requests are concurrent', async () => {
  const email = newEmail();
  await running.ours.api.members.create({ body: { email, name: 'Guest' } });
  const mail = await running.service.database.db
    .selectFrom('outbox_messages')
    .select('body')
    .where('community_id', '=', running.ours.id)
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const address = /http\S+/u.exec(mail.body)?.[0] ?? '';
  const counts = tally(await together(() => join(address, {})));
  expect(counts[200]).toBe(1);
  expect(Object.keys(counts).every((status) => ['200', '404', '410'].includes(status))).toBe(true);
});

test('starts a live room once and closes it once when requests are concurrent', async () => {
  const { id } = await running.ours.api.liveRooms.create({ body: { name: 'Baking' } });
  for (const action of ['start', 'close']) {
    const responses = await storm(running, () => ['PUT', `/live/rooms/${id}/${action}`], AT_ONCE);
    expect(tally(responses), action).toEqual({ 200: 1, 422: AT_ONCE - 1 });
  }
});

test('keeps a valid lesson order when a lesson is deleted during reorders', async () => {
  const { api } = running.ours;
  const space_id = await addSpace(running, running.ours, 'course');
  const { id: section_id } = await api.courseSections.create({ body: { name: 'One', space_id } });
  const lesson_ids: number[] = [];
  for (let count = 0; count < 6; count += 1)
    lesson_ids.push((await api.courseLessons.create({ body: { section_id, name: `Lesson ${count}` } })).id);
  const responses = await storm(
    running,
    (client) =>
      client === 10
        ? ['DELETE', `/course_lessons/${lesson_ids[0]}`]
        : ['PUT', '/course_lessons/reorder', { space_id, new_order: [{ section_id, lesson_ids }] }],
    AT_ONCE,
  );
  expect(Object.keys(tally(responses)).every((status) => ['200', '404'].includes(status))).toBe(true);
  expect((await api.courseLessons.list({ query: { space_id } })).count).toBe(5);
  await check();
});

test('runs a workflow once per tagged member when two services run due work', async () => {
  const [wanted, given] = [await addTag('Wanted'), await addTag('Given')];
  const workflow = await activate(
    { trigger_type: 'member_tag_added', resource_type: 'MemberTag', resource_id: wanted },
    tagging(given),
  );
  const emails: string[] = [];
  for (let count = 0; count < AT_ONCE / 2; count += 1)
    emails.push((await addMember(running, running.ours, 'Baker')).email);
  // Each member is tagged twice.
  const responses = storm(
    running,
    (client) => ['POST', '/tagged_members', { member_tag_id: wanted, user_email: emails[client % emails.length] }],
    AT_ONCE,
  );
  await Promise.all([responses, running.runDue(), running.runDue()]);
  await running.runDue();
  const runs = await runsOf(workflow);
  expect(runs).toHaveLength(emails.length);
  expect(runs.every(({ status }) => status === 'succeeded')).toBe(true);
  await check();
});

test('runs a scheduled workflow once per contact and scheduled time', async () => {
  const { api } = running.ours;
  const given = await addTag('Given');
  const { id } = await api.workflows.create({
    body: {
      name: 'Every day',
      workflow_type: 'scheduled',
      trigger: {
        trigger_type: 'schedule',
        contact_type: 'community_member',
        config: { starts_at: '2026-02-02T08:00:00Z', interval: 'daily' },
      },
      actions: tagging(given),
    },
  });
  const { count } = await api.members.list({ query: { status: 'all' } });
  await Promise.all([running.runDue(), running.runDue()]);
  const before = (await api.workflows.listRuns({ path: { id }, query: { per_page: 1 } })).count;
  advance(DAY);
  await Promise.all([running.runDue(), running.runDue()]);
  const after = (await api.workflows.listRuns({ path: { id }, query: { per_page: 1 } })).count;
  expect(after - before).toBe(count);
  expect(at(await api.workflows.get({ path: { id } }), 'runs_count')).toBe(after);
});

test('renews each subscription once and reminds each attendee once when services run concurrently', async () => {
  const { api } = running.ours;
  const { db } = running.service.database;
  const price = { price_type: 'subscription' as const, amount_in_cents: 500, interval: 'daily' as const };
  const prices = [{ ...price, interval_count: 1, display_name: 'Daily' }];
  const paywall = await api.paywalls.create({ body: { display_name: 'Bread', currency: 'eur', prices } });
  await api.paywalls.publish({ path: { id: paywall.id } });
  const space_id = await addSpace(running, running.ours, 'event');
  const settings = { starts_at: new Date(now().getTime() + DAY).toISOString(), send_email_reminder: true };
  const event = { name: 'Reminded once', status: 'published' as const, event_setting_attributes: settings };
  const { id } = await api.events.create({ body: { space_id, event } });
  const taken: number[] = [];
  for (let buyer = 0; buyer < 10; buyer += 1) {
    const member = await addMember(running, running.ours, `Daily ${buyer}`);
    const body = { community_member_id: member.id, paywall_price_id: paywall.prices[0]?.id ?? 0 };
    taken.push((await api.subscriptions.create({ body })).id);
    await api.eventAttendees.add({ body: { member_email: member.email, event_id: id } });
  }
  advance(DAY - 1_800_000);
  await Promise.all([running.runDue(), running.runDue()]);
  advance(1_800_000);
  // Other requests read payments at the same time.
  await Promise.all([running.runDue(), running.runDue(), api.subscriptions.list({}), api.charges.list({})]);
  for (const subscription of taken)
    expect((await api.subscriptions.get({ path: { id: subscription } })).charges_quantity).toBe(2);
  const mails = await db
    .selectFrom('outbox_messages')
    .select('recipient')
    .where('community_id', '=', running.ours.id)
    .where('subject', '=', 'Reminder: Reminded once')
    .execute();
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(10);
  expect(mails).toHaveLength(10);
  await check();
});
