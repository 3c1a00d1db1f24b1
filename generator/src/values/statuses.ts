/** Sets the members of error bodies that repeat the status of the response, such as `status` of RFC 9457. */
import type { Json } from '../../runtime/codec/operation.js';
import { normalizeName, repeatsStatus } from '../errors/names.js';
import { gather, itemsAt, membersAt } from '../ir/places.js';
import type { Schema } from '../ir/schema.js';
import type { SchemaIndex } from '../ir/schema-index.js';
import { isFields } from './fits.js';

/** Returns the status that stands for a range or `default` in an example: 400 for `4XX`, 500 for `default`. */
function exampleStatus(status: string): number {
  return status === 'default' ? 500 : Number(status.replace('XX', '00'));
}

/** Whether the document contains an example or a default of a member. */
function isShown(objects: readonly Schema[], members: readonly Schema[], name: string): boolean {
  const wholes = objects.flatMap(({ examples = [], default: fallback }) => [...examples, fallback]);
  return (
    members.some(({ examples = [], default: fallback }) => examples.length > 0 || fallback !== undefined) ||
    wholes.some((whole) => isFields(whole) && Object.hasOwn(whole, name))
  );
}

/** Members that contain the error itself, or a list of errors. */
const wrappers = new Set(['error', 'errors']);

/**
 * Returns a generated error body with the status of its response in `status`, `statusCode` and the like, unless the
 * document contains an example of that member. A member `code` is not changed: it is often an application's own.
 */
export function withStatus(index: SchemaIndex, schema: Schema, value: Json, status: string): Json {
  return replace(index, [schema], value, exampleStatus(status));
}

function replace(index: SchemaIndex, schemas: readonly Schema[], value: Json, status: number): Json {
  if (Array.isArray(value)) {
    const items = itemsAt(index, schemas);
    return value.map((item) => replace(index, items, item, status));
  }
  if (typeof value !== 'object' || value === null) return value;
  const objects = gather(index, schemas);
  const entries = Object.entries(value).map(([name, member]): [string, Json] => {
    const own = gather(
      index,
      schemas.flatMap((each) => membersAt(index, each, name)),
    );
    if (wrappers.has(normalizeName(name))) return [name, replace(index, own, member, status)];
    if (!repeatsStatus(name) || isShown(objects, own, name)) return [name, member];
    if (typeof member === 'bigint') return [name, BigInt(status)];
    return [name, typeof member === 'number' ? status : member];
  });
  return Object.fromEntries(entries);
}
