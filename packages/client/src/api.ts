// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { createMembersApi, type MembersApi } from './facade/members.js';
import { createMemberSpacesApi, type MemberSpacesApi } from './facade/member-spaces.js';
import { createMemberTagsApi, type MemberTagsApi } from './facade/member-tags.js';
import { createTaggedMembersApi, type TaggedMembersApi } from './facade/tagged-members.js';
import { createProfileFieldsApi, type ProfileFieldsApi } from './facade/profile-fields.js';
import { createProfilePagesApi, type ProfilePagesApi } from './facade/profile-pages.js';
import { createProfileAnswersApi, type ProfileAnswersApi } from './facade/profile-answers.js';
import { createLeadsApi, type LeadsApi } from './facade/leads.js';
import { createContactNotesApi, type ContactNotesApi } from './facade/contact-notes.js';
import { createSegmentsApi, type SegmentsApi } from './facade/segments.js';
import { createFilterConfigurationApi, type FilterConfigurationApi } from './facade/filter-configuration.js';
import { createPostsApi, type PostsApi } from './facade/posts.js';
import { createPostFollowersApi, type PostFollowersApi } from './facade/post-followers.js';
import { createImagePostsApi, type ImagePostsApi } from './facade/image-posts.js';
import { createCommentsApi, type CommentsApi } from './facade/comments.js';
import { createTopicsApi, type TopicsApi } from './facade/topics.js';
import { createPostSummariesApi, type PostSummariesApi } from './facade/post-summaries.js';
import { createSpaceSummariesApi, type SpaceSummariesApi } from './facade/space-summaries.js';
import { createSpacesApi, type SpacesApi } from './facade/spaces.js';
import { createSpaceMembersApi, type SpaceMembersApi } from './facade/space-members.js';
import { createSpaceGroupsApi, type SpaceGroupsApi } from './facade/space-groups.js';
import { createSpaceGroupMembersApi, type SpaceGroupMembersApi } from './facade/space-group-members.js';
import { createEmbedsApi, type EmbedsApi } from './facade/embeds.js';
import { createUploadsApi, type UploadsApi } from './facade/uploads.js';
import { createMessagesApi, type MessagesApi } from './facade/messages.js';
import { createSearchApi, type SearchApi } from './facade/search.js';
import { createChatPreferencesApi, type ChatPreferencesApi } from './facade/chat-preferences.js';
import { createCourseSectionsApi, type CourseSectionsApi } from './facade/course-sections.js';
import { createCourseLessonsApi, type CourseLessonsApi } from './facade/course-lessons.js';
import { createLessonProgressApi, type LessonProgressApi } from './facade/lesson-progress.js';
import { createEventsApi, type EventsApi } from './facade/events.js';
import { createEventAttendeesApi, type EventAttendeesApi } from './facade/event-attendees.js';
import { createLiveRoomsApi, type LiveRoomsApi } from './facade/live-rooms.js';
import { createAccessGroupsApi, type AccessGroupsApi } from './facade/access-groups.js';
import { createAccessGroupMembersApi, type AccessGroupMembersApi } from './facade/access-group-members.js';
import { createMemberAccessGroupsApi, type MemberAccessGroupsApi } from './facade/member-access-groups.js';
import { createInvitationLinksApi, type InvitationLinksApi } from './facade/invitation-links.js';
import { createFormsApi, type FormsApi } from './facade/forms.js';
import { createFormSubmissionsApi, type FormSubmissionsApi } from './facade/form-submissions.js';
import { createWorkflowsApi, type WorkflowsApi } from './facade/workflows.js';
import { createFlaggedContentsApi, type FlaggedContentsApi } from './facade/flagged-contents.js';
import { createPaywallsApi, type PaywallsApi } from './facade/paywalls.js';
import { createPaywallGroupsApi, type PaywallGroupsApi } from './facade/paywall-groups.js';
import { createPaywallCouponsApi, type PaywallCouponsApi } from './facade/paywall-coupons.js';
import { createChargesApi, type ChargesApi } from './facade/charges.js';
import { createSubscriptionsApi, type SubscriptionsApi } from './facade/subscriptions.js';
import { createAffiliatesApi, type AffiliatesApi } from './facade/affiliates.js';
import { createAffiliatePayoutsApi, type AffiliatePayoutsApi } from './facade/affiliate-payouts.js';
import { createPaymentMethodsApi, type PaymentMethodsApi } from './facade/payment-methods.js';
import { createTaxSettingsApi, type TaxSettingsApi } from './facade/tax-settings.js';
import { createCommunityApi, type CommunityApi } from './facade/community.js';
import { createConnectSettingsApi, type ConnectSettingsApi } from './facade/connect-settings.js';
import { createLeaderboardApi, type LeaderboardApi } from './facade/leaderboard.js';
import { createLocationsApi, type LocationsApi } from './facade/locations.js';
import { createQuotaApi, type QuotaApi } from './facade/quota.js';
import { createApiTokensApi, type ApiTokensApi } from './facade/api-tokens.js';
import { createFilterControlsApi, type FilterControlsApi } from './facade/filter-controls.js';
import { createChatRoomsApi, type ChatRoomsApi } from './facade/chat-rooms.js';
import { createAuthTokensApi, type AuthTokensApi } from './facade/auth-tokens.js';
import { createHomeFeedApi, type HomeFeedApi } from './facade/home-feed.js';
import { createMemberSearchApi, type MemberSearchApi } from './facade/member-search.js';
import type { OnUndeclared, Sender } from './runtime/client/index.js';

