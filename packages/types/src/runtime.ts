/** Types that all operations share: statuses, responses, binary data, and values of newer servers. */

/** Binary data that can be sent. */
export type Bytes = Blob | Uint8Array | ReadableStream<Uint8Array>;

/** Received binary data that has not been read yet. Read it once, with one of these methods. */
export interface ReceivedBytes {
  /** The media type as received. */
  readonly type: string;
  /** The bytes as they arrive. Canceling the stream ends the transfer. */
  readonly stream: ReadableStream<Uint8Array>;
  bytes(): Promise<Uint8Array>;
  blob(): Promise<Blob>;
  /** All bytes, decoded as UTF-8. */
  text(): Promise<string>;
}

/** A server-sent event (HTML, 9.2). */
export interface ServerSentEvent {
  data: string;
  event?: string;
  id?: string;
  retry?: number;
}

/** A decimal digit. With it, the statuses of the classes 1XX to 5XX (RFC 9110) are literal types. */
type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

type InClass<Class extends 1 | 2 | 3 | 4 | 5> = `${Class}${Digit}${Digit}` extends `${infer Status extends number}`
  ? Status
  : never;

/** The statuses that the OpenAPI range `1XX` covers. */
export type Status1XX = InClass<1>;
/** The statuses that the OpenAPI range `2XX` covers. */
export type Status2XX = InClass<2>;
/** The statuses that the OpenAPI range `3XX` covers. */
export type Status3XX = InClass<3>;
/** The statuses that the OpenAPI range `4XX` covers. */
export type Status4XX = InClass<4>;
/** The statuses that the OpenAPI range `5XX` covers. */
export type Status5XX = InClass<5>;

/** The statuses that the OpenAPI response `default` covers. */
export type AnyStatus = Status1XX | Status2XX | Status3XX | Status4XX | Status5XX;

/**
 * A declared response of an operation: status (a literal, or a union of literals for a range), body, headers by
 * lower-case name, media type and, if declared, headers of multipart parts. Without a body, `body` is `undefined`.
 */
export type TypedResponse<
  S extends AnyStatus,
  Body = undefined,
  Headers = Record<never, never>,
  Type extends string = 'application/json',
  PartHeaders = undefined,
> = { readonly status: S } & BodyOf<Body, Type> & PartHeadersOf<PartHeaders> & HeadersOf<Headers>;

/** Adds `partHeaders`, which received multipart bodies always have, even if there are no headers. */
type PartHeadersOf<PartHeaders> = [PartHeaders] extends [undefined] ? unknown : { readonly partHeaders: PartHeaders };

// The tuple also tests the other direction: `never`, the type of a body without possible values, extends `undefined`,
// too.
type BodyOf<Body, Type> = [Body, undefined] extends [undefined, Body]
  ? { readonly body?: undefined; readonly contentType?: undefined }
  : { readonly body: Body; readonly contentType: Type };

type HeadersOf<Headers> =
  Record<never, never> extends Headers ? { readonly headers?: Headers } : { readonly headers: Headers };

/** Names of headers that the server sets if the handler does not. */
type Automatic = 'x-request-id' | 'www-authenticate' | 'allow';

/** Whether there is no body. `never`, the type of a body without possible values, does not count as no body. */
type IsNothing<Body> = [Body, undefined] extends [undefined, Body] ? true : false;

/** What a handler returns to produce a result. Headers that the server adds are optional. */
export type Reply<Result> = DeclaredStatus<Result> & ReplyTo<Result, Result>;

/** Contains all statuses in one property, because compiler errors about a union name only one of its members. */
export interface DeclaredStatus<Result> {
  readonly status: StatusOf<Result>;
}

type StatusOf<Result> = Result extends { readonly status: infer S } ? S : never;

type ReplyTo<Result, All> = Result extends {
  readonly status: infer S;
  readonly headers?: infer H;
  readonly body?: infer B;
  readonly contentType?: infer T;
}
  ? IsNothing<B> extends true
    ? EmptyReplyTo<S, HandlerHeaders<NonNullable<H>>>
    : // `contentType` is required if several media types are declared for the status.
      ([TypesOf<All, S>] extends [T]
        ? BodyReplyTo<S, Sent<B>, HandlerHeaders<NonNullable<H>>, T>
        : TypedReplyTo<S, Sent<B>, HandlerHeaders<NonNullable<H>>, T>) &
        ReplyParts<Result>
  : never;

