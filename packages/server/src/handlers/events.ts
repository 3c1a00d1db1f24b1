// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateEventRequest,
  CreateEventResult,
  DeleteEventRequest,
  DeleteEventResult,
  DuplicateEventRequest,
  DuplicateEventResult,
  GetEventRequest,
  GetEventResult,
  ListEventsQuery,
  ListEventsRequest,
  ListEventsResult,
  UpdateEventRequest,
  UpdateEventResult,
} from '@community-platform/types/operations/events';

/** What the handler of `listEvents` receives: every part is there, defaults are filled in. */
export interface ListEventsInput extends ListEventsRequest {
  query: ListEventsQuery & { page: number; per_page: number };
}

/** What happens at a time, at a place or online. */
export interface EventsHandlers<Principal = unknown, State = unknown> {
  /**
   * List events.
   *
   * Returns one page of the events, drafts among them, the newest first unless `sort` says otherwise. A
   * space that the community does not have is answered with 404.
   *
   * `GET /api/admin/v2/events`
   */
  listEvents(input: ListEventsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListEventsResult>>;
  /**
   * Create an event.
   *
   * Makes an event in a space of type `event`, and invites whom it names. An event of type `recurring` needs
   * `recurring_setting_attributes`. A space that is not of type `event`, and a `space_id` that differs from
   * the one in `event`, are refused with 422.
   *
   * `POST /api/admin/v2/events`
   */
  createEvent(input: CreateEventRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateEventResult>>;
  /**
   * Get an event.
   *
   * Returns one event.
   *
   * `GET /api/admin/v2/events/{id}`
   */
  getEvent(input: GetEventRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetEventResult>>;
  /**
   * Update an event.
   *
   * Changes what the body names and leaves the rest, though name, space and state have to be named. `status`
   * publishes a draft, and makes a published event a draft again. Of a recurring event, `edit_mode` says
   * which occurrences change; only this one when it is left out.
   *
   * `PUT /api/admin/v2/events/{id}`
   */
  updateEvent(input: UpdateEventRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateEventResult>>;
  /**
   * Delete an event.
   *
   * Deletes an event with its attendees. Its space is named in the query string, besides the id in the path;
   * an event of another space is answered with 404.
   *
   * `DELETE /api/admin/v2/events/{id}`
   */
  deleteEvent(input: DeleteEventRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteEventResult>>;
  /**
   * Duplicate an event.
   *
   * Makes a draft of the same event, without its attendees, in the space that the body names. A copy is
   * answered with 200, unlike a new event. A space that is not of type `event` is refused with 422.
   *
   * `POST /api/admin/v2/spaces/{space_id}/events/{id}/duplicate`
   */
  duplicateEvent(input: DuplicateEventRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DuplicateEventResult>>;
}
