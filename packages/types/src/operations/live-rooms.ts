// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ErrorBody } from '../common.js';
import type { LiveRoom, LiveRoomCreateRequest, LiveRoomList, LiveRoomTranscripts } from '../live-room.js';

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

/** Headers of the answers of `listLiveRooms`. */
export interface ListLiveRooms200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listLiveRooms` answers, by status. */
export type ListLiveRoomsResult =
  | Answer<200, LiveRoomList, ListLiveRooms200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createLiveRoom` sends. */
export interface CreateLiveRoomRequest {
  /** The room to make. */
  body: LiveRoomCreateRequest;
}

/** Headers of the answers of `createLiveRoom`. */
export interface CreateLiveRoom201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createLiveRoom` answers, by status. */
export type CreateLiveRoomResult =
  | Answer<201, LiveRoom, CreateLiveRoom201Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getLiveRoom`. */
export interface GetLiveRoomPath {
  /** The id of the live room. */
  room_id: number;
}

/** What `getLiveRoom` sends. */
export interface GetLiveRoomRequest {
  path: GetLiveRoomPath;
}

/** Headers of the answers of `getLiveRoom`. */
export interface GetLiveRoom200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getLiveRoom` answers, by status. */
export type GetLiveRoomResult =
  | Answer<200, LiveRoom, GetLiveRoom200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `startLiveRoom`. */
export interface StartLiveRoomPath {
  /** The id of the live room. */
  room_id: number;
}

/** What `startLiveRoom` sends. */
export interface StartLiveRoomRequest {
  path: StartLiveRoomPath;
}

/** Headers of the answers of `startLiveRoom`. */
export interface StartLiveRoom200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `startLiveRoom` answers, by status. */
export type StartLiveRoomResult =
  | Answer<200, LiveRoom, StartLiveRoom200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `closeLiveRoom`. */
export interface CloseLiveRoomPath {
  /** The id of the live room. */
  room_id: number;
}

/** What `closeLiveRoom` sends. */
export interface CloseLiveRoomRequest {
  path: CloseLiveRoomPath;
}

/** Headers of the answers of `closeLiveRoom`. */
export interface CloseLiveRoom200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `closeLiveRoom` answers, by status. */
export type CloseLiveRoomResult =
  | Answer<200, LiveRoom, CloseLiveRoom200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getLiveRoomTranscripts`. */
export interface GetLiveRoomTranscriptsPath {
  /** The id of the live room. */
  room_id: number;
}

/** What `getLiveRoomTranscripts` sends. */
export interface GetLiveRoomTranscriptsRequest {
  path: GetLiveRoomTranscriptsPath;
}

/** Headers of the answers of `getLiveRoomTranscripts`. */
export interface GetLiveRoomTranscripts200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getLiveRoomTranscripts` answers, by status. */
export type GetLiveRoomTranscriptsResult =
  | Answer<200, LiveRoomTranscripts, GetLiveRoomTranscripts200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
