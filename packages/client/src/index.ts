// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type * from '@community-platform/types';
export {
  createApi,
  createClient,
  serverUrl,
  type Api,
  type Auth,
  type Client,
  type ClientOptions,
  type ServerVariables,
} from './client.js';
export { session } from './session.js';
export * from './operations/members.js';
export * from './operations/member-spaces.js';
export * from './operations/member-tags.js';
export * from './operations/tagged-members.js';
export * from './operations/profile-fields.js';
export * from './operations/profile-pages.js';
export * from './operations/profile-answers.js';
export * from './operations/leads.js';
export * from './operations/contact-notes.js';
export * from './operations/segments.js';
export * from './operations/filter-configuration.js';
export * from './operations/posts.js';
export * from './operations/post-followers.js';
export * from './operations/image-posts.js';
export * from './operations/comments.js';
export * from './operations/topics.js';
export * from './operations/post-summaries.js';
export * from './operations/space-summaries.js';
export * from './operations/spaces.js';
export * from './operations/space-members.js';
export * from './operations/space-groups.js';
export * from './operations/space-group-members.js';
export * from './operations/embeds.js';
export * from './operations/uploads.js';
export * from './operations/messages.js';
export * from './operations/search.js';
export * from './operations/chat-preferences.js';
export * from './operations/course-sections.js';
export * from './operations/course-lessons.js';
export * from './operations/lesson-progress.js';
export * from './operations/events.js';
export * from './operations/event-attendees.js';
export * from './operations/live-rooms.js';
export * from './operations/access-groups.js';
export * from './operations/access-group-members.js';
export * from './operations/member-access-groups.js';
export * from './operations/invitation-links.js';
export * from './operations/forms.js';
export * from './operations/form-submissions.js';
export * from './operations/workflows.js';
export * from './operations/flagged-contents.js';
export * from './operations/paywalls.js';
export * from './operations/paywall-groups.js';
export * from './operations/paywall-coupons.js';
export * from './operations/charges.js';
export * from './operations/subscriptions.js';
export * from './operations/affiliates.js';
export * from './operations/affiliate-payouts.js';
export * from './operations/payment-methods.js';
export * from './operations/tax-settings.js';
export * from './operations/community.js';
export * from './operations/connect-settings.js';
export * from './operations/leaderboard.js';
export * from './operations/locations.js';
export * from './operations/quota.js';
export * from './operations/api-tokens.js';
export * from './operations/filter-controls.js';
export * from './operations/chat-rooms.js';
export * from './operations/auth-tokens.js';
export * from './operations/home-feed.js';
export * from './operations/member-search.js';
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
