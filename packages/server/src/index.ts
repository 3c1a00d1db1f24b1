// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type * from '@community-platform/types';
export type * from './handlers.js';
export { createServer, credentialOf, type ServerOptions } from './server.js';
export { forbidden, HttpError, httpError, requestIdOf, toFetchHandler, toServer } from './runtime/server/index.js';
export type {
  BasicCredentials,
  CorsOptions,
  CredentialSource,
  Forbidden,
  Hooks,
  Limits,
  MountOptions,
  Problem,
  ProblemIssue,
  RawResponse,
  RawRequest,
  RequestContext,
  RequestLine,
  RouteMatch,
  SecurityContext,
  SecurityHandler,
  Server,
} from './runtime/server/index.js';
export type { Json as JsonValue } from './runtime/codec/operation.js';
export type { Check as SchemaCheck, StandardSchema, ValidationIssue } from './runtime/server/validation.js';
