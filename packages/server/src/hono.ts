/** Runs a server as a handler of Hono. */
import { isRecord, lookUp, type MutableRecord, setOwn } from './runtime/codec.js';
import {
  FetchRequest,
  isOwn,
  mountOf,
  type MountOptions,
  type RawResponse,
  type Server,
  splitTarget,
} from './runtime/server.js';

/** The part of a Hono context that the handler uses. */
export interface HonoContext {
  readonly req: HonoRequest;
  /** Bindings of the platform; on Node.js, they contain the Node.js request. */
  readonly env: unknown;
  header(name: string, value: string, options: { readonly append: true }): void;
  newResponse(data: null): Response;
  body(
    data: string | ArrayBuffer | ReadableStream | null,
    status: number,
    headers: Record<string, string | string[]>,
  ): Response;
}

/** The part of a Hono request that the handler uses. */
export interface HonoRequest {
  readonly raw: Request;
  readonly routePath: string;
  /** The body in each format in which it has already been read. */
  readonly bodyCache: object;
  arrayBuffer(): Promise<ArrayBuffer>;
  formData(): Promise<FormData>;
}

type Lines = MutableRecord<string | string[]>;

/**
 * Creates a handler for Hono 4: `app.use('/api/*', toHonoHandler(server))`. The document's base path may come before
 * the wildcard, after it, or be absent. A body that was already read is taken from Hono's cache.
 */
export function toHonoHandler(
  server: Server,
  options: MountOptions = {},
): (context: HonoContext, next: () => Promise<void>) => Promise<Response | undefined> {
  return (context, next) => {
    const { req } = context;
    const request = new MountedRequest(req.raw, context);
    if (!isOwn(server, request, options)) return next().then(() => undefined);
    const responding =
      req.raw.bodyUsed && hasCached(req)
        ? readCached(req).then((buffered) => server.handle(new MountedRequest(buffered, context)))
        : server.handle(request);
    return responding.then((response) => send(response, context));
  };
}

class MountedRequest extends FetchRequest {
  readonly mount: string;
  readonly host: HonoContext;

  constructor(request: Request, context: HonoContext) {
    super(request);
    // Hono's own path is decoded; the target must not be.
    this.mount = mountOf(context.req.routePath, splitTarget(this.target).pathname);
    this.host = context;
  }

  /** The number of headers, from Node's request if available: creating all headers costs more than routing. */
  override get count(): number {
    const { env } = this.host;
    const incoming = isRecord(env) ? env['incoming'] : undefined;
    const lines = isRecord(incoming) ? incoming['rawHeaders'] : undefined;
    return Array.isArray(lines) ? lines.length / 2 : super.count;
  }
}

function hasCached({ bodyCache }: HonoRequest): boolean {
  return Object.keys(bodyCache).length > 0;
}

/** Creates a request from the body that Hono has cached. A multipart form is encoded again. */
async function readCached(req: HonoRequest): Promise<Request> {
  const { method, url, signal } = req.raw;
  const headers = new Headers(req.raw.headers);
  const isParted = 'formData' in req.bodyCache && /^\s*multipart\//i.test(headers.get('content-type') ?? '');
  if (!isParted) return new Request(url, { method, headers, signal, body: await req.arrayBuffer() });
  const written = new Response(await req.formData());
  headers.set('content-type', written.headers.get('content-type') ?? '');
  headers.delete('content-length');
  return new Request(url, { method, headers, signal, body: await written.arrayBuffer() });
}

/** Creates the response. Headers that the context already has are kept; cookies and `Vary` are appended to them. */
function send({ status, headers, body }: RawResponse, context: HonoContext): Response {
  const lines: Lines = {};
  for (const [name, value] of headers) {
    if (name === 'set-cookie' || name === 'vary') context.header(name, value, { append: true });
    else setOwn(lines, name, name in lines ? [lookUp(lines, name) ?? [], value].flat() : value);
  }
  if (body instanceof Blob) lines['content-length'] = String(body.size);
  const data = body instanceof Blob ? body.stream() : body instanceof Uint8Array ? new Uint8Array(body).buffer : body;
  if (isPlain(lines) && isEmpty(context.newResponse(null).headers))
    return new Response(data, { status, headers: lines });
  return context.body(data, status, lines);
}

/**
 * Whether the context has no headers. Hono and the platforms below it copy headers slowly, so copying is skipped if
 * possible.
 */
function isEmpty(headers: Headers): boolean {
  return headers.keys().next().done === true;
}

function isPlain(lines: Lines): lines is Record<string, string> {
  return Object.values(lines).every((value) => typeof value === 'string');
}
