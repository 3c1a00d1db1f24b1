/** The server's runtime: what generated code and users of a generated package import. */
export { createRuntimeServer } from './server.js';
export type {
  ExampleAnswer,
  Examples,
  RequestValidators,
  ServerDefinition,
  Validate,
  ValidationIssue,
} from './definition.js';
export type {
  BasicCredentials,
  ErrorContext,
  Forbidden,
  Limits,
  Problem,
  RawAnswer,
  RawRequest,
  RequestContext,
  RequestHeaders,
  RuntimeServerOptions,
  SecurityContext,
  SecurityHandler,
  Server,
} from './options.js';
export { forbidden, HttpError, httpError } from './problems.js';
export { toFetchHandler, toServer } from './adapters/fetch.js';
