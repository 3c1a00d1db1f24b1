// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { type AccessGroupMembersApi, createAccessGroupMembersApi } from './operations/access-group-members.js';
import { type AccessGroupsApi, createAccessGroupsApi } from './operations/access-groups.js';
import { type AffiliatePayoutsApi, createAffiliatePayoutsApi } from './operations/affiliate-payouts.js';
import { type AffiliatesApi, createAffiliatesApi } from './operations/affiliates.js';
import { type ApiTokensApi, createApiTokensApi } from './operations/api-tokens.js';
import { type AuthTokensApi, createAuthTokensApi } from './operations/auth-tokens.js';
import { type ChargesApi, createChargesApi } from './operations/charges.js';
import { type ChatPreferencesApi, createChatPreferencesApi } from './operations/chat-preferences.js';
import { type ChatRoomsApi, createChatRoomsApi } from './operations/chat-rooms.js';
import { type CommentsApi, createCommentsApi } from './operations/comments.js';
import { type CommunityApi, createCommunityApi } from './operations/community.js';
import { type ConnectSettingsApi, createConnectSettingsApi } from './operations/connect-settings.js';
import { type ContactNotesApi, createContactNotesApi } from './operations/contact-notes.js';
import { type CourseLessonsApi, createCourseLessonsApi } from './operations/course-lessons.js';
import { type CourseSectionsApi, createCourseSectionsApi } from './operations/course-sections.js';
import { createEmbedsApi, type EmbedsApi } from './operations/embeds.js';
import { createEventAttendeesApi, type EventAttendeesApi } from './operations/event-attendees.js';
import { createEventsApi, type EventsApi } from './operations/events.js';
import { createFilterConfigurationApi, type FilterConfigurationApi } from './operations/filter-configuration.js';
import { createFilterControlsApi, type FilterControlsApi } from './operations/filter-controls.js';
import { createFlaggedContentsApi, type FlaggedContentsApi } from './operations/flagged-contents.js';
import { createFormSubmissionsApi, type FormSubmissionsApi } from './operations/form-submissions.js';
import { createFormsApi, type FormsApi } from './operations/forms.js';
import { createHomeFeedApi, type HomeFeedApi } from './operations/home-feed.js';
import { createImagePostsApi, type ImagePostsApi } from './operations/image-posts.js';
import { createInvitationLinksApi, type InvitationLinksApi } from './operations/invitation-links.js';
import { createLeaderboardApi, type LeaderboardApi } from './operations/leaderboard.js';
import { createLeadsApi, type LeadsApi } from './operations/leads.js';
import { createLessonProgressApi, type LessonProgressApi } from './operations/lesson-progress.js';
import { createLiveRoomsApi, type LiveRoomsApi } from './operations/live-rooms.js';
import { createLocationsApi, type LocationsApi } from './operations/locations.js';
import { createMemberAccessGroupsApi, type MemberAccessGroupsApi } from './operations/member-access-groups.js';
import { createMemberSearchApi, type MemberSearchApi } from './operations/member-search.js';
import { createMemberSpacesApi, type MemberSpacesApi } from './operations/member-spaces.js';
import { createMemberTagsApi, type MemberTagsApi } from './operations/member-tags.js';
import { createMembersApi, type MembersApi } from './operations/members.js';
import { createMessagesApi, type MessagesApi } from './operations/messages.js';
import { createPaymentMethodsApi, type PaymentMethodsApi } from './operations/payment-methods.js';
import { createPaywallCouponsApi, type PaywallCouponsApi } from './operations/paywall-coupons.js';
import { createPaywallGroupsApi, type PaywallGroupsApi } from './operations/paywall-groups.js';
import { createPaywallsApi, type PaywallsApi } from './operations/paywalls.js';
import { createPostFollowersApi, type PostFollowersApi } from './operations/post-followers.js';
import { createPostSummariesApi, type PostSummariesApi } from './operations/post-summaries.js';
import { createPostsApi, type PostsApi } from './operations/posts.js';
import { createProfileAnswersApi, type ProfileAnswersApi } from './operations/profile-answers.js';
import { createProfileFieldsApi, type ProfileFieldsApi } from './operations/profile-fields.js';
import { createProfilePagesApi, type ProfilePagesApi } from './operations/profile-pages.js';
import { createQuotaApi, type QuotaApi } from './operations/quota.js';
import { createSearchApi, type SearchApi } from './operations/search.js';
import { createSegmentsApi, type SegmentsApi } from './operations/segments.js';
import { createSpaceGroupMembersApi, type SpaceGroupMembersApi } from './operations/space-group-members.js';
import { createSpaceGroupsApi, type SpaceGroupsApi } from './operations/space-groups.js';
import { createSpaceMembersApi, type SpaceMembersApi } from './operations/space-members.js';
import { createSpaceSummariesApi, type SpaceSummariesApi } from './operations/space-summaries.js';
import { createSpacesApi, type SpacesApi } from './operations/spaces.js';
import { createSubscriptionsApi, type SubscriptionsApi } from './operations/subscriptions.js';
import { createTaggedMembersApi, type TaggedMembersApi } from './operations/tagged-members.js';
import { createTaxSettingsApi, type TaxSettingsApi } from './operations/tax-settings.js';
import { createTopicsApi, type TopicsApi } from './operations/topics.js';
import { createUploadsApi, type UploadsApi } from './operations/uploads.js';
import { createWorkflowsApi, type WorkflowsApi } from './operations/workflows.js';
import {
  type ChooseServer,
  type ClientOptions as RuntimeClientOptions,
  createRuntimeClient,
  fillServers,
  type OnUndeclared,
  type RuntimeClient,
  type Sender,
  type ServerAddress,
  type Session,
} from './runtime/client.js';

