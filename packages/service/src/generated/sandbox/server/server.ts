// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  type BasicCredentials,
  createRuntimeServer,
  type CredentialSource,
  readCredential,
  type RuntimeServerOptions,
  type SecurityHandler,
  type Server,
} from 'trefoil-runtime/server';
import { checkRuntime } from 'trefoil-runtime/version';
import { definition } from './definition.js';
import type { ClockHandlers } from './operations/clock.js';
import type { DataHandlers } from './operations/data.js';
import type { DocumentHandlers } from './operations/document.js';
import type { FailuresHandlers } from './operations/failures.js';
import type { RequestsHandlers } from './operations/requests.js';

/**
 * One method for each operation. `Principal` is the caller, as the security handlers return it. `State` is what the hook
 * `onRequest` returns for each request.
 */
export interface Handlers<Principal = unknown, State = unknown>
  extends DocumentHandlers<Principal, State>,
    DataHandlers<Principal, State>,
    ClockHandlers<Principal, State>,
    FailuresHandlers<Principal, State>,
    RequestsHandlers<Principal, State> {}

/** One function for each security scheme in use. It takes a credential and returns the principal. */
export interface SecurityHandlers<Principal = unknown, State = unknown> {
  /** An admin token of the sandbox. */
  AdminBearer: SecurityHandler<Principal, string, State>;
  /** The same token after the word `Token`. */
  AdminToken: SecurityHandler<Principal, string, State>;
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
export const createServer = <Principal = unknown, State = unknown>(options: ServerOptions<Principal, State>): Server => {
  checkRuntime('0.1.0');
  return createRuntimeServer<
    Handlers<Principal, State>,
    SecurityHandlers<Principal, State>,
    Principal,
    State
  >(definition, options);
};

/** Returns the credential of a request for a security scheme, unverified; `undefined` if there is none. */
export const credentialOf = (
  scheme: keyof SecurityHandlers,
  request: CredentialSource,
): string | BasicCredentials | undefined => {
  const known = definition.securitySchemes[scheme];
  return known && readCredential(known, request);
};
