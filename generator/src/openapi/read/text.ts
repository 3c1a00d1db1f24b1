/** Reads text files, up to the size limit, from disk or from the network. */
import { readFile, stat } from 'node:fs/promises';
import { limits } from './limits.js';

/** The text, the reason why it cannot be read, or the size that exceeds the limit. */
export type TextResult =
  | { readonly text: string }
  | { readonly reason: string }
  | { readonly bytes: number; readonly limit: number };

/** Timeout for network access, in milliseconds. */
const PATIENCE = 30_000;

function reasonOf(error: unknown): string {
  const code = error instanceof Error ? (Reflect.get(error, 'code') as unknown) : undefined;
  if (code === 'ENOENT') return 'no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'it is not encoded in UTF-8';
  return typeof code === 'string' ? code : String(error);
}

/** Decodes UTF-8 and removes a byte order mark (RFC 8259, 8.1). */
function decode(bytes: Uint8Array): TextResult {
  return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
}

/** Reads a file as text. */
export async function readFileText(path: string): Promise<TextResult> {
  try {
    const { size } = await stat(path);
    if (size > limits.bytes) return { bytes: size, limit: limits.bytes };
    return decode(await readFile(path));
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

/** Returns the headers for requests to an origin, such as credentials; `undefined` if there are none. */
export type HeadersFor = (origin: string) => Headers | undefined;

export interface AddressOptions {
  /** The origin that the URL must have, even after redirects. */
  readonly origin?: string | undefined;
  readonly headersFor?: HeadersFor | undefined;
}

/** Maximum number of redirects (Fetch, 4.4). */
const mostRedirects = 20;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Sends a request and follows redirects. Headers are chosen by origin, so that no origin gets those of another. */
async function follow(address: string, headersFor: HeadersFor, signal: AbortSignal): Promise<Response> {
  let url = new URL(address);
  for (let count = 0; ; count += 1) {
    const headers = headersFor(url.origin);
    const response = await fetch(url, { signal, redirect: 'manual', ...(headers !== undefined && { headers }) });
    const location = redirects.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    if (count === mostRedirects) throw new Error('there are too many redirects');
    url = new URL(location, url);
    if (!/^https?:$/u.test(url.protocol)) throw new Error(`it redirects to ${url.protocol}`);
  }
}

/** Reads a text from a URL. */
export async function readAddress(
  address: string,
  { origin, headersFor = () => undefined }: AddressOptions = {},
): Promise<TextResult> {
  try {
    const response = await follow(address, headersFor, AbortSignal.timeout(PATIENCE));
    if (origin !== undefined && new URL(response.url).origin !== origin)
      return { reason: `it redirects to another origin, ${new URL(response.url).origin}` };
    if (!response.ok) return { reason: `status ${response.status}` };
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > limits.bytes) return { bytes, limit: limits.bytes };
      chunks.push(chunk);
    }
    return decode(Buffer.concat(chunks));
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { reason: cause instanceof Error && cause !== error ? reasonOf(cause) : reasonOf(error) };
  }
}
