/** The server runtime, as imported by generated code and by users of a generated package. */

export { toFetchHandler, toServer } from './adapters/fetch.js';
export { type CredentialSource, readCredential } from './credentials.js';
export type {
  ExampleResponse,
  Examples,
  RequestValidators,
  ServerDefinition,
  Validate,
  ValidationIssue,
} from './definition.js';
export type {
  BasicCredentials,
  CorsOptions,
  Forbidden,
  Hooks,
  Limits,
  MountOptions,
  Problem,
  ProblemIssue,
  RawResponse,
  RawRequest,
  RequestContext,
  RequestHeaders,
  RequestLine,
  RouteMatch,
  RuntimeServerOptions,
  SecurityContext,
  SecurityHandler,
  Server,
} from './options.js';
export { forbidden, HttpError, httpError } from './problems.js';
export { requestIdOf } from './request-id.js';
export { createRuntimeServer } from './server.js';
