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
import type { ErrorBody, MessageResponse } from '../common.js';
import type { EventAttendeeRemovalRequest, EventAttendeeRequest, EventAttendeesList } from '../event-attendee.js';

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

/** Headers of the answers of `listEventAttendees`. */
export interface ListEventAttendees200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listEventAttendees` answers, by status. */
export type ListEventAttendeesResult =
  | Answer<200, EventAttendeesList, ListEventAttendees200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `addEventAttendee` sends. */
export interface AddEventAttendeeRequest {
  /** Who comes to which event. */
  body: EventAttendeeRequest;
}

/** Headers of the answers of `addEventAttendee`. */
export interface AddEventAttendee200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `addEventAttendee` answers, by status. */
export type AddEventAttendeeResult =
  | Answer<200, MessageResponse, AddEventAttendee200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `removeEventAttendee`. */
export interface RemoveEventAttendee200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `removeEventAttendee` answers, by status. */
export type RemoveEventAttendeeResult =
  | Answer<200, MessageResponse, RemoveEventAttendee200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
