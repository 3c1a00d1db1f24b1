// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listLiveRooms`: all parts are present, with defaults. */
export interface ListLiveRoomsInput extends ListLiveRoomsRequest {
  query: ListLiveRoomsQuery & { page: number; per_page: number };
}

/** Rooms for live video, and their transcripts. */
export interface LiveRoomsHandlers<Principal = unknown, State = unknown> {
  /**
   * List live rooms.
   *
   * Returns a page of the live rooms, including those of events, newest first.
   *
   * `GET /api/admin/v2/live/rooms`
   */
  listLiveRooms(input: ListLiveRoomsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListLiveRoomsResult>>;
  /**
   * Create a live room.
   *
   * Creates a room, which is `scheduled` until it is started. It is of type `live_room` unless it says otherwise.
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
   * Opens a `scheduled` room, which is `live` then. In any other state, the response is 422.
   *
   * `PUT /api/admin/v2/live/rooms/{room_id}/start`
   */
  startLiveRoom(input: StartLiveRoomRequest, context: RequestContext<Principal, State>): Awaitable<Reply<StartLiveRoomResult>>;
  /**
   * Close a live room.
   *
   * Closes a `live` room, which cannot be opened again. In any other state, the response is 422.
   *
   * `PUT /api/admin/v2/live/rooms/{room_id}/close`
   */
  closeLiveRoom(input: CloseLiveRoomRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CloseLiveRoomResult>>;
  /**
   * Get the transcripts of a live room.
   *
   * Returns the transcripts of a room, one text per recording. Empty if the room was not recorded.
   *
   * `GET /api/admin/v2/live/rooms/{room_id}/transcripts`
   */
  getLiveRoomTranscripts(
    input: GetLiveRoomTranscriptsRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetLiveRoomTranscriptsResult>>;
}

/** The descriptors of the operations, in document order. */
export const liveRoomsOperations: readonly Operation[] = [
  {
    id: 'listLiveRooms',
    method: 'GET',
    path: '/api/admin/v2/live/rooms',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createLiveRoom',
    method: 'POST',
    path: '/api/admin/v2/live/rooms',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getLiveRoom',
    method: 'GET',
    path: '/api/admin/v2/live/rooms/{room_id}',
    parameters: [{ name: 'room_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'startLiveRoom',
    method: 'PUT',
    path: '/api/admin/v2/live/rooms/{room_id}/start',
    parameters: [{ name: 'room_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'closeLiveRoom',
    method: 'PUT',
    path: '/api/admin/v2/live/rooms/{room_id}/close',
    parameters: [{ name: 'room_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getLiveRoomTranscripts',
    method: 'GET',
    path: '/api/admin/v2/live/rooms/{room_id}/transcripts',
    parameters: [{ name: 'room_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
