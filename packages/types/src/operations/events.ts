// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, MessageResponse } from '../common.js';
import type { EventDuplicateRequest, EventOrder, EventRequest, EventUpdateRequest } from '../event-request.js';
import type { Event, EventList } from '../event.js';
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

/** The query parameters of `listEvents`. */
export interface ListEventsQuery {
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
  /** Only events of this space. */
  space_id?: number | undefined;
  /** Only events that start on this day or later. */
  'filter_date[start_date]'?: string | undefined;
  /** Only events that start on this day or earlier. */
  'filter_date[end_date]'?: string | undefined;
  /** The order of the events. `start_date` puts the earliest first, `start_date_desc` the latest. */
  sort?: EventOrder | undefined;
}

/** What `listEvents` sends. */
export interface ListEventsRequest {
  query?: ListEventsQuery | undefined;
}

/** Headers of the responses of `listEvents`. */
export interface ListEvents200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listEvents`, by status. */
export type ListEventsResult =
  | TypedResponse<200, EventList, ListEvents200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createEvent` sends. */
export interface CreateEventRequest {
  /** The event to make. */
  body: EventRequest;
}

/** Headers of the responses of `createEvent`. */
export interface CreateEvent201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createEvent`, by status. */
export type CreateEventResult =
  | TypedResponse<201, Event, CreateEvent201Headers>
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

/** The path parameters of `getEvent`. */
export interface GetEventPath {
  /** The id of the event. */
  id: number;
}

/** What `getEvent` sends. */
export interface GetEventRequest {
  path: GetEventPath;
}

/** Headers of the responses of `getEvent`. */
export interface GetEvent200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getEvent`, by status. */
export type GetEventResult =
  | TypedResponse<200, Event, GetEvent200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateEvent`. */
export interface UpdateEventPath {
  /** The id of the event. */
  id: number;
}

/** What `updateEvent` sends. */
export interface UpdateEventRequest {
  path: UpdateEventPath;
  /** What shall change. */
  body: EventUpdateRequest;
}

/** Headers of the responses of `updateEvent`. */
export interface UpdateEvent200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateEvent`, by status. */
export type UpdateEventResult =
  | TypedResponse<200, Event, UpdateEvent200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `deleteEvent`. */
export interface DeleteEventPath {
  /** The id of the event. */
  id: number;
}

/** The query parameters of `deleteEvent`. */
export interface DeleteEventQuery {
  /** The space of the event. */
  space_id: number;
}

/** What `deleteEvent` sends. */
export interface DeleteEventRequest {
  path: DeleteEventPath;
  query: DeleteEventQuery;
}

/** Headers of the responses of `deleteEvent`. */
export interface DeleteEvent200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteEvent`, by status. */
export type DeleteEventResult =
  | TypedResponse<200, MessageResponse, DeleteEvent200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `duplicateEvent`. */
export interface DuplicateEventPath {
  /** The id of the space, which is one of type `event`. */
  space_id: number;
  /** The id of the event. */
  id: number;
}

/** What `duplicateEvent` sends. */
export interface DuplicateEventRequest {
  path: DuplicateEventPath;
  /** Where the copy goes. */
  body: EventDuplicateRequest;
}

/** Headers of the responses of `duplicateEvent`. */
export interface DuplicateEvent200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `duplicateEvent`, by status. */
export type DuplicateEventResult =
  | TypedResponse<200, Event, DuplicateEvent200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
