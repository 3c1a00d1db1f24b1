/** Methods that `fetch` cannot send (WHATWG Fetch, "forbidden method"). */
const forbidden: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Returns whether a client based on `fetch` can send a method. */
export const isSendable = (method: string): boolean => !forbidden.has(method.toUpperCase());
