// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '../common.js';
import type { ContactNote, ContactNoteRequest, ContactNotesList } from '../contact-note.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListContactNotesPath {
  /** The contact, as its numeric id or as the `sqid` of a lead. At least 1 character. Example: `"4102"`. */
  contact_id: string;
}

export interface ListContactNotesQuery {
  /**
   * The number of the page. The first page is 1; a lower number returns 400.
   *
   * At least 1. Default: `1`. Example: `1`.
   */
  page?: number | undefined;
}

export interface ListContactNotesRequest {
  path: ListContactNotesPath;
  query?: ListContactNotesQuery | undefined;
}

export type ListContactNotesResult =
  | TypedResponse<200, ContactNotesList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface CreateContactNotePath {
  /** The contact, as its numeric id or as the `sqid` of a lead. At least 1 character. Example: `"4102"`. */
  contact_id: string;
}

export interface CreateContactNoteRequest {
  path: CreateContactNotePath;
  /** The note. */
  body: ContactNoteRequest;
}

export type CreateContactNoteResult =
  | TypedResponse<201, ContactNote, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetContactNotePath {
  /** The contact, as its numeric id or as the `sqid` of a lead. At least 1 character. Example: `"4102"`. */
  contact_id: string;
  /** The id of the note. Example: `1201`. */
  id: number;
}

export interface GetContactNoteRequest {
  path: GetContactNotePath;
}

export type GetContactNoteResult =
  | TypedResponse<200, ContactNote, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateContactNotePath {
  /** The contact, as its numeric id or as the `sqid` of a lead. At least 1 character. Example: `"4102"`. */
  contact_id: string;
  /** The id of the note. Example: `1201`. */
  id: number;
}

export interface UpdateContactNoteRequest {
  path: UpdateContactNotePath;
  /** The note. */
  body: ContactNoteRequest;
}

export type UpdateContactNoteResult =
  | TypedResponse<200, ContactNote, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteContactNotePath {
  /** The contact, as its numeric id or as the `sqid` of a lead. At least 1 character. Example: `"4102"`. */
  contact_id: string;
  /** The id of the note. Example: `1201`. */
  id: number;
}

export interface DeleteContactNoteRequest {
  path: DeleteContactNotePath;
}

export type DeleteContactNoteResult =
  | TypedResponse<200, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
