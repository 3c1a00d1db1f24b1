// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type * from '@case/types';
export { createApi, type Api } from './api.js';
export { createClient, type Auth, type Client, type ClientOptions } from './client.js';
export * from './facade/pets.js';
export * from './operations/pets.js';
export * from './facade/house-pets.js';
export * from './operations/house-pets.js';
export * from './facade/default.js';
export * from './operations/default.js';
export {
  ApiError,
  followRedirects,
  isApiError,
  MissingCredentialError,
  NetworkError,
  RequestError,
  retry,
  TimeoutError,
  TokenRefreshError,
  UnexpectedResponseError,
  unwrap,
} from './runtime/client/index.js';
export type {
  AnyResult,
  ApiErrorOf,
  Fetch,
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
  UndeclaredResponse,
} from './runtime/client/index.js';
