// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { definition } from './definition.js';
import type { AccessGroupMembersHandlers } from './operations/access-group-members.js';
import type { AccessGroupsHandlers } from './operations/access-groups.js';
import type { AffiliatePayoutsHandlers } from './operations/affiliate-payouts.js';
import type { AffiliatesHandlers } from './operations/affiliates.js';
import type { ApiTokensHandlers } from './operations/api-tokens.js';
import type { AuthTokensHandlers } from './operations/auth-tokens.js';
import type { ChargesHandlers } from './operations/charges.js';
import type { ChatPreferencesHandlers } from './operations/chat-preferences.js';
import type { ChatRoomsHandlers } from './operations/chat-rooms.js';
import type { CommentsHandlers } from './operations/comments.js';
import type { CommunityHandlers } from './operations/community.js';
import type { ConnectSettingsHandlers } from './operations/connect-settings.js';
import type { ContactNotesHandlers } from './operations/contact-notes.js';
import type { CourseLessonsHandlers } from './operations/course-lessons.js';
import type { CourseSectionsHandlers } from './operations/course-sections.js';
import type { EmbedsHandlers } from './operations/embeds.js';
import type { EventAttendeesHandlers } from './operations/event-attendees.js';
import type { EventsHandlers } from './operations/events.js';
import type { FilterConfigurationHandlers } from './operations/filter-configuration.js';
import type { FilterControlsHandlers } from './operations/filter-controls.js';
import type { FlaggedContentsHandlers } from './operations/flagged-contents.js';
import type { FormSubmissionsHandlers } from './operations/form-submissions.js';
import type { FormsHandlers } from './operations/forms.js';
import type { HomeFeedHandlers } from './operations/home-feed.js';
import type { ImagePostsHandlers } from './operations/image-posts.js';
import type { InvitationLinksHandlers } from './operations/invitation-links.js';
import type { LeaderboardHandlers } from './operations/leaderboard.js';
import type { LeadsHandlers } from './operations/leads.js';
import type { LessonProgressHandlers } from './operations/lesson-progress.js';
import type { LiveRoomsHandlers } from './operations/live-rooms.js';
import type { LocationsHandlers } from './operations/locations.js';
import type { MemberAccessGroupsHandlers } from './operations/member-access-groups.js';
import type { MemberSearchHandlers } from './operations/member-search.js';
import type { MemberSpacesHandlers } from './operations/member-spaces.js';
import type { MemberTagsHandlers } from './operations/member-tags.js';
import type { MembersHandlers } from './operations/members.js';
import type { MessagesHandlers } from './operations/messages.js';
import type { PaymentMethodsHandlers } from './operations/payment-methods.js';
import type { PaywallCouponsHandlers } from './operations/paywall-coupons.js';
import type { PaywallGroupsHandlers } from './operations/paywall-groups.js';
import type { PaywallsHandlers } from './operations/paywalls.js';
import type { PostFollowersHandlers } from './operations/post-followers.js';
import type { PostSummariesHandlers } from './operations/post-summaries.js';
import type { PostsHandlers } from './operations/posts.js';
import type { ProfileAnswersHandlers } from './operations/profile-answers.js';
import type { ProfileFieldsHandlers } from './operations/profile-fields.js';
import type { ProfilePagesHandlers } from './operations/profile-pages.js';
import type { QuotaHandlers } from './operations/quota.js';
import type { SearchHandlers } from './operations/search.js';
import type { SegmentsHandlers } from './operations/segments.js';
import type { SpaceGroupMembersHandlers } from './operations/space-group-members.js';
import type { SpaceGroupsHandlers } from './operations/space-groups.js';
import type { SpaceMembersHandlers } from './operations/space-members.js';
import type { SpaceSummariesHandlers } from './operations/space-summaries.js';
import type { SpacesHandlers } from './operations/spaces.js';
import type { SubscriptionsHandlers } from './operations/subscriptions.js';
import type { TaggedMembersHandlers } from './operations/tagged-members.js';
import type { TaxSettingsHandlers } from './operations/tax-settings.js';
import type { TopicsHandlers } from './operations/topics.js';
import type { UploadsHandlers } from './operations/uploads.js';
import type { WorkflowsHandlers } from './operations/workflows.js';
import {
  type BasicCredentials,
  createRuntimeServer,
  type CredentialSource,
  readCredential,
  type RuntimeServerOptions,
  type SecurityHandler,
  type Server,
} from './runtime/server.js';

