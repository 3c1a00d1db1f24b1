// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { LiveRoom, LiveRoomList, LiveRoomTranscripts } from '@community-platform/types/live-room';
import type {
  CloseLiveRoomRequest,
  CloseLiveRoomResult,
  CreateLiveRoomRequest,
  CreateLiveRoomResult,
  GetLiveRoomRequest,
  GetLiveRoomResult,
  GetLiveRoomTranscriptsRequest,
  GetLiveRoomTranscriptsResult,
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
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listLiveRoomsOperation: Operation<ListLiveRoomsRequest, ListLiveRoomsResult> = {
  id: 'listLiveRooms',
  method: 'GET',
  path: '/api/admin/v2/live/rooms',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List live rooms.
 *
 * Returns a page of the live rooms, including those of events, newest first.
 *
 * `GET /api/admin/v2/live/rooms`
 */
export function listLiveRooms<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListLiveRoomsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListLiveRoomsResult, U>> {
  return client.send(listLiveRoomsOperation, request, options);
}

/** Iterates over all items of `listLiveRooms`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListLiveRooms(
  client: Sender<OnUndeclared>,
  request: ListLiveRoomsRequest = {},
  options?: RequestOptions,
): Paginator<LiveRoom, LiveRoomList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listLiveRoomsOperation, paging, request, options);
}

export const createLiveRoomOperation: Operation<CreateLiveRoomRequest, CreateLiveRoomResult> = {
  id: 'createLiveRoom',
  method: 'POST',
  path: '/api/admin/v2/live/rooms',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a live room.
 *
 * Creates a room, which is `scheduled` until it is started. It is of type `live_room` unless it says otherwise.
 *
 * `POST /api/admin/v2/live/rooms`
 */
export function createLiveRoom<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateLiveRoomRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateLiveRoomResult, U>> {
  return client.send(createLiveRoomOperation, request, options);
}

export const getLiveRoomOperation: Operation<GetLiveRoomRequest, GetLiveRoomResult> = {
  id: 'getLiveRoom',
  method: 'GET',
  path: '/api/admin/v2/live/rooms/{room_id}',
  parameters: [{ name: 'room_id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a live room.
 *
 * Returns one live room.
 *
 * `GET /api/admin/v2/live/rooms/{room_id}`
 */
export function getLiveRoom<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetLiveRoomRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetLiveRoomResult, U>> {
  return client.send(getLiveRoomOperation, request, options);
}

export const startLiveRoomOperation: Operation<StartLiveRoomRequest, StartLiveRoomResult> = {
  id: 'startLiveRoom',
  method: 'PUT',
  path: '/api/admin/v2/live/rooms/{room_id}/start',
  parameters: [{ name: 'room_id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Start a live room.
 *
 * Opens a `scheduled` room, which is `live` then. In any other state, the response is 422.
 *
 * `PUT /api/admin/v2/live/rooms/{room_id}/start`
 */
export function startLiveRoom<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: StartLiveRoomRequest,
  options?: RequestOptions<U>,
): Promise<Received<StartLiveRoomResult, U>> {
  return client.send(startLiveRoomOperation, request, options);
}

export const closeLiveRoomOperation: Operation<CloseLiveRoomRequest, CloseLiveRoomResult> = {
  id: 'closeLiveRoom',
  method: 'PUT',
  path: '/api/admin/v2/live/rooms/{room_id}/close',
  parameters: [{ name: 'room_id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Close a live room.
 *
 * Closes a `live` room, which cannot be opened again. In any other state, the response is 422.
 *
 * `PUT /api/admin/v2/live/rooms/{room_id}/close`
 */
export function closeLiveRoom<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CloseLiveRoomRequest,
  options?: RequestOptions<U>,
): Promise<Received<CloseLiveRoomResult, U>> {
  return client.send(closeLiveRoomOperation, request, options);
}

export const getLiveRoomTranscriptsOperation: Operation<GetLiveRoomTranscriptsRequest, GetLiveRoomTranscriptsResult> = {
  id: 'getLiveRoomTranscripts',
  method: 'GET',
  path: '/api/admin/v2/live/rooms/{room_id}/transcripts',
  parameters: [{ name: 'room_id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the transcripts of a live room.
 *
 * Returns the transcripts of a room, one text per recording. Empty if the room was not recorded.
 *
 * `GET /api/admin/v2/live/rooms/{room_id}/transcripts`
 */
export function getLiveRoomTranscripts<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetLiveRoomTranscriptsRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetLiveRoomTranscriptsResult, U>> {
  return client.send(getLiveRoomTranscriptsOperation, request, options);
}

/** Rooms for live video, and their transcripts. */
export interface LiveRoomsApi {
  /**
   * List live rooms.
   *
   * Returns a page of the live rooms, including those of events, newest first.
   *
   * `GET /api/admin/v2/live/rooms`
   */
  list(request?: ListLiveRoomsRequest, options?: RequestOptions): Promise<LiveRoomList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListLiveRoomsRequest, options?: RequestOptions): Paginator<LiveRoom, LiveRoomList>;
  /**
   * Create a live room.
   *
   * Creates a room, which is `scheduled` until it is started. It is of type `live_room` unless it says otherwise.
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
   * Opens a `scheduled` room, which is `live` then. In any other state, the response is 422.
   *
   * `PUT /api/admin/v2/live/rooms/{room_id}/start`
   */
  start(request: StartLiveRoomRequest, options?: RequestOptions): Promise<LiveRoom>;
  /**
   * Close a live room.
   *
   * Closes a `live` room, which cannot be opened again. In any other state, the response is 422.
   *
   * `PUT /api/admin/v2/live/rooms/{room_id}/close`
   */
  close(request: CloseLiveRoomRequest, options?: RequestOptions): Promise<LiveRoom>;
  /**
   * Get the transcripts of a live room.
   *
   * Returns the transcripts of a room, one text per recording. Empty if the room was not recorded.
   *
   * `GET /api/admin/v2/live/rooms/{room_id}/transcripts`
   */
  getTranscripts(request: GetLiveRoomTranscriptsRequest, options?: RequestOptions): Promise<LiveRoomTranscripts>;
}

export const createLiveRoomsApi = (client: Sender<OnUndeclared>): LiveRoomsApi => ({
  list: (request = {}, options) => unwrap(client.send(listLiveRoomsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListLiveRooms(client, request, options),
  create: (request, options) => unwrap(client.send(createLiveRoomOperation, request, options)),
  get: (request, options) => unwrap(client.send(getLiveRoomOperation, request, options)),
  start: (request, options) => unwrap(client.send(startLiveRoomOperation, request, options)),
  close: (request, options) => unwrap(client.send(closeLiveRoomOperation, request, options)),
  getTranscripts: (request, options) => unwrap(client.send(getLiveRoomTranscriptsOperation, request, options)),
});
