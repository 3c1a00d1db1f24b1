import type { OutgoingBody, SecurityRequirement } from '../codec/operation.js';
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
  /** Reads what is to be read within the attempt; absent, or nothing, if the body is streamed to the caller. */
  readonly read?: (response: Response) => Promise<T | undefined>;
}

/** A request before its credentials. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: OutgoingBody | undefined;
}

/** The parts of a request; its body is read, to be sent as often as needed. */
export async function toOutgoing(request: Request): Promise<OutgoingRequest> {
  const { method, url, headers } = request;
  if (method === 'GET' || method === 'HEAD') return { method, url, headers, body: undefined };
  const bytes = await request.arrayBuffer();
  const isEmpty = bytes.byteLength === 0 && !request.body;
  return { method, url, headers, body: isEmpty ? undefined : new Uint8Array(bytes) };
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
  request: OutgoingRequest,
  call: Call<T>,
  definition: ClientDefinition,
  sessions: Sessions,
  clock: Clock,
): Promise<Exchange<T>> {
  const { signal } = call;
  signal?.throwIfAborted();
  const chosen = chooseFor(call, definition);
  // A stream is gone once it was sent.
  const isOnce = request.body instanceof ReadableStream;
  let isRenewed = isOnce;
  for (let attempt = 1; ; attempt += 1) {
    const proofs = await Promise.all(chosen.map((one) => prove(one, sessions, signal)));
    const { method } = request;
    const result = await attemptOnce(withProofs(request, proofs), call);
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
    const delay = retryDelay(isOnce ? false : call.retry, failure, clock);
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

function withProofs(request: OutgoingRequest, proofs: readonly Proof[]) {
  const headers = new Headers(request.headers);
  let { url } = request;
  for (const { chosen, value } of proofs) url = apply(chosen.scheme, value, headers, url);
  const { method, body } = request;
  return (signal: AbortSignal): Request => {
    const init = { method, headers, signal, redirect: 'manual' } as const;
    if (body === undefined) return new Request(url, init);
    // Bytes in memory of their own are taken by every platform; a stream is sent while it is read.
    if (body instanceof Uint8Array) return new Request(url, { ...init, body: new Uint8Array(body) });
    const half = { ...init, body, duplex: 'half' };
    return new Request(url, body instanceof ReadableStream ? half : { ...init, body });
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
    const staysOpen = ({ content }: Exchange<T>): boolean => content === undefined;
    return await bounded({ ...call, staysOpen }, async (signal) => {
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
