// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
import type { EventAttendee, EventAttendeesList } from '@community-platform/types/event-attendee';
import type {
  AddEventAttendeeRequest,
  ListEventAttendeesRequest,
  RemoveEventAttendeeRequest,
} from '@community-platform/types/operations/event-attendees';
import * as operations from '../operations/event-attendees.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Who comes to an event. */
export interface EventAttendeesApi {
  /**
   * List the attendees of an event.
   *
   * Returns one page of those who come to an event, the first to sign up first.
   *
   * `GET /api/admin/v2/event_attendees`
   */
  list(request: ListEventAttendeesRequest, options?: RequestOptions): Promise<EventAttendeesList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request: ListEventAttendeesRequest, options?: RequestOptions): Paginator<EventAttendee, EventAttendeesList>;
  /**
   * Add an attendee to an event.
   *
   * Signs a member up for an event and answers with 200, without the attendance. A member who comes already
   * still does, and the answer is the same. An event that is full, or for which nobody can sign up, refuses
   * with 422.
   *
   * `POST /api/admin/v2/event_attendees`
   */
  add(request: AddEventAttendeeRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Remove an attendee from an event.
   *
   * Signs a member off. Both are named in a body, which is unusual for this method and which some proxies
   * drop, or in the query string. What is named in both places has to be the same; that, and what is named in
   * neither, is refused with 422. A member who does not come is answered with 404.
   *
   * `DELETE /api/admin/v2/event_attendees`
   */
  remove(request?: RemoveEventAttendeeRequest, options?: RequestOptions): Promise<MessageResponse>;
}

/** Binds the operations to a client. */
export const createEventAttendeesApi = (client: Sender<OnUndeclared>): EventAttendeesApi => ({
  list: (request, options) => unwrap(client.send(operations.listEventAttendeesOperation, request, options)),
  paginateList: (request, options) => operations.paginateListEventAttendees(client, request, options),
  add: (request, options) => unwrap(client.send(operations.addEventAttendeeOperation, request, options)),
  remove: (request = {}, options) => unwrap(client.send(operations.removeEventAttendeeOperation, request, options)),
});
