// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { EventAttendee, EventAttendeesList } from '@community-platform/types/event-attendee';
import type {
  AddEventAttendeeRequest,
  AddEventAttendeeResult,
  ListEventAttendeesRequest,
  ListEventAttendeesResult,
  RemoveEventAttendeeRequest,
  RemoveEventAttendeeResult,
} from '@community-platform/types/operations/event-attendees';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listEventAttendees`. */
export const listEventAttendeesOperation: Operation<ListEventAttendeesRequest, ListEventAttendeesResult> = {
  id: 'listEventAttendees',
  method: 'GET',
  path: '/api/admin/v2/event_attendees',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'event_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * List the attendees of an event.
 *
 * Returns one page of those who come to an event, the first to sign up first.
 *
 * `GET /api/admin/v2/event_attendees`
 */
export function listEventAttendees(
  client: Sender,
  request: ListEventAttendeesRequest,
  options?: RequestOptions,
): Promise<Received<ListEventAttendeesResult>> {
  return client.send(listEventAttendeesOperation, request, options);
}

/** All items of `listEventAttendees`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListEventAttendees(
  client: Sender,
  request: ListEventAttendeesRequest,
  options?: RequestOptions,
): Paginator<EventAttendee, EventAttendeesList> {
  return paginate(client, listEventAttendeesOperation, request, options);
}

/** The data of `addEventAttendee`. */
export const addEventAttendeeOperation: Operation<AddEventAttendeeRequest, AddEventAttendeeResult> = {
  id: 'addEventAttendee',
  method: 'POST',
  path: '/api/admin/v2/event_attendees',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Add an attendee to an event.
 *
 * Signs a member up for an event and answers with 200, without the attendance. A member who comes already
 * still does, and the answer is the same. An event that is full, or for which nobody can sign up, refuses
 * with 422.
 *
 * `POST /api/admin/v2/event_attendees`
 */
export function addEventAttendee(
  client: Sender,
  request: AddEventAttendeeRequest,
  options?: RequestOptions,
): Promise<Received<AddEventAttendeeResult>> {
  return client.send(addEventAttendeeOperation, request, options);
}

/** The data of `removeEventAttendee`. */
export const removeEventAttendeeOperation: Operation<RemoveEventAttendeeRequest, RemoveEventAttendeeResult> = {
  id: 'removeEventAttendee',
  method: 'DELETE',
  path: '/api/admin/v2/event_attendees',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Remove an attendee from an event.
 *
 * Signs a member off. Both are named in a body, which is unusual for this method and which some proxies
 * drop. A member who does not come is answered with 404.
 *
 * `DELETE /api/admin/v2/event_attendees`
 */
export function removeEventAttendee(
  client: Sender,
  request: RemoveEventAttendeeRequest,
  options?: RequestOptions,
): Promise<Received<RemoveEventAttendeeResult>> {
  return client.send(removeEventAttendeeOperation, request, options);
}
