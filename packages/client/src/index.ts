// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type * from '@community-platform/types';
export { createApi, type Api } from './api.js';
export { createClient, type Auth, type Client, type ClientOptions } from './client.js';
export { serverUrl, type ServerVariables } from './server.js';
export { session } from './session.js';
export * from './facade/members.js';
export * from './operations/members.js';
export * from './facade/member-spaces.js';
export * from './operations/member-spaces.js';
export * from './facade/member-tags.js';
export * from './operations/member-tags.js';
export * from './facade/tagged-members.js';
export * from './operations/tagged-members.js';
export * from './facade/profile-fields.js';
export * from './operations/profile-fields.js';
export * from './facade/profile-pages.js';
export * from './operations/profile-pages.js';
export * from './facade/profile-answers.js';
export * from './operations/profile-answers.js';
export * from './facade/leads.js';
export * from './operations/leads.js';
export * from './facade/contact-notes.js';
export * from './operations/contact-notes.js';
export * from './facade/segments.js';
export * from './operations/segments.js';
export * from './facade/filter-configuration.js';
export * from './operations/filter-configuration.js';
export * from './facade/posts.js';
export * from './operations/posts.js';
export * from './facade/post-followers.js';
export * from './operations/post-followers.js';
export * from './facade/image-posts.js';
export * from './operations/image-posts.js';
export * from './facade/comments.js';
export * from './operations/comments.js';
export * from './facade/topics.js';
export * from './operations/topics.js';
export * from './facade/post-summaries.js';
export * from './operations/post-summaries.js';
export * from './facade/space-summaries.js';
export * from './operations/space-summaries.js';
export * from './facade/spaces.js';
export * from './operations/spaces.js';
export * from './facade/space-members.js';
export * from './operations/space-members.js';
export * from './facade/space-groups.js';
export * from './operations/space-groups.js';
export * from './facade/space-group-members.js';
export * from './operations/space-group-members.js';
export * from './facade/embeds.js';
export * from './operations/embeds.js';
export * from './facade/uploads.js';
export * from './operations/uploads.js';
export * from './facade/messages.js';
export * from './operations/messages.js';
export * from './facade/search.js';
export * from './operations/search.js';
export * from './facade/chat-preferences.js';
export * from './operations/chat-preferences.js';
export * from './facade/course-sections.js';
export * from './operations/course-sections.js';
export * from './facade/course-lessons.js';
export * from './operations/course-lessons.js';
export * from './facade/lesson-progress.js';
export * from './operations/lesson-progress.js';
export * from './facade/events.js';
export * from './operations/events.js';
export * from './facade/event-attendees.js';
export * from './operations/event-attendees.js';
export * from './facade/live-rooms.js';
export * from './operations/live-rooms.js';
export * from './facade/access-groups.js';
export * from './operations/access-groups.js';
export * from './facade/access-group-members.js';
export * from './operations/access-group-members.js';
export * from './facade/member-access-groups.js';
export * from './operations/member-access-groups.js';
export * from './facade/invitation-links.js';
export * from './operations/invitation-links.js';
export * from './facade/forms.js';
export * from './operations/forms.js';
export * from './facade/form-submissions.js';
export * from './operations/form-submissions.js';
export * from './facade/workflows.js';
export * from './operations/workflows.js';
export * from './facade/flagged-contents.js';
export * from './operations/flagged-contents.js';
export * from './facade/paywalls.js';
export * from './operations/paywalls.js';
export * from './facade/paywall-groups.js';
export * from './operations/paywall-groups.js';
export * from './facade/paywall-coupons.js';
export * from './operations/paywall-coupons.js';
export * from './facade/charges.js';
export * from './operations/charges.js';
export * from './facade/subscriptions.js';
export * from './operations/subscriptions.js';
export * from './facade/affiliates.js';
export * from './operations/affiliates.js';
export * from './facade/affiliate-payouts.js';
export * from './operations/affiliate-payouts.js';
export * from './facade/payment-methods.js';
export * from './operations/payment-methods.js';
export * from './facade/tax-settings.js';
export * from './operations/tax-settings.js';
export * from './facade/community.js';
export * from './operations/community.js';
export * from './facade/connect-settings.js';
export * from './operations/connect-settings.js';
export * from './facade/leaderboard.js';
export * from './operations/leaderboard.js';
export * from './facade/locations.js';
export * from './operations/locations.js';
export * from './facade/quota.js';
export * from './operations/quota.js';
export * from './facade/api-tokens.js';
export * from './operations/api-tokens.js';
export * from './facade/filter-controls.js';
export * from './operations/filter-controls.js';
export * from './facade/chat-rooms.js';
export * from './operations/chat-rooms.js';
export * from './facade/auth-tokens.js';
export * from './operations/auth-tokens.js';
export * from './facade/home-feed.js';
export * from './operations/home-feed.js';
export * from './facade/member-search.js';
export * from './operations/member-search.js';
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