/**
 * One method for each operation. `Principal` is the caller, as the security handlers return it. `State` is what the hook
 * `onRequest` returns for each request.
 */
export interface Handlers<Principal = unknown, State = unknown>
  extends MembersHandlers<Principal, State>,
    MemberSpacesHandlers<Principal, State>,
    MemberTagsHandlers<Principal, State>,
    TaggedMembersHandlers<Principal, State>,
    ProfileFieldsHandlers<Principal, State>,
    ProfilePagesHandlers<Principal, State>,
    ProfileAnswersHandlers<Principal, State>,
    LeadsHandlers<Principal, State>,
    ContactNotesHandlers<Principal, State>,
    SegmentsHandlers<Principal, State>,
    FilterConfigurationHandlers<Principal, State>,
    PostsHandlers<Principal, State>,
    PostFollowersHandlers<Principal, State>,
    ImagePostsHandlers<Principal, State>,
    CommentsHandlers<Principal, State>,
    TopicsHandlers<Principal, State>,
    PostSummariesHandlers<Principal, State>,
    SpaceSummariesHandlers<Principal, State>,
    SpacesHandlers<Principal, State>,
    SpaceMembersHandlers<Principal, State>,
    SpaceGroupsHandlers<Principal, State>,
    SpaceGroupMembersHandlers<Principal, State>,
    EmbedsHandlers<Principal, State>,
    UploadsHandlers<Principal, State>,
    MessagesHandlers<Principal, State>,
    SearchHandlers<Principal, State>,
    ChatPreferencesHandlers<Principal, State>,
    CourseSectionsHandlers<Principal, State>,
    CourseLessonsHandlers<Principal, State>,
    LessonProgressHandlers<Principal, State>,
    EventsHandlers<Principal, State>,
    EventAttendeesHandlers<Principal, State>,
    LiveRoomsHandlers<Principal, State>,
    AccessGroupsHandlers<Principal, State>,
    AccessGroupMembersHandlers<Principal, State>,
    MemberAccessGroupsHandlers<Principal, State>,
    InvitationLinksHandlers<Principal, State>,
    FormsHandlers<Principal, State>,
    FormSubmissionsHandlers<Principal, State>,
    WorkflowsHandlers<Principal, State>,
    FlaggedContentsHandlers<Principal, State>,
    PaywallsHandlers<Principal, State>,
    PaywallGroupsHandlers<Principal, State>,
    PaywallCouponsHandlers<Principal, State>,
    ChargesHandlers<Principal, State>,
    SubscriptionsHandlers<Principal, State>,
    AffiliatesHandlers<Principal, State>,
    AffiliatePayoutsHandlers<Principal, State>,
    PaymentMethodsHandlers<Principal, State>,
    TaxSettingsHandlers<Principal, State>,
    CommunityHandlers<Principal, State>,
    ConnectSettingsHandlers<Principal, State>,
    LeaderboardHandlers<Principal, State>,
    LocationsHandlers<Principal, State>,
    QuotaHandlers<Principal, State>,
    ApiTokensHandlers<Principal, State>,
    FilterControlsHandlers<Principal, State>,
    ChatRoomsHandlers<Principal, State>,
    AuthTokensHandlers<Principal, State>,
    HomeFeedHandlers<Principal, State>,
    MemberSearchHandlers<Principal, State> {}

/** One function for each security scheme in use. It takes a credential and returns the principal. */
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
   * The access token of a member, from `createAuthToken`. It expires after one hour; `refreshAccessToken` returns
   * a new one.
   */
  MemberAccessToken: SecurityHandler<Principal, string, State>;
}

/**
 * The options of `createServer`: handlers and security handlers, or mock mode; hooks, limits, errors, response validation.
 * `State` is what the hook `onRequest` returns for each request.
 */
export type ServerOptions<Principal = unknown, State = unknown> = RuntimeServerOptions<
  Handlers<Principal, State>,
  SecurityHandlers<Principal, State>,
  Principal,
  State
>;

/** Creates a server of the API for any adapter. */
export const createServer = <Principal = unknown, State = unknown>(options: ServerOptions<Principal, State>): Server =>
  createRuntimeServer<Handlers<Principal, State>, SecurityHandlers<Principal, State>, Principal, State>(definition, options);

/** Returns the credential of a request for a security scheme, unverified; `undefined` if there is none. */
export const credentialOf = (
  scheme: keyof SecurityHandlers,
  request: CredentialSource,
): string | BasicCredentials | undefined => {
  const known = definition.securitySchemes[scheme];
  return known && readCredential(known, request);
};
