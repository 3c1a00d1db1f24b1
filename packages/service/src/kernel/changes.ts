/** Partial updates: the fields that are present in a body. */

type Present<T, K extends keyof T> = { [P in K]?: Exclude<T[P], undefined> };

/** Returns the named fields that are present, so that other fields of a request never reach a column. */
export function pick<T extends object, K extends keyof T>(body: T, names: readonly K[]): Present<T, K> {
  const picked: Present<T, K> = {};
  for (const name of names) {
    const value = body[name];
    if (isPresent(value)) picked[name] = value;
  }
  return picked;
}

function isPresent<V>(value: V): value is Exclude<V, undefined> {
  return value !== undefined;
}

/** Whether an object has no properties. */
export function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0;
}

/** Serializes a value for a JSON column: `undefined` leaves the column unchanged, null clears it. */
export function jsonText(value: object | null | undefined): string | null | undefined {
  return value === undefined || value === null ? value : JSON.stringify(value);
}
