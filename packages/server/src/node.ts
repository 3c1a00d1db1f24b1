/** Runs a server on `node:http`; the adapters of Express and Fastify use its requests and responses. */
import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type Duplex, pipeline, type Readable } from 'node:stream';
import { join, readStream } from './runtime/codec.js';
import {
  printTaken,
  type RawRequest,
  type RawResponse,
  readTaken,
  type RequestHeaders,
  type Server,
} from './runtime/server.js';

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

/** Responds to a `node:http` request with a server. */
export function respondToNode(server: Server, request: RawRequest, req: IncomingMessage, res: ServerResponse): void {
  // Connection errors cause 'close', which aborts the signal; without listeners they would terminate the process.
  req.on('error', ignore);
  res.on('error', ignore);
  server
    .handle(request)
    .then((response) => writeResponse(response, req, res))
    .catch(() => res.destroy());
}

function ignore(): void {}

/** Cancels the source of a response that cannot be sent, such as an open file. */
function drop({ body }: RawResponse): void {
  if (body instanceof ReadableStream) body.cancel().catch(ignore);
}

/** Maximum size in bytes of an unread request body that is drained, so that the connection can be reused. */
const DRAINED = 1_048_576;
/** Milliseconds that the sender of a larger body has to read the response before the connection is closed. */
const LINGER = 1_000;

function writeResponse(response: RawResponse, req: IncomingMessage, res: ServerResponse): void {
  if (res.destroyed) {
    drop(response);
    return;
  }
  const { status, headers, body } = response;
  const isLarge = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length']) > DRAINED;
  const isUnbounded = isLarge && !req.complete;
  const lines: string[] = [];
  for (const [name, value] of headers) lines.push(name, value);
  if (isUnbounded) lines.push('connection', 'close');
  if (body instanceof Blob) lines.push('content-length', String(body.size));
  else if (typeof body === 'string' || body instanceof Uint8Array)
    lines.push('content-length', String(Buffer.byteLength(body)));
  else if (body === null && status !== 204 && status !== 304 && req.method !== 'HEAD')
    lines.push('content-length', '0');
  writeHead(status, lines, res);
  if (body instanceof Blob || body instanceof ReadableStream) {
    // The first chunk may take long, for example an event; send the status and headers now.
    if (body instanceof ReadableStream) res.flushHeaders();
    // Do not drain a request whose body the handler is still reading.
    pipeline(readStream(body instanceof Blob ? body.stream() : body), res, ignore);
    return;
  }
  if (!req.complete) req.resume();
  if (!isUnbounded) {
    res.end(body ?? undefined);
    return;
  }
  // Closing at once with unread bytes would reset the connection and lose the response.
  res.write(body ?? '');
  const end = (): void => {
    clearTimeout(timer);
    res.end();
  };
  const timer = setTimeout(end, LINGER);
  req.once('end', end).once('close', end);
}

/** Writes the head. Keeps cookies and `Vary` that the host has already set, and calls the host's own `writeHead`. */
function writeHead(status: number, lines: string[], res: ServerResponse): void {
  if (res.getHeaderNames().length === 0 && !Object.hasOwn(res, 'writeHead')) {
    // A flat list is the fastest form for Node.
    res.writeHead(status, lines);
    return;
  }
  const seen = new Set(ADDED);
  for (let index = 0; index + 1 < lines.length; index += 2) {
    const name = lines[index] ?? '';
    const value = lines[index + 1] ?? '';
    if (seen.has(name)) res.appendHeader(name, value);
    else res.setHeader(name, value);
    seen.add(name);
  }
  res.writeHead(status);
}

/** Headers whose values are appended to existing values. */
const ADDED: ReadonlySet<string> = new Set(['set-cookie', 'vary']);

/** Timeouts of a `node:http` server, in milliseconds. Node's own defaults allow slow connections for minutes. */
export interface NodeServerOptions {
  /** Timeout for the head of a request. Default: 3 000. */
  readonly headersTimeout?: number | undefined;
  /**
   * Timeout for a whole request. A request that takes longer gets the same time again as long as it arrives at
   * `minimumRate`. Default: 6 000.
   */
  readonly requestTimeout?: number | undefined;
  /** Minimum rate, in bytes per second, of a request that takes longer than `requestTimeout`. Default: 8 192. */
  readonly minimumRate?: number | undefined;
  /** Interval for checking `headersTimeout` and `requestTimeout`. Default: 500. */
  readonly connectionsCheckingInterval?: number | undefined;
  /** Timeout for the next request on an idle connection. Default: 5 000. */
  readonly keepAliveTimeout?: number | undefined;
  /** Timeout for responses when `close` is called; then, remaining connections are closed. Default: 40 000. */
  readonly closeTimeout?: number | undefined;
}

