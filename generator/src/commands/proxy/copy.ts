/** Copies bodies while they are streamed, up to a size limit. */
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

/** Maximum size of a copy in bytes, also after decompression; longer bodies are not checked. */
export const mostBytes = 2_000_000;

export interface Copy {
  /** The body; `undefined` if it is longer than the limit. */
  readonly bytes: () => Uint8Array | undefined;
}

/** Copies the chunks of a stream while another consumer reads it. */
export function copyOf(stream: Readable): Copy {
  const chunks: Uint8Array[] = [];
  let size = 0;
  stream.on('data', (chunk: Uint8Array) => {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
  });
  return { bytes: () => (size > mostBytes ? undefined : Buffer.concat(chunks)) };
}

const decoders = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const;

function isCoding(name: string): name is keyof typeof decoders {
  return Object.hasOwn(decoders, name);
}

/**
 * Decodes a body by its `Content-Encoding`; `undefined` if the coding is unknown, or the body is invalid or too long.
 */
export async function decodeBody(
  body: Uint8Array | undefined,
  encoding: string | null,
): Promise<Uint8Array | undefined> {
  const coding = (encoding ?? '').trim().toLowerCase();
  if (body === undefined || coding === '' || coding === 'identity' || body.length === 0) return body;
  if (!isCoding(coding)) return undefined;
  return decoders[coding](body, { maxOutputLength: mostBytes }).catch(() => undefined);
}
