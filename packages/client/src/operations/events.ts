// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listEvents`. */
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
 * List events.
 *
 * Returns one page of the events, drafts among them, the newest first unless `sort` says otherwise. A
 * space that the community does not have is answered with 404.
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

/** All items of `listEvents`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListEvents(
  client: Sender<OnUndeclared>,
  request: ListEventsRequest = {},
  options?: RequestOptions,
): Paginator<Event, EventList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listEventsOperation, paging, request, options);
}

/** The data of `createEvent`. */
export const createEventOperation: Operation<CreateEventRequest, CreateEventResult> = {
  id: 'createEvent',
  method: 'POST',
  path: '/api/admin/v2/events',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
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
 * Create an event.
 *
 * Makes an event in a space of type `event`, and invites whom it names. An event of type `recurring` needs
 * `recurring_setting_attributes`. A space that is not of type `event`, and a `space_id` that differs from
 * the one in `event`, are refused with 422.
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

/** The data of `getEvent`. */
export const getEventOperation: Operation<GetEventRequest, GetEventResult> = {
  id: 'getEvent',
  method: 'GET',
  path: '/api/admin/v2/events/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
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

/** The data of `updateEvent`. */
export const updateEventOperation: Operation<UpdateEventRequest, UpdateEventResult> = {
  id: 'updateEvent',
  method: 'PUT',
  path: '/api/admin/v2/events/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
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
 * Update an event.
 *
 * Changes what the body names and leaves the rest, though name, space and state have to be named. `status`
 * publishes a draft, and makes a published event a draft again. Of a recurring event, `edit_mode` says
 * which occurrences change; only this one when it is left out.
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

/** The data of `deleteEvent`. */
export const deleteEventOperation: Operation<DeleteEventRequest, DeleteEventResult> = {
  id: 'deleteEvent',
  method: 'DELETE',
  path: '/api/admin/v2/events/{id}',
  parameters: [
    { name: 'id', in: 'path', write: writeScalar },
    { name: 'space_id', in: 'query', write: writeScalarPair },
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
 * Delete an event.
 *
 * Deletes an event with its attendees. Its space is named in the query string, besides the id in the path;
 * an event of another space is answered with 404.
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

/** The data of `duplicateEvent`. */
export const duplicateEventOperation: Operation<DuplicateEventRequest, DuplicateEventResult> = {
  id: 'duplicateEvent',
  method: 'POST',
  path: '/api/admin/v2/spaces/{space_id}/events/{id}/duplicate',
  parameters: [
    { name: 'space_id', in: 'path', write: writeScalar },
    { name: 'id', in: 'path', write: writeScalar },
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
 * Duplicate an event.
 *
 * Makes a draft of the same event, without its attendees, in the space that the body names. A copy is
 * answered with 200, unlike a new event. A space that is not of type `event` is refused with 422.
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
