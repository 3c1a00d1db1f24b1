/** Methods that no `fetch` sends (WHATWG Fetch, "forbidden method"). */
const forbidden: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Whether a client that is built on `fetch` can send a method. */
export const isSendable = (method: string): boolean => !forbidden.has(method.toUpperCase());
