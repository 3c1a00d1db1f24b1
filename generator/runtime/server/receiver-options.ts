import type { Json } from '../codec/operation.js';
import type { Secrets } from '../codec/signature.js';
import type { Operation } from './operation.js';
import type { Hooks, Limits, RequestContext, RequestHeaders, ServerProblem } from './options.js';
import type { RequestValidators } from './validators.js';

/** What a receiver knows about the events of its document. */
export interface ReceiverDefinition {
  /** An operation for each event, whose id is the name of the handler. */
  readonly operations: readonly Operation[];
  /** Request validators by operation id. */
  readonly checks: Readonly<Record<string, RequestValidators>>;
  readonly mark?: Mark;
  /** Template for error bodies; see `ServerDefinition`. */
  readonly errorBody?: Json;
}

/** How events are distinguished: by a member of the body or a header, with the values for each event name. */
export interface Mark {
  readonly in: 'body' | 'header';
  readonly name: string;
  readonly events: Readonly<Record<string, readonly string[]>>;
}

/** A received event that is not decoded yet. */
export interface RawEvent {
  /** `webhook-id`, which stays the same if the event is sent again; absent if the event does not contain it. */
  readonly id?: string;
  /** `webhook-timestamp`: seconds since the epoch, as decimal digits. */
  readonly timestamp?: string;
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  /** The bytes of the body, as received. */
  readonly bytes: Uint8Array;
}

/** An event without a handler: the document does not declare the event, or the receiver does not handle it. */
export interface UnknownEvent extends RawEvent {
  /** Name of the event in the document, if declared. */
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

/** How to verify the sender of events. */
export type ReceiverProof =
  | {
      /** The secret shared with the sender (Standard Webhooks); `false` accepts events without verification. */
      readonly secret: Secrets | false;
      /** Maximum difference, in seconds, between the timestamp of an event and the current time. Default: 300. */
      readonly tolerance?: number | undefined;
      readonly verify?: undefined;
    }
  | {
      readonly secret?: undefined;
      /** Custom verification: returns whether the event is authentic. If it throws an error, the response is a 500. */
      readonly verify: (event: RawEvent) => boolean | Promise<boolean>;
    };

/** Selects the event: always the same one, or by request. The function returns `undefined` for an unknown event. */
export type EventChoice<Name extends string> =
  | Name
  | ((event: RawEvent) => Name | undefined | Promise<Name | undefined>);

/** Options of a receiver. */
export type ReceiverOptions<Handlers extends object> = ReceiverProof & {
  readonly handlers: Partial<Handlers>;
  /** How to distinguish events. Overrides the document's definition. */
  readonly event?: EventChoice<string & keyof Handlers> | undefined;
  /**
   * Called for each verified event without a handler. Returns the status to send (default: 204). Senders retry an event
   * unless the status is a 2XX.
   */
  readonly onUnknown?:
    | ((event: UnknownEvent) => EventResponse | Promise<EventResponse> | void | Promise<void>)
    | undefined;
  readonly limits?: Limits | undefined;
  /**
   * Creates the body of an error response, instead of the body that the document defines. The function is synchronous:
   * if it throws, the document's body is sent.
   */
  readonly errorBody?: ((problem: ServerProblem, context: RequestContext) => Json) | undefined;
  readonly hooks?: Pick<Hooks, 'onError'> | undefined;
};

/** The response to an event without a handler. */
export type EventResponse = { readonly status: number } | undefined;
