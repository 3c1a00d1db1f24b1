import type { Bytes, ReceivedBytes } from './bytes.js';

/** Every status of RFC 9110's classes 1XX to 5XX, as literals, so that a result is discriminated by its status. */
type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

type InClass<Class extends 1 | 2 | 3 | 4 | 5> = `${Class}${Digit}${Digit}` extends `${infer Status extends number}`
  ? Status
  : never;

/** The statuses of the OpenAPI range `1XX`. */
export type Status1XX = InClass<1>;
/** The statuses of the OpenAPI range `2XX`. */
export type Status2XX = InClass<2>;
/** The statuses of the OpenAPI range `3XX`. */
export type Status3XX = InClass<3>;
/** The statuses of the OpenAPI range `4XX`. */
export type Status4XX = InClass<4>;
/** The statuses of the OpenAPI range `5XX`. */
export type Status5XX = InClass<5>;

/** The statuses of the OpenAPI response `default`. */
export type AnyStatus = Status1XX | Status2XX | Status3XX | Status4XX | Status5XX;

/**
 * A declared response of an operation: status (a literal, or a union of literals for a range), body, headers by
 * lower-case name, media type, and the headers of its parts if any are declared. A response without a body has the body
 * `undefined`.
 */
export type TypedResponse<
  S extends AnyStatus,
  Body = undefined,
  Headers = Record<never, never>,
  Type extends string = 'application/json',
  PartHeaders = undefined,
> = HeadersOf<Headers> & BodyOf<Body, Type> & PartHeadersOf<PartHeaders> & { readonly status: S };

/** Received parts always have `partHeaders`, even if it is empty. */
type PartHeadersOf<PartHeaders> = [PartHeaders] extends [undefined] ? unknown : { readonly partHeaders: PartHeaders };

// The tuple also tests the other direction: `never`, the type of a body without possible values, extends `undefined`,
// too.
type BodyOf<Body, Type> = [Body, undefined] extends [undefined, Body]
  ? { readonly body?: undefined; readonly contentType?: undefined }
  : { readonly body: Body; readonly contentType: Type };

type HeadersOf<Headers> =
  Record<never, never> extends Headers ? { readonly headers?: Headers } : { readonly headers: Headers };

/** Headers that the server sets if a handler does not. */
type Automatic = 'x-request-id' | 'www-authenticate' | 'allow';

/** Whether there is no body. `never`, the type of a body without possible values, is not treated as absent. */
type IsNothing<Body> = [Body, undefined] extends [undefined, Body] ? true : false;

/** The response that a handler returns for a result; headers that the server adds are optional. */
export type Reply<Result> = DeclaredStatus<Result> & ReplyTo<Result, Result>;

/** All statuses in one property, so that a compiler error lists them all; for a union it would name only one member. */
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

/** The headers of the parts; required if any of them is required. */
type ReplyParts<Result> = Result extends { readonly partHeaders: infer PartHeaders }
  ? Record<never, never> extends PartHeaders
    ? PartsReply<PartHeaders>
    : [] extends PartHeaders
      ? PartsReply<PartHeaders>
      : Required<PartsReply<PartHeaders>>
  : unknown;

// Interfaces rather than conditional types, so that compiler errors about handlers show readable names.
type EmptyReplyTo<S, H> = Record<never, never> extends H ? EmptyReply<S, H> : EmptyReplyWithHeaders<S, H>;
type BodyReplyTo<S, B, H, T> =
  Record<never, never> extends H ? BodyReply<S, B, H, T> : BodyReplyWithHeaders<S, B, H, T>;
type TypedReplyTo<S, B, H, T> =
  Record<never, never> extends H ? TypedReply<S, B, H, T> : TypedReplyWithHeaders<S, B, H, T>;

/** A response without a body. */
export interface EmptyReply<Status, Headers> {
  readonly status: Status;
  readonly headers?: Headers;
  readonly body?: undefined;
}

export interface EmptyReplyWithHeaders<Status, Headers> extends EmptyReply<Status, Headers> {
  readonly headers: Headers;
}

/** A response whose status has one media type. */
export interface BodyReply<Status, Body, Headers, Type> {
  readonly status: Status;
  readonly headers?: Headers;
  readonly body: Body;
  readonly contentType?: Type;
}

export interface BodyReplyWithHeaders<Status, Body, Headers, Type> extends BodyReply<Status, Body, Headers, Type> {
  readonly headers: Headers;
}

/** A response whose status has several media types. */
export interface TypedReply<Status, Body, Headers, Type> extends BodyReply<Status, Body, Headers, Type> {
  readonly contentType: Type;
}

export interface TypedReplyWithHeaders<Status, Body, Headers, Type> extends TypedReply<Status, Body, Headers, Type> {
  readonly headers: Headers;
}

/** A multipart response whose parts have headers. */
export interface PartsReply<PartHeaders> {
  readonly partHeaders?: PartHeaders;
}

/** The media types of all responses with a status. */
type TypesOf<All, S> = All extends { readonly status: S; readonly contentType?: infer T } ? T : never;

/** Maps a received type to the type that can be sent: bytes are any binary data, and a stream may be any iterable. */
type Sent<B> = B extends ReceivedBytes ? Bytes : B extends AsyncIterable<infer Item> ? B | Iterable<Item> : B;

type Sendable<H> = Omit<H, Automatic & keyof H> & Partial<Pick<H, Automatic & keyof H>>;

/**
 * The headers of a response; those that the server sets itself are optional. Mapped to a single object type, because
 * excess properties are not detected in an intersection.
 */
type HandlerHeaders<H> = { [K in keyof Sendable<H>]: Sendable<H>[K] };

/**
 * States that a promise has no status, so that the compiler can distinguish it from a reply and report the wrong
 * member.
 */
interface NoReply {
  readonly status?: undefined;
  readonly headers?: undefined;
  readonly body?: undefined;
  readonly contentType?: undefined;
}

type Later<T> = Promise<T> & NoReply;

/**
 * States that a reply is not a promise. It comes after `Later` in the union, because the compiler reports the last of
 * several members that match equally badly.
 */
interface NoPromise {
  readonly then?: undefined;
}

/** A reply, or a promise of one. */
export type Awaitable<T> = Later<T> | (T & NoPromise);
