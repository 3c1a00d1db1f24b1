import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { readStream } from '../../codec/chunks.js';
import type { RawResponse, RawRequest, Server } from '../options.js';

/** Answers a request of `node:http`, however its host calls it. */
export function respondToNode(server: Server, request: RawRequest, req: IncomingMessage, res: ServerResponse): void {
  // Connection errors end in 'close', which aborts the signal; without listeners they would end the process.
  req.on('error', ignore);
  res.on('error', ignore);
  server
    .handle(request)
    .then((response) => writeResponse(response, req, res))
    .catch(() => res.destroy());
}

function ignore(): void {}

/** Ends the source of what nobody will read, such as a file that is open. */
function drop({ body }: RawResponse): void {
  if (body instanceof ReadableStream) body.cancel().catch(ignore);
}

/** An unread body up to this many bytes is read to its end, so that the connection can be used again. */
const DRAINED = 1_048_576;
/** Milliseconds that a sender of more has to read its answer before the connection closes. */
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
    // Its first piece may be long in coming, such as an event; that it was accepted is known now.
    if (body instanceof ReadableStream) res.flushHeaders();
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

/** Writes the head beside what a host has put there before: its cookies and `Vary` stay, and its own `writeHead` is told. */
function writeHead(status: number, lines: string[], res: ServerResponse): void {
  if (res.getHeaderNames().length === 0 && !Object.hasOwn(res, 'writeHead')) {
    // One flat list is what Node writes fastest.
    res.writeHead(status, lines);
    return;
  }
  const seen = new Set(ADDED);
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const name = lines[at] ?? '';
    const value = lines[at + 1] ?? '';
    if (seen.has(name)) res.appendHeader(name, value);
    else res.setHeader(name, value);
    seen.add(name);
  }
  res.writeHead(status);
}

/** Headers that several parts of an answer may add to. */
const ADDED: ReadonlySet<string> = new Set(['set-cookie', 'vary']);
