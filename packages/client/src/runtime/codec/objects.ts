/** Objects whose keys come from outside: never a prototype's property read, never a prototype set. */

/** A JSON object under construction. */
export type MutableRecord<Value> = { [key: string]: Value };

/** Sets an own property; `__proto__` becomes a property like any other, as in `JSON.parse`. */
export function setOwn<Value>(record: MutableRecord<Value>, key: string, value: Value): void {
  if (key === '__proto__') {
    Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    record[key] = value;
  }
}

/** An own property; unlike indexing, never one of `Object.prototype`. */
export function lookUp<Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined;
export function lookUp(table: object | undefined, key: string): unknown;
export function lookUp(table: object | undefined, key: string): unknown {
  return table !== undefined && Object.hasOwn(table, key) ? Reflect.get(table, key) : undefined;
}

/** A member of an object or of its class; never one that every object has, such as `constructor`. */
export function getMember(object: object, name: string): unknown {
  const value: unknown = Reflect.get(object, name);
  return value === Reflect.get(Object.prototype, name) ? undefined : value;
}

/** Whether a value is an object and neither null nor an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
