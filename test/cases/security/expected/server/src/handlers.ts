// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { DefaultHandlers } from './handlers/default.js';
import type { BasicCredentials, SecurityHandler } from './runtime/server/index.js';

export type * from './handlers/default.js';

/**
 * One method for each operation. `Principal` is what the security handlers return: who calls; `State` what the
 * hook `received` makes for each request.
 */
export interface Handlers<Principal = unknown, State = unknown> extends DefaultHandlers<Principal, State> {
}

/** One function for each security scheme that an operation asks for: credential in, principal out. */
export interface SecurityHandlers<Principal = unknown, State = unknown> {
  same_query_key: SecurityHandler<Principal, string, State>;
  same_token: SecurityHandler<Principal, string, State>;
  same_cookie_key: SecurityHandler<Principal, string, State>;
  /** A bearer token. */
  token: SecurityHandler<Principal, string, State>;
  login: SecurityHandler<Principal, BasicCredentials, State>;
  header_key: SecurityHandler<Principal, string, State>;
  query_key: SecurityHandler<Principal, string, State>;
  cookie_key: SecurityHandler<Principal, string, State>;
}
