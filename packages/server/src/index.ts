// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type * from '@community-platform/types';
export type * from './operations/members.js';
export type * from './operations/member-spaces.js';
export type * from './operations/member-tags.js';
export type * from './operations/tagged-members.js';
export type * from './operations/profile-fields.js';
export type * from './operations/profile-pages.js';
export type * from './operations/profile-answers.js';
export type * from './operations/leads.js';
export type * from './operations/contact-notes.js';
export type * from './operations/segments.js';
export type * from './operations/filter-configuration.js';
export type * from './operations/posts.js';
export type * from './operations/post-followers.js';
export type * from './operations/image-posts.js';
export type * from './operations/comments.js';
export type * from './operations/topics.js';
export type * from './operations/post-summaries.js';
export type * from './operations/space-summaries.js';
export type * from './operations/spaces.js';
export type * from './operations/space-members.js';
export type * from './operations/space-groups.js';
export type * from './operations/space-group-members.js';
export type * from './operations/embeds.js';
export type * from './operations/uploads.js';
export type * from './operations/messages.js';
export type * from './operations/search.js';
export type * from './operations/chat-preferences.js';
export type * from './operations/course-sections.js';
export type * from './operations/course-lessons.js';
export type * from './operations/lesson-progress.js';
export type * from './operations/events.js';
export type * from './operations/event-attendees.js';
export type * from './operations/live-rooms.js';
export type * from './operations/access-groups.js';
export type * from './operations/access-group-members.js';
export type * from './operations/member-access-groups.js';
export type * from './operations/invitation-links.js';
export type * from './operations/forms.js';
export type * from './operations/form-submissions.js';
export type * from './operations/workflows.js';
export type * from './operations/flagged-contents.js';
export type * from './operations/paywalls.js';
export type * from './operations/paywall-groups.js';
export type * from './operations/paywall-coupons.js';
export type * from './operations/charges.js';
export type * from './operations/subscriptions.js';
export type * from './operations/affiliates.js';
export type * from './operations/affiliate-payouts.js';
export type * from './operations/payment-methods.js';
export type * from './operations/tax-settings.js';
export type * from './operations/community.js';
export type * from './operations/connect-settings.js';
export type * from './operations/leaderboard.js';
export type * from './operations/locations.js';
export type * from './operations/quota.js';
export type * from './operations/api-tokens.js';
export type * from './operations/filter-controls.js';
export type * from './operations/chat-rooms.js';
export type * from './operations/auth-tokens.js';
export type * from './operations/home-feed.js';
export type * from './operations/member-search.js';
export { createServer, credentialOf, type Handlers, type SecurityHandlers, type ServerOptions } from './server.js';
export { forbidden, HttpError, httpError, requestIdOf, toFetchHandler, toServer } from './runtime/server.js';
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
} from './runtime/server.js';
export type { Json as JsonValue } from './runtime/codec.js';
export type { Check as SchemaCheck, StandardSchema, ValidationIssue } from './runtime/validation.js';
