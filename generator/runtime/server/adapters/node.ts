import { createServer, type Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Server } from '../options.js';
import { NodeRequest } from './node-request.js';
import { respondToNode } from './node-response.js';

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
