/** What the reference says of what is deprecated; that it is, Redoc shows by itself where the document says it. */
import { describeDeprecation } from '../api/deprecation.js';
import { isRaw, type Raw } from '../lower/raw.js';
import { join } from '../read/pointer.js';
import { deprecable, readDeprecation } from '../resolve/deprecation.js';
import { itemsOf, memberShape } from '../resolve/kinds.js';
import type { Shape } from '../resolve/shapes.js';

/** Where something says since when it is deprecated, or when it ends, and what a reader is told there. */
export interface Deprecated {
  readonly pointer: string;
  readonly text: string;
}

const visit = (value: unknown, shape: Shape, pointer: string): Deprecated[] => {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => visit(item, itemsOf(shape), join(pointer, index)));
  if (!isRaw(value) || shape === 'any') return [];
  const dates = deprecable.has(shape) ? describeDeprecation(readDeprecation(value)) : '';
  const within = Object.entries(value).flatMap(([name, item]) =>
    visit(item, memberShape(shape, name), join(pointer, name)),
  );
  return dates === '' ? within : [{ pointer, text: `**Deprecated.** ${dates}` }, ...within];
};

/** Finds all of them in a document as it was written, in one piece. */
export const listDeprecated = (document: Raw): Deprecated[] => visit(document, 'document', '');
