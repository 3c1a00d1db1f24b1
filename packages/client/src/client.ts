// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  type ClientOptions as RuntimeClientOptions,
  createRuntimeClient,
  type OnUndeclared,
  type RuntimeClient,
  type Session,
} from './runtime/client/index.js';
import { server } from './server.js';

/** Credentials by security scheme; a function is asked for each request. */
export type Auth = {
  /** An API token of type `Admin V1 or V2`. */
  readonly AdminBearer?: string | (() => string | Promise<string>) | undefined;
  /** The same API token in the older form. The value of the header is `Token <API_KEY>`. */
  readonly AdminToken?: string | (() => string | Promise<string>) | undefined;
  /** An API token of type `Headless Auth`. */
  readonly HeadlessBearer?: string | (() => string | Promise<string>) | undefined;
  /** The same API token in the older form. The value of the header is `Token <API_KEY>`. */
  readonly HeadlessToken?: string | (() => string | Promise<string>) | undefined;
  /**
   * The access token of a member, as `createAuthToken` returns it. It lasts one hour, and `refreshAccessToken`
   * brings a new one.
   */
  readonly MemberAccessToken?: string | (() => string | Promise<string>) | Session | undefined;
  /** The host of the community. Declared for tools that ask for it; no operation requires it. */
  readonly HostHeader?: string | (() => string | Promise<string>) | undefined;
};

/** How to reach the API, and as whom. */
export interface ClientOptions<U extends OnUndeclared = 'throw'> extends Omit<RuntimeClientOptions<U>, 'auth'> {
  readonly auth?: Auth | undefined;
}

/** What the functions of operations are called with. */
export interface Client<U extends OnUndeclared = 'throw'> extends RuntimeClient<U> {}

/** Makes a client. Nothing is sent until an operation is called. */
export const createClient = <U extends OnUndeclared = 'throw'>(options: ClientOptions<U> = {}): Client<U> =>
  createRuntimeClient(server, options);
