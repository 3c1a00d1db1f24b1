// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './unknown.js';

/** The values of {@link BookShelf}. */
export const bookShelfValues = ['a', 'b', 'c'] as const;

/** Where it stands. */
export type BookShelf = (typeof bookShelfValues)[number] | UnknownText;

export interface Book {
  title: string;
  /** Where it stands. */
  shelf?: BookShelf;
  pages?: number;
}
