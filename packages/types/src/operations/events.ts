// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '../common.js';
import type { EventDuplicateRequest, EventOrder, EventRequest, EventUpdateRequest } from '../event-request.js';
import type { Event, EventList } from '../event.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListEventsQuery {
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
  /** Only events of this space. Example: `305`. */
  space_id?: number | undefined;
  /** Only events that start on this day or later. Format: date. Example: `"2025-06-01"`. */
  'filter_date[start_date]'?: string | undefined;
  /** Only events that start on this day or earlier. Format: date. Example: `"2025-06-30"`. */
  'filter_date[end_date]'?: string | undefined;
  /**
   * The order of the events. `start_date` puts the earliest first, `start_date_desc` the latest.
   *
   * Example: `"start_date"`.
   */
  sort?: EventOrder | undefined;
}

export interface ListEventsRequest {
  query?: ListEventsQuery | undefined;
}

export type ListEventsResult =
  | TypedResponse<200, EventList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface CreateEventRequest {
  /** The event to create. */
  body: EventRequest;
}

export type CreateEventResult =
  | TypedResponse<201, Event, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetEventPath {
  /** The id of the event. Example: `1501`. */
  id: number;
}

export interface GetEventRequest {
  path: GetEventPath;
}

export type GetEventResult =
  | TypedResponse<200, Event, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateEventPath {
  /** The id of the event. Example: `1501`. */
  id: number;
}

export interface UpdateEventRequest {
  path: UpdateEventPath;
  /** The changes. */
  body: EventUpdateRequest;
}

export type UpdateEventResult =
  | TypedResponse<200, Event, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteEventPath {
  /** The id of the event. Example: `1501`. */
  id: number;
}

export interface DeleteEventQuery {
  /** The space of the event. Example: `305`. */
  space_id: number;
}

export interface DeleteEventRequest {
  path: DeleteEventPath;
  query: DeleteEventQuery;
}

export type DeleteEventResult =
  | TypedResponse<200, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface DuplicateEventPath {
  /** The id of the space, which is one of type `event`. Example: `305`. */
  space_id: number;
  /** The id of the event. Example: `1501`. */
  id: number;
}

export interface DuplicateEventRequest {
  path: DuplicateEventPath;
  /** The space of the copy. */
  body: EventDuplicateRequest;
}

export type DuplicateEventResult =
  | TypedResponse<200, Event, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
