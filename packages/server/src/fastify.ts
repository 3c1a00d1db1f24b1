/** Runs a server as a plugin of Fastify. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { NodeRequest } from './node.js';
import { isOwn, mountOf, type MountOptions, type RawResponse, type Server } from './runtime/server.js';

/** The part of a Fastify instance that the plugin uses. */
export interface FastifyHost {
  readonly prefix: string;
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    parse: (request: unknown, payload: IncomingMessage, done: (error: null, body: unknown) => void) => void,
  ): unknown;
  all(path: string, handle: (request: FastifyRequest, reply: FastifyReply) => unknown): unknown;
}

/** The part of a Fastify request that the plugin uses. */
export interface FastifyRequest {
  readonly raw: IncomingMessage;
  readonly url: string;
  readonly ip: string;
  readonly body?: unknown;
}

/** The part of a Fastify reply that the plugin uses. */
export interface FastifyReply {
  readonly raw: ServerResponse;
  code(status: number): unknown;
  header(name: string, value: string | string[]): unknown;
  getHeader(name: string): number | string | string[] | undefined;
  send(payload?: unknown): unknown;
  callNotFound(): unknown;
}

/**
 * Creates a plugin for Fastify 5: `app.register(toFastifyPlugin(server), { prefix: '/api' })`. The document's base path
 * may come before the prefix, after it, or be absent. More specific routes of the host take precedence; unmatched
 * requests go to the host's not-found handler. The host's hooks run, but not its body parsers.
 */
export function toFastifyPlugin(
  server: Server,
  options: MountOptions = {},
): (instance: FastifyHost, settings: object, done: () => void) => void {
  return (instance, _settings, done) => {
    const prefix = instance.prefix.replace(/\/$/, '');
    const response = (request: FastifyRequest, reply: FastifyReply): unknown => {
      const mounted = new MountedRequest(request, reply, prefix);
      if (!isOwn(server, mounted, options)) return reply.callNotFound();
      return server.handle(mounted).then((response) => send(response, reply));
    };
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload));
    for (const path of ['/', '/*']) instance.all(path, response);
    done();
  };
}

function ignore(): void {}

class MountedRequest extends NodeRequest {
  readonly mount: string;
  readonly host: FastifyRequest;

  constructor(request: FastifyRequest, reply: FastifyReply, prefix: string) {
    const { raw, url, body } = request;
    const payload = body instanceof Readable ? body : raw;
    super(raw, reply.raw, url, payload);
    // A payload stream that a host's hook has substituted may fail. It then closes, which its reader notices.
    if (payload !== raw) payload.on('error', ignore);
    this.mount = mountOf(`${prefix}/*`, url);
    this.host = request;
  }

  /** The caller's address according to Fastify, which may trust a proxy. */
  override get remoteAddress(): string {
    return this.host.ip;
  }
}

/** Sends a response. Fastify itself appends cookies to existing ones, but replaces other headers. */
function send({ status, headers, body }: RawResponse, reply: FastifyReply): unknown {
  reply.code(status);
  headers.forEach(([name, value], index) => {
    const isMore = name === 'vary' || (index > 0 && headers.findIndex((line) => line[0] === name) < index);
    const before = isMore && name !== 'set-cookie' ? reply.getHeader(name) : undefined;
    reply.header(name, before === undefined ? value : [before, value].flat().map(String));
  });
  if (body instanceof Blob) {
    reply.header('content-length', String(body.size));
    return reply.send(body.stream());
  }
  if (body instanceof Uint8Array) return reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  reply.send(body ?? undefined);
  // The first chunk of a stream may take long, so send the headers now. If a hook delays the response, the headers are
  // not set yet.
  if (body instanceof ReadableStream && reply.raw.hasHeader('content-type')) reply.raw.flushHeaders();
  return reply;
}
