import type { OutgoingBody } from '../codec/operation.js';
import { bounded } from './abort.js';
import { choose } from './credentials.js';
import { NetworkError } from './errors.js';
import type { Operation } from './operation.js';
import type { ClientOptions, Fetch, Renew, RequestOptions, RequestParts } from './options.js';
import type { AnyReceived } from './read-answer.js';
import { followRedirects } from './redirects.js';

/** What all calls of a client have in common. */
export interface Transport {
  readonly options: ClientOptions;
  readonly baseUrl: string;
  /** Sends a request of an operation, and reads its answer. */
  exchange(operation: Operation, request: RequestParts, settings: RequestOptions): Promise<AnyReceived>;
}

/** What all attempts at a call have in common. */
export interface Call<T extends Exchange> {
  /** What errors are told of. */
  readonly operationId: string;
  readonly security: Operation['security'];
  readonly settings: RequestOptions;
  /** Default: the client's. */
  readonly fetch?: Fetch | undefined;
  /** Whether a redirect of this status is an answer, and not followed. */
  readonly isAnswer: (status: number) => boolean;
  /** Reads what is to be read within the attempt: the body, unless it is streamed to the caller. */
  readonly read: (response: Response) => Promise<T>;
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
export interface Exchange {
  readonly response: Response;
}

const DEFAULT_TIMEOUT = 60_000;
const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** Sends a request with its credentials, again where that is right; the same for typed and raw calls. */
export async function run<T extends Exchange>(
  { options, baseUrl, exchange }: Transport,
  { url, method, body, headers, init }: OutgoingRequest,
  { operationId, security = [], settings, isAnswer, read, fetch = options.fetch ?? platformFetch }: Call<T>,
): Promise<T> {
  const { signal, retry = options.retry, timeout = options.timeout ?? DEFAULT_TIMEOUT } = settings;
  const { clock } = options;
  const credentials = choose(security, { ...options.auth, ...settings.auth }, settings.goesWithout);
  // A stream is gone once it was sent.
  const isOnce = body instanceof ReadableStream;
  let isRenewed = isOnce;
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const target = { url, headers: new Headers(headers) };
    const renewals: Renew[] = [];
    for (const { scheme, credential } of credentials) {
      const { name } = scheme;
      const ask = { scheme: name, clock, signal, fetch, timeout, baseUrl };
      const onRefused = (renew: Renew): unknown => renewals.push(renew);
      const send = (operation: Operation, request: RequestParts): Promise<AnyReceived> =>
        exchange(operation, request, { auth: { [name]: undefined }, goesWithout: true });
      const value = typeof credential === 'function' ? await credential({ ...ask, onRefused, send }) : credential;
      scheme.apply(target, value, scheme);
    }
    const bounds = { operationId, url, signal, timeout, staysOpen: isUnread };
    const result = await bounded(bounds, async (own) => {
      const made = {
        redirect: 'manual' as const,
        ...init,
        method,
        headers: target.headers,
        signal: own,
        // Bytes in memory of their own are taken by every platform.
        ...(body !== undefined && { body: body instanceof Uint8Array ? new Uint8Array(body) : body }),
        // A stream is sent while it is read.
        ...(isOnce && { duplex: 'half' }),
      };
      return read(await followRedirects(target.url, made, fetch, isAnswer));
    }).catch(keepNetworkError);
    const response = result instanceof NetworkError ? undefined : result.response;
    const isRefused = response?.status === 401 && !isRenewed;
    isRenewed ||= isRefused;
    const isRenewing = isRefused && (await renewAny(renewals));
    // A renewal uses up no attempt.
    if (isRenewing) attempt -= 1;
    const failure = { method, attempt, signal, ...(response && { response }) };
    const wait = isRenewing || isOnce || !retry ? undefined : retry(failure, clock);
    if (!isRenewing && wait === undefined) {
      if (result instanceof NetworkError) throw result;
      return result;
    }
    discard(response);
    await wait;
  }
}

/** Whether an answer is still to be read. */
const isUnread = ({ response }: Exchange): boolean => response.body !== null && !response.bodyUsed;

/** Frees the connection of an answer that nobody reads. */
const discard = (response: Response | undefined): unknown => response?.body?.cancel().catch(() => undefined);

const keepNetworkError = (error: unknown): NetworkError => {
  if (error instanceof NetworkError) return error;
  throw error;
};

/** Renews the first token that can be; whether there is one. */
async function renewAny(renewals: readonly Renew[]): Promise<boolean> {
  for (const renew of renewals) if (await renew()) return true;
  return false;
}
