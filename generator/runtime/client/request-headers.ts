/** Merges headers from several sources. Names are case-insensitive; the last value of a header wins. */
export function headersOf(...sources: readonly (Readonly<Record<string, string | undefined>> | undefined)[]): Headers {
  const headers = new Headers();
  for (const lines of sources)
    for (const [name, value] of Object.entries(lines ?? {})) if (value !== undefined) headers.set(name, value);
  return headers;
}
