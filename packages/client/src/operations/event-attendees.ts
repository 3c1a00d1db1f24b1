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
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listEventAttendees`. */
export const listEventAttendeesOperation: Operation<ListEventAttendeesRequest, ListEventAttendeesResult> = {
  id: 'listEventAttendees',
  method: 'GET',
  path: '/api/admin/v2/event_attendees',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'event_id', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the attendees of an event.
 *
 * Returns one page of those who come to an event, the first to sign up first.
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

/** All items of `listEventAttendees`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListEventAttendees(
  client: Sender<OnUndeclared>,
  request: ListEventAttendeesRequest,
  options?: RequestOptions,
): Paginator<EventAttendee, EventAttendeesList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listEventAttendeesOperation, paging, request, options);
}

/** The data of `addEventAttendee`. */
export const addEventAttendeeOperation: Operation<AddEventAttendeeRequest, AddEventAttendeeResult> = {
  id: 'addEventAttendee',
  method: 'POST',
  path: '/api/admin/v2/event_attendees',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
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
export function addEventAttendee<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddEventAttendeeRequest,
  options?: RequestOptions<U>,
): Promise<Received<AddEventAttendeeResult, U>> {
  return client.send(addEventAttendeeOperation, request, options);
}

/** The data of `removeEventAttendee`. */
export const removeEventAttendeeOperation: Operation<RemoveEventAttendeeRequest, RemoveEventAttendeeResult> = {
  id: 'removeEventAttendee',
  method: 'DELETE',
  path: '/api/admin/v2/event_attendees',
  parameters: [
    { name: 'member_email', in: 'query', write: writeScalarPair },
    { name: 'event_id', in: 'query', write: writeScalarPair },
  ],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Remove an attendee from an event.
 *
 * Signs a member off. Both are named in a body, which is unusual for this method and which some proxies
 * drop, or in the query string. What is named in both places has to be the same; that, and what is named in
 * neither, is refused with 422. A member who does not come is answered with 404.
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
