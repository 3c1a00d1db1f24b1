// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ContactNote, ContactNotesList } from '@community-platform/types/contact-note';
import type {
  CreateContactNoteRequest,
  CreateContactNoteResult,
  DeleteContactNoteRequest,
  DeleteContactNoteResult,
  GetContactNoteRequest,
  GetContactNoteResult,
  ListContactNotesRequest,
  ListContactNotesResult,
  UpdateContactNoteRequest,
  UpdateContactNoteResult,
} from '@community-platform/types/operations/contact-notes';
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

/** The data of `listContactNotes`. */
export const listContactNotesOperation: Operation<ListContactNotesRequest, ListContactNotesResult> = {
  id: 'listContactNotes',
  method: 'GET',
  path: '/api/admin/v2/contacts/{contact_id}/contact_notes',
  parameters: [
    { name: 'contact_id', in: 'path', write: writeScalar },
    { name: 'page', in: 'query', write: writeScalarPair },
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
 * List the notes about a contact.
 *
 * Returns one page of the notes about a member or a lead, the newest first. A page has five notes; its size
 * cannot be changed.
 *
 * `GET /api/admin/v2/contacts/{contact_id}/contact_notes`
 */
export function listContactNotes<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListContactNotesRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListContactNotesResult, U>> {
  return client.send(listContactNotesOperation, request, options);
}

/** All items of `listContactNotes`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListContactNotes(
  client: Sender<OnUndeclared>,
  request: ListContactNotesRequest,
  options?: RequestOptions,
): Paginator<ContactNote, ContactNotesList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listContactNotesOperation, paging, request, options);
}

/** The data of `createContactNote`. */
export const createContactNoteOperation: Operation<CreateContactNoteRequest, CreateContactNoteResult> = {
  id: 'createContactNote',
  method: 'POST',
  path: '/api/admin/v2/contacts/{contact_id}/contact_notes',
  parameters: [{ name: 'contact_id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
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
 * Create a note about a contact.
 *
 * Writes down a note about a member or a lead. Its author is the admin whose token is used.
 *
 * `POST /api/admin/v2/contacts/{contact_id}/contact_notes`
 */
export function createContactNote<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateContactNoteRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateContactNoteResult, U>> {
  return client.send(createContactNoteOperation, request, options);
}

/** The data of `getContactNote`. */
export const getContactNoteOperation: Operation<GetContactNoteRequest, GetContactNoteResult> = {
  id: 'getContactNote',
  method: 'GET',
  path: '/api/admin/v2/contacts/{contact_id}/contact_notes/{id}',
  parameters: [
    { name: 'contact_id', in: 'path', write: writeScalar },
    { name: 'id', in: 'path', write: writeScalar },
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
 * Get a note about a contact.
 *
 * Returns one note. A note about another contact is answered with 404.
 *
 * `GET /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
 */
export function getContactNote<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetContactNoteRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetContactNoteResult, U>> {
  return client.send(getContactNoteOperation, request, options);
}

/** The data of `updateContactNote`. */
export const updateContactNoteOperation: Operation<UpdateContactNoteRequest, UpdateContactNoteResult> = {
  id: 'updateContactNote',
  method: 'PUT',
  path: '/api/admin/v2/contacts/{contact_id}/contact_notes/{id}',
  parameters: [
    { name: 'contact_id', in: 'path', write: writeScalar },
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
 * Update a note about a contact.
 *
 * Replaces the text of a note. A note whose `policies` do not allow it is answered with 403.
 *
 * `PUT /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
 */
export function updateContactNote<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateContactNoteRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateContactNoteResult, U>> {
  return client.send(updateContactNoteOperation, request, options);
}

/** The data of `deleteContactNote`. */
export const deleteContactNoteOperation: Operation<DeleteContactNoteRequest, DeleteContactNoteResult> = {
  id: 'deleteContactNote',
  method: 'DELETE',
  path: '/api/admin/v2/contacts/{contact_id}/contact_notes/{id}',
  parameters: [
    { name: 'contact_id', in: 'path', write: writeScalar },
    { name: 'id', in: 'path', write: writeScalar },
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
 * Delete a note about a contact.
 *
 * Deletes a note. One whose `policies` do not allow it is answered with 403.
 *
 * `DELETE /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
 */
export function deleteContactNote<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteContactNoteRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteContactNoteResult, U>> {
  return client.send(deleteContactNoteOperation, request, options);
}
