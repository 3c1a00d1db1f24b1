// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type { LiveRoom, LiveRoomCreateRequest, LiveRoomList, LiveRoomTranscripts } from '../live-room.js';
import type {
  BadRequestHeaders,
  ContentTooLargeHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
  UnprocessableContentHeaders,
  UnsupportedMediaTypeHeaders,
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** The query parameters of `listLiveRooms`. */
export interface ListLiveRoomsQuery {
  /**
   * The number of the page. The first page is 1; a lower number is answered with 400.
   *
   * Default: `1`.
   */
  page?: number | undefined;
  /**
   * How many records a page holds. A value above 100 is served with 100, and the answer says so in its own
   * `per_page`; a value below 1 is answered with 400.
   *
   * Default: `10`.
   */
  per_page?: number | undefined;
}

/** What `listLiveRooms` sends. */
export interface ListLiveRoomsRequest {
  query?: ListLiveRoomsQuery | undefined;
}

/** Headers of the responses of `listLiveRooms`. */
export interface ListLiveRooms200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listLiveRooms`, by status. */
export type ListLiveRoomsResult =
  | TypedResponse<200, LiveRoomList, ListLiveRooms200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createLiveRoom` sends. */
export interface CreateLiveRoomRequest {
  /** The room to make. */
  body: LiveRoomCreateRequest;
}

/** Headers of the responses of `createLiveRoom`. */
export interface CreateLiveRoom201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createLiveRoom`, by status. */
export type CreateLiveRoomResult =
  | TypedResponse<201, LiveRoom, CreateLiveRoom201Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getLiveRoom`. */
export interface GetLiveRoomPath {
  /** The id of the live room. */
  room_id: number;
}

/** What `getLiveRoom` sends. */
export interface GetLiveRoomRequest {
  path: GetLiveRoomPath;
}

/** Headers of the responses of `getLiveRoom`. */
export interface GetLiveRoom200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getLiveRoom`, by status. */
export type GetLiveRoomResult =
  | TypedResponse<200, LiveRoom, GetLiveRoom200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `startLiveRoom`. */
export interface StartLiveRoomPath {
  /** The id of the live room. */
  room_id: number;
}

/** What `startLiveRoom` sends. */
export interface StartLiveRoomRequest {
  path: StartLiveRoomPath;
}

/** Headers of the responses of `startLiveRoom`. */
export interface StartLiveRoom200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `startLiveRoom`, by status. */
export type StartLiveRoomResult =
  | TypedResponse<200, LiveRoom, StartLiveRoom200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `closeLiveRoom`. */
export interface CloseLiveRoomPath {
  /** The id of the live room. */
  room_id: number;
}

/** What `closeLiveRoom` sends. */
export interface CloseLiveRoomRequest {
  path: CloseLiveRoomPath;
}

/** Headers of the responses of `closeLiveRoom`. */
export interface CloseLiveRoom200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `closeLiveRoom`, by status. */
export type CloseLiveRoomResult =
  | TypedResponse<200, LiveRoom, CloseLiveRoom200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getLiveRoomTranscripts`. */
export interface GetLiveRoomTranscriptsPath {
  /** The id of the live room. */
  room_id: number;
}

/** What `getLiveRoomTranscripts` sends. */
export interface GetLiveRoomTranscriptsRequest {
  path: GetLiveRoomTranscriptsPath;
}

/** Headers of the responses of `getLiveRoomTranscripts`. */
export interface GetLiveRoomTranscripts200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getLiveRoomTranscripts`, by status. */
export type GetLiveRoomTranscriptsResult =
  | TypedResponse<200, LiveRoomTranscripts, GetLiveRoomTranscripts200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
