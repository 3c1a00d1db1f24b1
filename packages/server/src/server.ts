// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { definition } from './definition.js';
import type { Handlers, SecurityHandlers } from './handlers.js';
import {
  type BasicCredentials,
  createRuntimeServer,
  type CredentialSource,
  readCredential,
  type RuntimeServerOptions,
  type Server,
} from './runtime/server/index.js';

/**
 * How a server is made: its handlers and security handlers, or mock mode; and hooks, limits, errors, response validation.
 * `State` is what the hook `onRequest` returns for each request.
 */
export type ServerOptions<Principal = unknown, State = unknown> = RuntimeServerOptions<
  Handlers<Principal, State>,
  SecurityHandlers<Principal, State>,
  Principal,
  State
>;

/** Makes a server of the API that any adapter can drive. */
export const createServer = <Principal = unknown, State = unknown>(options: ServerOptions<Principal, State>): Server =>
  createRuntimeServer<Handlers<Principal, State>, SecurityHandlers<Principal, State>, Principal, State>(definition, options);

/** The credential that a request carries for a security scheme, whoever it belongs to; `undefined` if it has none. */
export const credentialOf = (
  scheme: keyof SecurityHandlers,
  request: CredentialSource,
): string | BasicCredentials | undefined => {
  const known = definition.securitySchemes[scheme];
  return known && readCredential(known, request);
};
