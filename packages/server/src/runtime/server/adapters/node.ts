import { createServer, type Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { join, readStream } from '../../codec/chunks.js';
import type { RawAnswer, RawRequest, RequestHeaders, Server } from '../options.js';

/** Timeouts of a `node:http` server, in milliseconds; Node's own keep slow connections for minutes. */
export interface NodeServerOptions {
  /** For the request's head. Default 3 000. */
  readonly headersTimeout?: number;
  /** For the whole request. Default 6 000. */
  readonly requestTimeout?: number;
  /** How often the two are checked. Default 500. */
  readonly connectionsCheckingInterval?: number;
  /** For the next request on an idle connection. Default 5 000. */
  readonly keepAliveTimeout?: number;
  /** For answers in flight once `close` was called; what is left then is cut off. Default 40 000. */
  readonly closeTimeout?: number;
}

/** A `node:http` server of ours. */
export interface NodeServer {
  readonly http: HttpServer;
  /** Resolves to the port once it listens; port 0, the default, picks a free one. Default host: 127.0.0.1. */
  listen(port?: number, host?: string): Promise<number>;
  /**
   * Stops accepting, closes idle connections, and resolves when the requests in flight are answered. A request that has
   * not come whole within `requestTimeout` is given up.
   */
  close(): Promise<void>;
}

const CLIENT_ERRORS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Makes a `node:http` server with timeouts that slow clients cannot wear out. */
export function createNodeServer(server: Server, options: NodeServerOptions = {}): NodeServer {
  const { closeTimeout = 40_000, requestTimeout = 6_000, ...others } = options;
  const defaults = { keepAliveTimeout: 5_000, headersTimeout: 3_000, connectionsCheckingInterval: 500 };
  /** Each open connection, with the answer to its latest request. */
  const connections = new Map<Socket, ServerResponse | undefined>();
  const listener = toNodeListener(server);
  const http = createServer({ ...defaults, ...others, requestTimeout }, (req, res) => {
    connections.set(req.socket, res);
    listener(req, res);
  });
  http.on('clientError', refuse);
  http.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  const destroyUnless = (isKept: (socket: Socket, answer: ServerResponse | undefined) => boolean): void => {
    for (const [socket, answer] of connections) if (!isKept(socket, answer)) socket.destroy();
  };
  const isAwaited = (_: Socket, answer: ServerResponse | undefined): boolean =>
    answer?.req.complete === true && !answer.writableFinished;
  return {
    http,
    listen: (port = 0, host = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        http.once('error', reject);
        http.listen(port, host, () => {
          http.removeListener('error', reject);
          const address = http.address();
          resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
      }),
    close: () =>
      new Promise((resolve, reject) => {
        // A connection that was in use becomes idle with its answer, and would be kept for another request.
        const sweep = setInterval(() => http.closeIdleConnections(), 20);
        // Node no longer checks its own timeouts once it closes, and takes a connection without a byte for busy.
        const partial = setTimeout(() => destroyUnless(isAwaited), requestTimeout);
        const rest = setTimeout(() => http.closeAllConnections(), closeTimeout);
        http.close((error) => {
          clearInterval(sweep);
          clearTimeout(partial);
          clearTimeout(rest);
          if (error) reject(error);
          else resolve();
        });
        destroyUnless(({ bytesRead }) => bytesRead > 0);
      }),
  };
}

/** What is not HTTP, or comes too slowly, never becomes a request: it is refused in plain form. */
function refuse(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = CLIENT_ERRORS[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
}

/** A listener for a `node:http` or `node:https` server, or for a framework that takes such listeners. */
export function toNodeListener(server: Server): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => {
    // Connection errors end in 'close', which aborts the signal; without listeners they would end the process.
    req.on('error', ignore);
    res.on('error', ignore);
    server
      .handle(new NodeRequest(req, res))
      .then((answer) => write(answer, req, res))
      .catch(() => res.destroy());
  };
}

function ignore(): void {}

/** One object for each request, whose parts are made when they are read: literals with getters cost more than all else. */
class NodeRequest implements RawRequest, RequestHeaders {
  readonly method: string;
  readonly target: string;
  readonly #req: IncomingMessage;
  readonly #res: ServerResponse;
  #signal: AbortSignal | undefined = undefined;

  constructor(req: IncomingMessage, res: ServerResponse) {
    this.method = req.method ?? 'GET';
    this.target = req.url ?? '/';
    this.#req = req;
    this.#res = res;
  }

  get headers(): RequestHeaders {
    return this;
  }

  get(name: string): string | undefined {
    const value = this.#req.headers[name];
    return typeof value === 'object' ? value.join(', ') : value;
  }

  get count(): number {
    return this.#req.rawHeaders.length / 2;
  }

  get body(): AsyncIterable<Uint8Array> | null {
    const { headers } = this.#req;
    if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length'] ?? 0) > 0)) return null;
    // The default iterator would destroy the connection when a body over the limit is left unread.
    return this.#req.iterator({ destroyOnReturn: false });
  }

  bytes(most: number): Promise<Uint8Array | undefined> {
    return gatherBytes(this.#req, most);
  }

  get signal(): AbortSignal {
    this.#signal ??= closedSignal(this.#res);
    return this.#signal;
  }

  get remoteAddress(): string | undefined {
    return this.#req.socket.remoteAddress;
  }
}

/** What comes, up to some bytes; what is beyond them is left unread. */
function gatherBytes(req: IncomingMessage, most: number): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const take = (chunk: Uint8Array): void => {
      size += chunk.length;
      if (size <= most) {
        chunks.push(chunk);
        return;
      }
      req.off('data', take).pause();
      resolve(undefined);
    };
    const leave = (): void => reject(new Error('The sender is gone'));
    const finish = (): void => {
      req.off('close', leave);
      resolve(join(chunks));
    };
    // Something before this server may have read it, or its sender may be gone already.
    if (req.readableEnded) finish();
    else if (req.destroyed) leave();
    else req.on('data', take).on('end', finish).on('close', leave);
  });
}

