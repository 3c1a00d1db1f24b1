/** Type guards and conversions for unchecked values of a document. */
import type { Json } from '../../runtime/codec/operation.js';
import { pointerOf, split } from '../support/json-pointer.js';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether a value is an object and not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a value if it is an object, else an empty object. */
export function asObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Returns a value if it is a string; otherwise, `undefined`. */
export function asString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns a value if it is an array, else an empty array. */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Converts a parsed value to JSON; values that JSON cannot represent, such as dates, become strings. */
export function asJson(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (Array.isArray(value)) return value.map(asJson);
  if (isJsonObject(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asJson(item)]));
  return String(value);
}

/** Returns `{ key: value }`, or `{}` without a value: for optional members under exactOptionalPropertyTypes. */
export function optional<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [P in K]: V });
}

/** Returns the name of the component of the given kind to which a node refers directly; `undefined` for other nodes. */
export function componentName(value: unknown, kind: string): string | undefined {
  const ref = isJsonObject(value) ? asString(value['$ref']) : undefined;
  const [components, own, name, ...rest] = ref === undefined ? [] : split(pointerOf(ref));
  return components === 'components' && own === kind && rest.length === 0 ? name : undefined;
}
