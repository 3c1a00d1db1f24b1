import type { Json } from '../codec/operation.js';
import type { Secrets } from '../codec/signature.js';
import type { RequestValidators } from './definition.js';
import type { Operation } from './operation.js';
import type { Hooks, Limits, Problem, RequestContext, RequestHeaders } from './options.js';

/** The data that a receiver has of the events of its document. */
export interface ReceiverDefinition {
  /** One operation for each event; its id is the name of the handler. */
  readonly operations: readonly Operation[];
  /** By operation id. */
  readonly checks: Readonly<Record<string, RequestValidators>>;
  readonly mark?: Mark;
  /** See `ServerDefinition`. */
  readonly errorBody?: Json;
}

/** The discriminator of events: a member of the body or a header, with its values by event name. */
export interface Mark {
  readonly in: 'body' | 'header';
  readonly name: string;
  readonly events: Readonly<Record<string, readonly string[]>>;
}

/** An event as received, before it is decoded. */
export interface RawEvent {
  /** `webhook-id`; the same if the event is sent again. Absent if the event has none. */
  readonly id?: string;
  /** `webhook-timestamp`: seconds since the epoch, as decimal digits. */
  readonly timestamp?: string;
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  /** The received bytes of the body. */
  readonly bytes: Uint8Array;
}

/** An event without a handler: not declared in the document, or not handled by the receiver. */
export interface UnknownEvent extends RawEvent {
  /** Its name in the document, if it is declared. */
  readonly name?: string;
}

/** The context of an event, passed to handlers in addition to the input. */
export interface EventContext extends RawEvent {
  /** The name of the handler. */
  readonly name: string;
  readonly requestId: string;
  /** Aborts when the sender disconnects or the handler times out. */
  readonly signal: AbortSignal;
}

/** Verification of the sender of events. */
export type ReceiverProof =
  | {
      /** The secret shared with the sender (Standard Webhooks); `false` accepts events without verification. */
      readonly secret: Secrets | false;
      /** Maximum difference in seconds between an event's timestamp and the current time. Default: 300. */
      readonly tolerance?: number | undefined;
      readonly verify?: undefined;
    }
  | {
      readonly secret?: undefined;
      /** Custom verification: returns whether the event is authentic. An error that it throws becomes a 500. */
      readonly verify: (event: RawEvent) => boolean | Promise<boolean>;
    };

/** Selects the event: always the same one, or by request. `undefined` means an unknown event. */
export type EventChoice<Name extends string> =
  | Name
  | ((event: RawEvent) => Name | undefined | Promise<Name | undefined>);

/** Options of a receiver. */
export type ReceiverOptions<Handlers extends object> = ReceiverProof & {
  readonly handlers: Partial<Handlers>;
  /** Overrides how the document distinguishes events. */
  readonly event?: EventChoice<string & keyof Handlers> | undefined;
  /**
   * Called for each verified event without a handler. The response is 204, or the status that it returns: senders retry
   * an event unless the response is a 2XX.
   */
  readonly onUnknown?:
    | ((event: UnknownEvent) => EventResponse | Promise<EventResponse> | void | Promise<void>)
    | undefined;
  readonly limits?: Limits | undefined;
  /**
   * Creates the body of an error response; overrides that of the document. Synchronous: if it throws, the body of the
   * document is sent.
   */
  readonly errorBody?: ((problem: Problem, context: RequestContext) => Json) | undefined;
  readonly hooks?: Pick<Hooks, 'onError'> | undefined;
};

/** The response to an event without a handler. */
export type EventResponse = { readonly status: number } | undefined;
