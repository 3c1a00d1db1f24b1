import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { join } from '../../codec/chunks.js';
import type { RawRequest, RequestHeaders } from '../options.js';
import { printTaken, readTaken } from '../taken-body.js';

/**
 * A request based on `node:http`. A class that creates its properties on demand, because object literals with getters
 * are slower.
 */
export class NodeRequest implements RawRequest, RequestHeaders {
  readonly method: string;
  readonly target: string;
  readonly #req: IncomingMessage;
  readonly #payload: Readable;
  readonly #isRead: boolean;
  readonly #res: ServerResponse;
  #signal: AbortSignal | undefined = undefined;

  constructor(req: IncomingMessage, res: ServerResponse, target: string = req.url ?? '/', payload: Readable = req) {
    this.method = req.method ?? 'GET';
    this.target = target;
    this.#req = req;
    this.#payload = payload;
    this.#isRead = payload.readableDidRead;
    this.#res = res;
  }

  get headers(): RequestHeaders {
    return this;
  }

  get(name: string): string | undefined {
    // A host that has read the body has also decoded it.
    if (name === 'content-encoding' && this.#isRead) return undefined;
    const value = this.#req.headers[name];
    return typeof value === 'object' ? value.join(', ') : value;
  }

  get count(): number {
    return this.#req.rawHeaders.length / 2;
  }

  get body(): AsyncIterable<Uint8Array> | null {
    const { headers } = this.#req;
    if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length'] ?? 0) > 0)) return null;
    if (this.#isRead) return readTaken(this.#taken, this);
    const payload = this.#payload;
    // Most bodies are read by `bytes`, and creating an iterator is slow. The default iterator would destroy the
    // connection if a body over the limit is not read to its end.
    return { [Symbol.asyncIterator]: () => payload.iterator({ destroyOnReturn: false }) };
  }

  bytes(most: number): Promise<Uint8Array | undefined> {
    return this.#isRead ? printWithin(most, this.#taken, this) : gatherBytes(this.#payload, most);
  }

  get isTaken(): boolean {
    return this.#isRead && !(this.#taken instanceof Uint8Array);
  }

  /** The parsed body, from the property in which Connect and Express body parsers store it. */
  get #taken(): unknown {
    return 'body' in this.#req ? this.#req.body : undefined;
  }

  get signal(): AbortSignal {
    this.#signal ??= closedSignal(this.#res);
    return this.#signal;
  }

  get remoteAddress(): string | undefined {
    return this.#req.socket.remoteAddress;
  }
}

async function printWithin(most: number, taken: unknown, headers: RequestHeaders): Promise<Uint8Array | undefined> {
  const bytes = printTaken(taken, headers);
  return bytes.length > most ? undefined : bytes;
}

/** Collects at most `most` bytes of a payload; the rest stays unread. */
function gatherBytes(payload: Readable, most: number): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const take = (chunk: Uint8Array): void => {
      size += chunk.length;
      if (size <= most) {
        chunks.push(chunk);
        return;
      }
      payload.off('data', take).pause();
      resolve(undefined);
    };
    const leave = (): void => reject(new Error('The sender has disconnected'));
    const finish = (): void => {
      payload.off('close', leave);
      resolve(join(chunks));
    };
    // The sender may already have disconnected.
    if (payload.destroyed) leave();
    else payload.on('data', take).on('end', finish).on('close', leave);
  });
}

/** Returns a signal that aborts if the connection closes before the response is written. */
function closedSignal(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => {
    if (!res.writableFinished) controller.abort(new Error('The client has closed the connection'));
  };
  if (res.destroyed) abort();
  else res.once('close', abort);
  return controller.signal;
}
