// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
import type { Event, EventList } from '@community-platform/types/event';
import type {
  CreateEventRequest,
  DeleteEventRequest,
  DuplicateEventRequest,
  GetEventRequest,
  ListEventsRequest,
  UpdateEventRequest,
} from '@community-platform/types/operations/events';
import * as operations from '../operations/events.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What happens at a time, at a place or online. */
export interface EventsApi {
  /**
   * List events.
   *
   * Returns one page of the events, drafts among them, the newest first unless `sort` says otherwise. A
   * space that the community does not have is answered with 404.
   *
   * `GET /api/admin/v2/events`
   */
  list(request?: ListEventsRequest, options?: RequestOptions): Promise<EventList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListEventsRequest, options?: RequestOptions): Paginator<Event, EventList>;
  /**
   * Create an event.
   *
   * Makes an event in a space of type `event`, and invites whom it names. An event of type `recurring` needs
   * `recurring_setting_attributes`. A space that is not of type `event`, and a `space_id` that differs from
   * the one in `event`, are refused with 422.
   *
   * `POST /api/admin/v2/events`
   */
  create(request: CreateEventRequest, options?: RequestOptions): Promise<Event>;
  /**
   * Get an event.
   *
   * Returns one event.
   *
   * `GET /api/admin/v2/events/{id}`
   */
  get(request: GetEventRequest, options?: RequestOptions): Promise<Event>;
  /**
   * Update an event.
   *
   * Changes what the body names and leaves the rest, though name, space and state have to be named. `status`
   * publishes a draft, and makes a published event a draft again. Of a recurring event, `edit_mode` says
   * which occurrences change; only this one when it is left out.
   *
   * `PUT /api/admin/v2/events/{id}`
   */
  update(request: UpdateEventRequest, options?: RequestOptions): Promise<Event>;
  /**
   * Delete an event.
   *
   * Deletes an event with its attendees. Its space is named in the query string, besides the id in the path;
   * an event of another space is answered with 404.
   *
   * `DELETE /api/admin/v2/events/{id}`
   */
  delete(request: DeleteEventRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Duplicate an event.
   *
   * Makes a draft of the same event, without its attendees, in the space that the body names. A copy is
   * answered with 200, unlike a new event. A space that is not of type `event` is refused with 422.
   *
   * `POST /api/admin/v2/spaces/{space_id}/events/{id}/duplicate`
   */
  duplicate(request: DuplicateEventRequest, options?: RequestOptions): Promise<Event>;
}

/** Binds the operations to a client. */
export const createEventsApi = (client: Sender<OnUndeclared>): EventsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listEventsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListEvents(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createEventOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getEventOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateEventOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteEventOperation, request, options)),
  duplicate: (request, options) => unwrap(client.send(operations.duplicateEventOperation, request, options)),
});
