/** Compares requests with the document, using the generated server. */
import type { Difference } from '../conformance/difference.js';
import type { MockData } from '../mock/data.js';
import { isDefinition, withServers } from '../mock/mock.js';
import type { Problem } from '../mock/reasons.js';
import { asFunction, loadFrom } from '../run/modules.js';

/** A request; its body is included if it was short enough to copy. */
export interface CheckedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Headers;
  readonly body: Uint8Array | undefined;
}

/** The operation that a request matches, and how the request differs from the document. */
export interface RequestResult {
  /** Id of the operation; absent if no operation has the path and method. */
  readonly id?: string;
  readonly differences: readonly Difference[];
}

export type CheckRequest = (request: CheckedRequest) => Promise<RequestResult>;

interface Context {
  readonly operationId: string;
  readonly request: object;
}

interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: { readonly get: (name: string) => string | undefined; readonly count: number };
  readonly body: AsyncIterable<Uint8Array> | null;
  readonly signal: AbortSignal;
}

interface Handles {
  readonly handle: (request: RawRequest) => Promise<unknown>;
}

/** What the server reports about one request. */
interface Trace {
  id: string;
  isHandled: boolean;
  problem?: Problem;
}

function handles(value: unknown): value is Handles {
  return typeof value === 'object' && value !== null && 'handle' in value;
}

const limits = { bodyBytes: 64_000_000, jsonDepth: 256, headerCount: 10_000, handlerTimeout: 0 };

/** Loads a generated server that accepts all credentials and does nothing. Resolves to a check that uses the server. */
export async function loadCheckRequest(folder: string, data: MockData): Promise<CheckRequest> {
  const load = loadFrom(folder);
  const { definition } = await load('definition');
  const createRuntimeServer = asFunction(await load('runtime/server'), 'createRuntimeServer');
  if (!isDefinition(definition)) throw new Error(`${folder} does not contain a generated server`);
  const operations = definition.operations.flatMap((operation) => withServers(data, operation));
  const traces = new WeakMap<object, Trace>();
  const handle = (_: unknown, { request }: Context): object => {
    const trace = traces.get(request);
    if (trace !== undefined) trace.isHandled = true;
    return { status: 500 };
  };
  const server = createRuntimeServer(
    { ...definition, operations },
    {
      handlers: Object.fromEntries(definition.operations.map(({ id }) => [id, handle])),
      security: Object.fromEntries(data.api.securitySchemes.map(({ name }) => [name, () => ({ name })])),
      limits,
      hooks: {
        onResponse: (_: unknown, { operationId, request }: Context) => {
          const trace = traces.get(request);
          if (trace !== undefined) trace.id = operationId;
        },
        onError: (problem: Problem, { request }: Context) => {
          const trace = traces.get(request);
          if (trace !== undefined) trace.problem ??= problem;
        },
      },
    },
  );
  if (!handles(server)) throw new Error(`${folder} does not contain a generated server`);
  return async (request) => {
    const trace: Trace = { id: '', isHandled: false };
    const raw = toRaw(request);
    traces.set(raw, trace);
    await server.handle(raw);
    return toResult(trace, data, request.body !== undefined);
  };
}

function toRaw({ method, target, headers, body }: CheckedRequest): RawRequest {
  const bytes = body ?? new Uint8Array();
  return {
    method,
    target,
    headers: { get: (name) => headers.get(name) ?? undefined, count: [...headers].length },
    body:
      bytes.length === 0
        ? null
        : (async function* read() {
            yield bytes;
          })(),
    signal: new AbortController().signal,
  };
}

function toResult({ id, isHandled, problem }: Trace, { ids }: MockData, hasBody: boolean): RequestResult {
  if (id === '') return { differences: [] };
  const known = { id: ids[id] ?? id };
  if (isHandled || problem === undefined) return { ...known, differences: [] };
  const { issues, message } = problem;
  if (issues.length === 0) return { ...known, differences: hasBody ? [{ check: 'request', message }] : [] };
  // Without a copy of the body, nothing is known about it.
  const own = issues.filter((issue) => hasBody || issue.in !== 'body');
  return {
    ...known,
    differences: own.map((issue): Difference => {
      const isBody = issue.in === 'body';
      const pointer = issue.path.map((key) => `/${key}`).join('');
      return {
        check: 'request',
        message: isBody
          ? `the body${pointer === '' ? '' : `, ${pointer},`} ${issue.message}`
          : `${issue.in} parameter ${issue.path.join('/')} ${issue.message}`,
        ...(isBody && { path: pointer }),
      };
    }),
  };
}