/** The headers of multipart parts, required if one of them is required. */
type ReplyParts<Result> = Result extends { readonly partHeaders: infer PartHeaders }
  ? Record<never, never> extends PartHeaders
    ? PartsReply<PartHeaders>
    : [] extends PartHeaders
      ? PartsReply<PartHeaders>
      : Required<PartsReply<PartHeaders>>
  : unknown;

// Uses interfaces rather than conditional types, so that compiler errors about handlers show readable names.
type EmptyReplyTo<S, H> = Record<never, never> extends H ? EmptyReply<S, H> : EmptyReplyWithHeaders<S, H>;
type BodyReplyTo<S, B, H, T> =
  Record<never, never> extends H ? BodyReply<S, B, H, T> : BodyReplyWithHeaders<S, B, H, T>;
type TypedReplyTo<S, B, H, T> =
  Record<never, never> extends H ? TypedReply<S, B, H, T> : TypedReplyWithHeaders<S, B, H, T>;

/** A response that has no body. */
export interface EmptyReply<Status, Headers> {
  readonly status: Status;
  readonly headers?: Headers;
  readonly body?: undefined;
}

export interface EmptyReplyWithHeaders<Status, Headers> extends EmptyReply<Status, Headers> {
  readonly headers: Headers;
}

/** A response for a status with one media type. */
export interface BodyReply<Status, Body, Headers, Type> {
  readonly status: Status;
  readonly headers?: Headers;
  readonly body: Body;
  readonly contentType?: Type;
}

export interface BodyReplyWithHeaders<Status, Body, Headers, Type> extends BodyReply<Status, Body, Headers, Type> {
  readonly headers: Headers;
}

/** A response for a status with several media types. */
export interface TypedReply<Status, Body, Headers, Type> extends BodyReply<Status, Body, Headers, Type> {
  readonly contentType: Type;
}

export interface TypedReplyWithHeaders<Status, Body, Headers, Type> extends TypedReply<Status, Body, Headers, Type> {
  readonly headers: Headers;
}

/** A multipart response with headers for its parts. */
export interface PartsReply<PartHeaders> {
  readonly partHeaders?: PartHeaders;
}

/** The media types of all responses with a status. */
type TypesOf<All, S> = All extends { readonly status: S; readonly contentType?: infer T } ? T : never;

/** Maps a received type to what can be sent for it: any binary data for bytes, and any iterable for a stream. */
type Sent<B> = B extends ReceivedBytes ? Bytes : B extends AsyncIterable<infer Item> ? B | Iterable<Item> : B;

type Sendable<H> = Omit<H, Automatic & keyof H> & Partial<Pick<H, Automatic & keyof H>>;

/**
 * The headers of a response. Headers that the server itself sets are optional. Mapped to a single object type, because
 * excess properties are not detected in intersections.
 */
type HandlerHeaders<H> = { [K in keyof Sendable<H>]: Sendable<H>[K] };

/**
 * States that a promise does not have a status, so that the compiler distinguishes it from a reply, and reports an
 * error for the right one.
 */
interface NoReply {
  readonly status?: undefined;
  readonly headers?: undefined;
  readonly body?: undefined;
  readonly contentType?: undefined;
}

type Later<T> = Promise<T> & NoReply;

/**
 * States that a reply is not a promise. It comes after `Later` in the union, because among members that match equally
 * badly, the compiler reports the last one.
 */
interface NoPromise {
  readonly then?: undefined;
}

/** A reply, or a promise of a reply. */
export type Awaitable<T> = Later<T> | (T & NoPromise);

/**
 * An enum value that was not known when the types were generated, for example from a newer server. The known values
 * stay distinct: `switch` narrows as usual, and a misspelled value does not compile. An unknown value can be sent back,
 * but not created. The type exists only at compile time.
 */
export declare enum UnknownText {
  value = '\u0000unknown',
}

/**
 * A union member that was not known when the types were generated. Its discriminator distinguishes it from known
 * members.
 */
export type UnknownMember<Discriminator extends string> = { [Key in Discriminator]: UnknownText } & {
  [key: string]: unknown;
};

/** The known values of an open enum, for example for a table with an entry for each of them. */
export type Known<T> = Exclude<T, UnknownText>;
