import type { Bytes, ReceivedBytes } from './bytes.js';

/** Every status of RFC 9110's classes 1XX to 5XX, as literals, so that a result is discriminated by its status. */
type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

type InClass<Class extends 1 | 2 | 3 | 4 | 5> = `${Class}${Digit}${Digit}` extends `${infer Status extends number}`
  ? Status
  : never;

/** The statuses that the range `1XX` of an OpenAPI document stands for. */
export type Status1XX = InClass<1>;
/** The statuses that the range `2XX` of an OpenAPI document stands for. */
export type Status2XX = InClass<2>;
/** The statuses that the range `3XX` of an OpenAPI document stands for. */
export type Status3XX = InClass<3>;
/** The statuses that the range `4XX` of an OpenAPI document stands for. */
export type Status4XX = InClass<4>;
/** The statuses that the range `5XX` of an OpenAPI document stands for. */
export type Status5XX = InClass<5>;

/** The statuses that `default` of an OpenAPI document stands for. */
export type AnyStatus = Status1XX | Status2XX | Status3XX | Status4XX | Status5XX;

/**
 * One declared answer of an operation: its status (a literal, or a union of literals for a range), its body, its headers
 * by their lower-case names, its media type, and the headers of its parts, if any are declared; a body of `undefined` is
 * an answer without one.
 */
export type TypedResponse<
  S extends AnyStatus,
  Body = undefined,
  Headers = Record<never, never>,
  Type extends string = 'application/json',
  PartHeaders = undefined,
> = HeadersOf<Headers> & BodyOf<Body, Type> & PartHeadersOf<PartHeaders> & { readonly status: S };

/** Who receives parts is given their headers, even if there are none. */
type PartHeadersOf<PartHeaders> = [PartHeaders] extends [undefined] ? unknown : { readonly partHeaders: PartHeaders };

// `never` is assignable to `undefined`, too: of a body for which there is no value.
type BodyOf<Body, Type> = [Body, undefined] extends [undefined, Body]
  ? { readonly body?: undefined; readonly contentType?: undefined }
  : { readonly body: Body; readonly contentType: Type };

type HeadersOf<Headers> =
  Record<never, never> extends Headers ? { readonly headers?: Headers } : { readonly headers: Headers };

/** Headers that a server sets by itself where a handler does not. */
type Automatic = 'x-request-id' | 'www-authenticate' | 'allow';

/** Whether a body is none; `never` is assignable to `undefined`, too: a body for which there is no value. */
type IsNothing<Body> = [Body, undefined] extends [undefined, Body] ? true : false;

/** What a handler returns for a result: a response without the headers that the server adds. */
export type Reply<Result> = DeclaredStatus<Result> & ReplyTo<Result, Result>;

/** All statuses at once, which a compiler names where a status is none of them; of a union it would name one member. */
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
    : // A media type is named where several are declared.
      ([TypesOf<All, S>] extends [T]
        ? BodyReplyTo<S, Sent<B>, HandlerHeaders<NonNullable<H>>, T>
        : TypedReplyTo<S, Sent<B>, HandlerHeaders<NonNullable<H>>, T>) &
        ReplyParts<Result>
  : never;

/** The headers of parts, which have to be given where any has to be there. */
type ReplyParts<Result> = Result extends { readonly partHeaders: infer PartHeaders }
  ? Record<never, never> extends PartHeaders
    ? PartsReply<PartHeaders>
    : [] extends PartHeaders
      ? PartsReply<PartHeaders>
      : Required<PartsReply<PartHeaders>>
  : unknown;

// Interfaces, and not one type of many conditions: a compiler names them where a handler is wrong.
type EmptyReplyTo<S, H> = Record<never, never> extends H ? EmptyReply<S, H> : EmptyReplyWithHeaders<S, H>;
type BodyReplyTo<S, B, H, T> =
  Record<never, never> extends H ? BodyReply<S, B, H, T> : BodyReplyWithHeaders<S, B, H, T>;
type TypedReplyTo<S, B, H, T> =
  Record<never, never> extends H ? TypedReply<S, B, H, T> : TypedReplyWithHeaders<S, B, H, T>;

/** An answer without a body. */
export interface EmptyReply<Status, Headers> {
  readonly status: Status;
  readonly headers?: Headers;
  readonly body?: undefined;
}

export interface EmptyReplyWithHeaders<Status, Headers> extends EmptyReply<Status, Headers> {
  readonly headers: Headers;
}

/** An answer whose status has one media type. */
export interface BodyReply<Status, Body, Headers, Type> {
  readonly status: Status;
  readonly headers?: Headers;
  readonly body: Body;
  readonly contentType?: Type;
}

export interface BodyReplyWithHeaders<Status, Body, Headers, Type> extends BodyReply<Status, Body, Headers, Type> {
  readonly headers: Headers;
}

/** An answer whose status has several media types. */
export interface TypedReply<Status, Body, Headers, Type> extends BodyReply<Status, Body, Headers, Type> {
  readonly contentType: Type;
}

export interface TypedReplyWithHeaders<Status, Body, Headers, Type> extends TypedReply<Status, Body, Headers, Type> {
  readonly headers: Headers;
}

/** A multipart answer whose parts have headers. */
export interface PartsReply<PartHeaders> {
  readonly partHeaders?: PartHeaders;
}

/** The media types of all answers with a status. */
type TypesOf<All, S> = All extends { readonly status: S; readonly contentType?: infer T } ? T : never;

/** What is sent of what is received: bytes are not read yet, and a stream may be a list. */
type Sent<B> = B extends ReceivedBytes ? Bytes : B extends AsyncIterable<infer Item> ? B | Iterable<Item> : B;

type Sendable<H> = Omit<H, Automatic & keyof H> & Partial<Pick<H, Automatic & keyof H>>;

/**
 * The headers of an answer, of which those that the server sets by itself may be left out. Laid out as one object type: in
 * an intersection, a property that is not declared would not be found.
 */
type HandlerHeaders<H> = { [K in keyof Sendable<H>]: Sendable<H>[K] };

/** That a promise has no status of its own: a compiler tells a reply from one by that, and names the member that is wrong. */
interface NoReply {
  readonly status?: undefined;
  readonly headers?: undefined;
  readonly body?: undefined;
  readonly contentType?: undefined;
}

type Later<T> = Promise<T> & NoReply;

/** That a reply is no promise. What is made of both comes after `Later`: of two that fit as badly a compiler names the last. */
interface NoPromise {
  readonly then?: undefined;
}

/** A reply, now or later. */
export type Awaitable<T> = Later<T> | (T & NoPromise);
