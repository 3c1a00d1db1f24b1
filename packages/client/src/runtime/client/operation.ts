/** Operation descriptors: the data that a client needs to encode requests and to decode responses. */
import type { ExactForm, Json, Media, Method, Outgoing, Shape, WrittenParameter } from '../codec/operation.js';
import type { BasicCredential, Fetch, RequestParts } from './options.js';

/** A request body by media type, in source order. Default: the first JSON media type, else the first. */
export interface RequestBody {
  readonly write: (body: RequestBody, request: RequestParts) => Outgoing;
  readonly content: Readonly<Record<string, Media>>;
}

/** A declared response; without `content`, the response has no body. */
export interface ResponseDescriptor {
  readonly content?: Readonly<Record<string, Media>>;
  /** Declared headers by lower-case name. */
  readonly headers?: Readonly<Record<string, HeaderForm>>;
  /**
   * Finds the declared media type or range that matches the received one. Absent if all declared types are plain names
   * without parameters.
   */
  readonly match?: (received: string, declared: readonly string[]) => string | undefined;
}

/** The form of a response header. */
export interface HeaderForm extends ExactForm {
  /** Reads the header; `undefined` if it is absent. */
  readonly read: (headers: Headers, name: string, form: HeaderForm) => Json | undefined;
  readonly shape?: Shape;
  /** Object members are written as `key=value`. */
  readonly explode?: true;
  /** The media type of the value: JSON, unless `medium` is set. */
  readonly content?: string;
  readonly medium?: Media;
}

/** A server of an API. */
export interface ServerAddress {
  /** URL with the default values of its variables. */
  readonly url: string;
  /** URL with `{name}` for each variable; absent if there are none. */
  readonly template?: string;
  readonly variables?: Readonly<Record<string, { readonly default: string; readonly enum?: readonly string[] }>>;
}

/** A credential's value: a token or key, or a name and password. */
export type CredentialValue = string | BasicCredential;

/** A request to which credentials are added. */
export interface Target {
  url: string;
  readonly headers: Headers;
  /** The function that sends the request. */
  fetch: Fetch;
}

/** A declared security scheme. */
export interface Scheme {
  /** The scheme's name, which is the key of its credential. */
  readonly name: string;
  readonly apply: (target: Target, value: CredentialValue, scheme: Scheme) => void;
  /** Name of the header, query parameter or cookie. */
  readonly key?: string;
  /** Text before the value, such as `Bearer `. */
  readonly prefix?: string;
}

/** Phantom property that carries the request and result types of an operation; it never has a value. */
declare const types: unique symbol;

/** An operation. Without type arguments, any operation (`never`, because the request is contravariant). */
export interface Operation<Request = never, Result = unknown> {
  readonly id: string;
  readonly method: Method;
  /** The path template: `/posts/{id}`. */
  readonly path: string;
  /** Encoded query parameters that every request has. */
  readonly query?: string;
  readonly parameters?: readonly WrittenParameter[];
  readonly body?: RequestBody;
  /** The value of the `Accept` header: the media types of the responses. */
  readonly accept?: string;
  /** By status (`200`), range (`4XX`) or `default`, in source order. */
  readonly responses: Readonly<Record<string, ResponseDescriptor>>;
  /**
   * Alternatives, in source order, each a list of schemes that are required together. An empty list is anonymous
   * access.
   */
  readonly security?: readonly (readonly Scheme[])[];
  /** The operation's own server; absent: that of the document. */
  readonly server?: ServerAddress;
  readonly [types]?: (request: Request) => Result;
}

/** `x-token-refresh`: how the bearer token of a scheme is refreshed. */
export interface TokenRefresh {
  readonly operation: Operation;
  /** Field names in the request body and in the response body. */
  readonly request: { readonly refreshToken: string };
  readonly response: { readonly accessToken: string; readonly expiresAt: string };
}
