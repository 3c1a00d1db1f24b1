/** The data of an operation as a client needs it: to write requests and to read answers. */
import type { ExactForm, Json, Media, Method, Outgoing, Shape, WrittenParameter } from '../codec/operation.js';
import type { BasicCredential, Fetch, RequestParts } from './options.js';

/** The body of a request, by media type in source order; the first that is JSON, else the first, is sent. */
export interface RequestBody {
  readonly write: (body: RequestBody, request: RequestParts) => Outgoing;
  readonly content: Readonly<Record<string, Media>>;
}

/** A declared answer; no `content` means that the answer has no body. */
export interface ResponseDescriptor {
  readonly content?: Readonly<Record<string, Media>>;
  /** Declared headers (lower case). */
  readonly headers?: Readonly<Record<string, HeaderForm>>;
  /** Finds the declared media type or range of a received one, where that is more than a name without parameters. */
  readonly match?: (received: string, declared: readonly string[]) => string | undefined;
}

/** How a header of an answer is read. */
export interface HeaderForm extends ExactForm {
  /** Reads it; `undefined` if it is not there. */
  readonly read: (headers: Headers, name: string, form: HeaderForm) => Json | undefined;
  readonly shape?: Shape;
  /** Members as `key=value`. */
  readonly explode?: true;
  /** A media type: JSON, unless there is a medium. */
  readonly content?: string;
  readonly medium?: Media;
}

/** Where an API is reached. */
export interface ServerAddress {
  /** With the defaults of its variables. */
  readonly url: string;
  /** With `{name}` for each variable, if there are any. */
  readonly template?: string;
  readonly variables?: Readonly<Record<string, { readonly default: string; readonly enum?: readonly string[] }>>;
}

/** A credential's value: a token or key, or a name and password. */
export type CredentialValue = string | BasicCredential;

/** A request that credentials are put into. */
export interface Target {
  url: string;
  readonly headers: Headers;
  /** What sends it. */
  fetch: Fetch;
}

/** A declared security scheme. */
export interface Scheme {
  /** Of the scheme, by which its credential is given. */
  readonly name: string;
  readonly apply: (target: Target, value: CredentialValue, scheme: Scheme) => void;
  /** The name of the header, the query parameter or the cookie. */
  readonly key?: string;
  /** What stands before the value, such as `Bearer `. */
  readonly prefix?: string;
}

/** A phantom that carries the request and result types of an operation; it has no value. */
declare const types: unique symbol;

/** An operation; without type arguments, any operation (`never`: a request parameter is contravariant). */
export interface Operation<Request = never, Result = unknown> {
  readonly id: string;
  readonly method: Method;
  /** The path template: `/posts/{id}`. */
  readonly path: string;
  /** What stands in the query of every request, encoded. */
  readonly query?: string;
  readonly parameters?: readonly WrittenParameter[];
  readonly body?: RequestBody;
  /** The media types of its answers, as `Accept` asks for them. */
  readonly accept?: string;
  /** By status (`200`), range (`4XX`) or `default`, in source order. */
  readonly responses: Readonly<Record<string, ResponseDescriptor>>;
  /** Alternatives of schemes that are needed together, in source order; an empty one is anonymous access. */
  readonly security?: readonly (readonly Scheme[])[];
  /** Its own; absent, that of the document. */
  readonly server?: ServerAddress;
  readonly [types]?: (request: Request) => Result;
}

/** `x-token-refresh`: how a bearer token of a scheme is renewed. */
export interface TokenRefresh {
  readonly operation: Operation;
  /** Fields of the request body and of the answer's body. */
  readonly request: { readonly refreshToken: string };
  readonly response: { readonly accessToken: string; readonly expiresAt: string };
}
