// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@case/types';
import type { EchoQuery, EchoRequest, EchoResult } from '@case/types/operations/default';
import type { Sort } from '@case/types/schemas';

/** What the handler of `echo` receives: every part is there, defaults are filled in. */
export interface EchoInput extends EchoRequest {
  query: EchoQuery & { limit: number; sort: Sort; fields: readonly string[] };
}

/** default */
export interface DefaultHandlers<Principal = unknown, State = unknown> {
  /** `GET /echo` */
  echo(input: EchoInput, context: RequestContext<Principal, State>): Awaitable<Reply<EchoResult>>;
}
