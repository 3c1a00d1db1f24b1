/** Binary data to send. */
export type Bytes = Blob | Uint8Array | ReadableStream<Uint8Array>;

/** Received binary data, not read yet. It can be read once, with one of these methods. */
export interface ReceivedBytes {
  /** The media type as it was received. */
  readonly type: string;
  /** The bytes as they arrive; cancelling it ends the transfer. */
  readonly stream: ReadableStream<Uint8Array>;
  bytes(): Promise<Uint8Array>;
  blob(): Promise<Blob>;
  /** Decoded as UTF-8. */
  text(): Promise<string>;
}

/** A server-sent event (HTML, 9.2). */
export interface ServerSentEvent {
  data: string;
  event?: string;
  id?: string;
  retry?: number;
}
