/** Calls generated servers from generated clients in memory, one call at a time. */
import { isJsonType } from '../../../runtime/codec/media-type.js';
import { type Api, type EventKind, eventKinds, eventsOf, type Operation, type SecurityScheme } from '../../ir/api.js';
import { senderOf } from '../../names/events.js';
import { basePathOf } from '../../lower/servers.js';
import type { Names } from '../../names/names.js';
import { findDiscriminant } from '../../emit/events/discriminant.js';
import { listShared } from './paths.js';
import type { Fields } from './requests.js';
import { readWhole } from './wire.js';

/** Changes a request between client and server. */
export type Rewrite = (request: Request) => Request;

/** Loads a generated module by path, without extension. */
export type Load = (path: string) => Promise<Fields>;

/** The result of a call. */
export interface Called {
  /** The id of the operation whose handler was called, and its arguments. */
  readonly handler?: { readonly id: string; readonly input: Fields };
  /** The result of the client, with streams and bytes read. */
  readonly result?: Fields;
  /** The error of the client. */
  readonly error?: unknown;
  /** The status of the response; absent if nothing was sent. */
  readonly status?: number;
  /** The start of the response body if no handler was called. */
  readonly refusal?: string;
  /** The whole body, if it is JSON. */
  readonly refusalBody?: unknown;
  readonly url?: string;
  /** The unexpected error behind a response of the server. */
  readonly fault?: unknown;
}

export interface Order {
  readonly request: Fields;
  readonly reply?: unknown;
  readonly rewrite?: Rewrite;
}

export type Call = (operation: Operation, order: Order) => Promise<Called>;

type AnyFunction = (...values: unknown[]) => unknown;

const asFunction = (module: Fields, name: string): AnyFunction => {
  const value = module[name];
  if (typeof value !== 'function') throw new TypeError(`the generated code does not export ${name}`);
  return value as AnyFunction;
};

interface Fetches {
  readonly fetch: (request: Request) => Promise<Response>;
}

const isServer = (value: unknown): value is Fetches => typeof value === 'object' && value !== null && 'fetch' in value;

/** The record of the current call. */
interface Trace {
  handler?: { id: string; input: Fields };
  status?: number;
  refusal?: string;
  refusalBody?: unknown;
  url?: string;
  fault?: unknown;
  order: Order;
}

export const origin = 'http://verify.test';
const secret = 'whsec_dHJlZm9pbCB2ZXJpZnkgdHJlZm9pbCB2ZXJpZnk=';
const limits = { bodyBytes: 64_000_000, jsonDepth: 64, headerCount: 10_000, handlerTimeout: 0 };

/** The location of a credential in a request. */
const placeOf = ({ scheme }: SecurityScheme): string => {
  if (scheme.type === 'apiKey') return `${scheme.in} ${scheme.name.toLowerCase()}`;
  return scheme.type === 'http' ? `${scheme.type} ${scheme.scheme.toLowerCase()}` : 'http bearer';
};

/** The credential of a scheme, derived from its location: two schemes with one location share it. */
const credentialOf = (api: Api, name: string): unknown => {
  const own = api.securitySchemes.find((each) => each.name === name);
  if (own === undefined || own.scheme.type === 'mutualTLS') return '';
  const isBasic = placeOf(own) === 'http basic';
  const at = api.securitySchemes.findIndex((each) => placeOf(each) === placeOf(own));
  return isBasic ? { username: `user${at}`, password: 'a:b ü' } : `token-${at}`;
};

const handlersOf = (operations: readonly Operation[], names: Names, trace: Trace): Fields =>
  Object.fromEntries(
    operations.map((operation) => {
      const handle = async (input: Fields): Promise<unknown> => {
        trace.handler = { id: operation.id, input: (await readWhole(input)) as Fields };
        return trace.order.reply;
      };
      return [names.operation(operation).value, handle];
    }),
  );

/** The server with only one operation. */
const narrow = (definition: unknown, id: string): unknown => {
  const { operations } = definition as { readonly operations: readonly { readonly id: string }[] };
  return { ...Object(definition), operations: operations.filter((each) => each.id === id) };
};

