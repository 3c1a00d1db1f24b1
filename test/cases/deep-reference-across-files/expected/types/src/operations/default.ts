// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';
import type { Note } from '../note.js';
import type { Name } from '../pet.js';

/** The query parameters of `listNotes`. */
export interface ListNotesQuery {
  by?: Name | undefined;
}

/** What `listNotes` sends. */
export interface ListNotesRequest {
  query?: ListNotesQuery | undefined;
}

/** What `listNotes` answers, by status. */
export type ListNotesResult = Answer<200, Note>;
