// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { createDefaultApi, type DefaultApi } from './operations/default.js';
import {
  type ChooseServer,
  type ClientOptions as RuntimeClientOptions,
  createRuntimeClient,
  fillServers,
  type OnUndeclared,
  type RuntimeClient,
  type Sender,
  type ServerAddress,
} from './runtime/client.js';

/** The default server: the first one of the document. */
const server: ServerAddress = {
  url: 'https://eu.example.com/v1',
  template: 'https://{region}.example.com/{base}',
  variables: { region: { default: 'eu' }, base: { default: 'v1' } },
};

/** Credentials by security scheme. A function is called for each request. */
export type Auth = {
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

/** Values of server variables (OpenAPI 3.1, 4.8.6). Omitted variables have their defaults. */
export interface ServerVariables {
  readonly region?: string | undefined;
  readonly base?: string | undefined;
}

/** Sets server variables: `createClient({ baseUrl: serverUrl({ … }) })`. */
export const serverUrl = (variables: ServerVariables): ChooseServer => fillServers({ ...variables });

/** All operations by group. Each returns the body of a success and throws an `ApiError` for other responses. */
export interface Api {
  readonly default: DefaultApi;
}

/** Creates the grouped operations of a client. */
export const createApi = (client: Sender<OnUndeclared>): Api => ({
  default: createDefaultApi(client),
});
