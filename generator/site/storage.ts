/** Reads and writes the browser's storage, which throws if the user has disabled it. */

/** Returns stored text; `undefined` if there is none. */
export function readStored(storage: 'local' | 'session', key: string): string | undefined {
  try {
    return (storage === 'local' ? localStorage : sessionStorage).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores text if the browser allows it. */
export function store(storage: 'local' | 'session', key: string, text: string): void {
  try {
    (storage === 'local' ? localStorage : sessionStorage).setItem(key, text);
  } catch {
    // The page works without stored settings.
  }
}

/** Returns a stored record of strings; empty if there is none. */
export function readRecord(key: string): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(readStored('session', key) ?? '{}');
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}
