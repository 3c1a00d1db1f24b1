// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { LiveRoom, LiveRoomList } from '@community-platform/types/live-room';
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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listLiveRooms`. */
export const listLiveRoomsOperation: Operation<ListLiveRoomsRequest, ListLiveRoomsResult> = {
  id: 'listLiveRooms',
  method: 'GET',
  path: '/api/admin/v2/live/rooms',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * List live rooms.
 *
 * Returns one page of the live rooms, those of events among them, the newest first.
 *
 * `GET /api/admin/v2/live/rooms`
 */
export function listLiveRooms(
  client: Sender,
  request: ListLiveRoomsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListLiveRoomsResult>> {
  return client.send(listLiveRoomsOperation, request, options);
}

/** All items of `listLiveRooms`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListLiveRooms(
  client: Sender,
  request: ListLiveRoomsRequest = {},
  options?: RequestOptions,
): Paginator<LiveRoom, LiveRoomList> {
  return paginate(client, listLiveRoomsOperation, request, options);
}

/** The data of `createLiveRoom`. */
export const createLiveRoomOperation: Operation<CreateLiveRoomRequest, CreateLiveRoomResult> = {
  id: 'createLiveRoom',
  method: 'POST',
  path: '/api/admin/v2/live/rooms',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Create a live room.
 *
 * Makes a room, which is `scheduled` until it is started. It is of type `live_room` unless it says
 * otherwise.
 *
 * `POST /api/admin/v2/live/rooms`
 */
export function createLiveRoom(
  client: Sender,
  request: CreateLiveRoomRequest,
  options?: RequestOptions,
): Promise<Received<CreateLiveRoomResult>> {
  return client.send(createLiveRoomOperation, request, options);
}

/** The data of `getLiveRoom`. */
export const getLiveRoomOperation: Operation<GetLiveRoomRequest, GetLiveRoomResult> = {
  id: 'getLiveRoom',
  method: 'GET',
  path: '/api/admin/v2/live/rooms/{room_id}',
  parameters: [
    { name: 'room_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Get a live room.
 *
 * Returns one live room.
 *
 * `GET /api/admin/v2/live/rooms/{room_id}`
 */
export function getLiveRoom(
  client: Sender,
  request: GetLiveRoomRequest,
  options?: RequestOptions,
): Promise<Received<GetLiveRoomResult>> {
  return client.send(getLiveRoomOperation, request, options);
}

/** The data of `startLiveRoom`. */
export const startLiveRoomOperation: Operation<StartLiveRoomRequest, StartLiveRoomResult> = {
  id: 'startLiveRoom',
  method: 'PUT',
  path: '/api/admin/v2/live/rooms/{room_id}/start',
  parameters: [
    { name: 'room_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Start a live room.
 *
 * Opens a room that is `scheduled`, which is `live` then. In any other state it refuses with 422.
 *
 * `PUT /api/admin/v2/live/rooms/{room_id}/start`
 */
export function startLiveRoom(
  client: Sender,
  request: StartLiveRoomRequest,
  options?: RequestOptions,
): Promise<Received<StartLiveRoomResult>> {
  return client.send(startLiveRoomOperation, request, options);
}

/** The data of `closeLiveRoom`. */
export const closeLiveRoomOperation: Operation<CloseLiveRoomRequest, CloseLiveRoomResult> = {
  id: 'closeLiveRoom',
  method: 'PUT',
  path: '/api/admin/v2/live/rooms/{room_id}/close',
  parameters: [
    { name: 'room_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Close a live room.
 *
 * Closes a room that is `live`. A closed room does not open again; in any state but `live` it refuses with
 * 422.
 *
 * `PUT /api/admin/v2/live/rooms/{room_id}/close`
 */
export function closeLiveRoom(
  client: Sender,
  request: CloseLiveRoomRequest,
  options?: RequestOptions,
): Promise<Received<CloseLiveRoomResult>> {
  return client.send(closeLiveRoomOperation, request, options);
}

/** The data of `getLiveRoomTranscripts`. */
export const getLiveRoomTranscriptsOperation: Operation<GetLiveRoomTranscriptsRequest, GetLiveRoomTranscriptsResult> = {
  id: 'getLiveRoomTranscripts',
  method: 'GET',
  path: '/api/admin/v2/live/rooms/{room_id}/transcripts',
  parameters: [
    { name: 'room_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Get the transcripts of a live room.
 *
 * Returns what was said in a room, one text per recording. A room that was not recorded has none.
 *
 * `GET /api/admin/v2/live/rooms/{room_id}/transcripts`
 */
export function getLiveRoomTranscripts(
  client: Sender,
  request: GetLiveRoomTranscriptsRequest,
  options?: RequestOptions,
): Promise<Received<GetLiveRoomTranscriptsResult>> {
  return client.send(getLiveRoomTranscriptsOperation, request, options);
}
