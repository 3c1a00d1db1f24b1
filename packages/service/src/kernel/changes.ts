/** The fields of a partial update: those of `K` that are present in the body. */

type Present<T, K extends keyof T> = { [P in K]?: Exclude<T[P], undefined> };

/** Picks fields by name, so that unexpected fields of a caller never reach a column. */
export const pick = <T extends object, K extends keyof T>(body: T, names: readonly K[]): Present<T, K> => {
  const picked: Present<T, K> = {};
  for (const name of names) {
    const value = body[name];
    if (isPresent(value)) picked[name] = value;
  }
  return picked;
};

const isPresent = <V>(value: V): value is Exclude<V, undefined> => value !== undefined;

/** Whether an object has no keys. */
export const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;

/** Serializes the value of a JSON column. `undefined` leaves the column unchanged, null clears it. */
export const jsonText = (value: object | null | undefined): string | null | undefined =>
  value === undefined || value === null ? value : JSON.stringify(value);
