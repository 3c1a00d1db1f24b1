/**
 * Transcripts of recorded live rooms, stored line by line. There is no real video, so lines are added automatically
 * only when a room is opened or closed; `say` adds other lines.
 */

import { groupParts } from '../../../kernel/group.js';
import type { Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

function openRecording({ db }: Scope, roomId: number) {
  return db
    .selectFrom('live_room_recordings')
    .select('id')
    .where('live_room_id', '=', roomId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Adds a line to the recording of a room; does nothing if the room is not being recorded. */
export async function say(scope: Scope, roomId: number, speakerId: number, text: string): Promise<void> {
  const { db, now } = scope;
  const recording = await openRecording(scope, roomId);
  if (recording === undefined) return;
  await db
    .insertInto('live_room_lines')
    .values((of) => ({
      recording_id: recording.id,
      speaker_name: of.selectFrom('members').select('name').where('id', '=', speakerId),
      text,
      said_at: now,
    }))
    .execute();
}

/** Starts a recording of a room. */
export async function startRecording(scope: Scope, roomId: number): Promise<void> {
  const { db, memberId, now } = scope;
  await db.insertInto('live_room_recordings').values({ live_room_id: roomId, started_at: now }).execute();
  await say(scope, roomId, memberId, `opened the room at ${timeText(now)}`);
}

/** Ends the recording of a room. */
export async function endRecording(scope: Scope, roomId: number): Promise<void> {
  const { db, memberId, now } = scope;
  await say(scope, roomId, memberId, `closed the room at ${timeText(now)}`);
  await db
    .updateTable('live_room_recordings')
    .set({ ended_at: now })
    .where('live_room_id', '=', roomId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Returns the transcript of each finished recording, oldest first. Each line names the speaker. */
export async function readTranscripts({ db }: Scope, roomId: number): Promise<string[]> {
  const lines = await db
    .selectFrom('live_room_lines')
    .innerJoin('live_room_recordings', 'live_room_recordings.id', 'live_room_lines.recording_id')
    .select(['live_room_lines.recording_id', 'live_room_lines.speaker_name', 'live_room_lines.text'])
    .where('live_room_recordings.live_room_id', '=', roomId)
    .where('live_room_recordings.ended_at', 'is not', null)
    .orderBy('live_room_lines.recording_id')
    .orderBy('live_room_lines.id')
    .execute();
  const texts = groupParts(
    lines,
    ({ recording_id }) => recording_id,
    ({ speaker_name, text }) => `${speaker_name}: ${text}`,
  );
  return [...texts.values()].map((text) => text.join('\n'));
}
