import { toWebAddress } from '../codec/expression.js';
import type { OutgoingBody } from '../codec/operation.js';
import { type Secrets, signEvent } from '../codec/signature.js';
import { createRuntimeClient } from './client.js';
import { raceAbort } from './clock.js';
import type { Operation } from './operation.js';
import type { Fetch, Received, RequestParts } from './options.js';

/** The parts of a handler's result or a received response to which a callback URL expression can refer. */
export interface ResponseParts {
  readonly status: number;
  readonly headers?: object | undefined;
  readonly body?: unknown;
}

/** An event that is about to be sent. */
export interface OutgoingEvent {
  readonly id: string;
  /** Seconds since the epoch, as decimal digits. */
  readonly timestamp: string;
  readonly body: Uint8Array;
}

/** How a receiver can verify the sender of an event. */
export type SenderProof =
  | {
      /**
       * The secret shared with the receiver (Standard Webhooks). If there are several, the event is signed with each of
       * them. `false` sends the event without a signature.
       */
      readonly secret: Secrets | false;
      readonly sign?: undefined;
    }
  | {
      readonly secret?: undefined;
      /**
       * Returns custom headers that authenticate the event. If the function fails, nothing is sent and the call rejects
       * with the function's error.
       */
      readonly sign: (
        event: OutgoingEvent,
      ) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
    };

/** Options for sending one event. */
export type EventOptions = SenderProof & {
  /** The `webhook-id`, which must not contain `.`. Use the same id to send an event again. Default: a new id. */
  readonly id?: string;
  /** The time for `webhook-timestamp`. Default: now. */
  readonly time?: Date;
  /** Timeout in milliseconds, including reading the response; `false` or 0 for none. Default: 20 000. */
  readonly timeout?: number | false | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Function that sends the event. Default: `fetch`. Another function can reject URLs, such as private addresses. */
  readonly fetch?: Fetch;
};

const DEFAULT_TIMEOUT = 20_000;

/**
 * Sends a signed event once, and decodes the response as the document declares it. Redirects are not followed.
 *
 * Rejects with `TypeError` if the URL is not http or https, `RequestError` (before sending), `NetworkError`,
 * `TimeoutError`, `UnexpectedResponseError`, or the signal's reason.
 */
export async function deliver<Req extends RequestParts, Res extends { readonly status: number }>(
  operation: Operation<Req, Res>,
  address: string | URL,
  request: Req,
  options: EventOptions,
): Promise<Received<Res>> {
  const url = toWebAddress(address);
  if (options.secret === undefined && options.sign === undefined)
    throw new TypeError('Sending events requires secret or sign, or secret: false for unsigned events');
  const { fetch, signal, timeout = DEFAULT_TIMEOUT } = options;
  signal?.throwIfAborted();
  const outgoing = request.body === undefined ? undefined : operation.body?.write(operation.body, request);
  const body = await raceAbort(toBytes(outgoing?.body), signal);
  const proof = await raceAbort(prove(body ?? NO_BYTES, options), signal);
  const event: Operation<Req, Res> = {
    ...operation,
    // Send exactly the bytes that were signed.
    ...(body !== undefined && { body: { content: {}, write: () => ({ type: outgoing?.type ?? '', body }) } }),
  };
  const client = createRuntimeClient(
    { url: url.origin },
    {
      ...(options.headers && { headers: options.headers }),
      ...(fetch && { fetch }),
    },
  );
  return client.send(event, request, {
    signal,
    timeout,
    headers: proof,
    address: (requestUrl) => withQuery(url, requestUrl),
  });
}

/** Appends the query of an encoded request to the query of the receiver's URL. */
function withQuery(url: URL, requestUrl: string): string {
  const [, query = ''] = requestUrl.split('?');
  const whole = new URL(url);
  if (query !== '') whole.search = whole.search === '' ? query : `${whole.search}&${query}`;
  return whole.href;
}

const NO_BYTES = /* @__PURE__ */ new Uint8Array(0);

/** Collects a body in a new byte array. */
async function toBytes(body: OutgoingBody | undefined) {
  if (body === undefined) return undefined;
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

async function prove(body: Uint8Array, options: EventOptions): Promise<Readonly<Record<string, string>>> {
  const { id = `msg_${globalThis.crypto.randomUUID().replaceAll('-', '')}`, time = new Date() } = options;
  // With a `.` in the id, it would be ambiguous where the id ends in the signed text.
  if (id === '' || id.includes('.')) throw new TypeError('The id of an event must not be empty or contain "."');
  const event = { id, timestamp: String(Math.floor(time.getTime() / 1000)), body };
  if (options.sign !== undefined) return options.sign(event);
  const headers = { 'webhook-id': id, 'webhook-timestamp': event.timestamp };
  return options.secret === false
    ? headers
    : { ...headers, 'webhook-signature': await signEvent(options.secret, event) };
}
