/** Calls generated servers with generated clients, in memory and one call at a time. */
import { isJsonType } from '../../../runtime/codec/media-type.js';
import { findDiscriminant } from '../../emit/events/discriminant.js';
import { type Api, type EventKind, eventKinds, eventsOf, type Operation, type SecurityScheme } from '../../ir/api.js';
import { basePathOf } from '../../lower/servers.js';
import { senderOf } from '../../names/events.js';
import type { Names } from '../../names/names.js';
import { asFunction, type Load } from '../run/modules.js';
import { listShared } from './paths.js';
import type { Fields } from './requests.js';
import { readWhole } from './wire.js';

/** Changes a request on its way from the client to the server. */
export type Rewrite = (request: Request) => Request;

/** The result of a call. */
export interface Called {
  /** The operation id of the handler that was called, and the handler's arguments. */
  readonly handler?: { readonly id: string; readonly input: Fields };
  /** The client's result, after reading its streams and bytes. */
  readonly result?: Fields;
  /** The error that the client threw. */
  readonly error?: unknown;
  /** Status of the response; absent if no request was sent. */
  readonly status?: number;
  /** The start of the rejection's body, if no handler was called. */
  readonly refusal?: string;
  /** The whole body of a rejection, if it is JSON. */
  readonly refusalBody?: unknown;
  readonly url?: string;
  /** The unexpected error that made the server respond with an error. */
  readonly fault?: unknown;
}

export interface Order {
  readonly request: Fields;
  readonly reply?: unknown;
  readonly rewrite?: Rewrite;
}

export type Call = (operation: Operation, order: Order) => Promise<Called>;

interface Fetches {
  readonly fetch: (request: Request) => Promise<Response>;
}

function isServer(value: unknown): value is Fetches {
  return typeof value === 'object' && value !== null && 'fetch' in value;
}

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

/** Returns a string that identifies where a request carries a credential. */
function placeOf({ scheme }: SecurityScheme): string {
  if (scheme.type === 'apiKey') return `${scheme.in} ${scheme.name.toLowerCase()}`;
  return scheme.type === 'http' ? `${scheme.type} ${scheme.scheme.toLowerCase()}` : 'http bearer';
}

/** Returns the credential for a scheme. Schemes with the same location share one credential. */
function credentialOf(api: Api, name: string): unknown {
  const own = api.securitySchemes.find((each) => each.name === name);
  if (own === undefined || own.scheme.type === 'mutualTLS') return '';
  const isBasic = placeOf(own) === 'http basic';
  const at = api.securitySchemes.findIndex((each) => placeOf(each) === placeOf(own));
  return isBasic ? { username: `user${at}`, password: 'a:b ü' } : `token-${at}`;
}

function handlersOf(operations: readonly Operation[], names: Names, trace: Trace): Fields {
  return Object.fromEntries(
    operations.map((operation) => {
      const handle = async (input: Fields): Promise<unknown> => {
        trace.handler = { id: operation.id, input: (await readWhole(input)) as Fields };
        return trace.order.reply;
      };
      return [names.operation(operation).value, handle];
    }),
  );
}

/** Returns a server definition that is reduced to one operation. */
function narrow(definition: unknown, id: string): unknown {
  const { operations } = definition as { readonly operations: readonly { readonly id: string }[] };
  return { ...Object(definition), operations: operations.filter((each) => each.id === id) };
}

/** State that all calls of an API share: the record of the current call, the servers and the clients. */
interface Session {
  readonly api: Api;
  readonly names: Names;
  readonly load: Load;
  readonly trace: Trace;
  /** The URL of the base path that all servers of the document have in common. */
  readonly address: string;
  readonly servers: Map<EventKind | 'operation' | Operation, Fetches>;
  readonly clients: Map<'operation' | Operation, unknown>;
}

/** Returns a `fetch` that calls a server in memory and records the call. */
function fetchFrom({ trace, address, servers }: Session, from: EventKind | 'operation' | Operation) {
  return async (url: string, init: RequestInit): Promise<Response> => {
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
}

function hooksOf({ trace }: Session) {
  return {
    onError: ({ cause }: { readonly cause?: unknown }): void => {
      trace.fault = cause;
    },
  };
}

/** Creates a server, and a client for it. */
async function openServer(
  session: Session,
  from: 'operation' | Operation,
  make: (options: Fields) => unknown,
): Promise<void> {
  const { api, names, load, trace, address, servers, clients } = session;
  const schemes = api.securitySchemes.map(({ name }) => name);
  const server = make({
    handlers: handlersOf(api.operations, names, trace),
    security: Object.fromEntries(
      schemes.map((name) => [
        name,
        (credential: unknown) => (isSame(credential, credentialOf(api, name)) ? { name } : undefined),
      ]),
    ),
    hooks: hooksOf(session),
    limits,
    validateResponses: true,
  });
  if (!isServer(server)) throw new TypeError('createServer does not return a server');
  servers.set(from, server);
  const createClient = asFunction(await load('client/index'), 'createClient');
  const auth = Object.fromEntries(schemes.map((name) => [name, credentialOf(api, name)]));
  clients.set(from, createClient({ baseUrl: () => address, fetch: fetchFrom(session, from), timeout: false, auth }));
}

async function openServers(session: Session): Promise<void> {
  const { api, names, load } = session;
  if (api.operations.length === 0) return;
  await openServer(session, 'operation', asFunction(await load('server/index'), 'createServer'));
  const createRuntimeServer = asFunction(await load('server/runtime/server'), 'createRuntimeServer');
  const { definition } = await load('server/definition');
  for (const operation of listShared(api.operations)) {
    const own = narrow(definition, names.operation(operation).value);
    await openServer(session, operation, (options) => createRuntimeServer(own, options));
  }
}

/** Creates the receiver for a kind of events, if the document has such events. */
async function openReceiver(session: Session, kind: EventKind): Promise<void> {
  const { api, names, load, trace, servers } = session;
  const events = eventsOf(api, kind);
  if (events.length === 0) return;
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
      hooks: hooksOf(session),
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

async function send(session: Session, operation: Operation, request: Fields): Promise<unknown> {
  const { names, load, clients } = session;
  const { value } = names.operation(operation);
  const kind = operation.event?.kind;
  const module = await load(
    `client/operations/${kind === undefined ? names.fileOf(operation) : names.eventFile(kind)}`,
  );
  const client = clients.get(operation) ?? clients.get('operation');
  if (kind === undefined) return asFunction(module, value)(client, request);
  const address = `${origin}/${encodeURIComponent(value)}`;
  const options = { secret, fetch: fetchFrom(session, kind), timeout: false };
  return asFunction(module, senderOf(value))(address, request, options);
}

/** Prepares clients, servers and receivers for an API. Rejects with their errors. */
export async function prepareCalls(api: Api, names: Names, load: Load): Promise<Call> {
  const trace: Trace = { order: { request: {} } };
  const address = origin + basePathOf(api.servers);
  const session: Session = { api, names, load, trace, address, servers: new Map(), clients: new Map() };
  await openServers(session);
  for (const kind of eventKinds) await openReceiver(session, kind);
  return async (operation, order) => {
    trace.order = order;
    for (const key of ['handler', 'status', 'refusal', 'refusalBody', 'url', 'fault'] as const) delete trace[key];
    try {
      const result = (await send(session, operation, order.request)) as Fields;
      const body = await readWhole(result['body']);
      return { ...trace, result: { ...result, body } };
    } catch (error) {
      return { ...trace, error };
    }
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
