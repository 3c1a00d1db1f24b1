/** Returns whether a value is a promise. Unlike `instanceof`, recognizes promises of other realms and libraries. */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

/** Handles the rejection of a promise, which would otherwise terminate the process. */
export function ignoreRejection(value: unknown): void {
  if (isPromise(value)) value.then(undefined, () => undefined);
}

/** Returns the result of a synchronous callback. Throws `TypeError` for a promise, whose rejection is ignored. */
export function now<T>(name: string, value: T): T {
  if (!isPromise(value)) return value;
  ignoreRejection(value);
  throw new TypeError(`${name} returned a promise: it must return its value at once`);
}
