/** Adds deprecation dates to the reference. Redoc itself shows only that something is deprecated, not when. */
import { describeDeprecation } from '../../ir/deprecation.js';
import { deprecable, readDeprecation } from '../../openapi/resolve/deprecation.js';
import { itemsOf, memberShape } from '../../openapi/resolve/kinds.js';
import type { Shape } from '../../openapi/resolve/shapes.js';
import { minorOf } from '../../openapi/resolve/versions.js';
import { isJsonObject, type JsonObject } from '../../openapi/values.js';
import { join } from '../../support/json-pointer.js';

/** Locations with a deprecation or sunset date, and the text to add to each. */
export interface Deprecated {
  readonly pointer: string;
  readonly text: string;
}

/** Whether an object only references another one; no text is added to it. */
function isReference(value: JsonObject, shape: Shape, is30: boolean): boolean {
  return Object.hasOwn(value, '$ref') && (is30 || shape !== 'schema');
}

function visit(value: unknown, shape: Shape, pointer: string, is30: boolean): Deprecated[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => visit(item, itemsOf(shape), join(pointer, index), is30));
  if (!isJsonObject(value) || shape === 'any') return [];
  const isMeant = deprecable.has(shape) && !isReference(value, shape, is30);
  const dates = isMeant ? describeDeprecation(readDeprecation(value)) : '';
  const within = Object.entries(value).flatMap(([name, item]) =>
    visit(item, memberShape(shape, name), join(pointer, name), is30),
  );
  return dates === '' ? within : [{ pointer, text: `**Deprecated.** ${dates}` }, ...within];
}

/** Finds all deprecation dates in a bundled document. */
export function listDeprecated(document: JsonObject): Deprecated[] {
  return visit(document, 'document', '', minorOf(String(document['openapi'])) === 0);
}
