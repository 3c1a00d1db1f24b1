// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  type ClientOptions as RuntimeClientOptions,
  createRuntimeClient,
  type RuntimeClient,
  type Session,
} from './runtime/client/index.js';
import { server } from './server.js';

/** Credentials by security scheme; a function is asked for each request. */
export type Auth = {
  readonly token?: string | (() => string | Promise<string>) | Session | undefined;
};

/** How to reach the API, and as whom. */
export interface ClientOptions extends Omit<RuntimeClientOptions, 'auth'> {
  readonly auth?: Auth | undefined;
}

/** What the functions of operations are called with. */
export type Client = RuntimeClient;

/** Makes a client. Nothing is sent until an operation is called. */
export const createClient = (options: ClientOptions = {}): Client => createRuntimeClient(server, options);
