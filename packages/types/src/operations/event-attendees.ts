// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, MessageResponse } from '../common.js';
import type { EventAttendeeRemovalRequest, EventAttendeeRequest, EventAttendeesList } from '../event-attendee.js';
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

/** The query parameters of `listEventAttendees`. */
export interface ListEventAttendeesQuery {
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
  /** The event. */
  event_id: number;
}

/** What `listEventAttendees` sends. */
export interface ListEventAttendeesRequest {
  query: ListEventAttendeesQuery;
}

/** Headers of the responses of `listEventAttendees`. */
export interface ListEventAttendees200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listEventAttendees`, by status. */
export type ListEventAttendeesResult =
  | TypedResponse<200, EventAttendeesList, ListEventAttendees200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `addEventAttendee` sends. */
export interface AddEventAttendeeRequest {
  /** Who comes to which event. */
  body: EventAttendeeRequest;
}

/** Headers of the responses of `addEventAttendee`. */
export interface AddEventAttendee200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `addEventAttendee`, by status. */
export type AddEventAttendeeResult =
  | TypedResponse<200, MessageResponse, AddEventAttendee200Headers>
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

/** The query parameters of `removeEventAttendee`. */
export interface RemoveEventAttendeeQuery {
  /** The e-mail address of the member, unless the body names it. */
  member_email?: string | undefined;
  /** The event, unless the body names it. */
  event_id?: string | undefined;
}

/** What `removeEventAttendee` sends. */
export interface RemoveEventAttendeeRequest {
  query?: RemoveEventAttendeeQuery | undefined;
  /** Who does not come to which event. */
  body?: EventAttendeeRemovalRequest | undefined;
}

/** Headers of the responses of `removeEventAttendee`. */
export interface RemoveEventAttendee200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `removeEventAttendee`, by status. */
export type RemoveEventAttendeeResult =
  | TypedResponse<200, MessageResponse, RemoveEventAttendee200Headers>
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
