import { join } from '../codec/chunks.js';
import { BodyError, DecodeError } from '../codec/errors.js';
import { isUtf8, matchDeclared } from '../codec/media-type.js';
import { lookUp } from '../codec/objects.js';
import type { Incoming, Media } from '../codec/operation.js';
import type { RequestBody } from './operation.js';
import type { RawRequest } from './options.js';
import { HttpError } from './problems.js';
import { BodyTakenError } from './taken-body.js';

/** Limits for a body. */
export interface BodyLimits {
  readonly bodyBytes: number;
  readonly jsonDepth: number;
}

/** The declared media type that matches a request's body. */
export interface Declared {
  readonly name: string;
  readonly type: string;
  readonly media: Media;
}

/**
 * Checks the head of a request with a body. Returns how to read the body, or `undefined` if there is none. A body
 * without bytes counts as absent unless its media type is a stream of bytes or items, which may be empty: an empty file
 * is a file. Throws a 415 for an undeclared media type or charset, and a 413 for a length that exceeds the limit.
 */
export function checkBody(declared: RequestBody, request: RawRequest, limits: BodyLimits): Declared | undefined {
  const length = request.headers.get('content-length');
  const isEmpty = request.body === null || length === '0';
  const type = request.headers.get('content-type') ?? '';
  if (isEmpty && type === '') return undefined;
  const names = Object.keys(declared.content);
  const name = matchDeclared(type, names);
  const media = name === undefined ? undefined : lookUp(declared.content, name);
  if (isEmpty && !media?.isStream) return undefined;
  if (name === undefined || media === undefined || (!media.isStream && !isUtf8(type))) {
    throw new HttpError(415, `The content type must be ${names.join(' or ')}`, {}, { accept: names.join(', ') });
  }
  refuseLength(request, limits);
  return { name, type, media };
}

/** Throws a 413 if `content-length` exceeds the limit, before the body is read. */
export function refuseLength({ headers }: RawRequest, limits: BodyLimits): void {
  const length = headers.get('content-length');
  if (Number(length) > limits.bodyBytes) throw tooLarge(limits);
}

/**
 * Throws a 415 for a body with a content coding such as gzip (RFC 9110, 8.4). Codings are not decoded, so the encoded
 * bytes would be mistaken for the content.
 */
export function refuseCoding({ headers }: RawRequest): void {
  const coding = headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  if (coding === '' || coding === 'identity') return;
  throw new HttpError(415, 'The body must not have a content coding', {}, { 'accept-encoding': 'identity' });
}

/**
 * Reads a body; `undefined` if it is empty. Throws a 413 as soon as it exceeds the limit, and a 400 if it is malformed
 * or cut off.
 */
export async function readBody(
  request: RawRequest,
  declared: Declared,
  limits: BodyLimits,
  message: NonNullable<Incoming['message']>,
): Promise<unknown> {
  const { media, type } = declared;
  const maxDepth = limits.jsonDepth;
  if (media.isStream)
    return decode(media, { type, maxDepth, bytes: NO_BYTES, stream: () => toStream(request, limits) });
  const bytes = await readBytes(request, limits);
  if (bytes.length === 0) return undefined;
  if (request.isTaken && media.integers !== undefined && /\d{16}/.test(new TextDecoder().decode(bytes)))
    throw new BodyTakenError('numbers of more than 15 digits may have been rounded');
  const stream = (): ReadableStream<Uint8Array> => new Blob([]).stream();
  return decode(media, { type, maxDepth, bytes, stream, message });
}

/** Reads all bytes of a body. Throws a 413 as soon as it exceeds the limit, and a 400 if it is cut off. */
export async function readBytes(request: RawRequest, limits: BodyLimits): Promise<Uint8Array> {
  if (request.bytes !== undefined) {
    const bytes = await request.bytes(limits.bodyBytes).catch(cutOff);
    if (bytes === undefined) throw tooLarge(limits);
    return bytes;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(request.body, limits)) chunks.push(chunk);
  return join(chunks);
}

const NO_BYTES = /* @__PURE__ */ new Uint8Array(0);

function decode(media: Media, incoming: Incoming): unknown {
  try {
    return media.decode?.(incoming, media);
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    throw error.cause instanceof DecodeError ? error.cause : error;
  }
}

/** Returns the body as a stream, whose reader receives errors. */
function toStream(request: RawRequest, limits: BodyLimits): ReadableStream<Uint8Array> {
  const chunks = readChunks(request.body, limits);
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await chunks.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      // Do not wait for the pending chunk: its sender may be waiting for the response.
      cancel() {
        chunks.return(undefined).catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* readChunks(
  body: AsyncIterable<Uint8Array> | null,
  limits: BodyLimits,
): AsyncGenerator<Uint8Array, undefined> {
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > limits.bodyBytes) throw tooLarge(limits);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    cutOff(error);
  }
}

/** Throws a 400 for a sender that disconnected. Nobody receives the response, but the log must not show a 500. */
function cutOff(error: unknown): never {
  if (error instanceof BodyTakenError) throw error;
  throw new HttpError(400, 'The body was cut off');
}

function tooLarge(limits: BodyLimits): HttpError {
  return new HttpError(413, `The body is larger than ${limits.bodyBytes} bytes`);
}
