// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './runtime.js';

export const bookShelfValues = ['a', 'b', 'c'] as const;

/** The location. */
export type BookShelf = (typeof bookShelfValues)[number] | UnknownText;

export interface Book {
  title: string;
  /** The location. */
  shelf?: BookShelf;
  pages?: number;
}
