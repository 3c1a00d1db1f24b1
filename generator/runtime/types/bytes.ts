/** Binary data that can be sent. */
export type Bytes = Blob | Uint8Array | ReadableStream<Uint8Array>;

/** Received binary data that has not been read yet. Read it once, with one of these methods. */
export interface ReceivedBytes {
  /** The media type as received. */
  readonly type: string;
  /** The bytes as they arrive. Canceling the stream ends the transfer. */
  readonly stream: ReadableStream<Uint8Array>;
  bytes(): Promise<Uint8Array>;
  blob(): Promise<Blob>;
  /** All bytes, decoded as UTF-8. */
  text(): Promise<string>;
}

/** A server-sent event (HTML, 9.2). */
export interface ServerSentEvent {
  data: string;
  event?: string;
  id?: string;
  retry?: number;
}
