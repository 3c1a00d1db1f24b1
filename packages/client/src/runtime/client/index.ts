/** The client's runtime: what generated code and users of a generated package import. */
export { createRuntimeClient, type RuntimeClient } from './client.js';
export type { RawClient } from './transport.js';
export type {
  BasicCredential,
  ClientDefinition,
  ClientOptions,
  Clock,
  Credential,
  Credentials,
  Fetch,
  Received,
  RefreshedTokens,
  RequestOptions,
  RequestParts,
  RetryOptions,
  Sender,
  TokenSession,
} from './options.js';
export {
  ApiError,
  isApiError,
  MissingCredentialError,
  NetworkError,
  RequestError,
  TimeoutError,
  TokenRefreshError,
  UnexpectedAnswerError,
} from './errors.js';
export { unwrap, type SuccessBody } from './unwrap.js';
export { paginate, type ItemOf, type Paginator } from './paginate.js';
