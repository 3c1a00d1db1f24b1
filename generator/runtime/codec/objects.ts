/** Handles objects with untrusted keys: reads no property from a prototype, and never sets a prototype. */

/** A JSON object under construction. */
export type MutableRecord<Value> = { [key: string]: Value };

/** Sets an own property. As in `JSON.parse`, `__proto__` becomes an ordinary property. */
export function setOwn<Value>(record: MutableRecord<Value>, key: string, value: Value): void {
  if (key === '__proto__') {
    Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    record[key] = value;
  }
}

/** Returns an own property; unlike indexing, never a property of `Object.prototype`. */
export function lookUp<Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined;
export function lookUp(table: object | undefined, key: string): unknown;
export function lookUp(table: object | undefined, key: string): unknown {
  return table !== undefined && Object.hasOwn(table, key) ? Reflect.get(table, key) : undefined;
}

/** Returns a member of an object or of its class, except members that every object has, such as `constructor`. */
export function getMember(object: object, name: string): unknown {
  const value: unknown = Reflect.get(object, name);
  return value === Reflect.get(Object.prototype, name) ? undefined : value;
}

/** Returns whether a value is an object that is neither null nor an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
