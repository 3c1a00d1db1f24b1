import { join, readStream } from '../chunks.js';
import { UnsendableError } from '../errors.js';
import type { Decode, Encode, Incoming, Media, Outgoing, OutgoingBody, OwnBytes } from '../operation.js';

/** A received body that has not been read yet. Read it once, with one of these methods. */
export class ReceivedBytes {
  readonly #incoming: Incoming;

  constructor(incoming: Incoming) {
    this.#incoming = incoming;
  }

  /** The media type as received. */
  get type(): string {
    return this.#incoming.type;
  }

  /** The bytes as they arrive. Canceling the stream ends the transfer. */
  get stream(): ReadableStream<Uint8Array> {
    return this.#incoming.stream();
  }

  /** All bytes. */
  bytes(): Promise<Uint8Array> {
    return collect(this.stream);
  }

  /** All bytes with their media type. */
  async blob(): Promise<Blob> {
    return new Blob([toPart(await this.bytes())], { type: this.type });
  }

  /** All bytes as UTF-8 text. */
  async text(): Promise<string> {
    return new TextDecoder().decode(await this.bytes());
  }
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readStream(stream)) chunks.push(chunk);
  return join(chunks);
}

/** Copies bytes to an unshared buffer, which every platform accepts as the content of a blob. */
export function toPart(bytes: Uint8Array): BlobPart {
  const copy = new Uint8Array(bytes.length);
  copy.set(bytes);
  return copy;
}

/** Writes bytes unchanged. */
export const encodeBytes: Encode = (value, type) => {
  const body = toBody(value);
  const sent = { body, ...(body instanceof ReadableStream && { once }) };
  if (!type.includes('*')) return { type, ...sent };
  if (value instanceof Blob && value.type !== '') return { type: value.type, ...sent };
  // For a range, use a type within it.
  return { type: type.replace('*/*', 'application/*').replace('*', 'octet-stream'), ...sent };
};

/** Makes the single attempt to send a stream. The caller owns the stream and must close it. */
const once: NonNullable<Outgoing['once']> = (attempt) => attempt();

function toBody(value: unknown): OutgoingBody {
  if (value instanceof Uint8Array) return isOwn(value) ? value : new Uint8Array(value);
  if (value instanceof Blob || value instanceof ReadableStream) return value;
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (value instanceof ReceivedBytes) return value.stream;
  if (typeof value === 'string') return value;
  throw new UnsendableError('is neither a Blob, bytes nor a stream of bytes');
}

const isOwn = (bytes: Uint8Array): bytes is OwnBytes => bytes.buffer instanceof ArrayBuffer;

/** Returns the body without reading it. */
export const decodeBytes: Decode = (incoming) => new ReceivedBytes(incoming);

export const sendsBytes: Media = { encode: encodeBytes };
export const readsBytes: Media = { decode: decodeBytes, isStream: true };
