// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type * from '@community-platform/types';
export type * from './handlers.js';
export { createServer, type ServerOptions } from './server.js';
export { forbidden, HttpError, httpError, toFetchHandler, toServer } from './runtime/server/index.js';
export type {
  BasicCredentials,
  ErrorContext,
  Forbidden,
  Limits,
  Problem,
  RawAnswer,
  RawRequest,
  RequestContext,
  SecurityContext,
  SecurityHandler,
  Server,
} from './runtime/server/index.js';
