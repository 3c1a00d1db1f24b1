/** Adds deprecation dates to the reference. Redoc itself only shows that something is deprecated. */
import { describeDeprecation } from '../../ir/deprecation.js';
import { isJsonObject, type JsonObject } from '../../openapi/values.js';
import { join } from '../../support/json-pointer.js';
import { deprecable, readDeprecation } from '../../openapi/resolve/deprecation.js';
import { itemsOf, memberShape } from '../../openapi/resolve/kinds.js';
import type { Shape } from '../../openapi/resolve/shapes.js';
import { minorOf } from '../../openapi/resolve/versions.js';

/** Locations with a deprecation or sunset date, and the text for each. */
export interface Deprecated {
  readonly pointer: string;
  readonly text: string;
}

/** Whether an object is only a reference, which gets no text of its own. */
const isReference = (value: JsonObject, shape: Shape, is30: boolean): boolean =>
  Object.hasOwn(value, '$ref') && (is30 || shape !== 'schema');

const visit = (value: unknown, shape: Shape, pointer: string, is30: boolean): Deprecated[] => {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => visit(item, itemsOf(shape), join(pointer, index), is30));
  if (!isJsonObject(value) || shape === 'any') return [];
  const isMeant = deprecable.has(shape) && !isReference(value, shape, is30);
  const dates = isMeant ? describeDeprecation(readDeprecation(value)) : '';
  const within = Object.entries(value).flatMap(([name, item]) =>
    visit(item, memberShape(shape, name), join(pointer, name), is30),
  );
  return dates === '' ? within : [{ pointer, text: `**Deprecated.** ${dates}` }, ...within];
};

/** Finds all deprecation dates in a bundled document. */
export const listDeprecated = (document: JsonObject): Deprecated[] =>
  visit(document, 'document', '', minorOf(String(document['openapi'])) === 0);
