// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
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
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listContactNotesOperation: Operation<ListContactNotesRequest, ListContactNotesResult> = {
  id: 'listContactNotes',
  method: 'GET',
  path: '/api/admin/v2/contacts/{contact_id}/contact_notes',
  parameters: [
    { name: 'contact_id', in: 'path', write: writeScalar },
    { name: 'page', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the notes about a contact.
 *
 * Returns a page of the notes about a member or a lead, newest first. A page has five notes; its size cannot be
 * changed.
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

/** Iterates over all items of `listContactNotes`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListContactNotes(
  client: Sender<OnUndeclared>,
  request: ListContactNotesRequest,
  options?: RequestOptions,
): Paginator<ContactNote, ContactNotesList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listContactNotesOperation, paging, request, options);
}

export const createContactNoteOperation: Operation<CreateContactNoteRequest, CreateContactNoteResult> = {
  id: 'createContactNote',
  method: 'POST',
  path: '/api/admin/v2/contacts/{contact_id}/contact_notes',
  parameters: [{ name: 'contact_id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a note about a contact.
 *
 * Creates a note about a member or a lead. Its author is the admin whose token is used.
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

export const getContactNoteOperation: Operation<GetContactNoteRequest, GetContactNoteResult> = {
  id: 'getContactNote',
  method: 'GET',
  path: '/api/admin/v2/contacts/{contact_id}/contact_notes/{id}',
  parameters: [
    { name: 'contact_id', in: 'path', write: writeScalar },
    { name: 'id', in: 'path', write: writeScalar },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a note about a contact.
 *
 * Returns one note. A note about another contact returns 404.
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

export const updateContactNoteOperation: Operation<UpdateContactNoteRequest, UpdateContactNoteResult> = {
  id: 'updateContactNote',
  method: 'PUT',
  path: '/api/admin/v2/contacts/{contact_id}/contact_notes/{id}',
  parameters: [
    { name: 'contact_id', in: 'path', write: writeScalar },
    { name: 'id', in: 'path', write: writeScalar },
  ],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a note about a contact.
 *
 * Replaces the text of a note. A note whose `policies` do not allow it returns 403.
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

export const deleteContactNoteOperation: Operation<DeleteContactNoteRequest, DeleteContactNoteResult> = {
  id: 'deleteContactNote',
  method: 'DELETE',
  path: '/api/admin/v2/contacts/{contact_id}/contact_notes/{id}',
  parameters: [
    { name: 'contact_id', in: 'path', write: writeScalar },
    { name: 'id', in: 'path', write: writeScalar },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a note about a contact.
 *
 * Deletes a note. One whose `policies` do not allow it returns 403.
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

/** Notes of admins about contacts. */
export interface ContactNotesApi {
  /**
   * List the notes about a contact.
   *
   * Returns a page of the notes about a member or a lead, newest first. A page has five notes; its size cannot be
   * changed.
   *
   * `GET /api/admin/v2/contacts/{contact_id}/contact_notes`
   */
  list(request: ListContactNotesRequest, options?: RequestOptions): Promise<ContactNotesList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request: ListContactNotesRequest, options?: RequestOptions): Paginator<ContactNote, ContactNotesList>;
  /**
   * Create a note about a contact.
   *
   * Creates a note about a member or a lead. Its author is the admin whose token is used.
   *
   * `POST /api/admin/v2/contacts/{contact_id}/contact_notes`
   */
  create(request: CreateContactNoteRequest, options?: RequestOptions): Promise<ContactNote>;
  /**
   * Get a note about a contact.
   *
   * Returns one note. A note about another contact returns 404.
   *
   * `GET /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
   */
  get(request: GetContactNoteRequest, options?: RequestOptions): Promise<ContactNote>;
  /**
   * Update a note about a contact.
   *
   * Replaces the text of a note. A note whose `policies` do not allow it returns 403.
   *
   * `PUT /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
   */
  update(request: UpdateContactNoteRequest, options?: RequestOptions): Promise<ContactNote>;
  /**
   * Delete a note about a contact.
   *
   * Deletes a note. One whose `policies` do not allow it returns 403.
   *
   * `DELETE /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
   */
  delete(request: DeleteContactNoteRequest, options?: RequestOptions): Promise<MessageResponse>;
}

export const createContactNotesApi = (client: Sender<OnUndeclared>): ContactNotesApi => ({
  list: (request, options) => unwrap(client.send(listContactNotesOperation, request, options)),
  paginateList: (request, options) => paginateListContactNotes(client, request, options),
  create: (request, options) => unwrap(client.send(createContactNoteOperation, request, options)),
  get: (request, options) => unwrap(client.send(getContactNoteOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateContactNoteOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteContactNoteOperation, request, options)),
});
