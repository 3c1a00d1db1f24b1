/** Forwards requests to a target server and streams the responses back. */
import {
  createServer,
  type IncomingMessage,
  request as requestHttp,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reasonOfFetch } from '../conformance/exchange.js';
import { listen } from '../run/listen.js';
import { type Copy, copyOf } from './copy.js';
import { endToEnd, type Field, fieldsOf, valuesOf } from './fields.js';

/** A forwarded request and its response, both complete. */
export interface Passed {
  readonly method: string;
  /** Path and query, as received. */
  readonly target: string;
  readonly requestFields: readonly Field[];
  readonly requestBody: Copy;
  readonly status: number;
  readonly responseFields: readonly Field[];
  readonly responseBody: Copy;
}

export interface ForwardOptions {
  /** Base URL of the target. The path of a request is appended to the path of this URL. */
  readonly target: URL;
  /** Called for each response that was forwarded completely. */
  readonly onPassed: (passed: Passed) => void;
  /** Called if the target fails. */
  readonly onFailed: (request: string, reason: string) => void;
}

export interface Forwarder {
  /** Starts to listen. Resolves to the port. */
  readonly listen: (port: number, host: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Milliseconds within which the response of the target must start. */
const responseTimeout = 120_000;
/** Milliseconds that open requests get when the proxy stops. */
const closeTimeout = 2_000;

const titles: Readonly<Record<number, string>> = {
  501: 'Not Implemented',
  502: 'Bad Gateway',
  504: 'Gateway Timeout',
  508: 'Loop Detected',
};

/** Returns a body with problem details (RFC 9457). */
function problemOf(status: number, detail: string): string {
  return JSON.stringify({ type: 'about:blank', title: titles[status], status, detail });
}

function respondProblem(response: ServerResponse, status: number, detail: string): void {
  // If the response has begun, only a closed connection shows that it is incomplete.
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, titles[status], { 'content-type': 'application/problem+json', connection: 'close' });
  response.end(problemOf(status, detail));
}

/** Rejects a request to switch to another protocol. */
function refuseUpgrade(socket: Duplex, what: string): void {
  const body = problemOf(501, `trefoil proxy does not support ${what}`);
  socket.on('error', () => {});
  socket.end(
    `HTTP/1.1 501 Not Implemented\r\ncontent-type: application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** Creates a proxy for one target. */
export function createForwarder(options: ForwardOptions): Forwarder {
  // Identifies this proxy, so that it notices requests to itself (RFC 9110, 7.6.3).
  const via = `trefoil-${Math.random().toString(36).slice(2)}`;
  const server = createServer((incoming, response) => {
    forward(options, via, incoming, response);
  });
  // The target decides how long an upload may take.
  server.requestTimeout = 0;
  server.on('upgrade', (_, socket: Duplex) => refuseUpgrade(socket, 'upgrades, such as WebSocket'));
  server.on('connect', (_, socket: Duplex) => refuseUpgrade(socket, 'CONNECT'));
  return { listen: (port, host) => listen(server, port, host), close: () => close(server) };
}

async function close(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), closeTimeout);
  await new Promise((done) => {
    server.close(done);
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}

/** Returns the header fields of the forwarded request. */
function requestFields(fields: readonly Field[], incoming: IncomingMessage, target: URL, via: string): Field[] {
  const hasLength = valuesOf(fields, 'content-length').length > 0;
  const isChunked = valuesOf(fields, 'transfer-encoding').length > 0;
  const hasBodyByDefault = /^(?:POST|PUT|PATCH)$/u.test(incoming.method ?? '');
  return [
    ['Host', target.host],
    // The server has already sent 100 (Continue).
    ...endToEnd(fields, ['host', 'expect', ...(isChunked ? ['content-length'] : [])]),
    ['Via', `${incoming.httpVersion} ${via}`],
    ...(isChunked ? [['Transfer-Encoding', 'chunked'] as const] : []),
    ...(!isChunked && !hasLength && hasBodyByDefault ? [['Content-Length', '0'] as const] : []),
    ['Connection', 'close'],
  ];
}

/** Returns the path to request from the target. Clients that use a forward proxy send a whole URL. */
function pathOf(url: string, target: URL): string {
  const path = /^https?:\/\//iu.test(url) && URL.canParse(url) ? new URL(url).pathname + new URL(url).search : url;
  return path === '*' ? path : target.pathname.replace(/\/$/u, '') + path;
}

function forward(options: ForwardOptions, via: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { target, onFailed } = options;
  const { method = 'GET', url = '/' } = incoming;
  const fields = fieldsOf(incoming.rawHeaders);
  if (valuesOf(fields, 'via').some((value) => value.includes(via))) {
    respondProblem(response, 508, 'The target is this proxy; pass another --target');
    return;
  }
  const requestBody = copyOf(incoming);
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  const outgoing = send({
    protocol: target.protocol,
    hostname: target.hostname.replace(/^\[|\]$/gu, ''),
    port: target.port,
    method,
    path: pathOf(url, target),
    headers: requestFields(fields, incoming, target, via).flat(),
    agent: false,
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    outgoing.destroy();
  }, responseTimeout);
  const fail = (error: unknown): void => {
    clearTimeout(timer);
    // The caller has disconnected, so nobody waits for a response.
    if (response.destroyed) return;
    const reason = isLate ? `no response within ${responseTimeout / 1000} s` : reasonOfFetch(error);
    onFailed(`${method} ${url.split('?')[0]}`, reason);
    respondProblem(response, isLate ? 504 : 502, `${target.origin} failed: ${reason}`);
  };
  response.once('close', () => {
    clearTimeout(timer);
    if (!response.writableFinished) outgoing.destroy();
  });
  outgoing.on('error', fail);
  outgoing.once('response', (arrived: IncomingMessage) => {
    clearTimeout(timer);
    const passed = { method, target: pathOf(url, new URL('http://x')), requestFields: fields, requestBody };
    respond(arrived, response).then((received) => options.onPassed({ ...passed, ...received }), fail);
  });
  // A target may respond before it has read the whole body; its own errors are reported above.
  pipeline(incoming, outgoing).catch(() => {});
}

/** Streams a response to the caller. Rejects if the connection breaks off. */
async function respond(
  arrived: IncomingMessage,
  response: ServerResponse,
): Promise<Pick<Passed, 'status' | 'responseFields' | 'responseBody'>> {
  const fields = fieldsOf(arrived.rawHeaders);
  const status = arrived.statusCode ?? 502;
  const responseBody = copyOf(arrived);
  response.sendDate = false;
  response.writeHead(status, arrived.statusMessage, endToEnd(fields).flat());
  // Events may follow much later, so flush the headers. Node encodes them as UTF-8, which changes ISO 8859-1 text.
  if (fields.every(([, value]) => /^[\t\x20-\x7e]*$/u.test(value))) response.flushHeaders();
  await pipeline(arrived, response);
  return { status, responseFields: fields, responseBody };
}