/** All operations, grouped: each returns the body of a success and throws an `ApiError` for any other response. */
export interface Api {
  readonly members: MembersApi;
  readonly memberSpaces: MemberSpacesApi;
  readonly memberTags: MemberTagsApi;
  readonly taggedMembers: TaggedMembersApi;
  readonly profileFields: ProfileFieldsApi;
  readonly profilePages: ProfilePagesApi;
  readonly profileAnswers: ProfileAnswersApi;
  readonly leads: LeadsApi;
  readonly contactNotes: ContactNotesApi;
  readonly segments: SegmentsApi;
  readonly filterConfiguration: FilterConfigurationApi;
  readonly posts: PostsApi;
  readonly postFollowers: PostFollowersApi;
  readonly imagePosts: ImagePostsApi;
  readonly comments: CommentsApi;
  readonly topics: TopicsApi;
  readonly postSummaries: PostSummariesApi;
  readonly spaceSummaries: SpaceSummariesApi;
  readonly spaces: SpacesApi;
  readonly spaceMembers: SpaceMembersApi;
  readonly spaceGroups: SpaceGroupsApi;
  readonly spaceGroupMembers: SpaceGroupMembersApi;
  readonly embeds: EmbedsApi;
  readonly uploads: UploadsApi;
  readonly messages: MessagesApi;
  readonly search: SearchApi;
  readonly chatPreferences: ChatPreferencesApi;
  readonly courseSections: CourseSectionsApi;
  readonly courseLessons: CourseLessonsApi;
  readonly lessonProgress: LessonProgressApi;
  readonly events: EventsApi;
  readonly eventAttendees: EventAttendeesApi;
  readonly liveRooms: LiveRoomsApi;
  readonly accessGroups: AccessGroupsApi;
  readonly accessGroupMembers: AccessGroupMembersApi;
  readonly memberAccessGroups: MemberAccessGroupsApi;
  readonly invitationLinks: InvitationLinksApi;
  readonly forms: FormsApi;
  readonly formSubmissions: FormSubmissionsApi;
  readonly workflows: WorkflowsApi;
  readonly flaggedContents: FlaggedContentsApi;
  readonly paywalls: PaywallsApi;
  readonly paywallGroups: PaywallGroupsApi;
  readonly paywallCoupons: PaywallCouponsApi;
  readonly charges: ChargesApi;
  readonly subscriptions: SubscriptionsApi;
  readonly affiliates: AffiliatesApi;
  readonly affiliatePayouts: AffiliatePayoutsApi;
  readonly paymentMethods: PaymentMethodsApi;
  readonly taxSettings: TaxSettingsApi;
  readonly community: CommunityApi;
  readonly connectSettings: ConnectSettingsApi;
  readonly leaderboard: LeaderboardApi;
  readonly locations: LocationsApi;
  readonly quota: QuotaApi;
  readonly apiTokens: ApiTokensApi;
  readonly filterControls: FilterControlsApi;
  readonly chatRooms: ChatRoomsApi;
  readonly authTokens: AuthTokensApi;
  readonly homeFeed: HomeFeedApi;
  readonly memberSearch: MemberSearchApi;
}

