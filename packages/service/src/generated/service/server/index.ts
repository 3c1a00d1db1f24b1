// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type * from '../types/index.js';
export type * from './operations/files.js';
export type * from './operations/filter-options.js';
export { createServer, credentialOf, type Handlers, type SecurityHandlers, type ServerOptions } from './server.js';
export { forbidden, HttpError, httpError, requestIdOf, toFetchHandler, toServer } from 'trefoil-runtime/server';
export type {
  BasicCredentials,
  CorsOptions,
  CredentialSource,
  Forbidden,
  Hooks,
  Limits,
  MountOptions,
  ProblemIssue,
  RawRequest,
  RawResponse,
  RequestContext,
  RequestLine,
  RouteMatch,
  SecurityContext,
  SecurityHandler,
  Server,
  ServerProblem,
} from 'trefoil-runtime/server';
export type { Json as JsonValue } from 'trefoil-runtime/codec';
export type { Check as SchemaCheck, StandardSchema, ValidationIssue } from 'trefoil-runtime/validation';
