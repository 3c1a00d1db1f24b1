import type { SecurityRequirement } from '../codec/operation.js';
import { bounded } from './abort.js';
import { apply, type Chosen, type CredentialValue, choose, isSession } from './credentials.js';
import { NetworkError } from './errors.js';
import type { ClientDefinition, Clock, Credentials, Fetch, RetryOptions } from './options.js';
import { type Failure, retryDelay } from './retry.js';
import type { Sessions } from './session.js';

/** What the pipeline needs to know of a call besides its request. */
export interface Call<T> {
  readonly fetch: Fetch;
  readonly security: readonly SecurityRequirement[];
  readonly credentials: Credentials;
  /** Whether to go on without credentials where there is no complete alternative, as a token refresh does. */
  readonly isAnonymousAllowed: boolean;
  readonly signal: AbortSignal | undefined;
  readonly timeout: number | false;
  readonly retry: RetryOptions | false;
  /** Reads what is to be read within the attempt; absent if the body is streamed to the caller. */
  readonly read?: (response: Response) => Promise<T>;
}

/** What came back. */
export interface Exchange<T> {
  readonly response: Response;
  readonly content: T | undefined;
}

interface Proof {
  readonly chosen: Chosen;
  readonly value: CredentialValue;
}

/** Sends a request with its credentials, again where that is right; the same for typed and raw calls. */
export async function run<T>(
  request: Request,
  call: Call<T>,
  definition: ClientDefinition,
  sessions: Sessions,
  clock: Clock,
): Promise<Exchange<T>> {
  const { signal } = call;
  signal?.throwIfAborted();
  const chosen = chooseFor(call, definition);
  const body = await replayable(request);
  let isRenewed = false;
  for (let attempt = 1; ; attempt += 1) {
    const proofs = await Promise.all(chosen.map((one) => prove(one, sessions, signal)));
    const { method } = request;
    const result = await attemptOnce(withProofs(request, body, proofs), call);
    if (!(result instanceof NetworkError) && result.response.status === 401 && !isRenewed) {
      const renewable = proofs.find(({ chosen: one }) => isRenewable(one, definition));
      if (renewable !== undefined && typeof renewable.value === 'string' && isSession(renewable.chosen.credential)) {
        discard(result.response);
        await sessions.renewed(renewable.chosen.name, renewable.chosen.credential, renewable.value, signal);
        isRenewed = true;
        attempt -= 1;
        continue;
      }
    }
    const failure: Failure =
      result instanceof NetworkError ? { method, attempt } : { method, attempt, response: result.response };
    const delay = retryDelay(call.retry, failure, clock);
    if (delay === undefined) {
      if (result instanceof NetworkError) throw result;
      return result;
    }
    if (!(result instanceof NetworkError)) discard(result.response);
    await clock.sleep(delay, signal);
  }
}

function chooseFor<T>(call: Call<T>, definition: ClientDefinition): Chosen[] {
  try {
    return choose(call.security, definition.securitySchemes, call.credentials);
  } catch (error) {
    if (call.isAnonymousAllowed) return [];
    throw error;
  }
}

function isRenewable(one: Chosen, definition: ClientDefinition): boolean {
  return isSession(one.credential) && definition.tokenRefresh?.[one.name] !== undefined;
}

async function prove(chosen: Chosen, sessions: Sessions, signal: AbortSignal | undefined): Promise<Proof> {
  const { credential, name } = chosen;
  if (typeof credential === 'string') return { chosen, value: credential };
  if (typeof credential === 'function') return { chosen, value: await credential() };
  if (isSession(credential)) return { chosen, value: await sessions.token(name, credential, signal) };
  return { chosen, value: credential };
}

/** The body as bytes, to be sent as often as needed. */
async function replayable(request: Request): Promise<ArrayBuffer | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const bytes = await request.arrayBuffer();
  return bytes.byteLength === 0 && !request.body ? undefined : bytes;
}

function withProofs(request: Request, body: ArrayBuffer | undefined, proofs: readonly Proof[]) {
  const headers = new Headers(request.headers);
  let url = request.url;
  for (const { chosen, value } of proofs) url = apply(chosen.scheme, value, headers, url);
  return (signal: AbortSignal): Request => {
    const init = { headers, signal, ...(body === undefined ? {} : { body }) };
    if (url === request.url) return new Request(request, init);
    return new Request(url, { ...init, method: request.method, redirect: request.redirect });
  };
}

/** One attempt; a failure of the network is returned, everything else thrown. */
async function attemptOnce<T>(
  build: (signal: AbortSignal) => Request,
  call: Call<T>,
): Promise<Exchange<T> | NetworkError> {
  const { read } = call;
  let ended: AbortSignal | undefined;
  try {
    return await bounded({ ...call, staysOpen: read === undefined }, async (signal) => {
      ended = signal;
      const response = await call.fetch(build(signal));
      return { response, content: await read?.(response) };
    });
  } catch (error) {
    if (ended === undefined || ended.aborted) throw error;
    return new NetworkError(error);
  }
}

/** Frees the connection of an answer that is not read. */
function discard(response: Response): void {
  if (!response.bodyUsed) response.body?.cancel().catch(() => undefined);
}
