// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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

/** What the handler of `listContactNotes` receives: every part is there, defaults are filled in. */
export interface ListContactNotesInput extends ListContactNotesRequest {
  query: ListContactNotesQuery & { page: number };
}

/** What admins write down about a contact. */
export interface ContactNotesHandlers<Principal = unknown, State = unknown> {
  /**
   * List the notes about a contact.
   *
   * Returns one page of the notes about a member or a lead, the newest first. A page has five notes; its size
   * cannot be changed.
   *
   * `GET /api/admin/v2/contacts/{contact_id}/contact_notes`
   */
  listContactNotes(input: ListContactNotesInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListContactNotesResult>>;
  /**
   * Create a note about a contact.
   *
   * Writes down a note about a member or a lead. Its author is the admin whose token is used.
   *
   * `POST /api/admin/v2/contacts/{contact_id}/contact_notes`
   */
  createContactNote(input: CreateContactNoteRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateContactNoteResult>>;
  /**
   * Get a note about a contact.
   *
   * Returns one note. A note about another contact is answered with 404.
   *
   * `GET /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
   */
  getContactNote(input: GetContactNoteRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetContactNoteResult>>;
  /**
   * Update a note about a contact.
   *
   * Replaces the text of a note. A note whose `policies` do not allow it is answered with 403.
   *
   * `PUT /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
   */
  updateContactNote(input: UpdateContactNoteRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateContactNoteResult>>;
  /**
   * Delete a note about a contact.
   *
   * Deletes a note. One whose `policies` do not allow it is answered with 403.
   *
   * `DELETE /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
   */
  deleteContactNote(input: DeleteContactNoteRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteContactNoteResult>>;
}
