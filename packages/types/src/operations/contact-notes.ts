// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  BadRequestHeaders,
  ContentTooLargeHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
  UnprocessableContentHeaders,
  UnsupportedMediaTypeHeaders,
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ErrorBody, MessageResponse } from '../common.js';
import type { ContactNote, ContactNoteRequest, ContactNotesList } from '../contact-note.js';

/** The path parameters of `listContactNotes`. */
export interface ListContactNotesPath {
  /** The contact, as its numeric id or as the `sqid` of a lead. */
  contact_id: string;
}

/** The query parameters of `listContactNotes`. */
export interface ListContactNotesQuery {
  /**
   * The number of the page. The first page is 1; a lower number is answered with 400.
   *
   * Default: `1`.
   */
  page?: number | undefined;
}

/** What `listContactNotes` sends. */
export interface ListContactNotesRequest {
  path: ListContactNotesPath;
  query?: ListContactNotesQuery | undefined;
}

/** Headers of the answers of `listContactNotes`. */
export interface ListContactNotes200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listContactNotes` answers, by status. */
export type ListContactNotesResult =
  | Answer<200, ContactNotesList, ListContactNotes200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `createContactNote`. */
export interface CreateContactNotePath {
  /** The contact, as its numeric id or as the `sqid` of a lead. */
  contact_id: string;
}

/** What `createContactNote` sends. */
export interface CreateContactNoteRequest {
  path: CreateContactNotePath;
  /** The note. */
  body: ContactNoteRequest;
}

/** Headers of the answers of `createContactNote`. */
export interface CreateContactNote201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createContactNote` answers, by status. */
export type CreateContactNoteResult =
  | Answer<201, ContactNote, CreateContactNote201Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getContactNote`. */
export interface GetContactNotePath {
  /** The contact, as its numeric id or as the `sqid` of a lead. */
  contact_id: string;
  /** The id of the note. */
  id: number;
}

/** What `getContactNote` sends. */
export interface GetContactNoteRequest {
  path: GetContactNotePath;
}

/** Headers of the answers of `getContactNote`. */
export interface GetContactNote200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getContactNote` answers, by status. */
export type GetContactNoteResult =
  | Answer<200, ContactNote, GetContactNote200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateContactNote`. */
export interface UpdateContactNotePath {
  /** The contact, as its numeric id or as the `sqid` of a lead. */
  contact_id: string;
  /** The id of the note. */
  id: number;
}

/** What `updateContactNote` sends. */
export interface UpdateContactNoteRequest {
  path: UpdateContactNotePath;
  /** The note. */
  body: ContactNoteRequest;
}

/** Headers of the answers of `updateContactNote`. */
export interface UpdateContactNote200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateContactNote` answers, by status. */
export type UpdateContactNoteResult =
  | Answer<200, ContactNote, UpdateContactNote200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `deleteContactNote`. */
export interface DeleteContactNotePath {
  /** The contact, as its numeric id or as the `sqid` of a lead. */
  contact_id: string;
  /** The id of the note. */
  id: number;
}

/** What `deleteContactNote` sends. */
export interface DeleteContactNoteRequest {
  path: DeleteContactNotePath;
}

/** Headers of the answers of `deleteContactNote`. */
export interface DeleteContactNote200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deleteContactNote` answers, by status. */
export type DeleteContactNoteResult =
  | Answer<200, MessageResponse, DeleteContactNote200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
