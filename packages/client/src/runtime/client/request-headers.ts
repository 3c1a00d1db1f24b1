/** Headers of several sources: of those with one name, in any case, the last that is given counts. */
export function headersOf(...sources: readonly (Readonly<Record<string, string | undefined>> | undefined)[]): Headers {
  const headers = new Headers();
  for (const lines of sources)
    for (const [name, value] of Object.entries(lines ?? {})) if (value !== undefined) headers.set(name, value);
  return headers;
}
