// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A room for live video. */
export interface LiveRoom extends LiveRoomParts {
  id: number;
  /** First `scheduled`, then `live`, and `closed` at the end. */
  status: string;
  /** The kind of room, `live_room` or `live_stream`. */
  room_type: string;
  created_at: string;
  /** When the room was opened. */
  live_at: string | null;
  closed_at: string | null;
  slug: string;
  name: string;
  recording_enabled: boolean;
}

/** What can be set on a room and is read from it in the same form. */
export interface LiveRoomParts {
  name?: string;
  recording_enabled?: boolean;
}

/** The room to make. */
export interface LiveRoomCreateRequest extends LiveRoomParts {
  room_type?: LiveRoomType;
  name: string;
}

/** The values of {@link LiveRoomType}. */
export const liveRoomTypeValues = ['live_room', 'live_stream'] as const;

/** Whether everybody in the room speaks, or a few do and the others watch. */
export type LiveRoomType = (typeof liveRoomTypeValues)[number];

/** One page of live rooms. */
export interface LiveRoomList extends PageEnvelope {
  /** The records of this page. */
  records: LiveRoom[];
}

/** What was said in a live room. */
export interface LiveRoomTranscripts {
  /** One text per recording, the oldest first. */
  transcripts: string[];
}
