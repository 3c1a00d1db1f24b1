import { toWebAddress } from '../codec/expression.js';
import type { OutgoingBody } from '../codec/operation.js';
import { type Secrets, signEvent } from '../codec/signature.js';
import { createRuntimeClient } from './client.js';
import { raceAbort } from './clock.js';
import type { Operation } from './operation.js';
import type { Fetch, Received, RequestParts } from './options.js';

export { evaluateAddress } from '../codec/expression.js';
export type { Received } from './options.js';

/** An answer, as far as the address of a callback is made of it: what a handler returns, or what was received. */
export interface ResponseParts {
  readonly status: number;
  readonly headers?: object | undefined;
  readonly body?: unknown;
}

/** An event as it is about to be sent. */
export interface OutgoingEvent {
  readonly id: string;
  /** Seconds since the epoch, in digits. */
  readonly timestamp: string;
  readonly body: Uint8Array;
}

/** How a receiver is to know that an event is its sender's. */
export type SenderProof =
  | {
      /** What is shared with the receiver (Standard Webhooks); several sign each. `false` sends without a signature. */
      readonly secret: Secrets | false;
      readonly sign?: undefined;
    }
  | {
      readonly secret?: undefined;
      /** The headers that prove an event in a way of its own. If it fails, nothing is sent, and the call rejects with it. */
      readonly sign: (
        event: OutgoingEvent,
      ) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
    };

/** How one event is sent. */
export type EventOptions = SenderProof & {
  /** `webhook-id`: the same when an event is sent again, without `.`. Default: a new one. */
  readonly id?: string;
  /** Default: now. */
  readonly time?: Date;
  /** Milliseconds, reading the answer included; `false` or 0 for none. Default 20 000. */
  readonly timeout?: number | false | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Default: the platform's `fetch`. Here is where addresses are refused that nobody is to reach, such as private ones. */
  readonly fetch?: Fetch;
};

const DEFAULT_TIMEOUT = 20_000;

/**
 * Sends an event once, signed, and reads what is answered as the document declares it.
 *
 * A redirect is not followed. Thrown are `TypeError` for an address that is not http or https, `RequestError` (before
 * sending), `NetworkError`, `TimeoutError`, `UnexpectedResponseError`, and the signal's reason.
 */
export async function deliver<Req extends RequestParts, Res extends { readonly status: number }>(
  operation: Operation<Req, Res>,
  address: string | URL,
  request: Req,
  options: EventOptions,
): Promise<Received<Res>> {
  const url = toWebAddress(address);
  if (options.secret === undefined && options.sign === undefined)
    throw new TypeError('An event needs a secret, or sign, or secret: false to go without a signature');
  const { fetch, signal, timeout = DEFAULT_TIMEOUT } = options;
  signal?.throwIfAborted();
  const outgoing = request.body === undefined ? undefined : operation.body?.write(operation.body, request);
  const body = await raceAbort(toBytes(outgoing?.body), signal);
  const proof = await raceAbort(prove(body ?? NO_BYTES, options), signal);
  const event: Operation<Req, Res> = {
    ...operation,
    // What is signed is what is sent.
    ...(body !== undefined && { body: { content: {}, write: () => ({ type: outgoing?.type ?? '', body }) } }),
  };
  const client = createRuntimeClient(
    { url: url.origin },
    {
      ...(options.headers && { headers: options.headers }),
      ...(fetch && { fetch }),
    },
  );
  return client.send(event, request, { signal, timeout, headers: proof, address: (made) => withQuery(url, made) });
}

/** The address of a receiver, with the query of a request beside its own. */
function withQuery(url: URL, made: string): string {
  const [, query = ''] = made.split('?');
  const whole = new URL(url);
  if (query !== '') whole.search = whole.search === '' ? query : `${whole.search}&${query}`;
  return whole.href;
}

const NO_BYTES = new Uint8Array(0);

/** All of a body, in memory of its own. */
async function toBytes(body: OutgoingBody | undefined) {
  if (body === undefined) return undefined;
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

async function prove(body: Uint8Array, options: EventOptions): Promise<Readonly<Record<string, string>>> {
  const { id = `msg_${globalThis.crypto.randomUUID().replaceAll('-', '')}`, time = new Date() } = options;
  // It would leave open where the id ends in what is signed.
  if (id === '' || id.includes('.')) throw new TypeError('The id of an event is not empty and has no "."');
  const event = { id, timestamp: String(Math.floor(time.getTime() / 1000)), body };
  if (options.sign !== undefined) return options.sign(event);
  const headers = { 'webhook-id': id, 'webhook-timestamp': event.timestamp };
  return options.secret === false
    ? headers
    : { ...headers, 'webhook-signature': await signEvent(options.secret, event) };
}
