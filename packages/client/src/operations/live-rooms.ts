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
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listLiveRooms`. */
export const listLiveRoomsOperation: Operation<ListLiveRoomsRequest, ListLiveRoomsResult> = {
  id: 'listLiveRooms',
  method: 'GET',
  path: '/api/admin/v2/live/rooms',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List live rooms.
 *
 * Returns one page of the live rooms, those of events among them, the newest first.
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

/** All items of `listLiveRooms`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListLiveRooms(
  client: Sender<OnUndeclared>,
  request: ListLiveRoomsRequest = {},
  options?: RequestOptions,
): Paginator<LiveRoom, LiveRoomList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listLiveRoomsOperation, paging, request, options);
}

/** The data of `createLiveRoom`. */
export const createLiveRoomOperation: Operation<CreateLiveRoomRequest, CreateLiveRoomResult> = {
  id: 'createLiveRoom',
  method: 'POST',
  path: '/api/admin/v2/live/rooms',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a live room.
 *
 * Makes a room, which is `scheduled` until it is started. It is of type `live_room` unless it says
 * otherwise.
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

/** The data of `getLiveRoom`. */
export const getLiveRoomOperation: Operation<GetLiveRoomRequest, GetLiveRoomResult> = {
  id: 'getLiveRoom',
  method: 'GET',
  path: '/api/admin/v2/live/rooms/{room_id}',
  parameters: [{ name: 'room_id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
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

/** The data of `startLiveRoom`. */
export const startLiveRoomOperation: Operation<StartLiveRoomRequest, StartLiveRoomResult> = {
  id: 'startLiveRoom',
  method: 'PUT',
  path: '/api/admin/v2/live/rooms/{room_id}/start',
  parameters: [{ name: 'room_id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Start a live room.
 *
 * Opens a room that is `scheduled`, which is `live` then. In any other state it refuses with 422.
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

/** The data of `closeLiveRoom`. */
export const closeLiveRoomOperation: Operation<CloseLiveRoomRequest, CloseLiveRoomResult> = {
  id: 'closeLiveRoom',
  method: 'PUT',
  path: '/api/admin/v2/live/rooms/{room_id}/close',
  parameters: [{ name: 'room_id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Close a live room.
 *
 * Closes a room that is `live`. A closed room does not open again; in any state but `live` it refuses with
 * 422.
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

/** The data of `getLiveRoomTranscripts`. */
export const getLiveRoomTranscriptsOperation: Operation<GetLiveRoomTranscriptsRequest, GetLiveRoomTranscriptsResult> = {
  id: 'getLiveRoomTranscripts',
  method: 'GET',
  path: '/api/admin/v2/live/rooms/{room_id}/transcripts',
  parameters: [{ name: 'room_id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the transcripts of a live room.
 *
 * Returns what was said in a room, one text per recording. A room that was not recorded has none.
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
