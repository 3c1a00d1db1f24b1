/** The columns of `live_rooms`, `live_room_recordings`, `live_room_lines`. */
import type { Generated, NullableTime, Time } from '../../../core/tables.js';

export interface LiveRoomsTable {
  community_id: number;
  id: Generated<number>;
  name: string;
  slug: string;
  status: Generated<'scheduled' | 'live' | 'closed'>;
  room_type: Generated<'live_room' | 'live_stream'>;
  recording_enabled: Generated<boolean>;
  live_at: NullableTime;
  closed_at: NullableTime;
  created_at: Time;
  /** Of the event that takes place in it. */
  event_id: number | null;
}

export interface LiveRoomRecordingsTable {
  community_id: number;
  id: Generated<number>;
  live_room_id: number;
  started_at: Date;
  ended_at: NullableTime;
}

export interface LiveRoomLinesTable {
  community_id: number;
  id: Generated<number>;
  recording_id: number;
  speaker_name: string;
  text: string;
  said_at: Date;
}
