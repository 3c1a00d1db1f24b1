/** Spaces with automatic RSVP sign up their members when an event is published and when a member joins. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from './business-support.js';
import { createManualClock } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

const time = createManualClock('2027-03-01T08:00:00.000Z');

let running: RunningService;
beforeAll(async () => {
  running = await startService({ clock: time.clock });
});
afterAll(() => running.close());

let number = 0;
async function setUp(isAutomatic = true) {
  const { api, id } = running.ours;
  number += 1;
  const slug = `auto-${number}-${id}`;
  const group = await api.spaceGroups.create({ body: { name: 'G', slug } });
  const { space } = await api.spaces.create({
    body: { name: 'E', slug, space_group_id: group.id, space_type: 'event', event_auto_rsvp_enabled: isAutomatic },
  });
  const join = async (name: string) => {
    const email = `${name}-${slug}@example.com`;
    await api.members.create({ body: { email, skip_invitation: true, space_ids: [space.id] } });
    return email;
  };
  const publish = async (settings: object = {}, status: 'draft' | 'published' = 'published') => {
    const event_setting_attributes = { starts_at: '2027-03-02T08:00:00.000Z', ...settings };
    const event = { name: 'Rye', status, event_setting_attributes };
    return (await api.events.create({ body: { space_id: space.id, event } })).id;
  };
  const comers = async (event_id: number) =>
    (await api.eventAttendees.list({ query: { event_id, per_page: 100 } })).records.map(
      ({ member_email }) => member_email,
    );
  return { api, space, join, publish, comers };
}

test('signs up active members when an event is published, without confirmation mails', async () => {
  const { api, space, join, publish, comers } = await setUp();
  const [ann, bob] = [await join('ann'), await join('bob')];
  const gone = await join('gone');
  await running.service.database.db.updateTable('members').set({ active: false }).where('email', '=', gone).execute();
  const id = await publish({ send_email_confirmation: true }, 'draft');
  expect(await comers(id)).toEqual([]);
  await api.events.update({ path: { id }, body: { space_id: space.id, event: { name: 'Rye', status: 'published' } } });
  expect((await comers(id)).toSorted()).toEqual([ann, bob]);
  expect((await readOutbox(running, running.ours)).filter(({ recipient }) => recipient === ann)).toEqual([]);
  // A member who has signed off stays signed off when the event is updated.
  await api.eventAttendees.remove({ body: { member_email: ann, event_id: id } });
  await api.events.update({
    path: { id },
    body: { space_id: space.id, event: { name: 'Wheat', status: 'published' } },
  });
  expect(await comers(id)).toEqual([bob]);
});

test('signs up new members for events that are not over', async () => {
  const { join, publish, comers } = await setUp();
  const [over, next] = [
    await publish({ starts_at: '2027-02-01T08:00:00.000Z', duration_in_seconds: 60 }),
    await publish(),
  ];
  const ann = await join('ann');
  expect([await comers(over), await comers(next)]).toEqual([[], [ann]]);
});

test('signs up members only within the RSVP limit, and none when RSVP is disabled', async () => {
  const { join, publish, comers } = await setUp();
  const first = await join('first');
  const closed = await publish({ rsvp_disabled: true });
  const small = await publish({ rsvp_limit_enabled: true, rsvp_limit: 2 });
  const second = await join('second');
  await join('third');
  expect([await comers(small), await comers(closed)]).toEqual([[first, second], []]);
});

test('signs up no members when the setting of the space is off', async () => {
  const { join, publish, comers } = await setUp(false);
  await join('ann');
  expect(await comers(await publish())).toEqual([]);
});
