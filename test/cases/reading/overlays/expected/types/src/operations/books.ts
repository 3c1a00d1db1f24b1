// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Book } from '../parts.js';
import type { TypedResponse } from '../runtime.js';

export interface ListBooksQuery {
  page?: number | undefined;
  author?: string | undefined;
}

export interface ListBooksRequest {
  query?: ListBooksQuery | undefined;
}

export type ListBooksResult = TypedResponse<200, Book[]>;

export interface ReadBookPath {
  id: number;
}

export interface ReadBookRequest {
  path: ReadBookPath;
}

export type ReadBookResult = TypedResponse<200, Book>;
