import { respondToFetch } from '../server/adapters/fetch.js';
import type { ServerDefinition } from '../server/definition.js';
import type { Operation } from '../server/operation.js';
import type { RawRequest, RequestContext, Server } from '../server/options.js';
import type { OperationHandler } from '../server/plan.js';
import { HttpError } from '../server/problems.js';
import { createRouter } from '../server/router.js';
import { createRuntimeServer } from '../server/server.js';
import { basePathsOf, pathBelow } from '../server/target.js';

/** The argument of a Mock Service Worker resolver. Browsers do not include cookies in the request's headers. */
export interface MswRequest {
  readonly request: Request;
  readonly cookies: Readonly<Record<string, string>>;
}

/** Options for a handler of Mock Service Worker. */
export interface MswHandlerOptions {
  /** Whether the handler only responds to the first request. Default: `false`. */
  readonly once?: boolean;
}

/** The part of Mock Service Worker's namespace `http` that is used. */
export interface MswHttp<Handler> {
  all(
    predicate: (info: { readonly request: Request }) => boolean,
    resolver: (info: MswRequest) => Promise<Response | undefined>,
    options?: MswHandlerOptions,
  ): Handler;
}

/** Options for all handlers. */
export interface MswOptions {
  /**
   * Base URL of the client, such as `https://api.example.com/v1`. For a path such as `/v1`, any origin matches.
   * Default: the path of the document's servers, at any origin.
   */
  readonly baseUrl?: string | undefined;
}

/** For each operation, a function that converts a handler of the operation to a handler for Mock Service Worker. */
export type MswHandlers<Handlers extends object, Handler> = {
  readonly [Id in keyof Handlers]: (handler: Handlers[Id], options?: MswHandlerOptions) => Handler;
};

/** Returns options whose handlers take and return values as they are sent; see `datedOptions`. */
type Prepare = <O extends { readonly handlers: object }>(operations: readonly Operation[], options: O) => O;

/** A request, and the handler that responds to it. */
interface Call {
  readonly id: string;
  readonly handler: OperationHandler;
  /** Id of the operation that the request matches. */
  chosen?: string;
  /** The response that the handler threw. */
  thrown?: Response;
}

/** Calls in progress, by request. */
type Calls = WeakMap<RequestContext['request'], Call>;

/**
 * Returns the functions for all operations. These share a server that decodes and validates requests, and validates and
 * encodes responses. The server does not check credentials, because browsers hide these from service workers.
 */
export function toMswHandlers<Functions extends object, Handler>(
  definition: ServerDefinition,
  http: MswHttp<Handler>,
  { baseUrl }: MswOptions,
  prepare: Prepare = (_, options) => options,
): Functions {
  const operations = definition.operations.map(({ security: _, ...operation }): Operation => operation);
  const base = readBase(baseUrl);
  const calls: Calls = new WeakMap();
  const server = createCallServer({ ...definition, operations }, base.path, calls, prepare);
  const matches = createMatcher(operations, base, definition.basePath);
  const functions = operations.map(({ id }) => {
    const create = (handler: OperationHandler, options?: MswHandlerOptions): Handler =>
      http.all(
        ({ request }) => matches(id, request),
        async (info) => {
          const call: Call = { id, handler };
          const raw = await toRawRequest(info);
          calls.set(raw, call);
          const response = await respondToFetch(() => server.handle(raw), info.request);
          if (call.thrown !== undefined) return call.thrown;
          // Several operations can have the same path; the values of the request decide between them.
          return call.chosen === id ? response : undefined;
        },
        options,
      );
    return [id, create] as const;
  });
  // The caller's type has the operations of the definition.
  return Object.fromEntries(functions) as Functions;
}

/** Creates a server that responds with the handler of the current call. */
function createCallServer(
  definition: ServerDefinition,
  basePath: string | undefined,
  calls: Calls,
  prepare: Prepare,
): Server {
  const run = async (id: string, input: object, context: RequestContext): Promise<unknown> => {
    const call = calls.get(context.request);
    if (call?.id !== id) throw new HttpError(501, 'The handler belongs to another operation');
    try {
      return await call.handler(input, context);
    } catch (error) {
      if (!(error instanceof Response)) throw error;
      call.thrown = error;
      throw new HttpError(501, 'The handler has thrown its response');
    }
  };
  const handlers = Object.fromEntries(
    definition.operations.map(({ id }) => [id, (input: object, context: RequestContext) => run(id, input, context)]),
  );
  return createRuntimeServer(definition, {
    ...prepare(definition.operations, { handlers }),
    basePath,
    // Tests may use a fake clock.
    limits: { bodyBytes: Number.POSITIVE_INFINITY, handlerTimeout: 0 },
    validateResponses: true,
    hooks: {
      onResponse: (_, { request, operationId }) => {
        const call = calls.get(request);
        if (call !== undefined) call.chosen = operationId;
        return undefined;
      },
    },
  });
}

/** A base URL. Without an origin, it matches any origin. */
interface Base {
  readonly origin?: string;
  readonly path?: string;
}

function readBase(baseUrl: string | undefined): Base {
  if (baseUrl === undefined) return {};
  if (baseUrl.startsWith('/')) return { path: baseUrl };
  const { origin, pathname } = new URL(baseUrl);
  return { origin, path: pathname };
}

/** Returns a function that tells whether the given operation is the best match for the method and path of a request. */
function createMatcher(
  operations: readonly Operation[],
  base: Base,
  declared: ServerDefinition['basePath'],
): (id: string, request: Request) => boolean {
  const route = createRouter(operations.map(({ method, path, id }) => [method, path, id] as const));
  const basePaths = basePathsOf(base.path, declared);
  return (id, { url, method }) => {
    const { origin, pathname } = new URL(url);
    if (base.origin !== undefined && base.origin !== origin) return false;
    const match = route(pathBelow(pathname, undefined, basePaths), method);
    if (match === undefined || match === 'malformed') return false;
    const { routes } = match.leaf;
    return (routes.get(method === 'HEAD' && !routes.has(method) ? 'GET' : method) ?? []).includes(id);
  };
}

/** Reads a request with its whole body, because not every browser supports request streams. */
async function toRawRequest({ request, cookies }: MswRequest): Promise<RawRequest> {
  const { pathname, search } = new URL(request.url);
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return {
    method: request.method,
    target: pathname + search,
    headers: {
      get: (name) =>
        request.headers.get(name) ?? (name === 'cookie' && cookie.length > 0 ? cookie.join('; ') : undefined),
      count: 0,
    },
    body: bytes.length === 0 ? null : listOne(bytes),
    bytes: async () => bytes,
    signal: request.signal,
    host: request,
  };
}

async function* listOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
