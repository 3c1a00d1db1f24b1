// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type * from '@case/types';
export {
  createApi,
  createClient,
  type Api,
  type Auth,
  type Client,
  type ClientOptions,
} from './client.js';
export * from './operations/pets.js';
export * from './operations/house-pets.js';
export * from './operations/default.js';
export {
  ApiError,
  clientHooks,
  credentialsFromEnv,
  fieldErrors,
  fileNameOf,
  followRedirects,
  idempotencyKeys,
  isApiError,
  MissingCredentialError,
  NetworkError,
  retry,
  TimeoutError,
  TokenRefreshError,
  trackProgress,
  UnexpectedResponseError,
  unwrap,
} from './runtime/client.js';
export { RequestError } from './runtime/codec.js';
export type {
  AnyResult,
  ApiErrorOf,
  BasicCredential,
  ClientHooks,
  CredentialVariables,
  Fetch,
  FetchInit,
  FieldErrors,
  HookCall,
  Hooks,
  IdempotencyOptions,
  OnUndeclared,
  Operation,
  Paginator,
  Received,
  RequestOptions,
  Retry,
  RetryOptions,
  Sender,
  ServerAddress,
  Session,
  SuccessBody,
  TokenSession,
  TransferProgress,
  UndeclaredResponse,
} from './runtime/client.js';
