/** A JSON object. */

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object and not an array. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
