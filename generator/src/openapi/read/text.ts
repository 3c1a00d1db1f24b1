/** The text of a file on disk or in the network, within the bound of its size. */
import { readFile, stat } from 'node:fs/promises';
import { limits } from './limits.js';

/** A text, or why there is none, or the size that is too much. */
export type TextResult =
  | { readonly text: string }
  | { readonly reason: string }
  | { readonly bytes: number; readonly limit: number };

/** Milliseconds that the network is waited for. */
const PATIENCE = 30_000;

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error ? (Reflect.get(error, 'code') as unknown) : undefined;
  if (code === 'ENOENT') return 'no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'it is not encoded in UTF-8';
  return typeof code === 'string' ? code : String(error);
};

/** Bytes as UTF-8; a byte order mark at the beginning is none of the text (RFC 8259, 8.1). */
const decode = (bytes: Uint8Array): TextResult => ({ text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) });

export const readFileText = async (path: string): Promise<TextResult> => {
  try {
    const { size } = await stat(path);
    if (size > limits.bytes) return { bytes: size, limit: limits.bytes };
    return decode(await readFile(path));
  } catch (error) {
    return { reason: reasonOf(error) };
  }
};

/** Reads what an address answers; `origin` is where it must come from, over redirections, too. */
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
