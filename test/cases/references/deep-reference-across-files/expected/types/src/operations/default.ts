// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Note } from '../note.js';
import type { Name } from '../pet.js';
import type { TypedResponse } from '../runtime.js';

export interface ListNotesQuery {
  by?: Name | undefined;
}

export interface ListNotesRequest {
  query?: ListNotesQuery | undefined;
}

export type ListNotesResult = TypedResponse<200, Note>;
