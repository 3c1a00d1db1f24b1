import type { Json } from '../codec/operation.js';
import type { Secrets } from '../codec/signature.js';
import type { RequestValidators } from './definition.js';
import type { Operation } from './operation.js';
import type { Hooks, Limits, Problem, RequestContext, RequestHeaders } from './options.js';

/** What a receiver knows of the events of its document. */
export interface ReceiverDefinition {
  /** Their ids are the names of their handlers. */
  readonly operations: readonly Operation[];
  /** By operation id. */
  readonly checks: Readonly<Record<string, RequestValidators>>;
  readonly mark?: Mark;
  /** See `ServerDefinition`. */
  readonly errorBody?: Json;
}

/** What tells events apart: a member of the body, or a header, with its values by the names of events. */
export interface Mark {
  readonly in: 'body' | 'header';
  readonly name: string;
  readonly events: Readonly<Record<string, readonly string[]>>;
}

/** An event as it came, before anything is made of it. */
export interface RawEvent {
  /** `webhook-id`; the same when it is sent again. Absent where it came without. */
  readonly id?: string;
  /** `webhook-timestamp`: seconds since the epoch, in digits. */
  readonly timestamp?: string;
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  /** The body as it was sent. */
  readonly bytes: Uint8Array;
}

/** An event that no handler is for: not of the document, or one that the receiver has no handler of. */
export interface UnknownEvent extends RawEvent {
  /** What the document calls it, if it does. */
  readonly name?: string;
}

/** What a handler is told of its event besides the input. */
export interface EventContext extends RawEvent {
  /** The name of the handler. */
  readonly name: string;
  readonly requestId: string;
  /** Aborts when the sender goes away or the handler takes too long. */
  readonly signal: AbortSignal;
}

/** How a receiver knows that an event is its sender's. */
export type ReceiverProof =
  | {
      /** What is shared with the sender (Standard Webhooks); `false` takes what anybody sends. */
      readonly secret: Secrets | false;
      /** Seconds for which an event is taken, before and after its time. Default 300. */
      readonly tolerance?: number | undefined;
      readonly verify?: undefined;
    }
  | {
      readonly secret?: undefined;
      /** Whether an event is the sender's, in a way of its own; what it throws is a 500. */
      readonly verify: (event: RawEvent) => boolean | Promise<boolean>;
    };

/** Which event comes: always the same, or what is made of the request; `undefined` is one that is not known. */
export type EventChoice<Name extends string> =
  | Name
  | ((event: RawEvent) => Name | undefined | Promise<Name | undefined>);

/** How a receiver is made. */
export type ReceiverOptions<Handlers extends object> = ReceiverProof & {
  readonly handlers: Partial<Handlers>;
  /** Wins over what the document says. */
  readonly event?: EventChoice<string & keyof Handlers> | undefined;
  /**
   * Told of each event without a handler, once it is verified. The answer is 204, or the status that it returns: a sender
   * sends again what is answered with anything but a 2XX.
   */
  readonly onUnknown?:
    | ((event: UnknownEvent) => EventResponse | Promise<EventResponse> | void | Promise<void>)
    | undefined;
  readonly limits?: Limits | undefined;
  /** Makes the body of an error answer at once; wins over that of the document. If it throws, that of the document is sent. */
  readonly errorBody?: ((problem: Problem, context: RequestContext) => Json) | undefined;
  readonly hooks?: Pick<Hooks, 'onError'> | undefined;
};

/** What is answered to an event without a handler. */
export type EventResponse = { readonly status: number } | undefined;
