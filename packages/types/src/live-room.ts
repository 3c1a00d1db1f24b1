// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A room for live video. */
export interface LiveRoom extends LiveRoomParts {
  id: number;
  /** First `scheduled`, then `live`, and `closed` at the end. */
  status: string;
  /** The kind of room, `live_room` or `live_stream`. */
  room_type: string;
  /** Format: date-time. */
  created_at: string;
  /** When the room was opened. Format: date-time. */
  live_at: string | null;
  /** Format: date-time. */
  closed_at: string | null;
  slug: string;
  /** 1 to 255 characters. */
  name: string;
  recording_enabled: boolean;
}

/** Fields of a room that are the same in requests and responses. */
export interface LiveRoomParts {
  /** 1 to 255 characters. */
  name?: string;
  recording_enabled?: boolean;
}

/** The room to create. */
export interface LiveRoomCreateRequest extends LiveRoomParts {
  room_type?: LiveRoomType;
  /** 1 to 255 characters. */
  name: string;
}

export const liveRoomTypeValues = ['live_room', 'live_stream'] as const;

/** Whether everybody in the room speaks, or a few do and the others watch. */
export type LiveRoomType = (typeof liveRoomTypeValues)[number];

/** A page of live rooms. */
export interface LiveRoomList extends PageEnvelope {
  /** The records of this page. */
  records: LiveRoom[];
}

/** The transcripts of a live room. */
export interface LiveRoomTranscripts {
  /** One text per recording, oldest first. */
  transcripts: string[];
}
