import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { readStream } from '../../codec/chunks.js';
import type { RawRequest, RawResponse, Server } from '../options.js';

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
