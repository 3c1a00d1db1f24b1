/** A place in the files of a document. */
import type { Source } from '../read/source.js';

export type JsonObject = Readonly<Record<string, unknown>>;

export interface Location {
  readonly source: Source;
  readonly pointer: string;
  readonly value: unknown;
}

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The `$ref` of an object, if it has one that is text. */
export const refOf = (value: unknown): string | undefined => {
  const ref = isJsonObject(value) && Object.hasOwn(value, '$ref') ? value['$ref'] : undefined;
  return typeof ref === 'string' ? ref : undefined;
};

/** Whether a value says nothing but what it refers to. */
export const isAlias = (value: unknown): boolean =>
  refOf(value) !== undefined && Object.keys(Object(value)).length === 1;

/** Sets an own member, `__proto__` among them. */
export const setMember = (holder: object, key: string, value: unknown): void => {
  // To define a member takes several times as long as to set one.
  if (key !== '__proto__') Reflect.set(holder, key, value);
  else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
};
