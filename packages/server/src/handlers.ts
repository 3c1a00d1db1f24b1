// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AccessGroupMembersHandlers } from './handlers/access-group-members.js';
import type { AccessGroupsHandlers } from './handlers/access-groups.js';
import type { AffiliatePayoutsHandlers } from './handlers/affiliate-payouts.js';
import type { AffiliatesHandlers } from './handlers/affiliates.js';
import type { ApiTokensHandlers } from './handlers/api-tokens.js';
import type { AuthTokensHandlers } from './handlers/auth-tokens.js';
import type { ChargesHandlers } from './handlers/charges.js';
import type { ChatPreferencesHandlers } from './handlers/chat-preferences.js';
import type { ChatRoomsHandlers } from './handlers/chat-rooms.js';
import type { CommentsHandlers } from './handlers/comments.js';
import type { CommunityHandlers } from './handlers/community.js';
import type { ConnectSettingsHandlers } from './handlers/connect-settings.js';
import type { ContactNotesHandlers } from './handlers/contact-notes.js';
import type { CourseLessonsHandlers } from './handlers/course-lessons.js';
import type { CourseSectionsHandlers } from './handlers/course-sections.js';
import type { EmbedsHandlers } from './handlers/embeds.js';
import type { EventAttendeesHandlers } from './handlers/event-attendees.js';
import type { EventsHandlers } from './handlers/events.js';
import type { FilterConfigurationHandlers } from './handlers/filter-configuration.js';
import type { FilterControlsHandlers } from './handlers/filter-controls.js';
import type { FlaggedContentsHandlers } from './handlers/flagged-contents.js';
import type { FormSubmissionsHandlers } from './handlers/form-submissions.js';
import type { FormsHandlers } from './handlers/forms.js';
import type { HomeFeedHandlers } from './handlers/home-feed.js';
import type { ImagePostsHandlers } from './handlers/image-posts.js';
import type { InvitationLinksHandlers } from './handlers/invitation-links.js';
import type { LeaderboardHandlers } from './handlers/leaderboard.js';
import type { LeadsHandlers } from './handlers/leads.js';
import type { LessonProgressHandlers } from './handlers/lesson-progress.js';
import type { LiveRoomsHandlers } from './handlers/live-rooms.js';
import type { LocationsHandlers } from './handlers/locations.js';
import type { MemberAccessGroupsHandlers } from './handlers/member-access-groups.js';
import type { MemberSearchHandlers } from './handlers/member-search.js';
import type { MemberSpacesHandlers } from './handlers/member-spaces.js';
import type { MemberTagsHandlers } from './handlers/member-tags.js';
import type { MembersHandlers } from './handlers/members.js';
import type { MessagesHandlers } from './handlers/messages.js';
import type { PaymentMethodsHandlers } from './handlers/payment-methods.js';
import type { PaywallCouponsHandlers } from './handlers/paywall-coupons.js';
import type { PaywallGroupsHandlers } from './handlers/paywall-groups.js';
import type { PaywallsHandlers } from './handlers/paywalls.js';
import type { PostFollowersHandlers } from './handlers/post-followers.js';
import type { PostSummariesHandlers } from './handlers/post-summaries.js';
import type { PostsHandlers } from './handlers/posts.js';
import type { ProfileAnswersHandlers } from './handlers/profile-answers.js';
import type { ProfileFieldsHandlers } from './handlers/profile-fields.js';
import type { ProfilePagesHandlers } from './handlers/profile-pages.js';
import type { QuotaHandlers } from './handlers/quota.js';
import type { SearchHandlers } from './handlers/search.js';
import type { SegmentsHandlers } from './handlers/segments.js';
import type { SpaceGroupMembersHandlers } from './handlers/space-group-members.js';
import type { SpaceGroupsHandlers } from './handlers/space-groups.js';
import type { SpaceMembersHandlers } from './handlers/space-members.js';
import type { SpaceSummariesHandlers } from './handlers/space-summaries.js';
import type { SpacesHandlers } from './handlers/spaces.js';
import type { SubscriptionsHandlers } from './handlers/subscriptions.js';
import type { TaggedMembersHandlers } from './handlers/tagged-members.js';
import type { TaxSettingsHandlers } from './handlers/tax-settings.js';
import type { TopicsHandlers } from './handlers/topics.js';
import type { UploadsHandlers } from './handlers/uploads.js';
import type { WorkflowsHandlers } from './handlers/workflows.js';
import type { SecurityHandler } from './runtime/server/index.js';

