/** Reads text files from disk or the network, up to the size limit. */
import { readFile, stat } from 'node:fs/promises';
import { limits } from './limits.js';

/** A text, the reason of a failure, or a size over the limit. */
export type TextResult =
  | { readonly text: string }
  | { readonly reason: string }
  | { readonly bytes: number; readonly limit: number };

/** Network timeout in milliseconds. */
const PATIENCE = 30_000;

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error ? (Reflect.get(error, 'code') as unknown) : undefined;
  if (code === 'ENOENT') return 'no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'it is not encoded in UTF-8';
  return typeof code === 'string' ? code : String(error);
};

/** Decodes UTF-8 and removes a byte order mark (RFC 8259, 8.1). */
const decode = (bytes: Uint8Array): TextResult => ({ text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) });

/** Reads a file as text. */
export const readFileText = async (path: string): Promise<TextResult> => {
  try {
    const { size } = await stat(path);
    if (size > limits.bytes) return { bytes: size, limit: limits.bytes };
    return decode(await readFile(path));
  } catch (error) {
    return { reason: reasonOf(error) };
  }
};

/** Fetches a URL; `origin` is the required origin, including after redirects. */
export const readAddress = async (address: string, origin?: string): Promise<TextResult> => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) return { reason: `status ${response.status}` };
    if (origin !== undefined && new URL(response.url).origin !== origin)
      return { reason: `it redirects to another origin, ${new URL(response.url).origin}` };
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
};
