/**
 * Returns the target of the first link in a `Link` header whose relation is `next` (RFC 8288, 3). Relations are
 * case-insensitive.
 */
export function findNext(header: string): string | undefined {
  for (let start = header.indexOf('<'); start >= 0; ) {
    const end = header.indexOf('>', start);
    if (end < 0) return undefined;
    const { parameters, at: following } = readParameters(header, end + 1);
    const relations = parameters.get('rel')?.toLowerCase().split(/\s+/u) ?? [];
    // With an anchor, the link belongs to another resource.
    if (relations.includes('next') && !parameters.has('anchor')) return header.slice(start + 1, end).trim();
    start = header.indexOf('<', following);
  }
  return undefined;
}

interface Read {
  /** Parameters by lower-case name. If a name is repeated, the first parameter counts. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The index at which the link ends. */
  readonly at: number;
}

/** Reads parameters such as `; name=token; name="text"` up to the comma that ends a link, in linear time. */
function readParameters(header: string, from: number): Read {
  const parameters = new Map<string, string>();
  let index = from;
  let name: string | undefined;
  let text = '';
  const add = (): void => {
    const key = (name ?? text).trim().toLowerCase();
    if (!parameters.has(key)) parameters.set(key, text);
    name = undefined;
    text = '';
  };
  for (; index < header.length && header[index] !== ','; index += 1) {
    const character = header[index] ?? '';
    if (character === ';') add();
    else if (character === '=' && name === undefined) {
      name = text;
      text = '';
    } else if (character === '"') {
      for (index += 1; index < header.length && header[index] !== '"'; index += 1) {
        if (header[index] === '\\') index += 1;
        text += header[index] ?? '';
      }
    } else text += character;
  }
  add();
  return { parameters, at: index };
}