export type * from './handlers/members.js';
export type * from './handlers/member-spaces.js';
export type * from './handlers/member-tags.js';
export type * from './handlers/tagged-members.js';
export type * from './handlers/profile-fields.js';
export type * from './handlers/profile-pages.js';
export type * from './handlers/profile-answers.js';
export type * from './handlers/leads.js';
export type * from './handlers/contact-notes.js';
export type * from './handlers/segments.js';
export type * from './handlers/filter-configuration.js';
export type * from './handlers/posts.js';
export type * from './handlers/post-followers.js';
export type * from './handlers/image-posts.js';
export type * from './handlers/comments.js';
export type * from './handlers/topics.js';
export type * from './handlers/post-summaries.js';
export type * from './handlers/space-summaries.js';
export type * from './handlers/spaces.js';
export type * from './handlers/space-members.js';
export type * from './handlers/space-groups.js';
export type * from './handlers/space-group-members.js';
export type * from './handlers/embeds.js';
export type * from './handlers/uploads.js';
export type * from './handlers/messages.js';
export type * from './handlers/search.js';
export type * from './handlers/chat-preferences.js';
export type * from './handlers/course-sections.js';
export type * from './handlers/course-lessons.js';
export type * from './handlers/lesson-progress.js';
export type * from './handlers/events.js';
export type * from './handlers/event-attendees.js';
export type * from './handlers/live-rooms.js';
export type * from './handlers/access-groups.js';
export type * from './handlers/access-group-members.js';
export type * from './handlers/member-access-groups.js';
export type * from './handlers/invitation-links.js';
export type * from './handlers/forms.js';
export type * from './handlers/form-submissions.js';
export type * from './handlers/workflows.js';
export type * from './handlers/flagged-contents.js';
export type * from './handlers/paywalls.js';
export type * from './handlers/paywall-groups.js';
export type * from './handlers/paywall-coupons.js';
export type * from './handlers/charges.js';
export type * from './handlers/subscriptions.js';
export type * from './handlers/affiliates.js';
export type * from './handlers/affiliate-payouts.js';
export type * from './handlers/payment-methods.js';
export type * from './handlers/tax-settings.js';
export type * from './handlers/community.js';
export type * from './handlers/connect-settings.js';
export type * from './handlers/leaderboard.js';
export type * from './handlers/locations.js';
export type * from './handlers/quota.js';
export type * from './handlers/api-tokens.js';
export type * from './handlers/filter-controls.js';
export type * from './handlers/chat-rooms.js';
export type * from './handlers/auth-tokens.js';
export type * from './handlers/home-feed.js';
export type * from './handlers/member-search.js';

/**
 * One method for each operation. `Principal` is what the security handlers return: who calls; `State` what the
 * hook `received` makes for each request.
 */
export interface Handlers<Principal = unknown, State = unknown> extends MembersHandlers<Principal, State>, MemberSpacesHandlers<Principal, State>, MemberTagsHandlers<Principal, State>, TaggedMembersHandlers<Principal, State>, ProfileFieldsHandlers<Principal, State>, ProfilePagesHandlers<Principal, State>, ProfileAnswersHandlers<Principal, State>, LeadsHandlers<Principal, State>, ContactNotesHandlers<Principal, State>, SegmentsHandlers<Principal, State>, FilterConfigurationHandlers<Principal, State>, PostsHandlers<Principal, State>, PostFollowersHandlers<Principal, State>, ImagePostsHandlers<Principal, State>, CommentsHandlers<Principal, State>, TopicsHandlers<Principal, State>, PostSummariesHandlers<Principal, State>, SpaceSummariesHandlers<Principal, State>, SpacesHandlers<Principal, State>, SpaceMembersHandlers<Principal, State>, SpaceGroupsHandlers<Principal, State>, SpaceGroupMembersHandlers<Principal, State>, EmbedsHandlers<Principal, State>, UploadsHandlers<Principal, State>, MessagesHandlers<Principal, State>, SearchHandlers<Principal, State>, ChatPreferencesHandlers<Principal, State>, CourseSectionsHandlers<Principal, State>, CourseLessonsHandlers<Principal, State>, LessonProgressHandlers<Principal, State>, EventsHandlers<Principal, State>, EventAttendeesHandlers<Principal, State>, LiveRoomsHandlers<Principal, State>, AccessGroupsHandlers<Principal, State>, AccessGroupMembersHandlers<Principal, State>, MemberAccessGroupsHandlers<Principal, State>, InvitationLinksHandlers<Principal, State>, FormsHandlers<Principal, State>, FormSubmissionsHandlers<Principal, State>, WorkflowsHandlers<Principal, State>, FlaggedContentsHandlers<Principal, State>, PaywallsHandlers<Principal, State>, PaywallGroupsHandlers<Principal, State>, PaywallCouponsHandlers<Principal, State>, ChargesHandlers<Principal, State>, SubscriptionsHandlers<Principal, State>, AffiliatesHandlers<Principal, State>, AffiliatePayoutsHandlers<Principal, State>, PaymentMethodsHandlers<Principal, State>, TaxSettingsHandlers<Principal, State>, CommunityHandlers<Principal, State>, ConnectSettingsHandlers<Principal, State>, LeaderboardHandlers<Principal, State>, LocationsHandlers<Principal, State>, QuotaHandlers<Principal, State>, ApiTokensHandlers<Principal, State>, FilterControlsHandlers<Principal, State>, ChatRoomsHandlers<Principal, State>, AuthTokensHandlers<Principal, State>, HomeFeedHandlers<Principal, State>, MemberSearchHandlers<Principal, State> {
}

/** One function for each security scheme that an operation asks for: credential in, principal out. */
export interface SecurityHandlers<Principal = unknown, State = unknown> {
  /** An API token of type `Admin V1 or V2`. */
  AdminBearer: SecurityHandler<Principal, string, State>;
  /** The same API token in the older form. The value of the header is `Token <API_KEY>`. */
  AdminToken: SecurityHandler<Principal, string, State>;
  /** An API token of type `Headless Auth`. */
  HeadlessBearer: SecurityHandler<Principal, string, State>;
  /** The same API token in the older form. The value of the header is `Token <API_KEY>`. */
  HeadlessToken: SecurityHandler<Principal, string, State>;
  /**
   * The access token of a member, as `createAuthToken` returns it. It lasts one hour, and `refreshAccessToken`
   * brings a new one.
   */
  MemberAccessToken: SecurityHandler<Principal, string, State>;
}
