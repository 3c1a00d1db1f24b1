/** Operation descriptors: the data that a client needs to encode requests and to decode responses. */

import type { ExactForm, Json, Media, Method, Outgoing, Shape, WrittenParameter } from '../codec/operation.js';
import type { OperationDates } from '../codec/places.js';
import type { BasicCredential, Fetch, RequestParts } from './options.js';

/** A request body by media type, in document order. Default: the first JSON media type, else the first one. */
export interface RequestBody {
  readonly write: (body: RequestBody, request: RequestParts) => Outgoing;
  readonly content: Readonly<Record<string, Media>>;
}

/** A declared response. Without `content`, it has no body. */
export interface ResponseDescriptor {
  readonly content?: Readonly<Record<string, Media>>;
  /** Declared headers by lower-case name. */
  readonly headers?: Readonly<Record<string, HeaderForm>>;
  /**
   * Finds the declared media type or range that matches a received type. Absent if all declared types are plain names
   * without parameters.
   */
  readonly match?: (received: string, declared: readonly string[]) => string | undefined;
}

/** Declared responses by status (`200`), range (`4XX`) or `default`. */
export type ResponseTable = Readonly<Record<string, ResponseDescriptor>>;

/** How a response header is read. */
export interface HeaderForm extends ExactForm {
  /** Reads the header; `undefined` if it is absent. */
  readonly read: (headers: Headers, name: string, form: HeaderForm) => Json | undefined;
  readonly shape?: Shape;
  /** Whether object members are written as `key=value`. */
  readonly explode?: true;
  /** Media type of the value; JSON unless `medium` is set. */
  readonly content?: string;
  readonly medium?: Media;
}

/** A server of an API. */
export interface ServerAddress {
  /** URL in which each variable has its default value. */
  readonly url: string;
  /** URL that contains `{name}` for each variable; absent without variables. */
  readonly template?: string;
  readonly variables?: Readonly<Record<string, { readonly default: string; readonly enum?: readonly string[] }>>;
}

/** The value of a credential: a token or key, or a user name and password. */
export type CredentialValue = string | BasicCredential;

/** The parts of a request to which credentials are added. */
export interface Target {
  url: string;
  readonly headers: Headers;
  /** The function that sends the request. */
  fetch: Fetch;
}

/** A declared security scheme. */
export interface Scheme {
  /** Name of the scheme, which is also the key of its credential. */
  readonly name: string;
  readonly apply: (target: Target, value: CredentialValue, scheme: Scheme) => void;
  /** Name of the header, query parameter or cookie. */
  readonly key?: string;
  /** Text before the value, such as `Bearer `. */
  readonly prefix?: string;
}

/** Key of a phantom property for the request and result types of an operation. The property never has a value. */
declare const types: unique symbol;

/** An operation; without type arguments, any operation (`never`, because requests are contravariant). */
export interface Operation<Request = never, Result = unknown> {
  readonly id: string;
  readonly method: Method;
  /** The path template: `/posts/{id}`. */
  readonly path: string;
  /** Encoded query parameters that all requests have in common. */
  readonly query?: string;
  readonly parameters?: readonly WrittenParameter[];
  readonly body?: RequestBody;
  /** The `Accept` header: media types of the responses. Default: `application/json`; `null` sends no header. */
  readonly accept?: string | null;
  /** Declared responses by status (`200`), range (`2XX`) or `default`, in document order. */
  readonly responses: ResponseTable;
  /** Error responses, with the same kinds of keys (`404`, `4XX`, `default`). */
  readonly errors?: ResponseTable;
  /**
   * Security alternatives in document order: each is a list of schemes that are required together; an empty list means
   * anonymous access.
   */
  readonly security?: readonly (readonly Scheme[])[];
  /** The server of this operation, if it is different from the document's server. */
  readonly server?: ServerAddress;
  /** Locations of dates in requests and responses, if dates are converted. */
  readonly dates?: OperationDates;
  readonly [types]?: (request: Request) => Result;
}

/** How the bearer token of a scheme is refreshed (`x-token-refresh`). */
export interface TokenRefresh {
  readonly operation: Operation;
  /** Field names in the request body and in the response body. */
  readonly request: { readonly refreshToken: string };
  readonly response: { readonly accessToken: string; readonly expiresAt: string };
}
