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
 * by their lower-case names, and its media type; a body of `undefined` is an answer without one.
 */
export type Answer<
  S extends AnyStatus,
  Body = undefined,
  Headers = Record<never, never>,
  Type extends string = 'application/json',
> = AnswerHeaders<Headers> & AnswerBody<Body, Type> & { readonly status: S };

// `never` is assignable to `undefined`, too: of a body for which there is no value.
type AnswerBody<Body, Type> = [Body, undefined] extends [undefined, Body]
  ? { readonly body?: undefined; readonly contentType?: undefined }
  : { readonly body: Body; readonly contentType: Type };

type AnswerHeaders<Headers> =
  Record<never, never> extends Headers ? { readonly headers?: Headers } : { readonly headers: Headers };

/** Headers that a server sets by itself where a handler does not. */
type Automatic = 'x-request-id' | 'www-authenticate' | 'allow';

/** Laid out as one object type: in an intersection, a property that is not declared would not be found. */
type Flat<T> = { [K in keyof T]: T[K] };

/** What a handler returns for a result: an answer without the headers that the server adds. */
export type Reply<Result> = ReplyTo<Result, Result>;

type ReplyTo<Result, All> = Result extends {
  readonly status: infer S;
  readonly headers?: infer H;
  readonly body?: infer B;
  readonly contentType?: infer T;
}
  ? Flat<AnswerHeaders<HandlerHeaders<NonNullable<H>>> & ReplyBody<B, T, TypesOf<All, S>> & { readonly status: S }>
  : never;

/** The media types of all answers with a status. */
type TypesOf<All, S> = All extends { readonly status: S; readonly contentType?: infer T } ? T : never;

/** A media type is named where several are declared. */
type ReplyBody<B, T, Types> = [B, undefined] extends [undefined, B]
  ? { readonly body?: undefined }
  : [Types] extends [T]
    ? { readonly body: Sent<B>; readonly contentType?: T }
    : { readonly body: Sent<B>; readonly contentType: T };

/** What is sent of what is received: bytes are not read yet, and a stream may be a list. */
type Sent<B> = B extends ReceivedBytes ? Bytes : B extends AsyncIterable<infer Item> ? B | Iterable<Item> : B;

type HandlerHeaders<H> = Flat<Omit<H, Automatic & keyof H> & Partial<Pick<H, Automatic & keyof H>>>;

/** A value, now or later. */
export type Awaitable<T> = T | Promise<T>;