/** Prepares clients, servers and receivers of an API. Rethrows their errors. */
export const prepareCalls = async (api: Api, names: Names, load: Load): Promise<Call> => {
  const trace: Trace = { order: { request: {} } };
  const failed = (problem: { readonly cause?: unknown }): void => {
    trace.fault = problem.cause;
  };
  const schemes = api.securitySchemes.map(({ name }) => name);
  // The base path that all servers of the document share.
  const address = origin + basePathOf(api.servers);
  const servers = new Map<EventKind | 'operation' | Operation, Fetches>();
  const fetchFrom =
    (from: EventKind | 'operation' | Operation) =>
    async (url: string, init: RequestInit): Promise<Response> => {
      const request = new Request(url, init);
      const sent = trace.order.rewrite?.(request) ?? request;
      trace.url = sent.url.replace(address, origin);
      const response = await servers.get(from)?.fetch(sent);
      if (response === undefined) throw new Error('no server');
      trace.status = response.status;
      if (trace.handler === undefined) {
        const text = await response.clone().text();
        trace.refusal = text.slice(0, 300);
        if (isJsonType(response.headers.get('content-type') ?? '')) trace.refusalBody = JSON.parse(text);
      }
      return response;
    };
  const clients = new Map<'operation' | Operation, unknown>();
  const openFor = async (from: 'operation' | Operation, make: (options: Fields) => unknown): Promise<void> => {
    const server = make({
      handlers: handlersOf(api.operations, names, trace),
      security: Object.fromEntries(
        schemes.map((name) => [
          name,
          (credential: unknown) => (isSame(credential, credentialOf(api, name)) ? { name } : undefined),
        ]),
      ),
      hooks: { onError: failed },
      limits,
      validateResponses: true,
    });
    if (!isServer(server)) throw new TypeError('createServer does not return a server');
    servers.set(from, server);
    const createClient = asFunction(await load('client/index'), 'createClient');
    const auth = Object.fromEntries(schemes.map((name) => [name, credentialOf(api, name)]));
    clients.set(from, createClient({ baseUrl: () => address, fetch: fetchFrom(from), timeout: false, auth }));
  };
  if (api.operations.length > 0) {
    await openFor('operation', asFunction(await load('server/index'), 'createServer'));
    const createRuntimeServer = asFunction(await load('server/runtime/server/index'), 'createRuntimeServer');
    const { definition } = await load('server/definition');
    for (const operation of listShared(api.operations)) {
      const own = narrow(definition, names.operation(operation).value);
      await openFor(operation, (options) => createRuntimeServer(own, options));
    }
  }
  for (const kind of eventKinds) {
    const events = eventsOf(api, kind);
    if (events.length === 0) continue;
    const create = asFunction(
      await load(`server/${names.eventFile(kind)}`),
      kind === 'webhook' ? 'createWebhookReceiver' : 'createCallbackReceiver',
    );
    const isTold = events.length === 1 || findDiscriminant(api, names, events) !== undefined;
    const receive = (proof: string | false): unknown =>
      create({
        secret: proof,
        limits,
        handlers: handlersOf(events, names, trace),
        hooks: { onError: failed },
        onUnknown: () => ({ status: 400 }),
        ...(!isTold && {
          event: ({ target }: { target: string }) => decodeURIComponent(target.split(/[/?]/u)[1] ?? ''),
        }),
      });
    const [signed, open] = [receive(secret), receive(false)];
    if (!isServer(signed) || !isServer(open)) throw new TypeError('no receiver is generated');
    // A changed request no longer matches its signature.
    servers.set(kind, { fetch: (request) => (trace.order.rewrite === undefined ? signed : open).fetch(request) });
  }

  const send = async (operation: Operation, request: Fields): Promise<unknown> => {
    const { value } = names.operation(operation);
    const kind = operation.event?.kind;
    const module = await load(
      `client/operations/${kind === undefined ? names.fileOf(operation) : names.eventFile(kind)}`,
    );
    const client = clients.get(operation) ?? clients.get('operation');
    if (kind === undefined) return asFunction(module, value)(client, request);
    const address = `${origin}/${encodeURIComponent(value)}`;
    return asFunction(module, senderOf(value))(address, request, { secret, fetch: fetchFrom(kind), timeout: false });
  };

  return async (operation, order) => {
    trace.order = order;
    for (const key of ['handler', 'status', 'refusal', 'refusalBody', 'url', 'fault'] as const) delete trace[key];
    try {
      const result = (await send(operation, order.request)) as Fields;
      const body = await readWhole(result['body']);
      return { ...trace, result: { ...result, body } };
    } catch (error) {
      return { ...trace, error };
    }
  };
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
