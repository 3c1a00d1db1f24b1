/** Loads a generated server in mock mode from the modules in a folder. */
import { readPreferences } from '../../../runtime/server/preferences.js';
import { basePathOf } from '../../lower/servers.js';
import { type AnyFunction, asFunction, loadFrom } from '../run/modules.js';
import type { MockData } from './data.js';
import { createReasons } from './reasons.js';
import type { StoredHandler } from './store.js';
import { createTraffic, type Traffic, waitFor } from './traffic.js';

export interface MockServer {
  /** Starts to listen. Resolves to the port. */
  readonly listen: (port: number, host: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface MockSettings {
  /** Data of the document, for random responses and for operations that have servers of their own. */
  readonly data?: MockData;
  /** Whether to validate requests. Default: `true`. */
  readonly isValidating?: boolean;
  /** Seed for random responses, delays and failures. */
  readonly seed?: number;
  /** Whether to store created, changed and deleted objects until a reset; requires `isValidating`. Default: `false`. */
  readonly isStateful?: boolean;
  readonly traffic?: Omit<Traffic, 'seed'>;
  /** Receives a line for each response. */
  readonly log?: (line: string) => void;
}

/** A POST request to this path resets a stateful mock server. */
export const resetPath = '/__mock/reset';

function isServer(value: unknown): value is MockServer {
  return typeof value === 'object' && value !== null && 'listen' in value && 'close' in value;
}

export interface KnownOperation {
  readonly id: string;
  readonly path: string;
}

interface Definition {
  readonly operations: readonly KnownOperation[];
}

/** Whether a value is the definition of a server. */
export function isDefinition(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null && 'operations' in value && Array.isArray(value.operations);
}

/** Returns an operation, followed by a copy for each other base path of the operation's servers. */
export function withServers({ api, ids }: MockData, operation: KnownOperation): KnownOperation[] {
  const known = api.operations.find(({ id }) => id === ids[operation.id]);
  const root = basePathOf(api.servers);
  const bases = new Set((known?.servers ?? api.servers).map((server) => basePathOf([server])));
  // The base path of the document is removed before routing, so it is not part of these paths.
  const below = [...bases].flatMap((base) => [
    base,
    ...(root !== '' && base.startsWith(`${root}/`) ? [base.slice(root.length)] : []),
  ]);
  const others = below.filter((base) => base !== '' && base !== root);
  return [operation, ...others.map((base) => ({ ...operation, path: base + operation.path }))];
}

/** Returns a copy of an operation that does not read or validate requests. */
function unchecked(operation: KnownOperation): KnownOperation {
  const left = Object.entries(operation).filter(([key]) => !['parameters', 'body', 'security'].includes(key));
  return { ...Object.fromEntries(left), id: operation.id, path: operation.path };
}

async function adapt(
  definition: Definition,
  { data, isValidating = true, seed = 1 }: MockSettings,
): Promise<Definition> {
  const { operations } = definition;
  const placed = data === undefined ? operations : operations.flatMap((operation) => withServers(data, operation));
  const dynamic = data && (await import('./values.js')).createDynamic(data, seed);
  return {
    ...definition,
    operations: isValidating ? placed : placed.map(unchecked),
    ...(!isValidating && { validators: {} }),
    ...(dynamic !== undefined && { dynamic }),
  };
}

/** A request as adapters pass it to the server. */
interface MockRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: { readonly get: (name: string) => string | null | undefined };
}

type Handle = (request: MockRequest) => Promise<unknown>;

function handleOf(server: unknown): Handle {
  const handle: unknown = typeof server === 'object' && server !== null ? Reflect.get(server, 'handle') : undefined;
  const call = asFunction({ handle }, 'handle');
  return async (request) => call(request);
}

/** Returns the handlers by their names in the generated code. */
function nameHandlers(
  { ids }: MockData,
  handlers: ReadonlyMap<string, StoredHandler>,
): Readonly<Record<string, StoredHandler>> {
  return Object.fromEntries(
    Object.entries(ids).flatMap(([name, id]) => {
      const handler = handlers.get(id);
      return handler === undefined ? [] : [[name, handler] as const];
    }),
  );
}

/** Preferences (`Prefer` header) that select a response, regardless of the stored state. */
const choices = ['code', 'example', 'dynamic'];

/** Creates a handler that uses `sample` if a request prefers a response, else `handled`, and that handles resets. */
function choose(sample: Handle, handled: Handle, reset: (() => void) | undefined): Handle {
  return async (request) => {
    if (reset !== undefined && request.method === 'POST' && request.target === resetPath) {
      reset();
      return { status: 204, headers: [], body: null };
    }
    const preferences = readPreferences(request.headers.get('prefer') ?? undefined);
    return choices.some((name) => preferences.has(name)) ? sample(request) : handled(request);
  };
}

/** Creates the hook that delays requests and makes some of them fail. */
function createOnRequest(
  traffic: Traffic,
  httpError: AnyFunction,
): (context: { readonly request: MockRequest }) => Promise<void> {
  const disturb = createTraffic(traffic);
  return async ({ request }) => {
    const { delay, fails } = disturb(request.headers.get('prefer') ?? undefined);
    await waitFor(delay);
    if (fails) throw httpError(503, 'This failure is intended: the mock server runs with --error-rate');
  };
}

/** Loads the mock server. CORS allows all origins, because the data is not private. */
export async function loadMock(folder: string, settings: MockSettings = {}): Promise<MockServer> {
  const load = loadFrom(folder);
  const { definition } = await load('definition');
  if (!isDefinition(definition)) throw new Error(`${folder} does not contain a generated server`);
  const runtime = await load('runtime/server');
  const createRuntimeServer = asFunction(runtime, 'createRuntimeServer');
  const httpError = asFunction(runtime, 'httpError');
  const adapted = await adapt(definition, settings);
  const { data, isStateful = false, seed = 1, traffic = { delay: [0, 0], errorRate: 0 }, log } = settings;
  const hooks = { onRequest: createOnRequest({ ...traffic, seed }, httpError), ...createReasons(log) };
  const options = { mock: true, cors: { origins: '*' }, hooks };
  const sample = createRuntimeServer(adapted, options);
  let server = sample;
  // Requests that are not validated are not read either.
  if (data !== undefined && settings.isValidating !== false) {
    const { createPages, createStore } = await import('./store.js');
    const missing = ({ id }: { readonly id: string }): unknown => httpError(404, `There is no such object (${id})`);
    const store = isStateful ? createStore(data.api, missing) : undefined;
    const handlers = new Map([...createPages(data.api), ...(store?.handlers ?? [])]);
    const handled = createRuntimeServer(adapted, { ...options, handlers: nameHandlers(data, handlers) });
    server = asFunction(runtime, 'toServer')(choose(handleOf(sample), handleOf(handled), store?.reset));
  }
  const running = asFunction(await load('node'), 'createNodeServer')(server);
  if (!isServer(running)) throw new Error(`${folder} does not contain a generated server`);
  return running;
}
