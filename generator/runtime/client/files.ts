import { parseMediaType } from '../codec/media-type.js';

/**
 * Returns the file name that a response suggests (`Content-Disposition`, RFC 6266), without a path or control
 * characters; `undefined` if there is none. `filename*` (RFC 8187) takes precedence over `filename`.
 */
export function fileNameOf({ headers }: Pick<Response, 'headers'>): string | undefined {
  // The parameters of a disposition have the syntax of media type parameters.
  const parameters = parseMediaType(`a/${headers.get('content-disposition') ?? ''}`)?.parameters;
  const plain = parameters?.get('filename');
  const name = decodeExtended(parameters?.get('filename*')) ?? (plain && decodePlain(plain));
  // Ignore the path, which could point anywhere (RFC 6266, 4.3).
  const last = name
    ?.split(/[\\/]/)
    .at(-1)
    ?.replace(/\p{Cc}/gu, '')
    .trim();
  return last === undefined || /^\.{0,2}$/.test(last) ? undefined : last;
}

/** Decodes a value such as `UTF-8''%e2%82%ac` (RFC 8187, 3.2); `undefined` if it is malformed. */
function decodeExtended(text: string | undefined): string | undefined {
  const [, charset = '', encoded = ''] = /^([^']*)'[^']*'(.*)$/s.exec(text ?? '') ?? [];
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(encoded);
    if (/^iso-8859-1$/i.test(charset))
      return encoded.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  } catch {
    // Not UTF-8.
  }
  return undefined;
}

/** Decodes a file name in UTF-8, which `fetch` has read as ISO 8859-1; returns other text unchanged. */
function decodePlain(text: string): string {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

/** The progress of a transfer, in bytes. */
export interface TransferProgress {
  readonly loaded: number;
  /** Size of the whole transfer; `undefined` if unknown. */
  readonly total: number | undefined;
}

/**
 * Returns a stream of the same bytes that reports progress while it is read. Use it as a request body for an upload, or
 * in place of a response body for a download.
 *
 * `onProgress` is called after each chunk. `total` is known for blobs and bytes; for a response, pass `Content-Length`.
 * A stream can be sent only once, so the call is not retried. Some browsers cannot send streams.
 */
export function trackProgress(
  source: Blob | Uint8Array | ReadableStream<Uint8Array>,
  onProgress: (progress: TransferProgress) => void,
  total: number | undefined = source instanceof Blob
    ? source.size
    : source instanceof Uint8Array
      ? source.length
      : undefined,
): ReadableStream<Uint8Array> {
  const stream = source instanceof ReadableStream ? source : streamOf(source);
  let loaded = 0;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        loaded += chunk.length;
        controller.enqueue(chunk);
        onProgress({ loaded, total });
      },
    }),
  );
}

/** Chunk size in bytes. Data in memory is split into chunks, so that progress is reported for it, too. */
const CHUNK = 65_536;

function streamOf(source: Blob | Uint8Array): ReadableStream<Uint8Array> {
  if (source instanceof Blob) return source.stream();
  let offset = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (offset >= source.length) return controller.close();
      controller.enqueue(source.subarray(offset, offset + CHUNK));
      offset += CHUNK;
    },
  });
}
