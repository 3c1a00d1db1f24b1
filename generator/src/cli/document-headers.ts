/** Determines the headers to send when documents are read from URLs. */
import { isAddress } from '../openapi/read/sources.js';
import type { HeadersFor } from '../openapi/read/text.js';
import type { ProjectConfig } from './project.js';
import { readHeaders } from './request-headers.js';
import { UsageError } from './usage-error.js';

/** Options that control the requests for reading a document. */
export interface NetworkFlags {
  readonly allowNetwork?: boolean;
  readonly documentHeader?: readonly string[];
}

/**
 * Returns headers by origin: those of `--document-header` for the document's origin, and those of the setting
 * `headers`. Throws a `UsageError` for invalid headers and for environment variables that are not set.
 */
export function documentHeaders(
  entry: string,
  { allowNetwork, documentHeader = [] }: NetworkFlags,
  project: Pick<ProjectConfig, 'headers'> | undefined,
): HeadersFor | undefined {
  const isRemote = isAddress(entry) && URL.canParse(entry);
  if (documentHeader.length > 0 && !isRemote)
    throw new UsageError('--document-header needs a document at a URL; for $refs of a file, use the setting "headers"');
  if (allowNetwork !== true) return undefined;
  const byOrigin = new Map(
    Object.entries(project?.headers ?? {}).map(([origin, headers]) => [originOf(origin), expand(origin, headers)]),
  );
  if (isRemote) {
    const { origin } = new URL(entry);
    const headers = new Headers(byOrigin.get(origin));
    readHeaders(documentHeader, '--document-header').forEach((value, name) => {
      headers.set(name, value);
    });
    byOrigin.set(origin, headers);
  }
  return (origin) => byOrigin.get(origin);
}

/**
 * Returns, for each document, the headers given by `--document-header`. If any document is a URL, local files get no
 * headers. Throws a `UsageError` if the URLs have different origins, because each origin would receive the credentials
 * of the others.
 */
export function shareHeaders(
  entries: readonly string[],
  documentHeader: readonly string[] = [],
): readonly (readonly string[])[] {
  const origins = entries.flatMap((entry) => (isAddress(entry) && URL.canParse(entry) ? [new URL(entry).origin] : []));
  const [first, ...others] = new Set(origins);
  if (documentHeader.length > 0 && others.length > 0)
    throw new UsageError(
      `--document-header would send the same headers to ${[first, ...others].join(' and ')}; use the setting "headers"`,
    );
  return entries.map((entry) => (first !== undefined && !isAddress(entry) ? [] : documentHeader));
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/u.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new UsageError(`headers ${JSON.stringify(text)}: expected an origin, such as https://api.example.com`);
  return url.origin;
}

/** Replaces environment variables in header values. */
function expand(origin: string, templates: Readonly<Record<string, string>>): Headers {
  const lines = Object.entries(templates).map(([name, template]) => {
    const value = template.replaceAll(/\$(?:\{(\w+)\}|([A-Za-z_]\w*))/gu, (_, braced?: string, plain?: string) => {
      const variable = braced ?? plain ?? '';
      const known = process.env[variable];
      if (known !== undefined) return known;
      throw new UsageError(`headers ${JSON.stringify(origin)}: the environment variable ${variable} is not set`);
    });
    return `${name}: ${value}`;
  });
  return readHeaders(lines, `headers ${JSON.stringify(origin)}`);
}