/** The default server: the first one of the document. */
const server: ServerAddress = {
  url: 'https://api.community.example',
  template: '{base_url}',
  variables: { base_url: { default: 'https://api.community.example' } },
};

/** Credentials by security scheme. A function is called for each request. */
export type Auth = {
  /** An API token of type `Admin V1 or V2`. */
  readonly AdminBearer?: string | (() => string | Promise<string>) | undefined;
  /** The same API token in the older form. The value of the header is `Token <API_KEY>`. */
  readonly AdminToken?: string | (() => string | Promise<string>) | undefined;
  /** An API token of type `Headless Auth`. */
  readonly HeadlessBearer?: string | (() => string | Promise<string>) | undefined;
  /** The same API token in the older form. The value of the header is `Token <API_KEY>`. */
  readonly HeadlessToken?: string | (() => string | Promise<string>) | undefined;
  /**
   * The access token of a member, from `createAuthToken`. It expires after one hour; `refreshAccessToken` returns
   * a new one.
   */
  readonly MemberAccessToken?: string | (() => string | Promise<string>) | Session | undefined;
  /** The host of the community. Declared for tools that ask for it; no operation requires it. */
  readonly HostHeader?: string | (() => string | Promise<string>) | undefined;
};

/** The options of `createClient`. */
export interface ClientOptions<U extends OnUndeclared = 'throw'> extends Omit<RuntimeClientOptions<U>, 'auth'> {
  readonly auth?: Auth | undefined;
}

/** The client that operation functions take. */
export interface Client<U extends OnUndeclared = 'throw'> extends RuntimeClient<U> {}

/** Creates a client. Nothing is sent until an operation is called. */
export const createClient = <U extends OnUndeclared = 'throw'>(options: ClientOptions<U> = {}): Client<NoInfer<U>> =>
  createRuntimeClient(server, options);

/** Values of server variables (OpenAPI 3.1, 4.8.6). Omitted variables have their defaults. */
export interface ServerVariables {
  readonly base_url?: string | undefined;
}

/** Sets server variables: `createClient({ baseUrl: serverUrl({ … }) })`. */
export const serverUrl = (variables: ServerVariables): ChooseServer => fillServers({ ...variables });

/** All operations by group. Each returns the body of a success and throws an `ApiError` for other responses. */
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

/** Creates the grouped operations of a client. */
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
