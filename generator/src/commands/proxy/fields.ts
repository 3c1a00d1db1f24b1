/** Header fields that a proxy changes. */

/** Header fields for a single connection (RFC 9110, 7.6.1), besides those that `Connection` lists. */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'proxy-connection',
  'keep-alive',
  'te',
  'transfer-encoding',
  'upgrade',
]);

export type Field = readonly [name: string, value: string];

/** Returns the header fields of a message in their original order and spelling, from Node's `rawHeaders`. */
export function fieldsOf(raw: readonly string[]): Field[] {
  return raw.flatMap((name, at): Field[] => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []));
}

/** Returns the header fields to forward. */
export function endToEnd(fields: readonly Field[], others: readonly string[] = []): Field[] {
  const named = fields.flatMap(([name, value]) =>
    name.toLowerCase() === 'connection' ? value.split(',').map((each) => each.trim().toLowerCase()) : [],
  );
  const dropped = new Set([...hopByHop, ...named, ...others]);
  return fields.filter(([name]) => !dropped.has(name.toLowerCase()));
}

/** Returns the values of a header field. */
export function valuesOf(fields: readonly Field[], name: string): string[] {
  return fields.filter(([each]) => each.toLowerCase() === name).map(([, value]) => value);
}

/** Converts header fields to `Headers`, without those that the Fetch API cannot represent. */
export function toHeaders(fields: readonly Field[]): Headers {
  const headers = new Headers();
  for (const [name, value] of fields) {
    try {
      headers.append(name, value);
    } catch {
      // Node accepts more characters in values.
    }
  }
  return headers;
}
