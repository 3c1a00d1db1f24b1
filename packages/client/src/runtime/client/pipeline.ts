import type { OutgoingBody } from '../codec/operation.js';
import { bounded } from './abort.js';
import { type Chosen, isSession, readCredential } from './credentials.js';
import { NetworkError } from './errors.js';
import type { Clock, Fetch, Retry, SessionCall } from './options.js';
import { followRedirects } from './redirects.js';

/** What the pipeline needs to know of a call besides its request. */
export interface Call<T> {
  /** What errors are told of. */
  readonly operationId: string;
  readonly fetch: Fetch;
  readonly credentials: readonly Chosen[];
  readonly signal: AbortSignal | undefined;
  readonly timeout: number | false;
  readonly retry: Retry | false | undefined;
  readonly clock: Clock | undefined;
  readonly baseUrl: string;
  /** Whether a redirect of this status is an answer, and not followed. */
  readonly isAnswer: (status: number) => boolean;
  /** What sends the requests of sessions. */
  readonly send: (scheme: string) => SessionCall['send'];
  /** Reads what is to be read within the attempt; absent, or nothing, if the body is streamed to the caller. */
  readonly read?: (response: Response) => Promise<T | undefined>;
}

/** A request before its credentials. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: OutgoingBody | undefined;
  /** How else it is to be sent: with cookies, with which redirects. */
  readonly init?: RequestInit;
}

/** What came back. */
export interface Exchange<T> {
  readonly response: Response;
  readonly content: T | undefined;
}

/** Sends a request with its credentials, again where that is right; the same for typed and raw calls. */
export async function run<T>(request: OutgoingRequest, call: Call<T>): Promise<Exchange<T>> {
  const { signal, credentials, retry, clock } = call;
  const { method, body } = request;
  signal?.throwIfAborted();
  // A stream is gone once it was sent.
  const isOnce = body instanceof ReadableStream;
  let isRenewed = isOnce;
  for (let attempt = 1; ; attempt += 1) {
    const target = { url: request.url, headers: new Headers(request.headers) };
    const renewals: (() => Promise<unknown>)[] = [];
    for (const { scheme, credential } of credentials) {
      const own: SessionCall = { ...call, scheme: scheme.name, send: call.send(scheme.name) };
      const value = await readCredential(credential, own);
      if (isSession(credential) && typeof value === 'string') renewals.push(() => credential.renew(own, value));
      scheme.apply(target, value, scheme);
    }
    const result = await attemptOnce({ ...request, ...target }, call, request.url);
    const response = result instanceof NetworkError ? undefined : result.response;
    if (response?.status === 401 && !isRenewed) {
      isRenewed = true;
      if (await renewAny(renewals)) {
        discard(response);
        attempt -= 1;
        continue;
      }
    }
    const failure = { method, attempt, signal, ...(response && { response }) };
    const wait = isOnce || !retry ? undefined : retry(failure, clock);
    if (wait === undefined) {
      if (result instanceof NetworkError) throw result;
      return result;
    }
    discard(response);
    await wait;
  }
}

/** Renews the first token that can be; whether there is one. */
async function renewAny(renewals: readonly (() => Promise<unknown>)[]): Promise<boolean> {
  for (const renew of renewals) if ((await renew()) !== undefined) return true;
  return false;
}

/** One attempt; a failure of the network is returned, everything else thrown. */
async function attemptOnce<T>(
  { url, init, method, headers, body }: OutgoingRequest,
  call: Call<T>,
  told: string,
): Promise<Exchange<T> | NetworkError> {
  let ended: AbortSignal | undefined;
  try {
    const staysOpen = ({ content }: Exchange<T>): boolean => content === undefined;
    return await bounded({ ...call, staysOpen }, async (signal) => {
      ended = signal;
      // A stream is sent while it is read.
      const half = body instanceof ReadableStream && { duplex: 'half' };
      // Bytes in memory of their own are taken by every platform.
      const sent = body instanceof Uint8Array ? new Uint8Array(body) : body;
      const made = {
        redirect: 'manual' as const,
        ...init,
        method,
        headers,
        signal,
        ...(sent !== undefined && { body: sent }),
        ...half,
      };
      const response = await followRedirects(url, made, call.fetch, call.isAnswer);
      return { response, content: await call.read?.(response) };
    });
  } catch (error) {
    if (ended === undefined || ended.aborted) throw error;
    return new NetworkError(error, call.operationId, told);
  }
}

/** Frees the connection of an answer that is not read. */
function discard(response: Response | undefined): void {
  if (response?.bodyUsed === false) response.body?.cancel().catch(() => undefined);
}
