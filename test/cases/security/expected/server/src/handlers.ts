// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { BasicCredentials, RequestContext, SecurityHandler } from './runtime/server/index.js';
import type { Awaitable, Reply } from '@case/types';
import type {
  EitherRequest,
  EitherResult,
  InheritedRequest,
  InheritedResult,
  OpenRequest,
  OpenResult,
  OptionalRequest,
  OptionalResult,
  TogetherRequest,
  TogetherResult,
  TwiceRequest,
  TwiceResult,
} from '@case/types/operations/default';

/** One method for each operation. `Principal` is what the security handlers return: who calls. */
export interface Handlers<Principal = unknown> {
  /** `GET /inherited` */
  inherited(input: InheritedRequest, context: RequestContext<Principal>): Awaitable<Reply<InheritedResult>>;
  /** `GET /open` */
  open(input: OpenRequest, context: RequestContext<Principal>): Awaitable<Reply<OpenResult>>;
  /** `GET /either` */
  either(input: EitherRequest, context: RequestContext<Principal>): Awaitable<Reply<EitherResult>>;
  /** `GET /together` */
  together(input: TogetherRequest, context: RequestContext<Principal>): Awaitable<Reply<TogetherResult>>;
  /** `GET /optional` */
  optional(input: OptionalRequest, context: RequestContext<Principal>): Awaitable<Reply<OptionalResult>>;
  /** `GET /twice` */
  twice(input: TwiceRequest, context: RequestContext<Principal>): Awaitable<Reply<TwiceResult>>;
}

/** One function for each security scheme that an operation asks for: credential in, principal out. */
export interface SecurityHandlers<Principal = unknown> {
  /** A bearer token. */
  token: SecurityHandler<Principal>;
  login: SecurityHandler<Principal, BasicCredentials>;
  header_key: SecurityHandler<Principal>;
  query_key: SecurityHandler<Principal>;
  cookie_key: SecurityHandler<Principal>;
}
