/** Live video rooms: scheduled, live or closed. */
import type { LiveRoom } from '@community-platform/types';
import { found, invalid, notBlank, refused } from '../../../kernel/failures.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Reader, Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { insertWithSlug, slugsOf } from '../../../kernel/slugs.js';
import { optionalTime, timeText } from '../../../kernel/text.js';
import { endRecording, readTranscripts, startRecording } from './transcripts.js';

const columns = [
  'id',
  'name',
  'slug',
  'status',
  'room_type',
  'recording_enabled',
  'live_at',
  'closed_at',
  'created_at',
] as const;

function selectRooms({ db }: Pick<Reader, 'db'>) {
  return db.selectFrom('live_rooms').select(columns);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRooms>['execute']>>[number];

function toRoom({ live_at, closed_at, created_at, ...row }: Row): LiveRoom {
  return {
    ...row,
    live_at: optionalTime(live_at),
    closed_at: optionalTime(closed_at),
    created_at: timeText(created_at),
  };
}

async function findRoom(scope: Scope, id: number) {
  return found(await selectRooms(scope).where('id', '=', id).executeTakeFirst(), 'LiveRoom');
}

async function lockRoom(scope: Scope, id: number) {
  return found(await selectRooms(scope).where('id', '=', id).forUpdate().executeTakeFirst(), 'LiveRoom');
}

function changeRoom(
  { db }: Scope,
  id: number,
  change: { readonly status: 'live' | 'closed'; readonly live_at?: Date; readonly closed_at?: Date },
) {
  return db.updateTable('live_rooms').set(change).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();
}

const list = preparePage((of) => selectRooms(of).$call(newestFirst('live_rooms')));

export const liveRooms = {
  listLiveRooms: async ({ query }, scope) => ({
    status: 200,
    body: await list(scope, readPage(query), (rows) => rows.map(toRoom)),
  }),

  createLiveRoom: async ({ body }, { db, now }) => {
    const row = await insertWithSlug(slugsOf(notBlank('name', body.name)), (slug) =>
      db
        .insertInto('live_rooms')
        .values({
          name: body.name,
          slug,
          room_type: body.room_type ?? 'live_room',
          recording_enabled: body.recording_enabled ?? false,
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['slug']).doNothing())
        .returning(columns)
        .executeTakeFirst(),
    );
    if (row === undefined) throw invalid({ name: ['is taken'] });
    return { status: 201, body: toRoom(row) };
  },

  getLiveRoom: async ({ path }, scope) => ({ status: 200, body: toRoom(await findRoom(scope, path.room_id)) }),

  startLiveRoom: async ({ path }, scope) => {
    const room = await lockRoom(scope, path.room_id);
    if (room.status !== 'scheduled') throw refused(`The room is ${room.status}, so it cannot be started`);
    const started = await changeRoom(scope, room.id, { status: 'live', live_at: scope.now });
    if (room.recording_enabled) await startRecording(scope, room.id);
    return { status: 200, body: toRoom(started) };
  },

  closeLiveRoom: async ({ path }, scope) => {
    const room = await lockRoom(scope, path.room_id);
    if (room.status !== 'live') throw refused(`The room is ${room.status}, so it cannot be closed`);
    if (room.recording_enabled) await endRecording(scope, room.id);
    return { status: 200, body: toRoom(await changeRoom(scope, room.id, { status: 'closed', closed_at: scope.now })) };
  },

  getLiveRoomTranscripts: async ({ path }, scope) => {
    const { id } = await findRoom(scope, path.room_id);
    return { status: 200, body: { transcripts: await readTranscripts(scope, id) } };
  },
} satisfies Partial<ServiceHandlers>;
