// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { createDefaultApi, type DefaultApi } from './operations/default.js';
import {
  type BasicCredential,
  type ClientOptions as RuntimeClientOptions,
  createRuntimeClient,
  type OnUndeclared,
  type RuntimeClient,
  type Sender,
  type ServerAddress,
  type Session,
} from './runtime/client.js';

/** The default server: the first one of the document. */
const server: ServerAddress = { url: '' };

/** Credentials by security scheme. A function is called for each request. */
export type Auth = {
  readonly same_query_key?: string | (() => string | Promise<string>) | undefined;
  readonly same_token?: string | (() => string | Promise<string>) | Session | undefined;
  readonly same_cookie_key?: string | (() => string | Promise<string>) | undefined;
  /** A bearer token. */
  readonly token?: string | (() => string | Promise<string>) | undefined;
  readonly login?: BasicCredential | undefined;
  readonly header_key?: string | (() => string | Promise<string>) | undefined;
  readonly query_key?: string | (() => string | Promise<string>) | undefined;
  readonly cookie_key?: string | (() => string | Promise<string>) | undefined;
};

/** The options of `createClient`. */
export interface ClientOptions<U extends OnUndeclared = 'throw'> extends Omit<RuntimeClientOptions<U>, 'auth'> {
  readonly auth?: Auth | undefined;
}

/** The client that operation functions take. */
export interface Client<U extends OnUndeclared = 'throw'> extends RuntimeClient<U> {}

/** Creates a client. Nothing is sent until an operation is called. */
export const createClient = <U extends OnUndeclared = 'throw'>(options: ClientOptions<U> = {}): Client<NoInfer<U>> =>
  createRuntimeClient(server, options);

/** All operations by group. Each returns the body of a success and throws an `ApiError` for other responses. */
export interface Api {
  readonly default: DefaultApi;
}

/** Creates the grouped operations of a client. */
export const createApi = (client: Sender<OnUndeclared>): Api => ({
  default: createDefaultApi(client),
});
