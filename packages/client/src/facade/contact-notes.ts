// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
import type { ContactNote, ContactNotesList } from '@community-platform/types/contact-note';
import type {
  CreateContactNoteRequest,
  DeleteContactNoteRequest,
  GetContactNoteRequest,
  ListContactNotesRequest,
  UpdateContactNoteRequest,
} from '@community-platform/types/operations/contact-notes';
import * as operations from '../operations/contact-notes.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What admins write down about a contact. */
export interface ContactNotesApi {
  /**
   * List the notes about a contact.
   *
   * Returns one page of the notes about a member or a lead, the newest first. A page has five notes; its size
   * cannot be changed.
   *
   * `GET /api/admin/v2/contacts/{contact_id}/contact_notes`
   */
  list(request: ListContactNotesRequest, options?: RequestOptions): Promise<ContactNotesList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request: ListContactNotesRequest, options?: RequestOptions): Paginator<ContactNote, ContactNotesList>;
  /**
   * Create a note about a contact.
   *
   * Writes down a note about a member or a lead. Its author is the admin whose token is used.
   *
   * `POST /api/admin/v2/contacts/{contact_id}/contact_notes`
   */
  create(request: CreateContactNoteRequest, options?: RequestOptions): Promise<ContactNote>;
  /**
   * Get a note about a contact.
   *
   * Returns one note. A note about another contact is answered with 404.
   *
   * `GET /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
   */
  get(request: GetContactNoteRequest, options?: RequestOptions): Promise<ContactNote>;
  /**
   * Update a note about a contact.
   *
   * Replaces the text of a note. A note whose `policies` do not allow it is answered with 403.
   *
   * `PUT /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
   */
  update(request: UpdateContactNoteRequest, options?: RequestOptions): Promise<ContactNote>;
  /**
   * Delete a note about a contact.
   *
   * Deletes a note. One whose `policies` do not allow it is answered with 403.
   *
   * `DELETE /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
   */
  delete(request: DeleteContactNoteRequest, options?: RequestOptions): Promise<MessageResponse>;
}

/** Binds the operations to a client. */
export const createContactNotesApi = (client: Sender<OnUndeclared>): ContactNotesApi => ({
  list: (request, options) => unwrap(client.send(operations.listContactNotesOperation, request, options)),
  paginateList: (request, options) => operations.paginateListContactNotes(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createContactNoteOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getContactNoteOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateContactNoteOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteContactNoteOperation, request, options)),
});
