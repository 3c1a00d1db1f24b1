// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CloseLiveRoomRequest,
  CloseLiveRoomResult,
  CreateLiveRoomRequest,
  CreateLiveRoomResult,
  GetLiveRoomRequest,
  GetLiveRoomResult,
  GetLiveRoomTranscriptsRequest,
  GetLiveRoomTranscriptsResult,
  ListLiveRoomsQuery,
  ListLiveRoomsRequest,
  ListLiveRoomsResult,
  StartLiveRoomRequest,
  StartLiveRoomResult,
} from '@community-platform/types/operations/live-rooms';

/** What the handler of `listLiveRooms` receives: every part is there, defaults are filled in. */
export interface ListLiveRoomsInput extends ListLiveRoomsRequest {
  query: ListLiveRoomsQuery & { page: number; per_page: number };
}

/** Rooms for live video, and what was said in them. */
export interface LiveRoomsHandlers<Principal = unknown, State = unknown> {
  /**
   * List live rooms.
   *
   * Returns one page of the live rooms, those of events among them, the newest first.
   *
   * `GET /api/admin/v2/live/rooms`
   */
  listLiveRooms(input: ListLiveRoomsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListLiveRoomsResult>>;
  /**
   * Create a live room.
   *
   * Makes a room, which is `scheduled` until it is started. It is of type `live_room` unless it says
   * otherwise.
   *
   * `POST /api/admin/v2/live/rooms`
   */
  createLiveRoom(input: CreateLiveRoomRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateLiveRoomResult>>;
  /**
   * Get a live room.
   *
   * Returns one live room.
   *
   * `GET /api/admin/v2/live/rooms/{room_id}`
   */
  getLiveRoom(input: GetLiveRoomRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetLiveRoomResult>>;
  /**
   * Start a live room.
   *
   * Opens a room that is `scheduled`, which is `live` then. In any other state it refuses with 422.
   *
   * `PUT /api/admin/v2/live/rooms/{room_id}/start`
   */
  startLiveRoom(input: StartLiveRoomRequest, context: RequestContext<Principal, State>): Awaitable<Reply<StartLiveRoomResult>>;
  /**
   * Close a live room.
   *
   * Closes a room that is `live`. A closed room does not open again; in any state but `live` it refuses with
   * 422.
   *
   * `PUT /api/admin/v2/live/rooms/{room_id}/close`
   */
  closeLiveRoom(input: CloseLiveRoomRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CloseLiveRoomResult>>;
  /**
   * Get the transcripts of a live room.
   *
   * Returns what was said in a room, one text per recording. A room that was not recorded has none.
   *
   * `GET /api/admin/v2/live/rooms/{room_id}/transcripts`
   */
  getLiveRoomTranscripts(input: GetLiveRoomTranscriptsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetLiveRoomTranscriptsResult>>;
}
