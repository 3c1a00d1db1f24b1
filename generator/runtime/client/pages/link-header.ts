/**
 * Returns the target of the first link with the relation `next` in a `Link` header (RFC 8288, 3). Relations are
 * case-insensitive.
 */
export function findNext(header: string): string | undefined {
  for (let at = header.indexOf('<'); at >= 0; ) {
    const end = header.indexOf('>', at);
    if (end < 0) return undefined;
    const { parameters, at: following } = readParameters(header, end + 1);
    const relations = parameters.get('rel')?.toLowerCase().split(/\s+/u) ?? [];
    // With an anchor, the link belongs to another resource.
    if (relations.includes('next') && !parameters.has('anchor')) return header.slice(at + 1, end).trim();
    at = header.indexOf('<', following);
  }
  return undefined;
}

interface Read {
  /** By lower-case name; the first one of a name wins. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The index where the link ends. */
  readonly at: number;
}

/** Reads `; name=token; name="text"` up to the comma that ends a link, in linear time. */
function readParameters(header: string, from: number): Read {
  const parameters = new Map<string, string>();
  let at = from;
  let name: string | undefined;
  let text = '';
  const add = (): void => {
    const key = (name ?? text).trim().toLowerCase();
    if (!parameters.has(key)) parameters.set(key, text);
    name = undefined;
    text = '';
  };
  for (; at < header.length && header[at] !== ','; at += 1) {
    const character = header[at] ?? '';
    if (character === ';') add();
    else if (character === '=' && name === undefined) {
      name = text;
      text = '';
    } else if (character === '"') {
      for (at += 1; at < header.length && header[at] !== '"'; at += 1) {
        if (header[at] === '\\') at += 1;
        text += header[at] ?? '';
      }
    } else text += character;
  }
  add();
  return { parameters, at };
}
