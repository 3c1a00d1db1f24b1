/** Methods that `fetch` cannot send (WHATWG Fetch, "forbidden method"). */
const forbidden: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Returns whether a client based on `fetch` can send a method. */
export function isSendable(method: string): boolean {
  return !forbidden.has(method.toUpperCase());
}
