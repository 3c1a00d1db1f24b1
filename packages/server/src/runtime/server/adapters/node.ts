import { createServer, type Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Server } from '../options.js';
import { respondToNode } from './node-response.js';
import { NodeRequest } from './node-request.js';

/** Timeouts of a `node:http` server, in milliseconds; Node's own keep slow connections for minutes. */
export interface NodeServerOptions {
  /** For the request's head. Default 3 000. */
  readonly headersTimeout?: number | undefined;
  /** For the whole request; one that is long has as much again each time that it comes by `minimumRate`. Default 6 000. */
  readonly requestTimeout?: number | undefined;
  /** Bytes in a second, by which a request has to come that takes longer than `requestTimeout`. Default 8 192. */
  readonly minimumRate?: number | undefined;
  /** How often the two are checked. Default 500. */
  readonly connectionsCheckingInterval?: number | undefined;
  /** For the next request on an idle connection. Default 5 000. */
  readonly keepAliveTimeout?: number | undefined;
  /** For answers in flight once `close` was called; what is left then is cut off. Default 40 000. */
  readonly closeTimeout?: number | undefined;
}

/** A `node:http` server of ours. */
export interface NodeServer {
  readonly http: HttpServer;
  /** Resolves to the port once it listens; port 0, the default, picks a free one. Default host: 127.0.0.1. */
  listen(port?: number, host?: string): Promise<number>;
  /**
   * Stops accepting, closes idle connections, and resolves when the requests in flight are answered; answers say from then
   * on that their connection closes. A request that has not come whole within `requestTimeout`, and comes too slowly, is
   * given up.
   */
  close(): Promise<void>;
}

/** The last request of a connection whose head has come. */
interface Connection {
  readonly response: ServerResponse;
  /** How many bytes had come when its head had. */
  readonly read: number;
}

type ClientError = Error & { readonly code?: string };

const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

const CLIENT_ERRORS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  [TIMEOUT]: '408 Request Timeout',
};

/** Makes a `node:http` server with timeouts that slow clients cannot wear out. */
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
  /** What has to come within `requestTimeout`. */
  const enough = (minimumRate * requestTimeout) / 1_000;
  /** Watches a request that is late and yet comes fast enough, as an upload does, until it is whole or too slow. */
  const watch = (socket: Socket, giveUp: () => void): void => {
    const before = connections.get(socket);
    const isInHead = before === undefined || before.response.req.complete;
    // Where this process was busy, what has come long since is read only now.
    setImmediate(() => {
      const connection = connections.get(socket);
      // Node watches the next request by itself.
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
  // An idle connection is closed, unless its next request has come while this process was busy.
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
      // Node no longer checks its own timeouts once it closes, and takes a connection without a byte for busy.
      const partial = setTimeout(() => {
        for (const [socket, last] of connections) if (!isAwaited(last)) watch(socket, () => socket.destroy());
      }, requestTimeout);
      // One without a byte may be about to send its request, which it was taken for.
      const unused = setTimeout(() => {
        for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
      }, 100);
      const rest = setTimeout(() => http.closeAllConnections(), closeTimeout);
      // A connection whose answer had begun becomes idle with it, and would be kept for another request.
      const sweep = setInterval(() => setImmediate(() => http.closeIdleConnections()), 20);
      try {
        // What has come while this process was busy is read first: a connection closed before that is a broken one.
        for (let turn = 0; turn < 2; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
        await new Promise<void>((resolve, reject) => http.close((error) => (error ? reject(error) : resolve())));
      } finally {
        clearInterval(sweep);
        for (const timer of [partial, unused, rest]) clearTimeout(timer);
      }
    },
  };
}

/** What is not HTTP, or comes too slowly, never becomes a request: it is refused in plain form. */
function refuse(error: ClientError, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = CLIENT_ERRORS[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
}

/** A listener for a `node:http` or `node:https` server, or for a framework that takes such listeners. */
export function toNodeListener(server: Server): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => respondToNode(server, new NodeRequest(req, res), req, res);
}
