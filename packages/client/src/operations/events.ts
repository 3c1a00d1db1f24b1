// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
import type { Event, EventList } from '@community-platform/types/event';
import type {
  CreateEventRequest,
  CreateEventResult,
  DeleteEventRequest,
  DeleteEventResult,
  DuplicateEventRequest,
  DuplicateEventResult,
  GetEventRequest,
  GetEventResult,
  ListEventsRequest,
  ListEventsResult,
  UpdateEventRequest,
  UpdateEventResult,
} from '@community-platform/types/operations/events';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
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
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listEventsOperation: Operation<ListEventsRequest, ListEventsResult> = {
  id: 'listEvents',
  method: 'GET',
  path: '/api/admin/v2/events',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'space_id', in: 'query', write: writeScalarPair },
    { name: 'filter_date[start_date]', in: 'query', write: writeScalarPair },
    { name: 'filter_date[end_date]', in: 'query', write: writeScalarPair },
    { name: 'sort', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List events.
 *
 * Returns a page of the events, including drafts, newest first unless `sort` says otherwise. A space that the
 * community does not have returns 404.
 *
 * `GET /api/admin/v2/events`
 */
export function listEvents<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListEventsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListEventsResult, U>> {
  return client.send(listEventsOperation, request, options);
}

/** Iterates over all items of `listEvents`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListEvents(
  client: Sender<OnUndeclared>,
  request: ListEventsRequest = {},
  options?: RequestOptions,
): Paginator<Event, EventList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listEventsOperation, paging, request, options);
}

export const createEventOperation: Operation<CreateEventRequest, CreateEventResult> = {
  id: 'createEvent',
  method: 'POST',
  path: '/api/admin/v2/events',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create an event.
 *
 * Creates an event in a space of type `event`, and invites the given members. An event of type `recurring` needs
 * `recurring_setting_attributes`. A space that is not of type `event`, and a `space_id` that differs from the one
 * in `event`, return 422.
 *
 * `POST /api/admin/v2/events`
 */
export function createEvent<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateEventRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateEventResult, U>> {
  return client.send(createEventOperation, request, options);
}

export const getEventOperation: Operation<GetEventRequest, GetEventResult> = {
  id: 'getEvent',
  method: 'GET',
  path: '/api/admin/v2/events/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get an event.
 *
 * Returns one event.
 *
 * `GET /api/admin/v2/events/{id}`
 */
export function getEvent<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetEventRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetEventResult, U>> {
  return client.send(getEventOperation, request, options);
}

export const updateEventOperation: Operation<UpdateEventRequest, UpdateEventResult> = {
  id: 'updateEvent',
  method: 'PUT',
  path: '/api/admin/v2/events/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update an event.
 *
 * Changes only the fields in the body; name, space and state are required. `status` publishes a draft, and makes a
 * published event a draft again. Of a recurring event, `edit_mode` says which occurrences change; by default, only
 * this one.
 *
 * `PUT /api/admin/v2/events/{id}`
 */
export function updateEvent<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateEventRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateEventResult, U>> {
  return client.send(updateEventOperation, request, options);
}

export const deleteEventOperation: Operation<DeleteEventRequest, DeleteEventResult> = {
  id: 'deleteEvent',
  method: 'DELETE',
  path: '/api/admin/v2/events/{id}',
  parameters: [
    { name: 'id', in: 'path', write: writeScalar },
    { name: 'space_id', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete an event.
 *
 * Deletes an event with its attendees. Its space is named in the query string, besides the id in the path;
 * an event of another space returns 404.
 *
 * `DELETE /api/admin/v2/events/{id}`
 */
export function deleteEvent<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteEventRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteEventResult, U>> {
  return client.send(deleteEventOperation, request, options);
}

export const duplicateEventOperation: Operation<DuplicateEventRequest, DuplicateEventResult> = {
  id: 'duplicateEvent',
  method: 'POST',
  path: '/api/admin/v2/spaces/{space_id}/events/{id}/duplicate',
  parameters: [{ name: 'space_id', in: 'path', write: writeScalar }, { name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Duplicate an event.
 *
 * Creates a draft of the same event, without its attendees, in the given space. A copy returns 200, unlike a new
 * event. A space that is not of type `event` returns 422.
 *
 * `POST /api/admin/v2/spaces/{space_id}/events/{id}/duplicate`
 */
export function duplicateEvent<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DuplicateEventRequest,
  options?: RequestOptions<U>,
): Promise<Received<DuplicateEventResult, U>> {
  return client.send(duplicateEventOperation, request, options);
}

/** Events at a place or online. */
export interface EventsApi {
  /**
   * List events.
   *
   * Returns a page of the events, including drafts, newest first unless `sort` says otherwise. A space that the
   * community does not have returns 404.
   *
   * `GET /api/admin/v2/events`
   */
  list(request?: ListEventsRequest, options?: RequestOptions): Promise<EventList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListEventsRequest, options?: RequestOptions): Paginator<Event, EventList>;
  /**
   * Create an event.
   *
   * Creates an event in a space of type `event`, and invites the given members. An event of type `recurring` needs
   * `recurring_setting_attributes`. A space that is not of type `event`, and a `space_id` that differs from the one
   * in `event`, return 422.
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
   * Changes only the fields in the body; name, space and state are required. `status` publishes a draft, and makes a
   * published event a draft again. Of a recurring event, `edit_mode` says which occurrences change; by default, only
   * this one.
   *
   * `PUT /api/admin/v2/events/{id}`
   */
  update(request: UpdateEventRequest, options?: RequestOptions): Promise<Event>;
  /**
   * Delete an event.
   *
   * Deletes an event with its attendees. Its space is named in the query string, besides the id in the path;
   * an event of another space returns 404.
   *
   * `DELETE /api/admin/v2/events/{id}`
   */
  delete(request: DeleteEventRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Duplicate an event.
   *
   * Creates a draft of the same event, without its attendees, in the given space. A copy returns 200, unlike a new
   * event. A space that is not of type `event` returns 422.
   *
   * `POST /api/admin/v2/spaces/{space_id}/events/{id}/duplicate`
   */
  duplicate(request: DuplicateEventRequest, options?: RequestOptions): Promise<Event>;
}

export const createEventsApi = (client: Sender<OnUndeclared>): EventsApi => ({
  list: (request = {}, options) => unwrap(client.send(listEventsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListEvents(client, request, options),
  create: (request, options) => unwrap(client.send(createEventOperation, request, options)),
  get: (request, options) => unwrap(client.send(getEventOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateEventOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteEventOperation, request, options)),
  duplicate: (request, options) => unwrap(client.send(duplicateEventOperation, request, options)),
});
