// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { LiveRoom, LiveRoomCreateRequest, LiveRoomList, LiveRoomTranscripts } from '../live-room.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListLiveRoomsQuery {
  /**
   * The number of the page. The first page is 1; a lower number returns 400.
   *
   * At least 1. Default: `1`. Example: `1`.
   */
  page?: number | undefined;
  /**
   * The number of records per page. A value above 100 counts as 100, which is then the `per_page` of the response; a
   * value below 1 returns 400.
   *
   * At least 1. Default: `10`. Example: `10`.
   */
  per_page?: number | undefined;
}

export interface ListLiveRoomsRequest {
  query?: ListLiveRoomsQuery | undefined;
}

export type ListLiveRoomsResult =
  | TypedResponse<200, LiveRoomList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateLiveRoomRequest {
  /** The room to create. */
  body: LiveRoomCreateRequest;
}

export type CreateLiveRoomResult =
  | TypedResponse<201, LiveRoom, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetLiveRoomPath {
  /** The id of the live room. Example: `2801`. */
  room_id: number;
}

export interface GetLiveRoomRequest {
  path: GetLiveRoomPath;
}

export type GetLiveRoomResult =
  | TypedResponse<200, LiveRoom, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface StartLiveRoomPath {
  /** The id of the live room. Example: `2802`. */
  room_id: number;
}

export interface StartLiveRoomRequest {
  path: StartLiveRoomPath;
}

export type StartLiveRoomResult =
  | TypedResponse<200, LiveRoom, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface CloseLiveRoomPath {
  /** The id of the live room. Example: `2803`. */
  room_id: number;
}

export interface CloseLiveRoomRequest {
  path: CloseLiveRoomPath;
}

export type CloseLiveRoomResult =
  | TypedResponse<200, LiveRoom, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface GetLiveRoomTranscriptsPath {
  /** The id of the live room. Example: `2801`. */
  room_id: number;
}

export interface GetLiveRoomTranscriptsRequest {
  path: GetLiveRoomTranscriptsPath;
}

export type GetLiveRoomTranscriptsResult =
  | TypedResponse<200, LiveRoomTranscripts, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
