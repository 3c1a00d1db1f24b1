/** Bytes as a caller, or a handler, sends them. */
export type Bytes = Blob | Uint8Array | ReadableStream<Uint8Array>;

/** Bytes as they are received: not read yet, and to be read once, in one of these ways. */
export interface ReceivedBytes {
  /** The media type as it was received. */
  readonly type: string;
  /** The bytes as they come; cancelling it ends the transfer. */
  readonly stream: ReadableStream<Uint8Array>;
  bytes(): Promise<Uint8Array>;
  blob(): Promise<Blob>;
  /** As UTF-8. */
  text(): Promise<string>;
}

/** A server-sent event (HTML, 9.2). */
export interface ServerSentEvent {
  data: string;
  event?: string;
  id?: string;
  retry?: number;
}
