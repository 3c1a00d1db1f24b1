/** A location in the files of a document. */
import type { Source } from '../read/source.js';

export type JsonObject = Readonly<Record<string, unknown>>;

export interface Location {
  readonly source: Source;
  readonly pointer: string;
  readonly value: unknown;
}

/** Returns whether a value is an object and not an array. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the `$ref` of an object, if it is a string. */
export const refOf = (value: unknown): string | undefined => {
  const ref = isJsonObject(value) && Object.hasOwn(value, '$ref') ? value['$ref'] : undefined;
  return typeof ref === 'string' ? ref : undefined;
};

/** Returns whether a value is only a reference. */
export const isAlias = (value: unknown): boolean =>
  refOf(value) !== undefined && Object.keys(Object(value)).length === 1;

/** Sets an own member, including `__proto__`. */
export const setMember = (holder: object, key: string, value: unknown): void => {
  // Defining a property is several times slower than setting it.
  if (key !== '__proto__') Reflect.set(holder, key, value);
  else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
};
