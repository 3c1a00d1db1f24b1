/** Creates an overlay that turns one document into another (OpenAPI Overlay 1.0). */
import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type JsonObject } from '../../openapi/resolve/location.js';

/** An action of an overlay. */
export type WrittenAction =
  | { readonly target: string; readonly update: unknown }
  | { readonly target: string; readonly remove: true };

export interface WrittenOverlay {
  readonly overlay: '1.0.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly actions: readonly WrittenAction[];
}

/**
 * Returns the actions that turn `before` into `after`, to be applied in order. They do not preserve the order of
 * members. Returns none if the documents are equal.
 */
export function compareIntoActions(before: JsonObject, after: JsonObject): WrittenAction[] {
  return compareObjects('$', before, after);
}

function compareObjects(target: string, before: JsonObject, after: JsonObject): WrittenAction[] {
  const removed: WrittenAction[] = [];
  const inner: WrittenAction[] = [];
  const changed: [string, unknown][] = [];
  for (const key of Object.keys(before))
    if (!Object.hasOwn(after, key)) removed.push({ target: target + printMember(key), remove: true });
  for (const [key, value] of Object.entries(after)) {
    const at = target + printMember(key);
    if (!Object.hasOwn(before, key)) changed.push([key, value]);
    else if (isDeepStrictEqual(before[key], value)) continue;
    else if (isJsonObject(before[key]) && isJsonObject(value)) inner.push(...compareObjects(at, before[key], value));
    else {
      const items =
        Array.isArray(before[key]) && Array.isArray(value) ? compareLists(at, before[key], value) : undefined;
      if (items !== undefined) inner.push(...items);
      else {
        // An update would be merged into objects and lists, so these are removed first.
        if (typeof before[key] === 'object' || typeof value === 'object') removed.push({ target: at, remove: true });
        changed.push([key, value]);
      }
    }
  }
  const update: readonly WrittenAction[] =
    changed.length === 0 ? [] : [{ target, update: Object.fromEntries(changed) }];
  return [...removed, ...update, ...inner];
}

/** Returns actions for items that were changed, appended or removed; `undefined` if the whole list is replaced. */
function compareLists(
  target: string,
  before: readonly unknown[],
  after: readonly unknown[],
): WrittenAction[] | undefined {
  if (before.length > after.length) return compareShorter(target, before, after);
  const inner: WrittenAction[] = [];
  for (const [index, item] of before.entries()) {
    const other = after[index];
    if (isDeepStrictEqual(item, other)) continue;
    // Items that do not describe the same element were replaced, not changed.
    if (!isJsonObject(item) || !isJsonObject(other) || !isSameThing(item, other)) return undefined;
    inner.push(...compareObjects(`${target}[${index}]`, item, other));
  }
  const added = after.slice(before.length);
  // An overlay must not contain equal actions (OpenAPI Overlay 1.0, 4.4.1).
  const isRepeated = added.some((item, index) => added.slice(0, index).some((other) => isDeepStrictEqual(item, other)));
  return isRepeated ? undefined : [...inner, ...added.map((item) => ({ target, update: item }))];
}

/** Returns actions that remove items, last first so that indexes stay valid; `undefined` if anything else changed. */
function compareShorter(
  target: string,
  before: readonly unknown[],
  after: readonly unknown[],
): WrittenAction[] | undefined {
  const removed: number[] = [];
  let next = 0;
  for (const [index, item] of before.entries())
    if (next < after.length && isDeepStrictEqual(item, after[next])) next += 1;
    else removed.push(index);
  if (next < after.length) return undefined;
  return removed.reverse().map((index) => ({ target: `${target}[${index}]`, remove: true }));
}

/** Returns whether two items of a list are versions of the same element: their identifying members are equal. */
function isSameThing(before: JsonObject, after: JsonObject): boolean {
  return ['$ref', 'name', 'in', 'url', 'type'].every((key) => isDeepStrictEqual(before[key], after[key]));
}

/** Prints a member name as a JSONPath segment (RFC 9535, 2.3.1 and 2.5.1). */
function printMember(key: string): string {
  if (/^[A-Za-z_]\w*$/u.test(key)) return `.${key}`;
  const text = JSON.stringify(key).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `['${text}']`;
}
