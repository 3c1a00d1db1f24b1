import { join, readStream } from '../chunks.js';
import { BodyError, UnsendableError } from '../errors.js';
import { parseJson } from '../json.js';
import type { Decode, Encode, Media, Outgoing } from '../operation.js';

/** Splits a byte stream at each `end` byte, and yields the remainder last. The size of each piece is limited. */
export async function* splitStream(stream: ReadableStream<Uint8Array>, end: number): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readStream(stream)) {
    let from = 0;
    for (let index = chunk.indexOf(end); index >= 0; index = chunk.indexOf(end, from)) {
      yield join([...rest, chunk.subarray(from, index)]);
      rest = [];
      size = 0;
      from = index + 1;
    }
    rest.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > MOST_BYTES) throw new BodyError('An item of the stream is too large');
  }
  if (size > 0) yield join(rest);
}

/** Maximum size of an item in bytes, so that an unterminated line does not exhaust memory. */
const MOST_BYTES = 16_777_216;

/** Creates a stream that starts with `first` and then requests one item after another from an array or iterable. */
export function sendItems(type: string, value: unknown, write: (item: unknown) => string, first = ''): Outgoing {
  const items = iterate(value);
  const encoder = new TextEncoder();
  const stop = (): void => {
    items.return?.().catch(() => undefined);
  };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => first === '' || controller.enqueue(encoder.encode(first)),
    async pull(controller) {
      const next = await items.next();
      if (next.done === true) {
        controller.close();
        return;
      }
      try {
        controller.enqueue(encoder.encode(write(next.value)));
      } catch (error) {
        // The source does not know that an item was invalid: it would wait forever for the next request.
        stop();
        throw error;
      }
    },
    async cancel() {
      await items.return?.();
    },
  });
  return {
    type,
    body,
    once: async (attempt) => {
      try {
        const arrived = await attempt();
        // Nobody reads the rest, and not every platform reports that to the source.
        if (arrived.response.body === null || arrived.response.bodyUsed) stop();
        return arrived;
      } catch (error) {
        stop();
        throw error;
      }
    },
  };
}

async function* fromList(list: Iterable<unknown>): AsyncGenerator<unknown> {
  for (const item of list) yield item;
}

function iterate(value: unknown): AsyncIterator<unknown> {
  if (isAsync(value)) return value[Symbol.asyncIterator]();
  if (isIterable(value)) return fromList(value);
  throw new UnsendableError('is not a stream or list of items');
}

function isAsync(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

/** The byte that separates items: LF for lines, RS for JSON text sequences (RFC 7464, 2.2). */
export const SEPARATORS = { line: 0x0a, sequence: 0x1e } as const;

/** Returns an item as JSON text. */
export function toJson(item: unknown): string {
  const text: string | undefined = JSON.stringify(item);
  if (text === undefined) throw new UnsendableError('has an item that JSON cannot represent');
  return text;
}

/** Reads the items of a stream, except for blank ones. */
export async function* readItems(
  stream: ReadableStream<Uint8Array>,
  end: number,
  read: (piece: Uint8Array) => unknown,
): AsyncGenerator<unknown> {
  for await (const piece of splitStream(stream, end)) if (piece.some((byte) => byte > 0x20)) yield read(piece);
}

const readItem =
  (maxDepth: number) =>
  (piece: Uint8Array): unknown => {
    const parsed = parseJson(piece, { maxDepth });
    if (!parsed.ok) throw new BodyError('An item of the stream is not valid JSON');
    return parsed.value;
  };

/** Writes each JSON value on a separate line. */
export const encodeLines: Encode = (value, type) => sendItems(type, value, (item) => `${toJson(item)}\n`);

/** Reads a JSON value from each line that is not blank. */
export const decodeLines: Decode = ({ stream, maxDepth }) => readItems(stream(), SEPARATORS.line, readItem(maxDepth));

/** Writes a JSON text sequence (RFC 7464). */
export const encodeSequence: Encode = (value, type) => sendItems(type, value, (item) => `\u001e${toJson(item)}\n`);

/** Reads a JSON text sequence. */
export const decodeSequence: Decode = ({ stream, maxDepth }) =>
  readItems(stream(), SEPARATORS.sequence, readItem(maxDepth));

export const sendsLines: Media = { encode: encodeLines };
export const readsLines: Media = { decode: decodeLines, isStream: true };
export const sendsSequence: Media = { encode: encodeSequence };
export const readsSequence: Media = { decode: decodeSequence, isStream: true };
