// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';
import type { Book } from '../parts.js';

/** The query parameters of `listBooks`. */
export interface ListBooksQuery {
  page?: number | undefined;
  author?: string | undefined;
}

/** What `listBooks` sends. */
export interface ListBooksRequest {
  query?: ListBooksQuery | undefined;
}

/** What `listBooks` answers, by status. */
export type ListBooksResult = Answer<200, Book[]>;

/** The path parameters of `readBook`. */
export interface ReadBookPath {
  id: number;
}

/** What `readBook` sends. */
export interface ReadBookRequest {
  path: ReadBookPath;
}

/** What `readBook` answers, by status. */
export type ReadBookResult = Answer<200, Book>;
