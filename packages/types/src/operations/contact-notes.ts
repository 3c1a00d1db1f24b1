// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody, MessageResponse } from '../common.js';
import type { ContactNote, ContactNoteRequest, ContactNotesList } from '../contact-note.js';
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
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

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

/** Headers of the responses of `listContactNotes`. */
export interface ListContactNotes200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listContactNotes`, by status. */
export type ListContactNotesResult =
  | TypedResponse<200, ContactNotesList, ListContactNotes200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the responses of `createContactNote`. */
export interface CreateContactNote201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createContactNote`, by status. */
export type CreateContactNoteResult =
  | TypedResponse<201, ContactNote, CreateContactNote201Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the responses of `getContactNote`. */
export interface GetContactNote200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getContactNote`, by status. */
export type GetContactNoteResult =
  | TypedResponse<200, ContactNote, GetContactNote200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the responses of `updateContactNote`. */
export interface UpdateContactNote200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateContactNote`, by status. */
export type UpdateContactNoteResult =
  | TypedResponse<200, ContactNote, UpdateContactNote200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the responses of `deleteContactNote`. */
export interface DeleteContactNote200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteContactNote`, by status. */
export type DeleteContactNoteResult =
  | TypedResponse<200, MessageResponse, DeleteContactNote200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
