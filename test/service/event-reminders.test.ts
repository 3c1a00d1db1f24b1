/** Reminder mails: attendees receive one an hour before an event starts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, addSpace, readOutbox } from './business-support.js';
import { createManualClock, DAY, HOUR } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

const time = createManualClock('2027-03-01T08:00:00.000Z');

let running: RunningService;
beforeAll(async () => {
  running = await startService({ clock: time.clock });
});
afterAll(() => running.close());

const START = '2027-03-02T14:00:00.000Z';

async function setUp({
  status = 'published',
  reminds = true,
}: {
  status?: 'draft' | 'published';
  reminds?: boolean;
} = {}) {
  time.set('2027-03-01T08:00:00.000Z');
  const { ours } = running;
  const space_id = await addSpace(running, ours, 'event');
  const settings = {
    starts_at: START,
    duration_in_seconds: 3600,
    location_type: 'tbd' as const,
    send_email_reminder: reminds,
  };
  const body = { space_id, event: { name: 'Rye', status, event_setting_attributes: settings } };
  const { id } = await ours.api.events.create({ body });
  const join = async (name: string) => {
    const { email } = await addMember(running, ours, name);
    await ours.api.eventAttendees.add({ body: { member_email: email, event_id: id } });
    return email;
  };
  const reminders = async (email: string) =>
    (await readOutbox(running, ours)).filter(
      ({ recipient, subject }) => recipient === email && subject === 'Reminder: Rye',
    );
  const lookAt = async (at: string | number) => {
    time.set(at);
    await Promise.all([running.service.runDue(ours.id), running.service.runDue(ours.id)]);
  };
  return { id, space_id, body, join, reminders, lookAt };
}

test('sends one event reminder an hour before the start', async () => {
  const { join, reminders, lookAt } = await setUp();
  const email = await join('Tobin');
  for (const at of ['2027-03-01T14:00:00.000Z', '2027-03-02T12:59:59.999Z']) {
    await lookAt(at);
    expect(await reminders(email), at).toEqual([]);
  }
  for (const at of ['2027-03-02T13:00:00.000Z', '2027-03-02T13:30:00.000Z', '2027-03-02T13:59:59.999Z', START]) {
    await lookAt(at);
    expect(await reminders(email), at).toMatchObject([{ body: `Rye starts at ${START}.`, kind: 'mail' }]);
  }
});

test('sends no event reminder to members who sign up in the last hour, sign off or are deactivated', async () => {
  const { id, join, reminders, lookAt } = await setUp();
  const [left, gone] = [await join('Left'), await join('Gone')];
  await running.ours.api.eventAttendees.remove({ body: { member_email: left, event_id: id } });
  await running.service.database.db.updateTable('members').set({ active: false }).where('email', '=', gone).execute();
  time.set('2027-03-02T13:00:00.001Z');
  const late = await join('Late');
  await lookAt('2027-03-02T13:30:00.000Z');
  for (const email of [left, gone, late]) expect(await reminders(email)).toEqual([]);
});

test('sends no event reminder for drafts, events with reminders off, or events that have begun', async () => {
  for (const options of [{ status: 'draft' as const }, { reminds: false }]) {
    const { join, reminders, lookAt } = await setUp(options);
    const email = await join('Nobody');
    await lookAt('2027-03-02T13:30:00.000Z');
    expect(await reminders(email)).toEqual([]);
  }
  const { join, reminders, lookAt } = await setUp();
  const email = await join('Missed');
  await lookAt(START);
  await lookAt(Date.parse(START) + DAY);
  expect(await reminders(email)).toEqual([]);
});

test('sends another event reminder when the event is postponed, but not after other changes', async () => {
  const { id, body, join, reminders, lookAt } = await setUp();
  const email = await join('Patient');
  await lookAt('2027-03-02T13:10:00.000Z');
  const change = (starts_at: string) =>
    running.ours.api.events.update({
      path: { id },
      body: { ...body, event: { ...body.event, event_setting_attributes: { starts_at, duration_in_seconds: 60 } } },
    });
  await change(START);
  await lookAt('2027-03-02T13:20:00.000Z');
  expect(await reminders(email)).toHaveLength(1);
  await change(new Date(Date.parse(START) + DAY).toISOString());
  await lookAt('2027-03-02T13:30:00.000Z');
  expect(await reminders(email)).toHaveLength(1);
  await lookAt(Date.parse(START) + DAY - HOUR);
  expect(await reminders(email)).toHaveLength(2);
});

test('returns 422 for signing up to an event that has ended', async () => {
  const { id } = await setUp();
  const member = await addMember(running, running.ours, 'Too Late');
  const join = async () =>
    running.send('POST', '/api/admin/v2/event_attendees', { member_email: member.email, event_id: id });
  time.set(Date.parse(START) + HOUR);
  const refusal = await join();
  expect([refusal.status, Object(refusal.body).message]).toEqual([422, 'The event is over']);
  time.set(Date.parse(START) + HOUR - 1);
  expect((await join()).status).toBe(200);
});