/** Aborts when the connection closes before the answer is written. */
function closedSignal(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => {
    if (!res.writableFinished) controller.abort(new Error('The client has closed the connection'));
  };
  if (res.destroyed) abort();
  else res.once('close', abort);
  return controller.signal;
}

/** An unread body up to this many bytes is read to its end, so that the connection can be used again. */
const DRAINED = 1_048_576;
/** Milliseconds that a sender of more has to read its answer before the connection closes. */
const LINGER = 1_000;

function write(answer: RawAnswer, req: IncomingMessage, res: ServerResponse): void {
  if (res.destroyed) return;
  const { status, headers, body } = answer;
  const isLarge = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length']) > DRAINED;
  const isUnbounded = isLarge && !req.complete;
  // One flat list is what Node writes fastest.
  const lines: string[] = [];
  for (const [name, value] of headers) lines.push(name, value);
  if (isUnbounded) lines.push('connection', 'close');
  if (body instanceof Blob) lines.push('content-length', String(body.size));
  else if (typeof body === 'string' || body instanceof Uint8Array)
    lines.push('content-length', String(Buffer.byteLength(body)));
  else if (body === null && status !== 204 && status !== 304 && req.method !== 'HEAD')
    lines.push('content-length', '0');
  res.writeHead(status, lines);
  if (body instanceof Blob || body instanceof ReadableStream) {
    // A request whose body its handler still reads is not read away from it.
    pipeline(readStream(body instanceof Blob ? body.stream() : body), res, ignore);
    return;
  }
  if (!req.complete) req.resume();
  if (!isUnbounded) {
    res.end(body ?? undefined);
    return;
  }
  // Closing at once, with bytes unread, would reset the connection and lose the answer on its way.
  res.write(body ?? '');
  const end = (): void => {
    clearTimeout(timer);
    res.end();
  };
  const timer = setTimeout(end, LINGER);
  req.once('end', end).once('close', end);
}
