import { encodeRequest } from '../codec/encode.js';
import type { Outgoing } from '../codec/operation.js';
import { bounded } from './abort.js';
import { baseUrlOf } from './base-url.js';
import { raceAbort } from './clock.js';
import { choose } from './credentials.js';
import type { Operation, ServerAddress } from './operation.js';
import type {
  ClientOptions,
  Fetch,
  HookCall,
  OnUndeclared,
  RequestOptions,
  RequestParts,
  Retry,
  Sender,
} from './options.js';
import { type AnyReceived, type Arrived, receive } from './read-response.js';
import { headersOf } from './request-headers.js';

/** A client that sends typed operations with `send`. */
export interface RuntimeClient<U extends OnUndeclared = 'throw'> extends Sender<U> {
  /** @internal */
  readonly baseUrl: string;
  /** The `fetch` of the options, or the platform's. @internal */
  readonly fetch: Fetch;
}

/** The encoded request body; for a body that can be sent only once, also a retry policy that replaces the call's. */
type Sent = Partial<Pick<Outgoing, 'type' | 'body'>> & { readonly once?: Retry };

/** Creates a client. Throws `TypeError` if neither the options nor the server define a base URL. */
export function createRuntimeClient<U extends OnUndeclared = 'throw'>(
  server: ServerAddress,
  options: ClientOptions<U> = {},
): RuntimeClient<U> {
  const baseUrl = baseUrlOf(server, options);
  // A `baseUrl` string replaces the document's absolute server URL, and those of individual operations.
  const isFixed = typeof options.baseUrl === 'string' && URL.canParse(server.url);
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));

  const send = async (
    operation: Operation,
    request: RequestParts,
    settings: RequestOptions<OnUndeclared> = {},
  ): Promise<AnyReceived> => {
    const { id, method } = operation;
    const { signal, timeout = options.timeout ?? 60_000, retry = options.retry } = settings;
    const { pathname, query, headers, cookie } = encodeRequest(operation, request);
    const sent: Sent = (request.body !== undefined && operation.body?.write(operation.body, request)) || {};
    const { type, body = null, once = retry } = sent;
    const base = operation.server && !isFixed ? baseUrlOf(operation.server, options) : baseUrl;
    const url = base + pathname + (query && `?${query}`);
    const credentials = { ...options.auth, ...settings.auth };
    const schemes = choose(operation.security, credentials);
    const callId = {};
    let count = 0;

    const attempt = async (): Promise<Arrived> => {
      signal?.throwIfAborted();
      count += 1;
      const target: HookCall = {
        id: callId,
        operation,
        request,
        attempt: count,
        url: settings.address?.(url) ?? url,
        headers: headersOf(
          {
            accept: operation.accept === null ? undefined : (operation.accept ?? 'application/json'),
            'content-type': type,
          },
          options.headers,
          headers,
          settings.headers,
          { cookie: cookie || undefined },
        ),
        fetch: settings.fetch ?? fetch,
      };
      for (const scheme of schemes) {
        const credential = credentials[scheme.name] ?? '';
        const call = { scheme, target, signal, timeout, baseUrl, fetch, send, clock: options.clock };
        const value = typeof credential === 'function' ? await raceAbort(credential(call), signal) : credential;
        scheme.apply(target, value, scheme);
      }
      const exchange = (): Promise<Arrived> =>
        bounded(id, url, timeout, signal, async (attemptSignal) => {
          const own = { redirect: 'manual', duplex: 'half', method, headers: target.headers, body } as const;
          const init = { ...options.init, ...settings.init, ...own, signal: attemptSignal };
          return receive(operation, await target.fetch(target.url, init, operation));
        });
      return options.hooks ? options.hooks(target, exchange) : exchange();
    };
    const arrived = await (once ? once(attempt, method, signal, options.clock) : attempt());
    return arrived.read(settings.undeclared ?? options.undeclared);
  };
  // Response types and the tables that decode responses are generated from the same declaration, so the cast is safe.
  return { baseUrl, fetch, undeclared: options.undeclared, send: send as Sender['send'] };
}
