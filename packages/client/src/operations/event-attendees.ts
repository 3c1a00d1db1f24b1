// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
import type { EventAttendee, EventAttendeesList } from '@community-platform/types/event-attendee';
import type {
  AddEventAttendeeRequest,
  AddEventAttendeeResult,
  ListEventAttendeesRequest,
  ListEventAttendeesResult,
  RemoveEventAttendeeRequest,
  RemoveEventAttendeeResult,
} from '@community-platform/types/operations/event-attendees';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listEventAttendeesOperation: Operation<ListEventAttendeesRequest, ListEventAttendeesResult> = {
  id: 'listEventAttendees',
  method: 'GET',
  path: '/api/admin/v2/event_attendees',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'event_id', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the attendees of an event.
 *
 * Returns a page of the attendees of an event, in the order in which they signed up.
 *
 * `GET /api/admin/v2/event_attendees`
 */
export function listEventAttendees<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListEventAttendeesRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListEventAttendeesResult, U>> {
  return client.send(listEventAttendeesOperation, request, options);
}

/** Iterates over all items of `listEventAttendees`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListEventAttendees(
  client: Sender<OnUndeclared>,
  request: ListEventAttendeesRequest,
  options?: RequestOptions,
): Paginator<EventAttendee, EventAttendeesList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listEventAttendeesOperation, paging, request, options);
}

export const addEventAttendeeOperation: Operation<AddEventAttendeeRequest, AddEventAttendeeResult> = {
  id: 'addEventAttendee',
  method: 'POST',
  path: '/api/admin/v2/event_attendees',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Add an attendee to an event.
 *
 * Signs a member up for an event and returns 200, without the attendance. For a member who already attends, the
 * response is the same. An event that is full, or closed for sign-ups, returns 422.
 *
 * `POST /api/admin/v2/event_attendees`
 */
export function addEventAttendee<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddEventAttendeeRequest,
  options?: RequestOptions<U>,
): Promise<Received<AddEventAttendeeResult, U>> {
  return client.send(addEventAttendeeOperation, request, options);
}

export const removeEventAttendeeOperation: Operation<RemoveEventAttendeeRequest, RemoveEventAttendeeResult> = {
  id: 'removeEventAttendee',
  method: 'DELETE',
  path: '/api/admin/v2/event_attendees',
  parameters: [
    { name: 'member_email', in: 'query', write: writeScalarPair },
    { name: 'event_id', in: 'query', write: writeScalarPair },
  ],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Remove an attendee from an event.
 *
 * Cancels the attendance of a member. Both are named in a body, which is unusual for this method and which some
 * proxies drop, or in the query string. A value in both places must be the same; a difference or a missing value
 * returns 422. A member who does not attend returns 404.
 *
 * `DELETE /api/admin/v2/event_attendees`
 */
export function removeEventAttendee<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RemoveEventAttendeeRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<RemoveEventAttendeeResult, U>> {
  return client.send(removeEventAttendeeOperation, request, options);
}

/** Attendees of events. */
export interface EventAttendeesApi {
  /**
   * List the attendees of an event.
   *
   * Returns a page of the attendees of an event, in the order in which they signed up.
   *
   * `GET /api/admin/v2/event_attendees`
   */
  list(request: ListEventAttendeesRequest, options?: RequestOptions): Promise<EventAttendeesList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request: ListEventAttendeesRequest, options?: RequestOptions): Paginator<EventAttendee, EventAttendeesList>;
  /**
   * Add an attendee to an event.
   *
   * Signs a member up for an event and returns 200, without the attendance. For a member who already attends, the
   * response is the same. An event that is full, or closed for sign-ups, returns 422.
   *
   * `POST /api/admin/v2/event_attendees`
   */
  add(request: AddEventAttendeeRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Remove an attendee from an event.
   *
   * Cancels the attendance of a member. Both are named in a body, which is unusual for this method and which some
   * proxies drop, or in the query string. A value in both places must be the same; a difference or a missing value
   * returns 422. A member who does not attend returns 404.
   *
   * `DELETE /api/admin/v2/event_attendees`
   */
  remove(request?: RemoveEventAttendeeRequest, options?: RequestOptions): Promise<MessageResponse>;
}

export const createEventAttendeesApi = (client: Sender<OnUndeclared>): EventAttendeesApi => ({
  list: (request, options) => unwrap(client.send(listEventAttendeesOperation, request, options)),
  paginateList: (request, options) => paginateListEventAttendees(client, request, options),
  add: (request, options) => unwrap(client.send(addEventAttendeeOperation, request, options)),
  remove: (request = {}, options) => unwrap(client.send(removeEventAttendeeOperation, request, options)),
});
