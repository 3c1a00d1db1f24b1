// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from './runtime/server/index.js';
import type { Awaitable, Reply } from '@case/types';
import type { EchoQuery, EchoRequest, EchoResult } from '@case/types/operations/default';
import type { Sort } from '@case/types/schemas';

/** What the handler of `echo` receives: every part is there, defaults are filled in. */
export interface EchoInput extends EchoRequest {
  query: EchoQuery & { limit: number; sort: Sort; fields: readonly string[] };
}

/** One method for each operation. `Principal` is what the security handlers return: who calls. */
export interface Handlers<Principal = unknown> {
  /** `GET /echo` */
  echo(input: EchoInput, context: RequestContext<Principal>): Awaitable<Reply<EchoResult>>;
}

/** One function for each security scheme that an operation asks for: credential in, principal out. */
export interface SecurityHandlers<_Principal = unknown> {
}
