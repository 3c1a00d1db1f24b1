/** Reads and writes the storages of the browser, which throw if the user has disabled them. */

/** Returns a stored text; `undefined` if there is none. */
export function readStored(storage: 'local' | 'session', key: string): string | undefined {
  try {
    return (storage === 'local' ? localStorage : sessionStorage).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text if the browser allows it. */
export function store(storage: 'local' | 'session', key: string, text: string): void {
  try {
    (storage === 'local' ? localStorage : sessionStorage).setItem(key, text);
  } catch {
    // The page works without stored settings.
  }
}

/** Returns a stored record of texts; empty if there is none. */
export function readRecord(key: string): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(readStored('session', key) ?? '{}');
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}
