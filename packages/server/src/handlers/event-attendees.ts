// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  AddEventAttendeeRequest,
  AddEventAttendeeResult,
  ListEventAttendeesQuery,
  ListEventAttendeesRequest,
  ListEventAttendeesResult,
  RemoveEventAttendeeQuery,
  RemoveEventAttendeeRequest,
  RemoveEventAttendeeResult,
} from '@community-platform/types/operations/event-attendees';

/** What the handler of `listEventAttendees` receives: every part is there, defaults are filled in. */
export interface ListEventAttendeesInput extends ListEventAttendeesRequest {
  query: ListEventAttendeesQuery & { page: number; per_page: number };
}

/** What the handler of `removeEventAttendee` receives: every part is there, defaults are filled in. */
export interface RemoveEventAttendeeInput extends RemoveEventAttendeeRequest {
  query: RemoveEventAttendeeQuery;
}

/** Who comes to an event. */
export interface EventAttendeesHandlers<Principal = unknown, State = unknown> {
  /**
   * List the attendees of an event.
   *
   * Returns one page of those who come to an event, the first to sign up first.
   *
   * `GET /api/admin/v2/event_attendees`
   */
  listEventAttendees(input: ListEventAttendeesInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListEventAttendeesResult>>;
  /**
   * Add an attendee to an event.
   *
   * Signs a member up for an event and answers with 200, without the attendance. A member who comes already
   * still does, and the answer is the same. An event that is full, or for which nobody can sign up, refuses
   * with 422.
   *
   * `POST /api/admin/v2/event_attendees`
   */
  addEventAttendee(input: AddEventAttendeeRequest, context: RequestContext<Principal, State>): Awaitable<Reply<AddEventAttendeeResult>>;
  /**
   * Remove an attendee from an event.
   *
   * Signs a member off. Both are named in a body, which is unusual for this method and which some proxies
   * drop, or in the query string. What is named in both places has to be the same; that, and what is named in
   * neither, is refused with 422. A member who does not come is answered with 404.
   *
   * `DELETE /api/admin/v2/event_attendees`
   */
  removeEventAttendee(input: RemoveEventAttendeeInput, context: RequestContext<Principal, State>): Awaitable<Reply<RemoveEventAttendeeResult>>;
}
