// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { type ClassApi, createClassApi } from './operations/class.js';
import { createDefaultApi, type DefaultApi } from './operations/default.js';
import { createHousePetsApi, type HousePetsApi } from './operations/house-pets.js';
import {
  type ClientOptions as RuntimeClientOptions,
  createRuntimeClient,
  type OnUndeclared,
  type RuntimeClient,
  type Sender,
  type ServerAddress,
} from './runtime/client.js';

/** The default server: the first one of the document. */
const server: ServerAddress = { url: '' };

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

/** All operations by group. Each returns the body of a success and throws an `ApiError` for other responses. */
export interface Api {
  readonly housePets: HousePetsApi;
  readonly default: DefaultApi;
  readonly class: ClassApi;
}

/** Creates the grouped operations of a client. */
export const createApi = (client: Sender<OnUndeclared>): Api => ({
  housePets: createHousePetsApi(client),
  default: createDefaultApi(client),
  class: createClassApi(client),
});