/** A `node:http` server with the runtime's timeouts. */
export interface NodeServer {
  readonly http: HttpServer;
  /** Starts listening on a host (default: 127.0.0.1). Resolves to the port; 0, the default, selects a free port. */
  listen(port?: number, host?: string): Promise<number>;
  /**
   * Stops accepting connections, closes idle ones, and resolves when responses to all requests in progress have been
   * sent. These responses announce that the connection will close. A request that is still incomplete after
   * `requestTimeout`, and too slow, is aborted.
   */
  close(): Promise<void>;
}

/** State of a connection: the latest request whose head (request line and headers) has arrived. */
interface Connection {
  readonly response: ServerResponse;
  /** Number of bytes read from the connection when the head arrived. */
  readonly read: number;
}

type ClientError = Error & { readonly code?: string };

const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

const CLIENT_ERRORS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  [TIMEOUT]: '408 Request Timeout',
};

/** Creates a `node:http` server with timeouts that protect against slow clients. */
export function createNodeServer(server: Server, options: NodeServerOptions = {}): NodeServer {
  const { closeTimeout = 40_000, requestTimeout = 6_000, minimumRate = 8_192 } = options;
  const { keepAliveTimeout = 5_000, headersTimeout = 3_000, connectionsCheckingInterval = 500 } = options;
  const timeouts = { keepAliveTimeout, headersTimeout, connectionsCheckingInterval, requestTimeout };
  const connections = new Map<Socket, Connection | undefined>();
  const listener = toNodeListener(server);
  let isClosing = false;
  const http = createServer(timeouts, (req, res) => {
    if (isClosing) res.shouldKeepAlive = false;
    connections.set(req.socket, { response: res, read: req.socket.bytesRead });
    listener(req, res);
  });
  /** Number of bytes that must arrive within `requestTimeout`. */
  const enough = (minimumRate * requestTimeout) / 1_000;
  /** Watches a request that takes long but arrives fast enough, such as an upload, until it is complete or too slow. */
  const watch = (socket: Socket, giveUp: () => void): void => {
    const before = connections.get(socket);
    const isInHead = before === undefined || before.response.req.complete;
    // If this process was busy, bytes that arrived in time are read only now.
    setImmediate(() => {
      const connection = connections.get(socket);
      // Node checks the next request itself.
      const isOver = (): boolean =>
        connection?.response.req.complete === true || socket.destroyed || connections.get(socket) !== connection;
      const hasNoHead = connection === undefined || (isInHead && connection === before);
      if (!hasNoHead && isOver()) return;
      let seen = socket.bytesRead;
      if (hasNoHead || seen - connection.read < enough) {
        giveUp();
        return;
      }
      const timer = setInterval(() => {
        const isSlow = socket.bytesRead - seen < enough;
        seen = socket.bytesRead;
        if (isOver() || isSlow) clearInterval(timer);
        if (!isOver() && isSlow) giveUp();
      }, requestTimeout);
      timer.unref();
    });
  };
  http.on('clientError', (error: ClientError, socket) => {
    if (error.code !== TIMEOUT || !(socket instanceof Socket)) refuse(error, socket);
    else watch(socket, () => refuse(error, socket));
  });
  http.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  // Close an idle connection, unless its next request arrived while this process was busy.
  http.on('timeout', (socket: Socket) => {
    const { bytesRead } = socket;
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy();
    });
  });
  const isAwaited = (last: Connection | undefined): boolean =>
    last?.response.req.complete === true && !last.response.writableFinished;
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
    close: async () => {
      isClosing = true;
      for (const last of connections.values()) if (last !== undefined) last.response.shouldKeepAlive = false;
      // After `close`, Node no longer checks its timeouts, and treats connections without any bytes as busy.
      const partial = setTimeout(() => {
        for (const [socket, last] of connections) if (!isAwaited(last)) watch(socket, () => socket.destroy());
      }, requestTimeout);
      // A connection without any bytes may be about to send its request.
      const unused = setTimeout(() => {
        for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
      }, 100);
      const rest = setTimeout(() => http.closeAllConnections(), closeTimeout);
      // A connection becomes idle when its response ends, and would stay open for another request.
      const sweep = setInterval(() => setImmediate(() => http.closeIdleConnections()), 20);
      try {
        // Read first what arrived while this process was busy; closing such a connection would break its request.
        for (let turn = 0; turn < 2; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
        await new Promise<void>((resolve, reject) => http.close((error) => (error ? reject(error) : resolve())));
      } finally {
        clearInterval(sweep);
        for (const timer of [partial, unused, rest]) clearTimeout(timer);
      }
    },
  };
}

/** Sends a plain error response to input that never becomes a request, because it is not HTTP or arrives too slowly. */
function refuse(error: ClientError, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = CLIENT_ERRORS[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
}

/** Creates a listener for a `node:http` or `node:https` server, or for a framework that accepts such listeners. */
export function toNodeListener(server: Server): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => respondToNode(server, new NodeRequest(req, res), req, res);
}
