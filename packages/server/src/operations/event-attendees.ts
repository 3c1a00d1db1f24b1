// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listEventAttendees`: all parts are present, with defaults. */
export interface ListEventAttendeesInput extends ListEventAttendeesRequest {
  query: ListEventAttendeesQuery & { page: number; per_page: number };
}

/** The input of the handler of `removeEventAttendee`: all parts are present, with defaults. */
export interface RemoveEventAttendeeInput extends RemoveEventAttendeeRequest {
  query: RemoveEventAttendeeQuery;
}

/** Attendees of events. */
export interface EventAttendeesHandlers<Principal = unknown, State = unknown> {
  /**
   * List the attendees of an event.
   *
   * Returns a page of the attendees of an event, in the order in which they signed up.
   *
   * `GET /api/admin/v2/event_attendees`
   */
  listEventAttendees(
    input: ListEventAttendeesInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListEventAttendeesResult>>;
  /**
   * Add an attendee to an event.
   *
   * Signs a member up for an event and returns 200, without the attendance. For a member who already attends, the
   * response is the same. An event that is full, or closed for sign-ups, returns 422.
   *
   * `POST /api/admin/v2/event_attendees`
   */
  addEventAttendee(
    input: AddEventAttendeeRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<AddEventAttendeeResult>>;
  /**
   * Remove an attendee from an event.
   *
   * Cancels the attendance of a member. Both are named in a body, which is unusual for this method and which some
   * proxies drop, or in the query string. A value in both places must be the same; a difference or a missing value
   * returns 422. A member who does not attend returns 404.
   *
   * `DELETE /api/admin/v2/event_attendees`
   */
  removeEventAttendee(
    input: RemoveEventAttendeeInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<RemoveEventAttendeeResult>>;
}

/** The descriptors of the operations, in document order. */
export const eventAttendeesOperations: readonly Operation[] = [
  {
    id: 'listEventAttendees',
    method: 'GET',
    path: '/api/admin/v2/event_attendees',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'event_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'addEventAttendee',
    method: 'POST',
    path: '/api/admin/v2/event_attendees',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'removeEventAttendee',
    method: 'DELETE',
    path: '/api/admin/v2/event_attendees',
    parameters: [
      { name: 'member_email', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'event_id', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    body: { content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
