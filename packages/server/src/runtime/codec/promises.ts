/** Whether a value is a promise, also one of another realm or library, which `instanceof` does not recognise. */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

/** Marks a promise that nobody waits for as handled, so that its rejection does not end the process. */
export function ignoreRejection(value: unknown): void {
  if (isPromise(value)) value.then(undefined, () => undefined);
}

/** What a callback returned that is not awaited; throws `TypeError` for a promise, and marks it as handled. */
export function now<T>(name: string, value: T): T {
  if (!isPromise(value)) return value;
  ignoreRejection(value);
  throw new TypeError(`${name} returned a promise: it must return its value at once`);
}
