/** A location in a file of the document, and functions for references. */
import type { Source } from '../read/source.js';
import { isJsonObject, type JsonObject } from '../values.js';

export { isJsonObject, type JsonObject };

export interface Location {
  readonly source: Source;
  readonly pointer: string;
  readonly value: unknown;
}

/** Returns the `$ref` of an object; `undefined` if it is not a string. */
export function refOf(value: unknown): string | undefined {
  const ref = isJsonObject(value) && Object.hasOwn(value, '$ref') ? value['$ref'] : undefined;
  return typeof ref === 'string' ? ref : undefined;
}

/** Returns whether a value is only a reference. */
export function isAlias(value: unknown): boolean {
  return refOf(value) !== undefined && Object.keys(Object(value)).length === 1;
}

/** Sets an own property of an object, even `__proto__`. */
export function setMember(holder: object, key: string, value: unknown): void {
  // Setting a property is several times faster than defining it.
  if (key !== '__proto__') Reflect.set(holder, key, value);
  else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}
