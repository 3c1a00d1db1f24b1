/** Events in live rooms: each has its own room, which reflects the event's changes until the room is opened. */
import type { EventAttributes } from '@community-platform/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSpace } from './business-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
let space: number;
beforeAll(async () => {
  running = await startService();
  space = await addSpace(running, running.ours, 'event');
});
afterAll(() => running.close());

type Settings = NonNullable<EventAttributes['event_setting_attributes']>;

function attributes(name: string, event_setting_attributes: Settings, other: Partial<EventAttributes> = {}) {
  return {
    space_id: space,
    event: { name, space_id: space, status: 'draft' as const, event_setting_attributes, ...other },
  };
}

async function listRooms() {
  return (await running.ours.api.liveRooms.list({ query: { per_page: 100 } })).records;
}

/** Returns the room of an event, found by the slug in the event's URL. */
async function roomOf(event: { readonly virtual_location_url: string }) {
  const slug = event.virtual_location_url.split('/live/')[1];
  return (await listRooms()).find((room) => room.slug === slug);
}

test('creates a live room for an event and deletes it when the location changes', async () => {
  const { api } = running.ours;
  const before = await listRooms();
  const event = await api.events.create({
    body: attributes('Open oven', {
      location_type: 'live_room',
      live_stream_room_setting_attributes: { recording_enabled: true },
    }),
  });
  expect(event.virtual_location_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/live\/open-oven-[0-9a-f]{8}$/u);
  const room = await roomOf(event);
  expect(room).toMatchObject({
    name: 'Open oven',
    room_type: 'live_room',
    status: 'scheduled',
    recording_enabled: true,
  });
  const path = { id: event.id };
  const renamed = await api.events.update({ path, body: attributes('Late oven', { location_type: 'live_stream' }) });
  expect(renamed.virtual_location_url).toBe(event.virtual_location_url);
  expect(await roomOf(renamed)).toEqual({ ...room, name: 'Late oven', room_type: 'live_stream' });
  const moved = await api.events.update({
    path,
    body: attributes('Late oven', { location_type: 'in_person', in_person_location: 'Ghent' }),
  });
  expect(moved.virtual_location_url).toBe('');
  expect(await listRooms()).toEqual(before);
});

test('leaves a room unchanged after it has been opened', async () => {
  const { api } = running.ours;
  const event = await api.events.create({ body: attributes('Tasting', { location_type: 'live_room' }) });
  const room_id = (await roomOf(event))?.id ?? 0;
  const live = await api.liveRooms.start({ path: { room_id } });
  await api.events.update({ path: { id: event.id }, body: attributes('Supper', { location_type: 'live_stream' }) });
  await api.events.update({ path: { id: event.id }, body: attributes('Supper', { location_type: 'tbd' }) });
  expect(await api.liveRooms.get({ path: { room_id } })).toEqual(live);
  await api.events.delete({ path: { id: event.id }, query: { space_id: space } });
  expect((await listRooms()).filter(({ id }) => id === room_id)).toEqual([]);
});

test('gives each occurrence and each duplicate its own room', async () => {
  const { api } = running.ours;
  const body = attributes(
    'Course',
    { location_type: 'live_room', starts_at: '2025-03-01T09:00:00.000Z' },
    { event_type: 'recurring', recurring_setting_attributes: { frequency: 'weekly', occurrences: 3 } },
  );
  const first = await api.events.create({ body });
  await api.events.duplicate({
    path: { space_id: space, id: first.id },
    body: { event: { space_id: space } },
  });
  const { records } = await api.events.list({ query: { space_id: space } });
  const urls = records.filter(({ name }) => name === 'Course').map((event) => event.virtual_location_url);
  expect(new Set(urls).size).toBe(4);
  expect((await listRooms()).filter(({ name }) => name === 'Course')).toHaveLength(4);
  await api.events.update({
    path: { id: first.id },
    body: attributes('Class', { location_type: 'live_room' }, { recurring_setting_attributes: { edit_mode: 'all' } }),
  });
  expect(
    (await listRooms())
      .map(({ name }) => name)
      .filter((name) => /^C(?:lass|ourse)$/u.test(name))
      .sort(),
  ).toEqual(['Class', 'Class', 'Class', 'Course']);
});
