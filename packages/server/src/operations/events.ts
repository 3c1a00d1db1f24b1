// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listEvents`: all parts are present, with defaults. */
export interface ListEventsInput extends ListEventsRequest {
  query: ListEventsQuery & { page: number; per_page: number };
}

/** Events at a place or online. */
export interface EventsHandlers<Principal = unknown, State = unknown> {
  /**
   * List events.
   *
   * Returns a page of the events, including drafts, newest first unless `sort` says otherwise. A space that the
   * community does not have returns 404.
   *
   * `GET /api/admin/v2/events`
   */
  listEvents(input: ListEventsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListEventsResult>>;
  /**
   * Create an event.
   *
   * Creates an event in a space of type `event`, and invites the given members. An event of type `recurring` needs
   * `recurring_setting_attributes`. A space that is not of type `event`, and a `space_id` that differs from the one
   * in `event`, return 422.
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
   * Changes only the fields in the body; name, space and state are required. `status` publishes a draft, and makes a
   * published event a draft again. Of a recurring event, `edit_mode` says which occurrences change; by default, only
   * this one.
   *
   * `PUT /api/admin/v2/events/{id}`
   */
  updateEvent(input: UpdateEventRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateEventResult>>;
  /**
   * Delete an event.
   *
   * Deletes an event with its attendees. Its space is named in the query string, besides the id in the path;
   * an event of another space returns 404.
   *
   * `DELETE /api/admin/v2/events/{id}`
   */
  deleteEvent(input: DeleteEventRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteEventResult>>;
  /**
   * Duplicate an event.
   *
   * Creates a draft of the same event, without its attendees, in the given space. A copy returns 200, unlike a new
   * event. A space that is not of type `event` returns 422.
   *
   * `POST /api/admin/v2/spaces/{space_id}/events/{id}/duplicate`
   */
  duplicateEvent(input: DuplicateEventRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DuplicateEventResult>>;
}

/** The descriptors of the operations, in document order. */
export const eventsOperations: readonly Operation[] = [
  {
    id: 'listEvents',
    method: 'GET',
    path: '/api/admin/v2/events',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'space_id', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'filter_date[start_date]', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'filter_date[end_date]', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createEvent',
    method: 'POST',
    path: '/api/admin/v2/events',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getEvent',
    method: 'GET',
    path: '/api/admin/v2/events/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateEvent',
    method: 'PUT',
    path: '/api/admin/v2/events/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteEvent',
    method: 'DELETE',
    path: '/api/admin/v2/events/{id}',
    parameters: [
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'space_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'duplicateEvent',
    method: 'POST',
    path: '/api/admin/v2/spaces/{space_id}/events/{id}/duplicate',
    parameters: [
      { name: 'space_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    ],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