/** Binds all operations to a client. */
export const createApi = (client: Sender<OnUndeclared>): Api => ({
  members: createMembersApi(client),
  memberSpaces: createMemberSpacesApi(client),
  memberTags: createMemberTagsApi(client),
  taggedMembers: createTaggedMembersApi(client),
  profileFields: createProfileFieldsApi(client),
  profilePages: createProfilePagesApi(client),
  profileAnswers: createProfileAnswersApi(client),
  leads: createLeadsApi(client),
  contactNotes: createContactNotesApi(client),
  segments: createSegmentsApi(client),
  filterConfiguration: createFilterConfigurationApi(client),
  posts: createPostsApi(client),
  postFollowers: createPostFollowersApi(client),
  imagePosts: createImagePostsApi(client),
  comments: createCommentsApi(client),
  topics: createTopicsApi(client),
  postSummaries: createPostSummariesApi(client),
  spaceSummaries: createSpaceSummariesApi(client),
  spaces: createSpacesApi(client),
  spaceMembers: createSpaceMembersApi(client),
  spaceGroups: createSpaceGroupsApi(client),
  spaceGroupMembers: createSpaceGroupMembersApi(client),
  embeds: createEmbedsApi(client),
  uploads: createUploadsApi(client),
  messages: createMessagesApi(client),
  search: createSearchApi(client),
  chatPreferences: createChatPreferencesApi(client),
  courseSections: createCourseSectionsApi(client),
  courseLessons: createCourseLessonsApi(client),
  lessonProgress: createLessonProgressApi(client),
  events: createEventsApi(client),
  eventAttendees: createEventAttendeesApi(client),
  liveRooms: createLiveRoomsApi(client),
  accessGroups: createAccessGroupsApi(client),
  accessGroupMembers: createAccessGroupMembersApi(client),
  memberAccessGroups: createMemberAccessGroupsApi(client),
  invitationLinks: createInvitationLinksApi(client),
  forms: createFormsApi(client),
  formSubmissions: createFormSubmissionsApi(client),
  workflows: createWorkflowsApi(client),
  flaggedContents: createFlaggedContentsApi(client),
  paywalls: createPaywallsApi(client),
  paywallGroups: createPaywallGroupsApi(client),
  paywallCoupons: createPaywallCouponsApi(client),
  charges: createChargesApi(client),
  subscriptions: createSubscriptionsApi(client),
  affiliates: createAffiliatesApi(client),
  affiliatePayouts: createAffiliatePayoutsApi(client),
  paymentMethods: createPaymentMethodsApi(client),
  taxSettings: createTaxSettingsApi(client),
  community: createCommunityApi(client),
  connectSettings: createConnectSettingsApi(client),
  leaderboard: createLeaderboardApi(client),
  locations: createLocationsApi(client),
  quota: createQuotaApi(client),
  apiTokens: createApiTokensApi(client),
  filterControls: createFilterControlsApi(client),
  chatRooms: createChatRoomsApi(client),
  authTokens: createAuthTokensApi(client),
  homeFeed: createHomeFeedApi(client),
  memberSearch: createMemberSearchApi(client),
});
