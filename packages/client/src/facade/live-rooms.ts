// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { LiveRoom, LiveRoomList, LiveRoomTranscripts } from '@community-platform/types/live-room';
import type {
  CloseLiveRoomRequest,
  CreateLiveRoomRequest,
  GetLiveRoomRequest,
  GetLiveRoomTranscriptsRequest,
  ListLiveRoomsRequest,
  StartLiveRoomRequest,
} from '@community-platform/types/operations/live-rooms';
import * as operations from '../operations/live-rooms.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Rooms for live video, and what was said in them. */
export interface LiveRoomsApi {
  /**
   * List live rooms.
   *
   * Returns one page of the live rooms, those of events among them, the newest first.
   *
   * `GET /api/admin/v2/live/rooms`
   */
  list(request?: ListLiveRoomsRequest, options?: RequestOptions): Promise<LiveRoomList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListLiveRoomsRequest, options?: RequestOptions): Paginator<LiveRoom, LiveRoomList>;
  /**
   * Create a live room.
   *
   * Makes a room, which is `scheduled` until it is started. It is of type `live_room` unless it says
   * otherwise.
   *
   * `POST /api/admin/v2/live/rooms`
   */
  create(request: CreateLiveRoomRequest, options?: RequestOptions): Promise<LiveRoom>;
  /**
   * Get a live room.
   *
   * Returns one live room.
   *
   * `GET /api/admin/v2/live/rooms/{room_id}`
   */
  get(request: GetLiveRoomRequest, options?: RequestOptions): Promise<LiveRoom>;
  /**
   * Start a live room.
   *
   * Opens a room that is `scheduled`, which is `live` then. In any other state it refuses with 422.
   *
   * `PUT /api/admin/v2/live/rooms/{room_id}/start`
   */
  start(request: StartLiveRoomRequest, options?: RequestOptions): Promise<LiveRoom>;
  /**
   * Close a live room.
   *
   * Closes a room that is `live`. A closed room does not open again; in any state but `live` it refuses with
   * 422.
   *
   * `PUT /api/admin/v2/live/rooms/{room_id}/close`
   */
  close(request: CloseLiveRoomRequest, options?: RequestOptions): Promise<LiveRoom>;
  /**
   * Get the transcripts of a live room.
   *
   * Returns what was said in a room, one text per recording. A room that was not recorded has none.
   *
   * `GET /api/admin/v2/live/rooms/{room_id}/transcripts`
   */
  getTranscripts(request: GetLiveRoomTranscriptsRequest, options?: RequestOptions): Promise<LiveRoomTranscripts>;
}

/** Binds the operations to a client. */
export const createLiveRoomsApi = (client: Sender<OnUndeclared>): LiveRoomsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listLiveRoomsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListLiveRooms(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createLiveRoomOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getLiveRoomOperation, request, options)),
  start: (request, options) => unwrap(client.send(operations.startLiveRoomOperation, request, options)),
  close: (request, options) => unwrap(client.send(operations.closeLiveRoomOperation, request, options)),
  getTranscripts: (request, options) => unwrap(client.send(operations.getLiveRoomTranscriptsOperation, request, options)),
});
