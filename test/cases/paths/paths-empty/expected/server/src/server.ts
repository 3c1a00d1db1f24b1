// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { definition } from './definition.js';
import {
  type BasicCredentials,
  createRuntimeServer,
  type CredentialSource,
  readCredential,
  type RuntimeServerOptions,
  type Server,
} from './runtime/server.js';

/**
 * One method for each operation. `Principal` is the caller, as the security handlers return it. `State` is what the hook
 * `onRequest` returns for each request.
 */
export interface Handlers<_Principal = unknown, _State = unknown> {}

/** One function for each security scheme in use. It takes a credential and returns the principal. */
export interface SecurityHandlers<_Principal = unknown, _State = unknown> {
}

/**
 * The options of `createServer`: handlers and security handlers, or mock mode; hooks, limits, errors, response validation.
 * `State` is what the hook `onRequest` returns for each request.
 */
export type ServerOptions<Principal = unknown, State = unknown> = RuntimeServerOptions<
  Handlers<Principal, State>,
  SecurityHandlers<Principal, State>,
  Principal,
  State
>;

/** Creates a server of the API for any adapter. */
export const createServer = <Principal = unknown, State = unknown>(options: ServerOptions<Principal, State>): Server =>
  createRuntimeServer<Handlers<Principal, State>, SecurityHandlers<Principal, State>, Principal, State>(definition, options);

/** Returns the credential of a request for a security scheme, unverified; `undefined` if there is none. */
export const credentialOf = (
  scheme: keyof SecurityHandlers,
  request: CredentialSource,
): string | BasicCredentials | undefined => {
  const known = definition.securitySchemes[scheme];
  return known && readCredential(known, request);
};
