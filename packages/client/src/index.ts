// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type * from '@community-platform/types';
export { createApi, type Api } from './api.js';
export { createClient, type Auth, type Client, type ClientOptions } from './client.js';
export * from './facade/posts.js';
export * from './operations/posts.js';
export * from './facade/community-members.js';
export * from './operations/community-members.js';
export * from './facade/member-filters.js';
export * from './operations/member-filters.js';
export * from './facade/access-tokens.js';
export * from './operations/access-tokens.js';
export * from './facade/home-feed.js';
export * from './operations/home-feed.js';
export * from './facade/member-search.js';
export * from './operations/member-search.js';
export {
  ApiError,
  isApiError,
  MissingCredentialError,
  NetworkError,
  RequestError,
  TimeoutError,
  TokenRefreshError,
  UnexpectedAnswerError,
  unwrap,
} from './runtime/client/index.js';
export type { Paginator, Received, RequestOptions, RetryOptions, Sender, SuccessBody, TokenSession } from './runtime/client/index.js';
