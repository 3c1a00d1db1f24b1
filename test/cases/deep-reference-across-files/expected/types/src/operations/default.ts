// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Note } from '../note.js';
import type { Name } from '../pet.js';
import type { TypedResponse } from '../typed-response.js';

/** The query parameters of `listNotes`. */
export interface ListNotesQuery {
  by?: Name | undefined;
}

/** What `listNotes` sends. */
export interface ListNotesRequest {
  query?: ListNotesQuery | undefined;
}

/** The responses of `listNotes`, by status. */
export type ListNotesResult = TypedResponse<200, Note>;
