/** The client runtime, as imported by generated code and by users of a generated package. */
export { createRuntimeClient, type RuntimeClient } from './client.js';
export {
  ApiError,
  type ApiErrorOf,
  isApiError,
  MissingCredentialError,
  NetworkError,
  RequestError,
  TimeoutError,
  TokenRefreshError,
  UnexpectedResponseError,
} from './errors.js';
export type { Operation, ServerAddress } from './operation.js';
export type {
  BasicCredential,
  ClientOptions,
  Clock,
  Credential,
  Credentials,
  Fetch,
  OnUndeclared,
  Received,
  RefreshedTokens,
  RequestOptions,
  RequestParts,
  Retry,
  RetryOptions,
  Sender,
  Session,
  SessionCall,
  TokenSession,
  UndeclaredResponse,
} from './options.js';
export { type ItemOf, type Paginator, type Paging, paginate } from './paginate.js';
export { followRedirects } from './redirects.js';
export { retry } from './retry.js';
export { createSession } from './session.js';
export { type AnyResult, type SuccessBody, unwrap } from './unwrap.js';
