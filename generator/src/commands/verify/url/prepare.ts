/** Prepares requests to a running server: runs hooks, encodes values, and adds the user's headers. */
import type { Api, Operation } from '../../../ir/api.js';
import type { Outgoing } from '../../conformance/exchange.js';
import type { Mutation } from '../mutations.js';
import { type Fields, keys, type Trial } from '../requests.js';
import { withoutCredentials } from './credentials.js';
import type { Encode } from './encoder.js';
import { describeOperation, type HookRequest, type Hooks, runHook } from './hooks.js';

/** Values set by hooks that the document does not declare, so that the client does not send them. */
interface Extras {
  readonly query: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string])[];
  readonly cookies: readonly (readonly [string, string])[];
}

export interface PreparedTrial {
  readonly trial: Trial;
  readonly extras: Extras;
}

function undeclared(operation: Operation, location: keyof typeof keys, values: Fields): [string, string][] {
  const isDeclared = (name: string): boolean =>
    operation.parameters.some(
      (each) =>
        each.in === location &&
        (location === 'header' ? each.name.toLowerCase() === name.toLowerCase() : each.name === name),
    );
  return Object.entries(values).flatMap(([name, value]) =>
    isDeclared(name) || value === undefined ? [] : [[name, String(value)]],
  );
}

/** Runs the `beforeCall` hook on the values of a request; `undefined` if the hook skips the request. */
export async function applyHook(hooks: Hooks, operation: Operation, trial: Trial): Promise<PreparedTrial | undefined> {
  if (hooks.beforeCall === undefined) return { trial, extras: { query: [], headers: [], cookies: [] } };
  const { path, query, headers, cookies, ...rest } = trial.request;
  const request: HookRequest = {
    ...rest,
    path: { ...path },
    query: { ...query },
    headers: { ...headers },
    cookies: { ...cookies },
  };
  const result = await runHook(
    hooks,
    'beforeCall',
    { operation: describeOperation(operation), request },
    ` for ${operation.id}`,
  );
  if (result === false) return undefined;
  const extras = {
    query: undeclared(operation, 'query', request.query),
    headers: undeclared(operation, 'header', request.headers),
    cookies: undeclared(operation, 'cookie', request.cookies),
  };
  return { trial: { ...trial, request: declaredOnly(operation, request) }, extras };
}

function declaredOnly(operation: Operation, request: HookRequest): Trial['request'] {
  const groups = Object.entries(keys).flatMap(([location, key]) => {
    const declared = operation.parameters.filter((each) => each.in === location);
    const values = declared.flatMap(({ name }): [string, unknown][] =>
      request[key][name] === undefined ? [] : [[name, request[key][name]]],
    );
    return declared.length === 0 ? [] : [[key, Object.fromEntries(values)] as const];
  });
  const { path: _, query: __, headers: ___, cookies: ____, ...rest } = request;
  return { ...rest, ...Object.fromEntries(groups) };
}

/** Returns the request to send, or the reason why it cannot be sent. */
export async function prepareRequest(
  encode: Encode,
  operation: Operation,
  { request, rewrite }: Pick<Mutation, 'request' | 'rewrite'>,
  { extras, headers, api }: { readonly extras: Extras; readonly headers: Headers; readonly api: Api },
): Promise<Outgoing | string> {
  const encoded = await encode(operation, request);
  if (typeof encoded === 'string') return encoded;
  const { url, headers: all } = withoutCredentials(encoded, api.securitySchemes);
  for (const [name, value] of extras.query) url.searchParams.append(name, value);
  for (const [name, value] of extras.headers) all.set(name, value);
  const cookies = [all.get('cookie'), ...extras.cookies.map(([name, value]) => `${name}=${value}`)];
  if (extras.cookies.length > 0) all.set('cookie', cookies.filter((each) => each !== null).join('; '));
  headers.forEach((value, name) => {
    all.set(name, value);
  });
  const bytes = encoded.body === null ? undefined : new Uint8Array(await encoded.arrayBuffer());
  const whole = new Request(url, { method: encoded.method, headers: all, ...(bytes !== undefined && { body: bytes }) });
  const sent = rewrite?.(whole) ?? whole;
  const body = sent.body === null ? undefined : new Uint8Array(await sent.arrayBuffer());
  return { method: sent.method, url: sent.url, headers: sent.headers, body };
}
