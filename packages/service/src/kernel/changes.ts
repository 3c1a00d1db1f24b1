/** The fields of a body that a partial update sets: those of a list that are there, and nothing else of it. */

type Present<T, K extends keyof T> = { [P in K]?: Exclude<T[P], undefined> };

/** Picks by name, so that a field that a caller makes up never reaches a column. */
export const pick = <T extends object, K extends keyof T>(body: T, names: readonly K[]): Present<T, K> => {
  const picked: Present<T, K> = {};
  for (const name of names) {
    const value = body[name];
    if (isPresent(value)) picked[name] = value;
  }
  return picked;
};

const isPresent = <V>(value: V): value is Exclude<V, undefined> => value !== undefined;

export const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;

/** A JSON column's text; `undefined` leaves the column as it is, and null empties it. */
export const jsonText = (value: object | null | undefined): string | null | undefined =>
  value === undefined || value === null ? value : JSON.stringify(value);
