/**
 * Live rooms of events. An event that takes place in a live room has its own room. Until the room is opened, changes of
 * the event also change the room.
 */
import { sql } from 'kysely';
import type { Scope } from '../../../kernel/scope.js';

/** Selects an event and the other events of its series. */
function selectSeries({ db }: Scope, eventId: number) {
  return db
    .selectFrom('events')
    .where((of) =>
      of.or([
        of('events.id', '=', eventId),
        of(
          'events.series_id',
          '=',
          of.selectFrom('events as one').select('one.series_id').where('one.id', '=', eventId),
        ),
      ]),
    );
}

const places = ['live_room', 'live_stream'] as const;

/** Creates, changes and removes live rooms so that they match the event and its series. */
export async function syncEventRooms(scope: Scope, eventId: number): Promise<void> {
  const { db, now } = scope;
  const elsewhere = selectSeries(scope, eventId).select('events.id').where('events.location_type', 'not in', places);
  await db.deleteFrom('live_rooms').where('status', '=', 'scheduled').where('event_id', 'in', elsewhere).execute();
  const inRooms = selectSeries(scope, eventId)
    .select([
      'events.id',
      'events.name',
      sql<(typeof places)[number]>`events.location_type`.as('room_type'),
      'events.room_recording_enabled as recording_enabled',
    ])
    .where('events.location_type', 'in', places);
  await db
    .updateTable('live_rooms')
    .from(inRooms.as('event'))
    .set((of) => ({
      name: of.ref('event.name'),
      room_type: of.ref('event.room_type'),
      recording_enabled: of.ref('event.recording_enabled'),
    }))
    .where('live_rooms.status', '=', 'scheduled')
    .whereRef('live_rooms.event_id', '=', 'event.id')
    .execute();
  await db
    .insertInto('live_rooms')
    .columns(['event_id', 'name', 'room_type', 'recording_enabled', 'slug', 'created_at'])
    .expression(
      inRooms.select([
        // Slugs of events are unique only per space; and the slug of the event must not reveal that of the room.
        sql<string>`events.slug || '-' || left(md5(random()::text), 8)`.as('slug'),
        sql<Date>`${now}::timestamptz`.as('created_at'),
      ]),
    )
    .onConflict((conflict) => conflict.columns(['event_id']).doNothing())
    .execute();
}
