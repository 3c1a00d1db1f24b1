// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '../common.js';
import type { EventAttendeeRemovalRequest, EventAttendeeRequest, EventAttendeesList } from '../event-attendee.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListEventAttendeesQuery {
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
  /** The event. Example: `1501`. */
  event_id: number;
}

export interface ListEventAttendeesRequest {
  query: ListEventAttendeesQuery;
}

export type ListEventAttendeesResult =
  | TypedResponse<200, EventAttendeesList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface AddEventAttendeeRequest {
  /** The member and the event. */
  body: EventAttendeeRequest;
}

export type AddEventAttendeeResult =
  | TypedResponse<200, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface RemoveEventAttendeeQuery {
  /**
   * The e-mail address of the member, unless the body names it.
   *
   * At least 1 character. Example: `"tobin@example.com"`.
   */
  member_email?: string | undefined;
  /** The event, unless the body names it. At least 1 character. Example: `"1501"`. */
  event_id?: string | undefined;
}

export interface RemoveEventAttendeeRequest {
  query?: RemoveEventAttendeeQuery | undefined;
  /** The member and the event. */
  body?: EventAttendeeRemovalRequest | undefined;
}

export type RemoveEventAttendeeResult =
  | TypedResponse<200, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
