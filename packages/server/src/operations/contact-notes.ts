// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateContactNoteRequest,
  CreateContactNoteResult,
  DeleteContactNoteRequest,
  DeleteContactNoteResult,
  GetContactNoteRequest,
  GetContactNoteResult,
  ListContactNotesQuery,
  ListContactNotesRequest,
  ListContactNotesResult,
  UpdateContactNoteRequest,
  UpdateContactNoteResult,
} from '@community-platform/types/operations/contact-notes';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listContactNotes`: all parts are present, with defaults. */
export interface ListContactNotesInput extends ListContactNotesRequest {
  query: ListContactNotesQuery & { page: number };
}

/** Notes of admins about contacts. */
export interface ContactNotesHandlers<Principal = unknown, State = unknown> {
  /**
   * List the notes about a contact.
   *
   * Returns a page of the notes about a member or a lead, newest first. A page has five notes; its size cannot be
   * changed.
   *
   * `GET /api/admin/v2/contacts/{contact_id}/contact_notes`
   */
  listContactNotes(
    input: ListContactNotesInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListContactNotesResult>>;
  /**
   * Create a note about a contact.
   *
   * Creates a note about a member or a lead. Its author is the admin whose token is used.
   *
   * `POST /api/admin/v2/contacts/{contact_id}/contact_notes`
   */
  createContactNote(
    input: CreateContactNoteRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateContactNoteResult>>;
  /**
   * Get a note about a contact.
   *
   * Returns one note. A note about another contact returns 404.
   *
   * `GET /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
   */
  getContactNote(input: GetContactNoteRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetContactNoteResult>>;
  /**
   * Update a note about a contact.
   *
   * Replaces the text of a note. A note whose `policies` do not allow it returns 403.
   *
   * `PUT /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
   */
  updateContactNote(
    input: UpdateContactNoteRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateContactNoteResult>>;
  /**
   * Delete a note about a contact.
   *
   * Deletes a note. One whose `policies` do not allow it returns 403.
   *
   * `DELETE /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
   */
  deleteContactNote(
    input: DeleteContactNoteRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DeleteContactNoteResult>>;
}

/** The descriptors of the operations, in document order. */
export const contactNotesOperations: readonly Operation[] = [
  {
    id: 'listContactNotes',
    method: 'GET',
    path: '/api/admin/v2/contacts/{contact_id}/contact_notes',
    parameters: [
      { name: 'contact_id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false },
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createContactNote',
    method: 'POST',
    path: '/api/admin/v2/contacts/{contact_id}/contact_notes',
    parameters: [{ name: 'contact_id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getContactNote',
    method: 'GET',
    path: '/api/admin/v2/contacts/{contact_id}/contact_notes/{id}',
    parameters: [
      { name: 'contact_id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false },
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateContactNote',
    method: 'PUT',
    path: '/api/admin/v2/contacts/{contact_id}/contact_notes/{id}',
    parameters: [
      { name: 'contact_id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false },
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    ],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteContactNote',
    method: 'DELETE',
    path: '/api/admin/v2/contacts/{contact_id}/contact_notes/{id}',
    parameters: [
      { name: 'contact_id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false },
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
