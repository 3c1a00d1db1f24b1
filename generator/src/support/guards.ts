/** Type guards for unchecked values. */

/** Returns whether a value is a string. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Returns whether a value is an object or an array. */
export function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Returns whether a value is or contains a file. */
export function hasFiles(value: unknown): boolean {
  return value instanceof Blob || (isContainer(value) && Object.values(value).some(hasFiles));
}
