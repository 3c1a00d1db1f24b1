// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Book } from '../parts.js';
import type { TypedResponse } from '../typed-response.js';

/** The query parameters of `listBooks`. */
export interface ListBooksQuery {
  page?: number | undefined;
  author?: string | undefined;
}

/** What `listBooks` sends. */
export interface ListBooksRequest {
  query?: ListBooksQuery | undefined;
}

/** The responses of `listBooks`, by status. */
export type ListBooksResult = TypedResponse<200, Book[]>;

/** The path parameters of `readBook`. */
export interface ReadBookPath {
  id: number;
}

/** What `readBook` sends. */
export interface ReadBookRequest {
  path: ReadBookPath;
}

/** The responses of `readBook`, by status. */
export type ReadBookResult = TypedResponse<200, Book>;
