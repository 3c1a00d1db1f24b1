import { join, readStream } from '../chunks.js';
import { UnsendableError } from '../errors.js';
import type { Decode, Encode, Incoming, Media, Outgoing, OutgoingBody, OwnBytes } from '../operation.js';

/** A body that has not been read yet; it can be read once, in one of these ways. */
export class ReceivedBytes {
  readonly #incoming: Incoming;

  constructor(incoming: Incoming) {
    this.#incoming = incoming;
  }

  /** The media type as it was received. */
  get type(): string {
    return this.#incoming.type;
  }

  /** The bytes as they come; cancelling it ends the transfer. */
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

/** Bytes in memory of their own, which every platform takes for a part of a blob. */
export function toPart(bytes: Uint8Array): BlobPart {
  const copy = new Uint8Array(bytes.length);
  copy.set(bytes);
  return copy;
}

/** Writes bytes as they are. */
export const encodeBytes: Encode = (value, type) => {
  const body = toBody(value);
  const sent = { body, ...(body instanceof ReadableStream && { once }) };
  if (!type.includes('*')) return { type, ...sent };
  if (value instanceof Blob && value.type !== '') return { type: value.type, ...sent };
  // Of a range, any type that falls under it.
  return { type: type.replace('*/*', 'application/*').replace('*', 'octet-stream'), ...sent };
};

/** Whose source it is ends it. */
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

/** Gives the bytes unread. */
export const decodeBytes: Decode = (incoming) => new ReceivedBytes(incoming);

export const sendsBytes: Media = { encode: encodeBytes };
export const readsBytes: Media = { decode: decodeBytes, isStream: true };
