import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { MountOptions, RawResponse, Server } from '../options.js';
import { isOwn, mountOf } from '../target.js';
import { NodeRequest } from './node-request.js';

/** What is used of an instance of Fastify. */
export interface FastifyHost {
  readonly prefix: string;
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    parse: (request: unknown, payload: IncomingMessage, done: (error: null, body: unknown) => void) => void,
  ): unknown;
  all(path: string, handle: (request: FastifyRequest, reply: FastifyReply) => unknown): unknown;
}

/** What is used of a request. */
export interface FastifyRequest {
  readonly raw: IncomingMessage;
  readonly url: string;
  readonly ip: string;
  readonly body?: unknown;
}

/** What is used of a reply. */
export interface FastifyReply {
  readonly raw: ServerResponse;
  code(status: number): unknown;
  header(name: string, value: string | string[]): unknown;
  getHeader(name: string): number | string | string[] | undefined;
  send(payload?: unknown): unknown;
  callNotFound(): unknown;
}

/**
 * A plugin for Fastify 5: `app.register(toFastifyPlugin(server), { prefix: '/api' })`.
 *
 * The base path of the document may stand before the prefix, after it, or be missing. Routes of the host that name a path
 * go first; what falls through is the host's not-found handler's. Its hooks run, and its parsers of bodies do not.
 */
export function toFastifyPlugin(
  server: Server,
  options: MountOptions = {},
): (instance: FastifyHost, settings: object, done: () => void) => void {
  return (instance, _settings, done) => {
    const prefix = instance.prefix.replace(/\/$/, '');
    const response = (request: FastifyRequest, reply: FastifyReply): unknown => {
      const own = new MountedRequest(request, reply, prefix);
      if (!isOwn(server, own, options)) return reply.callNotFound();
      return server.handle(own).then((response) => send(response, reply));
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
    // What a hook of the host has made of the body may fail; it closes then, which whoever reads it is told.
    if (payload !== raw) payload.on('error', ignore);
    this.mount = mountOf(`${prefix}/*`, url);
    this.host = request;
  }

  /** As Fastify knows it, which may trust a proxy. */
  override get remoteAddress(): string {
    return this.host.ip;
  }
}

/** Fastify adds cookies to those that are there, and replaces all else. */
function send({ status, headers, body }: RawResponse, reply: FastifyReply): unknown {
  reply.code(status);
  headers.forEach(([name, value], at) => {
    const isMore = name === 'vary' || (at > 0 && headers.findIndex((each) => each[0] === name) < at);
    const before = isMore && name !== 'set-cookie' ? reply.getHeader(name) : undefined;
    reply.header(name, before === undefined ? value : [before, value].flat().map(String));
  });
  if (body instanceof Blob) {
    reply.header('content-length', String(body.size));
    return reply.send(body.stream());
  }
  if (body instanceof Uint8Array) return reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  reply.send(body ?? undefined);
  // A stream's first piece may be long in coming; where a hook still holds the answer, its headers are not there yet.
  if (body instanceof ReadableStream && reply.raw.hasHeader('content-type')) reply.raw.flushHeaders();
  return reply;
}
