/** A JSON object. */

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object and not an array. */
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
