// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AccessGroup,
  AccessGroupAttributes,
  AccessGroupCommunityMember,
  AccessGroupCommunityMembers,
  AccessGroupCreateRequest,
  AccessGroupMemberCreateRequest,
  AccessGroups,
  AccessGroupStatusFilter,
  AccessGroupUpdateRequest,
  NewAccessGroup,
} from './access-group.js';
import type {
  AdvancedSearchFilters,
  AdvancedSearchResult,
  AdvancedSearchResults,
  AdvancedSearchType,
  MentionScope,
  SearchResultAuthor,
} from './advanced-search.js';
import type {
  ApiToken,
  ApiTokenAttributes,
  ApiTokenCreateRequest,
  ApiTokensList,
  ApiTokenType,
  IssuedApiToken,
} from './api-token.js';
import type {
  AccessTokenRevocation,
  AuthTokenRequest,
  HeadlessAuthToken,
  RefreshedAccessToken,
  RefreshTokenRequest,
  RefreshTokenRevocation,
} from './auth.js';
import type { ChatPreferences, ChatPreferencesParts, ChatPreferencesUpdateRequest } from './chat-preferences.js';
import type { ChatRoom, ChatRoomKind, ChatRoomsList } from './chat-room.js';
import type {
  Comment,
  CommentAttributes,
  CommentAuthorType,
  CommentBody,
  CommentBodyAttributes,
  CommentCreateRequest,
  CommentsList,
  CommentUpdateRequest,
  CommentUser,
  PostReference,
  SpaceReference,
} from './comment.js';
import type {
  AgeOrNameOrder,
  ErrorBody,
  MessageResponse,
  PageEnvelope,
  Slug,
  SortDirection,
  SuccessResponse,
} from './common.js';
import type {
  CommunityLead,
  CommunityLeadAttributes,
  CommunityLeadCreateRequest,
  CommunityLeadsList,
  CommunityLeadUpdateRequest,
} from './community-lead.js';
import type {
  CommunityMemberAttributes,
  CommunityMemberCreateRequest,
  CommunityMemberUpdateRequest,
  MemberMessagingPreference,
  MemberPreferences,
  MemberStatusFilter,
} from './community-member-request.js';
import type {
  ActivityScore,
  CommunityMember,
  CommunityMemberCreated,
  CommunityMemberList,
  CommunityMemberProfileField,
  CommunityMemberProfileFieldsList,
  GamificationStats,
  MemberProfileField,
  MemberTagReference,
  OfferedProfileFieldChoice,
  SelectedProfileFieldChoice,
} from './community-member.js';
import type {
  CommunityAttributes,
  CommunityLocale,
  CommunityPrefsAttributes,
  CommunitySettingAttributes,
  CommunityUpdateRequest,
  LoggedOutRedirectType,
  SearchSorting,
} from './community-request.js';
import type {
  Community,
  CommunityParts,
  CommunityPrefs,
  CommunitySetting,
  CommunitySettingParts,
  ThemeColor,
  ThemeColorParts,
} from './community.js';
import type {
  ConnectSetting,
  ConnectSettingAttributes,
  ConnectSettings,
  ConnectSettingsUpdateRequest,
  MemberDirectorySetting,
  MemberDirectorySettingAttributes,
  MessagingSetting,
  MessagingSettingAttributes,
} from './connect-settings.js';
import type { ContactNote, ContactNotePolicies, ContactNoteRequest, ContactNotesList } from './contact-note.js';
import type {
  CourseLessonProgress,
  CourseLessonProgressList,
  CourseLessonProgressParts,
  CourseLessonProgressUpdateRequest,
  LessonProgressStatus,
} from './course-lesson-progress.js';
import type {
  CourseLessonAttributes,
  CourseLessonCreateRequest,
  CourseLessonReorderRequest,
  CourseLessonUpdateRequest,
  CourseSectionAttributes,
  CourseSectionCreateRequest,
  CourseSectionOrder,
  CourseSectionUpdateRequest,
} from './course-request.js';
import type {
  CourseLesson,
  CourseLessonParts,
  CourseLessonsList,
  CourseLessonStatus,
  CourseSection,
  CourseSectionsList,
  CourseSetting,
  CourseSettingParts,
} from './course.js';
import type {
  DirectUploadBlob,
  DirectUploadCreateRequest,
  DirectUploadResponse,
  DirectUploadTarget,
} from './direct-upload.js';
import type { Embed, EmbedCreateRequest } from './embed.js';
import type {
  EventAttendee,
  EventAttendeeNames,
  EventAttendeeRemovalRequest,
  EventAttendeeRequest,
  EventAttendeesList,
} from './event-attendee.js';
import type {
  EventAttributes,
  EventDuplicateRequest,
  EventEditMode,
  EventFrequency,
  EventInviteAttributes,
  EventInvitedEntities,
  EventLocationType,
  EventOrder,
  EventPaywallAttributes,
  EventPlace,
  EventRecurrenceAttributes,
  EventRequest,
  EventSettingAttributes,
  EventStatus,
  EventTicketType,
  EventType,
  EventUpdateRequest,
  LiveRoomSettingAttributes,
  NewEventAttributes,
} from './event-request.js';
import type { Event, EventList, EventSettingParts, EventSpace } from './event.js';
import type {
  ArrayConfiguration,
  AsyncSearchConfiguration,
  BaseSearchFilter,
  BaseSearchParams,
  BooleanConfiguration,
  Configuration,
  ConfigurationBase,
  FilterContext,
  FilterGroup,
  FilterResponse,
  LocationConfiguration,
  NearMeConfiguration,
  NumberConfiguration,
  PresetConfiguration,
  RadioConfiguration,
  SearchConfiguration,
  StringConfiguration,
} from './filter-configuration.js';
import type {
  FilterKitControl,
  FilterKitControlAttributes,
  FilterKitControlCreateRequest,
  FilterKitControlsList,
  FilterKitControlUpdateRequest,
  FilterKitKey,
} from './filter-kit.js';
import type {
  ArrayFilterOption,
  ArrayFilterPayload,
  ArrayFilterType,
  AsyncSearchFilterPayload,
  FilterMode,
  LocationFilterPayload,
  LocationSearchOptions,
  NearMeFilterPayload,
  NearMeLocationFilterValues,
  NearMeProfileField,
  NumberFilterOptions,
  NumberFilterPayload,
  PresetFilterPayload,
  RadioFilterOption,
  RadioFilterPayload,
  StringFilterPayload,
} from './filter-payload.js';
import type {
  FlaggedContentCreateRequest,
  FlaggedContentDecisionRequest,
  FlaggedContentReason,
  FlaggedContentStatusFilter,
  FlaggedContentType,
  NewFlaggedContent,
} from './flagged-content-request.js';
import type { FlaggedContent, FlaggedContentsList } from './flagged-content.js';
import type {
  FormElement,
  FormElementParts,
  FormElements,
  FormElementType,
  StoredFormElement,
} from './form-element.js';
import type {
  Form,
  FormAfterSubmissionAction,
  FormAttributes,
  FormColors,
  FormCreateRequest,
  FormEmbedDisplayFormat,
  FormList,
  FormStatus,
  FormStyles,
  FormSubmission,
  FormSubmissionCreateRequest,
  FormSubmissionCreateResponse,
  FormSubmissionElement,
  FormSubmissionField,
  FormSubmissionList,
  FormUpdateRequest,
} from './form.js';
import type { HomeFeed, HomeFeedBody, HomeFeedPolicies, HomeFeedRecord, HomeFeedSpace } from './home-feed.js';
import type {
  IdOrText,
  InvitationLinkAttributes,
  InvitationLinkCreateRequest,
  InvitationLinkPaywallRequest,
  InvitationLinkStatus,
  InvitationLinkUpdateRequest,
} from './invitation-link-request.js';
import type { InvitationLink, InvitationLinkPaywall, InvitationLinksList } from './invitation-link.js';
import type { Leaderboard, LeaderboardEntry, LeaderboardPeriod } from './leaderboard.js';
import type {
  LiveRoom,
  LiveRoomCreateRequest,
  LiveRoomList,
  LiveRoomParts,
  LiveRoomTranscripts,
  LiveRoomType,
} from './live-room.js';
import type { LocationResult, LocationSearchResults } from './location.js';
import type {
  MemberSearchDirection,
  MemberSearchFilter,
  MemberSearchFilterType,
  MemberSearchOrder,
  MemberSearchOrderBy,
  MemberSearchRequest,
  MemberSearchResponse,
  MemberSearchStatus,
  SearchedMember,
} from './member-search.js';
import type {
  MemberTag,
  MemberTagDisplayLocations,
  MemberTagEmoji,
  MemberTagLocationParts,
  MemberTagRequest,
  MemberTagsList,
} from './member-tag.js';
import type {
  ChatRoomMessage,
  ChatRoomMessageImportRequest,
  ChatRoomMessageSender,
  ChatRoomMessagesList,
  MessageCreatedResponse,
  MessageCreateRequest,
} from './message.js';
import type {
  AddAccessGroupMemberPath,
  GetAccessGroupMemberPath,
  GetAccessGroupMemberQuery,
  ListAccessGroupMembersPath,
  ListAccessGroupMembersQuery,
  RemoveAccessGroupMemberPath,
  RemoveAccessGroupMemberQuery,
} from './operations/access-group-members.js';
import type {
  ArchiveAccessGroupPath,
  GetAccessGroupPath,
  ListAccessGroupsQuery,
  UnarchiveAccessGroupPath,
  UpdateAccessGroupPath,
} from './operations/access-groups.js';
import type { ListAffiliatePayoutsQuery } from './operations/affiliate-payouts.js';
import type {
  GetPaywallAffiliatePath,
  ListPaywallAffiliatesQuery,
  UpdatePaywallAffiliatePath,
} from './operations/affiliates.js';
import type { ListApiTokensQuery, RevokeApiTokenPath } from './operations/api-tokens.js';
import type {
  ExportCommunityMemberChargesQuery,
  GetCommunityMemberChargePath,
  ListCommunityMemberChargesQuery,
  RefundCommunityMemberChargePath,
} from './operations/charges.js';
import type { ListChatRoomsQuery } from './operations/chat-rooms.js';
import type { DeleteCommentPath, GetCommentPath, ListCommentsQuery, UpdateCommentPath } from './operations/comments.js';
import type {
  CreateContactNotePath,
  DeleteContactNotePath,
  GetContactNotePath,
  ListContactNotesPath,
  ListContactNotesQuery,
  UpdateContactNotePath,
} from './operations/contact-notes.js';
import type {
  DeleteCourseLessonPath,
  GetCourseLessonPath,
  ListCourseLessonsQuery,
  UpdateCourseLessonPath,
} from './operations/course-lessons.js';
import type {
  DeleteCourseSectionPath,
  GetCourseSectionPath,
  ListCourseSectionsQuery,
  UpdateCourseSectionPath,
} from './operations/course-sections.js';
import type { GetEmbedPath } from './operations/embeds.js';
import type { ListEventAttendeesQuery, RemoveEventAttendeeQuery } from './operations/event-attendees.js';
import type {
  DeleteEventPath,
  DeleteEventQuery,
  DuplicateEventPath,
  GetEventPath,
  ListEventsQuery,
  UpdateEventPath,
} from './operations/events.js';
import type { GetFilterConfigurationQuery } from './operations/filter-configuration.js';
import type {
  DeleteFilterControlPath,
  GetFilterControlPath,
  ListFilterControlsQuery,
  UpdateFilterControlPath,
} from './operations/filter-controls.js';
import type {
  ApproveFlaggedContentPath,
  GetFlaggedContentPath,
  ListFlaggedContentsQuery,
  RejectFlaggedContentPath,
} from './operations/flagged-contents.js';
import type {
  CreateFormSubmissionPath,
  GetFormSubmissionPath,
  ListFormSubmissionsPath,
  ListFormSubmissionsQuery,
} from './operations/form-submissions.js';
import type {
  DeleteFormPath,
  DuplicateFormPath,
  GetFormElementsPath,
  GetFormPath,
  ListFormsQuery,
  UpdateFormPath,
} from './operations/forms.js';
import type { GetHomeFeedQuery } from './operations/home-feed.js';
import type {
  CreateImagePostPath,
  DeleteImagePostPath,
  DuplicateImagePostPath,
  GetImagePostPath,
  ListImagePostsPath,
  ListImagePostsQuery,
  UpdateImagePostPath,
} from './operations/image-posts.js';
import type {
  DeleteInvitationLinkPath,
  GetInvitationLinkPath,
  ListInvitationLinksQuery,
  RevokeInvitationLinkPath,
  UpdateInvitationLinkPath,
} from './operations/invitation-links.js';
import type { GetLeaderboardQuery } from './operations/leaderboard.js';
import type {
  DeleteCommunityLeadPath,
  GetCommunityLeadPath,
  ListCommunityLeadsQuery,
  UpdateCommunityLeadPath,
} from './operations/leads.js';
import type { ListLessonProgressQuery } from './operations/lesson-progress.js';
import type {
  CloseLiveRoomPath,
  GetLiveRoomPath,
  GetLiveRoomTranscriptsPath,
  ListLiveRoomsQuery,
  StartLiveRoomPath,
} from './operations/live-rooms.js';
import type { SearchLocationsQuery } from './operations/locations.js';
import type { ListMemberAccessGroupsPath, ListMemberAccessGroupsQuery } from './operations/member-access-groups.js';
import type { ListMemberSpacesQuery } from './operations/member-spaces.js';
import type {
  DeleteMemberTagPath,
  GetMemberTagPath,
  ListMemberTagsQuery,
  UpdateMemberTagPath,
} from './operations/member-tags.js';
import type {
  BanCommunityMemberPath,
  DeactivateCommunityMemberPath,
  DeleteCommunityMemberPath,
  FindCommunityMemberQuery,
  GetCommunityMemberPath,
  ListCommunityMembersQuery,
  UpdateCommunityMemberPath,
} from './operations/members.js';
import type { ListChatRoomMessagesPath, ListChatRoomMessagesQuery } from './operations/messages.js';
import type {
  DeletePaywallCouponPath,
  GetPaywallCouponPath,
  ListPaywallCouponsQuery,
} from './operations/paywall-coupons.js';
import type {
  GetPaywallGroupPath,
  ListPaywallGroupsQuery,
  UpdatePaywallGroupPath,
} from './operations/paywall-groups.js';
import type {
  ArchivePaywallPath,
  DeletePaywallPath,
  GetPaywallPath,
  PublishPaywallPath,
  SearchPaywallsQuery,
  UnarchivePaywallPath,
  UpdatePaywallPath,
} from './operations/paywalls.js';
import type {
  AddPostFollowerPath,
  ListPostFollowersPath,
  ListPostFollowersQuery,
  RemovePostFollowerPath,
  RemovePostFollowerQuery,
} from './operations/post-followers.js';
import type { GetPostSummaryPath } from './operations/post-summaries.js';
import type {
  DeletePostPath,
  GetPostPath,
  ListPostsQuery,
  SearchPostsQuery,
  UpdatePostPath,
} from './operations/posts.js';
import type { ListProfileAnswersPath, ListProfileAnswersQuery } from './operations/profile-answers.js';
import type {
  ArchiveProfileFieldPath,
  DeleteProfileFieldPath,
  GetProfileFieldPath,
  ListProfileFieldsQuery,
  UnarchiveProfileFieldPath,
  UpdateProfileFieldPath,
} from './operations/profile-fields.js';
import type { GetProfilePageQuery } from './operations/profile-pages.js';
import type { RunAdvancedSearchQuery } from './operations/search.js';
import type {
  DeleteCommunitySegmentPath,
  DuplicateCommunitySegmentPath,
  DuplicateCommunitySegmentQuery,
  GetCommunitySegmentPath,
  ListCommunitySegmentsQuery,
  UpdateCommunitySegmentPath,
} from './operations/segments.js';
import type {
  GetSpaceGroupMemberQuery,
  ListSpaceGroupMembersQuery,
  RemoveSpaceGroupMemberQuery,
} from './operations/space-group-members.js';
import type {
  DeleteSpaceGroupPath,
  GetSpaceGroupPath,
  ListSpaceGroupsQuery,
  UpdateSpaceGroupPath,
} from './operations/space-groups.js';
import type { GetSpaceMemberQuery, ListSpaceMembersQuery, RemoveSpaceMemberQuery } from './operations/space-members.js';
import type { GetSpaceSummaryPath, GetSpaceSummaryQuery } from './operations/space-summaries.js';
import type { DeleteSpacePath, GetSpacePath, ListSpacesQuery, UpdateSpacePath } from './operations/spaces.js';
import type {
  CancelCommunityMemberSubscriptionPath,
  ExportCommunityMemberSubscriptionsQuery,
  GetCommunityMemberSubscriptionPath,
  ListCommunityMemberSubscriptionsQuery,
  ResumeCommunityMemberSubscriptionPath,
} from './operations/subscriptions.js';
import type {
  GetTaggedMemberPath,
  ListTaggedMembersQuery,
  RemoveTaggedMemberQuery,
} from './operations/tagged-members.js';
import type { DeleteTopicPath, GetTopicPath, ListTopicsQuery, UpdateTopicPath } from './operations/topics.js';
import type { GetDirectUploadPath } from './operations/uploads.js';
import type {
  ActivateWorkflowPath,
  ArchiveWorkflowPath,
  DeactivateWorkflowPath,
  DuplicateWorkflowPath,
  GetWorkflowPath,
  ListWorkflowRunsPath,
  ListWorkflowRunsQuery,
  ListWorkflowsQuery,
  UpdateWorkflowPath,
} from './operations/workflows.js';
import type {
  PaymentMethodPreference,
  PaymentMethodPreferencesList,
  PaymentMethodState,
  PaymentMethodUpdateRequest,
} from './payment-method.js';
import type {
  ChargeOrder,
  CommunityMemberChargeCreateRequest,
  CommunityMemberChargeRefundRequest,
  CommunityMemberSubscriptionCancelRequest,
  CommunityMemberSubscriptionCreateRequest,
  PaymentPlatform,
  PurchaseAttributes,
  SubscriptionEnd,
  SubscriptionOrder,
  SubscriptionRefundType,
} from './payment-request.js';
import type {
  CommunityMemberCharge,
  CommunityMemberChargeExport,
  CommunityMemberChargesList,
  CommunityMemberSubscription,
  CommunityMemberSubscriptionExport,
  CommunityMemberSubscriptionsList,
  PaymentExport,
  PaymentParties,
} from './payment.js';
import type {
  AffiliatePayout,
  AffiliatePayoutMarkPaidResponse,
  AffiliatePayoutSelection,
  AffiliatePayoutsList,
  AffiliatePayoutStartResponse,
  AffiliatePayoutStatus,
  PaywallAffiliate,
  PaywallAffiliateFilters,
  PaywallAffiliateInvitation,
  PaywallAffiliateInvitations,
  PaywallAffiliateInvitationSummary,
  PaywallAffiliateInviteRequest,
  PaywallAffiliatePayoutExport,
  PaywallAffiliatesList,
  PaywallAffiliateUpdateRequest,
} from './paywall-affiliate.js';
import type {
  CouponDiscountType,
  PaywallCoupon,
  PaywallCouponAttributes,
  PaywallCouponCreateRequest,
  PaywallCouponsList,
} from './paywall-coupon.js';
import type {
  ChangedPaywallPrice,
  CurrencyId,
  NewPaywallPrice,
  PaywallCreateRequest,
  PaywallGroupCreateRequest,
  PaywallGroupUpdateRequest,
  PaywallOrder,
  PaywallUpdateRequest,
} from './paywall-request.js';
import type {
  Paywall,
  PaywallGroup,
  PaywallGroupAttributes,
  PaywallGroupsList,
  PaywallParts,
  PaywallPrice,
  PaywallPriceParts,
  PaywallPriceType,
  PaywallsList,
  PaywallStatus,
} from './paywall.js';
import type { PostFollower, PostFollowerCreateRequest, PostFollowersList } from './post-follower.js';
import type {
  CommonPostAttributes,
  GalleryAttributes,
  ImagePostAttributes,
  ImagePostCreateRequest,
  ImagePostDuplicateRequest,
  ImagePostUpdateRequest,
  PostAttributes,
  PostAuthorAttributes,
  PostCreateRequest,
  PostOrder,
  PostState,
  PostUpdateRequest,
} from './post-request.js';
import type {
  BasicPost,
  BasicPostCreatedResponse,
  BasicPostDeletedResponse,
  BasicPostUpdatedResponse,
  GalleryImage,
  ImageGallery,
  ImagePost,
  ImagePostCreatedResponse,
  ImagePostsList,
  PostAiSummary,
  PostBody,
  PostsList,
} from './post.js';
import type {
  ChangedProfileField,
  NewProfileField,
  NumberOptionsAttributes,
  ProfileFieldAttributes,
  ProfileFieldCreateRequest,
  ProfileFieldUpdateRequest,
} from './profile-field-request.js';
import type {
  PageProfileFields,
  ProfileField,
  ProfileFieldChoice,
  ProfileFieldNumberOptions,
  ProfileFieldsList,
  ProfilePage,
  ProfilePageName,
} from './profile-field.js';
import type { Quota } from './quota.js';
import type {
  OpenDocumentRequest,
  RichTextBody,
  RichTextDocumentRequest,
  RichTextMark,
  RichTextNode,
  RichTextNodeAttributes,
  RichTextNodeRequest,
  RichTextParts,
  TiptapBody,
} from './rich-text.js';
import type {
  CommunitySegment,
  CommunitySegmentConsumerAttributes,
  CommunitySegmentDuplicateRequest,
  CommunitySegmentParams,
  CommunitySegmentsList,
  ContactFilterRule,
  ContactMemberRule,
  ContactSearchRulesSchema,
  SegmentCreator,
} from './segment.js';
import type { SharedCommunityMember, SharedMemberRoles, SharedMemberTag } from './shared-community-member.js';
import type {
  SpaceGroup,
  SpaceGroupAttributes,
  SpaceGroupCreateRequest,
  SpaceGroupReference,
  SpaceGroups,
  SpaceGroupUpdateRequest,
} from './space-group.js';
import type {
  MembershipMember,
  MembershipParts,
  MembershipStatus,
  SpaceGroupMember,
  SpaceGroupMemberCreateRequest,
  SpaceGroupMembers,
  SpaceMember,
  SpaceMemberCreateRequest,
  SpaceMembers,
} from './space-member.js';
import type {
  LockScreenBlock,
  SpaceAttributes,
  SpaceCreateRequest,
  SpaceEmoji,
  SpaceOrder,
  SpaceUpdateRequest,
  VisibleTabsRequest,
} from './space-request.js';
import type {
  CoverImageDisplayStyle,
  MetaTagAttributes,
  MetaTagParts,
  NotificationDefault,
  Space,
  SpaceAiSummary,
  SpaceCreateResponse,
  Spaces,
  SpaceTopicSummary,
} from './space.js';
import type { TaggedMember, TaggedMemberCreateRequest, TaggedMembers } from './tagged-member.js';
import type {
  TaxBehavior,
  TaxPlatformStatus,
  TaxSetting,
  TaxSettingAttributes,
  TaxSettingUpdateRequest,
} from './tax-setting.js';
import type { Topic, TopicAuthor, TopicRequest, TopicsList } from './topic.js';
import type {
  WorkflowActionAttributes,
  WorkflowAttributes,
  WorkflowCreateRequest,
  WorkflowStatusFilter,
  WorkflowTriggerAttributes,
  WorkflowUpdateRequest,
} from './workflow-request.js';
import type { WorkflowRun, WorkflowRunsList, WorkflowRunStatus } from './workflow-run.js';
import type {
  Workflow,
  WorkflowAction,
  WorkflowActionParts,
  WorkflowDetail,
  WorkflowsList,
  WorkflowStatus,
  WorkflowTrigger,
  WorkflowTriggerParts,
  WorkflowType,
} from './workflow.js';

export interface paths {
  '/api/admin/v2/community_members': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listCommunityMembers'];
    post: operations['createCommunityMember'];
  };
  '/api/admin/v2/community_members/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getCommunityMember'];
    put: operations['updateCommunityMember'];
    delete: operations['deactivateCommunityMember'];
  };
  '/api/admin/v2/community_members/search': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['findCommunityMember'];
  };
  '/api/admin/v2/community_members/{id}/ban_member': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    put: operations['banCommunityMember'];
  };
  '/api/admin/v2/community_members/{id}/delete_member': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    put: operations['deleteCommunityMember'];
  };
  '/api/admin/v2/community_member_spaces': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listMemberSpaces'];
  };
  '/api/admin/v2/member_tags': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listMemberTags'];
    post: operations['createMemberTag'];
  };
  '/api/admin/v2/member_tags/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getMemberTag'];
    put: operations['updateMemberTag'];
    delete: operations['deleteMemberTag'];
  };
  '/api/admin/v2/tagged_members': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listTaggedMembers'];
    post: operations['addTaggedMember'];
    delete: operations['removeTaggedMember'];
  };
  '/api/admin/v2/tagged_members/{id}': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getTaggedMember'];
  };
  '/api/admin/v2/profile_fields': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listProfileFields'];
    post: operations['createProfileField'];
  };
  '/api/admin/v2/profile_fields/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getProfileField'];
    put: operations['updateProfileField'];
    delete: operations['deleteProfileField'];
  };
  '/api/admin/v2/profile_fields/{id}/archive': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    put: operations['archiveProfileField'];
  };
  '/api/admin/v2/profile_fields/{id}/unarchive': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    put: operations['unarchiveProfileField'];
  };
  '/api/admin/v2/page_profile_fields': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getProfilePage'];
  };
  '/api/admin/v2/community_members/{community_member_id}/profile_fields': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listProfileAnswers'];
  };
  '/api/admin/v2/community_leads': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listCommunityLeads'];
    post: operations['createCommunityLead'];
  };
  '/api/admin/v2/community_leads/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getCommunityLead'];
    put: operations['updateCommunityLead'];
    delete: operations['deleteCommunityLead'];
  };
  '/api/admin/v2/contacts/{contact_id}/contact_notes': {
    parameters: { path: { contact_id: string }; query?: never; header?: never; cookie?: never };
    get: operations['listContactNotes'];
    post: operations['createContactNote'];
  };
  '/api/admin/v2/contacts/{contact_id}/contact_notes/{id}': {
    parameters: { path: { contact_id: string; id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getContactNote'];
    put: operations['updateContactNote'];
    delete: operations['deleteContactNote'];
  };
  '/api/admin/v2/community_segments': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listCommunitySegments'];
    post: operations['createCommunitySegment'];
  };
  '/api/admin/v2/community_segments/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getCommunitySegment'];
    put: operations['updateCommunitySegment'];
    delete: operations['deleteCommunitySegment'];
  };
  '/api/admin/v2/community_segments/{id}/duplicate': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['duplicateCommunitySegment'];
  };
  '/api/admin/v2/filter_kit_configuration': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getFilterConfiguration'];
  };
  '/api/admin/v2/comments/posts': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listPosts'];
  };
  '/api/admin/v2/posts': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['searchPosts'];
    post: operations['createPost'];
  };
  '/api/admin/v2/posts/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getPost'];
    put: operations['updatePost'];
    delete: operations['deletePost'];
  };
  '/api/admin/v2/posts/{post_id}/post_followers': {
    parameters: { path: { post_id: number }; query?: never; header?: never; cookie?: never };
    get: operations['listPostFollowers'];
    post: operations['addPostFollower'];
    delete: operations['removePostFollower'];
  };
  '/api/admin/v2/spaces/{space_id}/images/posts': {
    parameters: { path: { space_id: number }; query?: never; header?: never; cookie?: never };
    get: operations['listImagePosts'];
    post: operations['createImagePost'];
  };
  '/api/admin/v2/spaces/{space_id}/images/posts/{id}': {
    parameters: { path: { space_id: number; id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getImagePost'];
    put: operations['updateImagePost'];
    delete: operations['deleteImagePost'];
  };
  '/api/admin/v2/spaces/{space_id}/images/posts/{id}/duplicate': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['duplicateImagePost'];
  };
  '/api/admin/v2/comments': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listComments'];
    post: operations['createComment'];
  };
  '/api/admin/v2/comments/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getComment'];
    put: operations['updateComment'];
    delete: operations['deleteComment'];
  };
  '/api/admin/v2/topics': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listTopics'];
    post: operations['createTopic'];
  };
  '/api/admin/v2/topics/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getTopic'];
    put: operations['updateTopic'];
    delete: operations['deleteTopic'];
  };
  '/api/admin/v2/posts/{post_id}/summary': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getPostSummary'];
  };
  '/api/admin/v2/spaces/{space_id}/ai_summaries': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getSpaceSummary'];
  };
  '/api/admin/v2/spaces': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listSpaces'];
    post: operations['createSpace'];
  };
  '/api/admin/v2/spaces/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getSpace'];
    put: operations['updateSpace'];
    delete: operations['deleteSpace'];
  };
  '/api/admin/v2/space_member': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getSpaceMember'];
  };
  '/api/admin/v2/space_members': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listSpaceMembers'];
    post: operations['addSpaceMember'];
    delete: operations['removeSpaceMember'];
  };
  '/api/admin/v2/space_groups': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listSpaceGroups'];
    post: operations['createSpaceGroup'];
  };
  '/api/admin/v2/space_groups/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getSpaceGroup'];
    put: operations['updateSpaceGroup'];
    delete: operations['deleteSpaceGroup'];
  };
  '/api/admin/v2/space_group_member': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getSpaceGroupMember'];
  };
  '/api/admin/v2/space_group_members': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listSpaceGroupMembers'];
    post: operations['addSpaceGroupMember'];
    delete: operations['removeSpaceGroupMember'];
  };
  '/api/admin/v2/embeds': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['createEmbed'];
  };
  '/api/admin/v2/embeds/{sgid}': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getEmbed'];
  };
  '/api/admin/v2/direct_uploads': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['createDirectUpload'];
  };
  '/api/admin/v2/messages': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['sendMessage'];
  };
  '/api/admin/v2/chat_room_message_imports': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['importChatRoomMessage'];
  };
  '/api/admin/v2/advanced_search': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['runAdvancedSearch'];
  };
  '/api/admin/v2/chat_preferences': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getChatPreferences'];
    put: operations['updateChatPreferences'];
  };
  '/api/admin/v2/course_sections': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listCourseSections'];
    post: operations['createCourseSection'];
  };
  '/api/admin/v2/course_sections/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getCourseSection'];
    put: operations['updateCourseSection'];
    delete: operations['deleteCourseSection'];
  };
  '/api/admin/v2/course_lessons': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listCourseLessons'];
    post: operations['createCourseLesson'];
  };
  '/api/admin/v2/course_lessons/reorder': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    put: operations['reorderCourseLessons'];
  };
  '/api/admin/v2/course_lessons/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getCourseLesson'];
    patch: operations['updateCourseLesson'];
    delete: operations['deleteCourseLesson'];
  };
  '/api/admin/v2/course_lesson_progress': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listLessonProgress'];
    put: operations['updateLessonProgress'];
  };
  '/api/admin/v2/events': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listEvents'];
    post: operations['createEvent'];
  };
  '/api/admin/v2/events/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getEvent'];
    put: operations['updateEvent'];
    delete: operations['deleteEvent'];
  };
  '/api/admin/v2/spaces/{space_id}/events/{id}/duplicate': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['duplicateEvent'];
  };
  '/api/admin/v2/event_attendees': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listEventAttendees'];
    post: operations['addEventAttendee'];
    delete: operations['removeEventAttendee'];
  };
  '/api/admin/v2/live/rooms': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listLiveRooms'];
    post: operations['createLiveRoom'];
  };
  '/api/admin/v2/live/rooms/{room_id}': {
    parameters: { path: { room_id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getLiveRoom'];
  };
  '/api/admin/v2/live/rooms/{room_id}/start': {
    parameters: { path: { room_id: number }; query?: never; header?: never; cookie?: never };
    put: operations['startLiveRoom'];
  };
  '/api/admin/v2/live/rooms/{room_id}/close': {
    parameters: { path: { room_id: number }; query?: never; header?: never; cookie?: never };
    put: operations['closeLiveRoom'];
  };
  '/api/admin/v2/live/rooms/{room_id}/transcripts': {
    parameters: { path: { room_id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getLiveRoomTranscripts'];
  };
  '/api/admin/v2/access_groups': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listAccessGroups'];
    post: operations['createAccessGroup'];
  };
  '/api/admin/v2/access_groups/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getAccessGroup'];
    put: operations['updateAccessGroup'];
    delete: operations['archiveAccessGroup'];
  };
  '/api/admin/v2/access_groups/{id}/unarchive': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    patch: operations['unarchiveAccessGroup'];
  };
  '/api/admin/v2/access_groups/{access_group_id}/community_member': {
    parameters: { path: { access_group_id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getAccessGroupMember'];
  };
  '/api/admin/v2/access_groups/{access_group_id}/community_members': {
    parameters: { path: { access_group_id: number }; query?: never; header?: never; cookie?: never };
    get: operations['listAccessGroupMembers'];
    post: operations['addAccessGroupMember'];
    delete: operations['removeAccessGroupMember'];
  };
  '/api/admin/v2/community_members/{community_member_id}/access_groups': {
    parameters: { path: { community_member_id: number }; query?: never; header?: never; cookie?: never };
    get: operations['listMemberAccessGroups'];
  };
  '/api/admin/v2/invitation_links': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listInvitationLinks'];
    post: operations['createInvitationLink'];
  };
  '/api/admin/v2/invitation_links/{id}': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getInvitationLink'];
    put: operations['updateInvitationLink'];
    delete: operations['deleteInvitationLink'];
  };
  '/api/admin/v2/invitation_links/{id}/revoke': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    patch: operations['revokeInvitationLink'];
  };
  '/api/admin/v2/forms': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listForms'];
    post: operations['createForm'];
  };
  '/api/admin/v2/forms/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getForm'];
    put: operations['updateForm'];
    delete: operations['deleteForm'];
  };
  '/api/admin/v2/forms/{id}/duplicate': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    post: operations['duplicateForm'];
  };
  '/api/admin/v2/forms/{form_id}/elements': {
    parameters: { path: { form_id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getFormElements'];
  };
  '/api/admin/v2/forms/{form_id}/submissions': {
    parameters: { path: { form_id: number }; query?: never; header?: never; cookie?: never };
    get: operations['listFormSubmissions'];
    post: operations['createFormSubmission'];
  };
  '/api/admin/v2/forms/{form_id}/submissions/{id}': {
    parameters: { path: { form_id: number; id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getFormSubmission'];
  };
  '/api/admin/v2/workflows': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listWorkflows'];
    post: operations['createWorkflow'];
  };
  '/api/admin/v2/workflows/{id}': {
    parameters: { path: { id: string }; query?: never; header?: never; cookie?: never };
    get: operations['getWorkflow'];
    put: operations['updateWorkflow'];
  };
  '/api/admin/v2/workflows/{id}/activate': {
    parameters: { path: { id: string }; query?: never; header?: never; cookie?: never };
    put: operations['activateWorkflow'];
  };
  '/api/admin/v2/workflows/{id}/deactivate': {
    parameters: { path: { id: string }; query?: never; header?: never; cookie?: never };
    put: operations['deactivateWorkflow'];
  };
  '/api/admin/v2/workflows/{id}/archive': {
    parameters: { path: { id: string }; query?: never; header?: never; cookie?: never };
    put: operations['archiveWorkflow'];
  };
  '/api/admin/v2/workflows/{id}/duplicate': {
    parameters: { path: { id: string }; query?: never; header?: never; cookie?: never };
    post: operations['duplicateWorkflow'];
  };
  '/api/admin/v2/workflows/{id}/runs': {
    parameters: { path: { id: string }; query?: never; header?: never; cookie?: never };
    get: operations['listWorkflowRuns'];
  };
  '/api/admin/v2/flagged_contents': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listFlaggedContents'];
    post: operations['createFlaggedContent'];
  };
  '/api/admin/v2/flagged_contents/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getFlaggedContent'];
  };
  '/api/admin/v2/flagged_contents/{id}/approve': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    put: operations['approveFlaggedContent'];
  };
  '/api/admin/v2/flagged_contents/{id}/reject': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    put: operations['rejectFlaggedContent'];
  };
  '/api/admin/v2/paywalls/search': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['searchPaywalls'];
  };
  '/api/admin/v2/paywalls': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['createPaywall'];
  };
  '/api/admin/v2/paywalls/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getPaywall'];
    put: operations['updatePaywall'];
    delete: operations['deletePaywall'];
  };
  '/api/admin/v2/paywalls/{id}/archive': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    put: operations['archivePaywall'];
  };
  '/api/admin/v2/paywalls/{id}/publish': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    put: operations['publishPaywall'];
  };
  '/api/admin/v2/paywalls/{id}/unarchive': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    put: operations['unarchivePaywall'];
  };
  '/api/admin/v2/paywall_groups': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listPaywallGroups'];
    post: operations['createPaywallGroup'];
  };
  '/api/admin/v2/paywall_groups/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getPaywallGroup'];
    put: operations['updatePaywallGroup'];
  };
  '/api/admin/v2/paywall_coupons': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listPaywallCoupons'];
    post: operations['createPaywallCoupon'];
  };
  '/api/admin/v2/paywall_coupons/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getPaywallCoupon'];
    delete: operations['deletePaywallCoupon'];
  };
  '/api/admin/v2/community_member_charges': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listCommunityMemberCharges'];
    post: operations['createCommunityMemberCharge'];
  };
  '/api/admin/v2/community_member_charges/export': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['exportCommunityMemberCharges'];
  };
  '/api/admin/v2/community_member_charges/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getCommunityMemberCharge'];
  };
  '/api/admin/v2/community_member_charges/{id}/refund': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    post: operations['refundCommunityMemberCharge'];
  };
  '/api/admin/v2/community_member_subscriptions': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listCommunityMemberSubscriptions'];
    post: operations['createCommunityMemberSubscription'];
  };
  '/api/admin/v2/community_member_subscriptions/export': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['exportCommunityMemberSubscriptions'];
  };
  '/api/admin/v2/community_member_subscriptions/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getCommunityMemberSubscription'];
  };
  '/api/admin/v2/community_member_subscriptions/{id}/cancel': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    post: operations['cancelCommunityMemberSubscription'];
  };
  '/api/admin/v2/community_member_subscriptions/{id}/resume': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    post: operations['resumeCommunityMemberSubscription'];
  };
  '/api/admin/v2/paywall_affiliates': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listPaywallAffiliates'];
  };
  '/api/admin/v2/paywall_affiliates/invite': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['invitePaywallAffiliates'];
  };
  '/api/admin/v2/paywall_affiliates/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getPaywallAffiliate'];
    patch: operations['updatePaywallAffiliate'];
  };
  '/api/admin/v2/paywall_affiliate_payouts': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listAffiliatePayouts'];
  };
  '/api/admin/v2/paywall_affiliate_payouts/export': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['exportAffiliatePayouts'];
  };
  '/api/admin/v2/paywall_affiliate_payouts/mark_paid': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['markAffiliatePayoutsPaid'];
  };
  '/api/admin/v2/paywall_affiliate_payouts/start': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['startAffiliatePayouts'];
  };
  '/api/admin/v2/payment_method_setting': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listPaymentMethods'];
    put: operations['updatePaymentMethod'];
  };
  '/api/admin/v2/tax_setting': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getTaxSetting'];
    put: operations['updateTaxSetting'];
  };
  '/api/admin/v2/community': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getCommunity'];
    put: operations['updateCommunity'];
  };
  '/api/admin/v2/settings/connect': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getConnectSettings'];
    patch: operations['updateConnectSettings'];
  };
  '/api/admin/v2/gamification/leaderboard': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getLeaderboard'];
  };
  '/api/admin/v2/locations/search': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['searchLocations'];
  };
  '/api/admin/v2/quota': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getQuota'];
  };
  '/api/admin/v2/api_tokens': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listApiTokens'];
    post: operations['createApiToken'];
  };
  '/api/admin/v2/api_tokens/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    delete: operations['revokeApiToken'];
  };
  '/api/admin/v2/filter_kit_controls': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listFilterControls'];
    post: operations['createFilterControl'];
  };
  '/api/admin/v2/filter_kit_controls/{id}': {
    parameters: { path: { id: number }; query?: never; header?: never; cookie?: never };
    get: operations['getFilterControl'];
    patch: operations['updateFilterControl'];
    delete: operations['deleteFilterControl'];
  };
  '/api/admin/v2/chat_rooms': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listChatRooms'];
  };
  '/api/admin/v2/chat_rooms/{chat_room_uuid}/messages': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listChatRoomMessages'];
  };
  '/api/admin/v2/direct_uploads/{signed_id}': {
    parameters: { path: { signed_id: string }; query?: never; header?: never; cookie?: never };
    get: operations['getDirectUpload'];
  };
  '/api/v1/headless/auth_token': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['createAuthToken'];
  };
  '/api/v1/headless/access_token/refresh': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    patch: operations['refreshAccessToken'];
  };
  '/api/v1/headless/access_token/revoke': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['revokeAccessToken'];
  };
  '/api/v1/headless/refresh_token/revoke': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['revokeRefreshToken'];
  };
  '/api/headless/v1/home': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['getHomeFeed'];
  };
  '/api/headless/v1/search/community_members': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    post: operations['searchCommunityMembers'];
  };
}

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    page_envelope: PageEnvelope;
    error: ErrorBody;
    message_response: MessageResponse;
    success_response: SuccessResponse;
    sort_direction: SortDirection;
    slug: Slug;
    age_or_name_order: AgeOrNameOrder;
    community_member: CommunityMember;
    member_tag_reference: MemberTagReference;
    member_profile_field: MemberProfileField;
    gamification_stats: GamificationStats;
    activity_score: ActivityScore;
    community_member_list: CommunityMemberList;
    community_member_created: CommunityMemberCreated;
    community_member_profile_field: CommunityMemberProfileField;
    selected_profile_field_choice: SelectedProfileFieldChoice;
    offered_profile_field_choice: OfferedProfileFieldChoice;
    community_member_profile_fields_list: CommunityMemberProfileFieldsList;
    shared_community_member: SharedCommunityMember;
    shared_member_roles: SharedMemberRoles;
    shared_member_tag: SharedMemberTag;
    profile_field: ProfileField;
    profile_field_number_options: ProfileFieldNumberOptions;
    profile_field_choice: ProfileFieldChoice;
    profile_page: ProfilePage;
    profile_fields_list: ProfileFieldsList;
    page_profile_fields: PageProfileFields;
    profile_page_name: ProfilePageName;
    member_tag: MemberTag;
    member_tag_display_locations: MemberTagDisplayLocations;
    member_tags_list: MemberTagsList;
    member_tag_location_parts: MemberTagLocationParts;
    member_tag_request: MemberTagRequest;
    member_tag_emoji: MemberTagEmoji;
    basic_post: BasicPost;
    post_body: PostBody;
    post_ai_summary: PostAiSummary;
    posts_list: PostsList;
    image_post: ImagePost;
    image_gallery: ImageGallery;
    gallery_image: GalleryImage;
    image_posts_list: ImagePostsList;
    basic_post_created_response: BasicPostCreatedResponse;
    basic_post_updated_response: BasicPostUpdatedResponse;
    basic_post_deleted_response: BasicPostDeletedResponse;
    image_post_created_response: ImagePostCreatedResponse;
    rich_text_parts: RichTextParts;
    tiptap_body: TiptapBody;
    rich_text_body: RichTextBody;
    rich_text_node: RichTextNode;
    rich_text_node_attributes: RichTextNodeAttributes;
    rich_text_mark: RichTextMark;
    open_document_request: OpenDocumentRequest;
    rich_text_document_request: RichTextDocumentRequest;
    rich_text_node_request: RichTextNodeRequest;
    community: Community;
    community_prefs: CommunityPrefs;
    theme_color: ThemeColor;
    community_setting: CommunitySetting;
    community_parts: CommunityParts;
    theme_color_parts: ThemeColorParts;
    community_setting_parts: CommunitySettingParts;
    connect_settings: ConnectSettings;
    connect_settings_update_request: ConnectSettingsUpdateRequest;
    connect_setting: ConnectSetting;
    connect_setting_attributes: ConnectSettingAttributes;
    member_directory_setting: MemberDirectorySetting;
    member_directory_setting_attributes: MemberDirectorySettingAttributes;
    messaging_setting: MessagingSetting;
    messaging_setting_attributes: MessagingSettingAttributes;
    leaderboard: Leaderboard;
    leaderboard_entry: LeaderboardEntry;
    leaderboard_period: LeaderboardPeriod;
    quota: Quota;
    api_token: ApiToken;
    api_token_attributes: ApiTokenAttributes;
    api_token_type: ApiTokenType;
    api_token_create_request: ApiTokenCreateRequest;
    issued_api_token: IssuedApiToken;
    api_tokens_list: ApiTokensList;
    comment: Comment;
    comment_body: CommentBody;
    comment_user: CommentUser;
    post_reference: PostReference;
    space_reference: SpaceReference;
    comment_author_type: CommentAuthorType;
    comments_list: CommentsList;
    comment_attributes: CommentAttributes;
    comment_create_request: CommentCreateRequest;
    comment_body_attributes: CommentBodyAttributes;
    comment_update_request: CommentUpdateRequest;
    space: Space;
    cover_image_display_style: CoverImageDisplayStyle;
    notification_default: NotificationDefault;
    meta_tag_attributes: MetaTagAttributes;
    space_create_response: SpaceCreateResponse;
    spaces: Spaces;
    space_ai_summary: SpaceAiSummary;
    space_topic_summary: SpaceTopicSummary;
    meta_tag_parts: MetaTagParts;
    space_group_reference: SpaceGroupReference;
    space_group: SpaceGroup;
    space_groups: SpaceGroups;
    space_group_attributes: SpaceGroupAttributes;
    space_group_create_request: SpaceGroupCreateRequest;
    space_group_update_request: SpaceGroupUpdateRequest;
    membership_parts: MembershipParts;
    membership_member: MembershipMember;
    space_member: SpaceMember;
    space_members: SpaceMembers;
    space_group_member: SpaceGroupMember;
    space_group_members: SpaceGroupMembers;
    membership_status: MembershipStatus;
    space_member_create_request: SpaceMemberCreateRequest;
    space_group_member_create_request: SpaceGroupMemberCreateRequest;
    course_section: CourseSection;
    course_sections_list: CourseSectionsList;
    course_lesson_status: CourseLessonStatus;
    course_lesson: CourseLesson;
    course_lessons_list: CourseLessonsList;
    course_setting: CourseSetting;
    course_setting_parts: CourseSettingParts;
    course_lesson_parts: CourseLessonParts;
    lesson_progress_status: LessonProgressStatus;
    course_lesson_progress_parts: CourseLessonProgressParts;
    course_lesson_progress_update_request: CourseLessonProgressUpdateRequest;
    course_lesson_progress: CourseLessonProgress;
    course_lesson_progress_list: CourseLessonProgressList;
    flagged_content: FlaggedContent;
    flagged_contents_list: FlaggedContentsList;
    form: Form;
    form_after_submission_action: FormAfterSubmissionAction;
    form_embed_display_format: FormEmbedDisplayFormat;
    form_status: FormStatus;
    form_styles: FormStyles;
    form_colors: FormColors;
    form_list: FormList;
    form_submission: FormSubmission;
    form_submission_field: FormSubmissionField;
    form_submission_list: FormSubmissionList;
    form_submission_create_request: FormSubmissionCreateRequest;
    form_submission_element: FormSubmissionElement;
    form_submission_create_response: FormSubmissionCreateResponse;
    form_update_request: FormUpdateRequest;
    form_create_request: FormCreateRequest;
    form_attributes: FormAttributes;
    form_element: FormElement;
    form_element_type: FormElementType;
    form_element_parts: FormElementParts;
    stored_form_element: StoredFormElement;
    form_elements: FormElements;
    invitation_link: InvitationLink;
    invitation_link_paywall: InvitationLinkPaywall;
    invitation_links_list: InvitationLinksList;
    contact_search_rules_schema: ContactSearchRulesSchema;
    contact_filter_rule: ContactFilterRule;
    contact_member_rule: ContactMemberRule;
    community_segment_params: CommunitySegmentParams;
    community_segment_consumer_attributes: CommunitySegmentConsumerAttributes;
    community_segment: CommunitySegment;
    segment_creator: SegmentCreator;
    community_segment_duplicate_request: CommunitySegmentDuplicateRequest;
    community_segments_list: CommunitySegmentsList;
    workflow_status: WorkflowStatus;
    workflow_type: WorkflowType;
    workflow: Workflow;
    workflow_detail: WorkflowDetail;
    workflow_trigger: WorkflowTrigger;
    workflow_action: WorkflowAction;
    workflow_trigger_parts: WorkflowTriggerParts;
    workflow_action_parts: WorkflowActionParts;
    workflows_list: WorkflowsList;
    workflow_run_status: WorkflowRunStatus;
    workflow_run: WorkflowRun;
    workflow_runs_list: WorkflowRunsList;
    paywall_status: PaywallStatus;
    paywall: Paywall;
    paywall_price: PaywallPrice;
    paywalls_list: PaywallsList;
    paywall_group: PaywallGroup;
    paywall_parts: PaywallParts;
    paywall_price_parts: PaywallPriceParts;
    paywall_price_type: PaywallPriceType;
    paywall_group_attributes: PaywallGroupAttributes;
    paywall_groups_list: PaywallGroupsList;
    paywall_coupon: PaywallCoupon;
    paywall_coupon_attributes: PaywallCouponAttributes;
    coupon_discount_type: CouponDiscountType;
    paywall_coupon_create_request: PaywallCouponCreateRequest;
    paywall_coupons_list: PaywallCouponsList;
    paywall_affiliate: PaywallAffiliate;
    paywall_affiliates_list: PaywallAffiliatesList;
    paywall_affiliate_payout_export: PaywallAffiliatePayoutExport;
    paywall_affiliate_filters: PaywallAffiliateFilters;
    paywall_affiliate_invite_request: PaywallAffiliateInviteRequest;
    paywall_affiliate_invitations: PaywallAffiliateInvitations;
    paywall_affiliate_invitation: PaywallAffiliateInvitation;
    paywall_affiliate_invitation_summary: PaywallAffiliateInvitationSummary;
    paywall_affiliate_update_request: PaywallAffiliateUpdateRequest;
    affiliate_payout_selection: AffiliatePayoutSelection;
    affiliate_payout_start_response: AffiliatePayoutStartResponse;
    affiliate_payout_mark_paid_response: AffiliatePayoutMarkPaidResponse;
    affiliate_payout: AffiliatePayout;
    affiliate_payout_status: AffiliatePayoutStatus;
    affiliate_payouts_list: AffiliatePayoutsList;
    payment_method_state: PaymentMethodState;
    payment_method_preference: PaymentMethodPreference;
    payment_method_preferences_list: PaymentMethodPreferencesList;
    payment_method_update_request: PaymentMethodUpdateRequest;
    tax_setting: TaxSetting;
    tax_setting_attributes: TaxSettingAttributes;
    tax_platform_status: TaxPlatformStatus;
    tax_behavior: TaxBehavior;
    tax_setting_update_request: TaxSettingUpdateRequest;
    payment_parties: PaymentParties;
    community_member_charge: CommunityMemberCharge;
    community_member_charges_list: CommunityMemberChargesList;
    community_member_subscription: CommunityMemberSubscription;
    community_member_subscriptions_list: CommunityMemberSubscriptionsList;
    payment_export: PaymentExport;
    community_member_charge_export: CommunityMemberChargeExport;
    community_member_subscription_export: CommunityMemberSubscriptionExport;
    event: Event;
    event_space: EventSpace;
    event_list: EventList;
    event_setting_parts: EventSettingParts;
    event_attendee: EventAttendee;
    event_attendees_list: EventAttendeesList;
    event_attendee_request: EventAttendeeRequest;
    event_attendee_removal_request: EventAttendeeRemovalRequest;
    event_attendee_names: EventAttendeeNames;
    live_room: LiveRoom;
    live_room_parts: LiveRoomParts;
    live_room_create_request: LiveRoomCreateRequest;
    live_room_type: LiveRoomType;
    live_room_list: LiveRoomList;
    live_room_transcripts: LiveRoomTranscripts;
    access_group: AccessGroup;
    access_groups: AccessGroups;
    access_group_attributes: AccessGroupAttributes;
    access_group_create_request: AccessGroupCreateRequest;
    new_access_group: NewAccessGroup;
    access_group_update_request: AccessGroupUpdateRequest;
    access_group_status_filter: AccessGroupStatusFilter;
    access_group_community_member: AccessGroupCommunityMember;
    access_group_community_members: AccessGroupCommunityMembers;
    access_group_member_create_request: AccessGroupMemberCreateRequest;
    community_lead: CommunityLead;
    community_leads_list: CommunityLeadsList;
    community_lead_create_request: CommunityLeadCreateRequest;
    community_lead_attributes: CommunityLeadAttributes;
    community_lead_update_request: CommunityLeadUpdateRequest;
    contact_note: ContactNote;
    contact_note_policies: ContactNotePolicies;
    contact_notes_list: ContactNotesList;
    contact_note_request: ContactNoteRequest;
    chat_preferences: ChatPreferences;
    chat_preferences_parts: ChatPreferencesParts;
    chat_preferences_update_request: ChatPreferencesUpdateRequest;
    direct_upload_response: DirectUploadResponse;
    direct_upload_target: DirectUploadTarget;
    direct_upload_create_request: DirectUploadCreateRequest;
    direct_upload_blob: DirectUploadBlob;
    location_search_results: LocationSearchResults;
    location_result: LocationResult;
    filter_kit_control: FilterKitControl;
    filter_kit_controls_list: FilterKitControlsList;
    filter_kit_key: FilterKitKey;
    filter_kit_control_attributes: FilterKitControlAttributes;
    filter_kit_control_create_request: FilterKitControlCreateRequest;
    filter_kit_control_update_request: FilterKitControlUpdateRequest;
    FilterResponse: FilterResponse;
    base_search_params: BaseSearchParams;
    base_search_filter: BaseSearchFilter;
    Configuration: Configuration;
    configuration_base: ConfigurationBase;
    filter_group: FilterGroup;
    string_configuration: StringConfiguration;
    number_configuration: NumberConfiguration;
    boolean_configuration: BooleanConfiguration;
    radio_configuration: RadioConfiguration;
    array_configuration: ArrayConfiguration;
    async_search_configuration: AsyncSearchConfiguration;
    near_me_configuration: NearMeConfiguration;
    preset_configuration: PresetConfiguration;
    location_configuration: LocationConfiguration;
    search_configuration: SearchConfiguration;
    filter_context: FilterContext;
    string_filter_payload: StringFilterPayload;
    number_filter_payload: NumberFilterPayload;
    number_filter_options: NumberFilterOptions;
    radio_filter_payload: RadioFilterPayload;
    radio_filter_option: RadioFilterOption;
    array_filter_payload: ArrayFilterPayload;
    array_filter_option: ArrayFilterOption;
    array_filter_type: ArrayFilterType;
    filter_mode: FilterMode;
    async_search_filter_payload: AsyncSearchFilterPayload;
    near_me_filter_payload: NearMeFilterPayload;
    location_search_options: LocationSearchOptions;
    near_me_location_filter_values: NearMeLocationFilterValues;
    near_me_profile_field: NearMeProfileField;
    preset_filter_payload: PresetFilterPayload;
    location_filter_payload: LocationFilterPayload;
    auth_token_request: AuthTokenRequest;
    headless_auth_token: HeadlessAuthToken;
    refresh_token_request: RefreshTokenRequest;
    refreshed_access_token: RefreshedAccessToken;
    access_token_revocation: AccessTokenRevocation;
    refresh_token_revocation: RefreshTokenRevocation;
    home_feed: HomeFeed;
    home_feed_record: HomeFeedRecord;
    home_feed_body: HomeFeedBody;
    home_feed_space: HomeFeedSpace;
    home_feed_policies: HomeFeedPolicies;
    topic: Topic;
    topic_author: TopicAuthor;
    topics_list: TopicsList;
    topic_request: TopicRequest;
    member_search_request: MemberSearchRequest;
    member_search_order: MemberSearchOrder;
    member_search_status: MemberSearchStatus;
    member_search_filter_type: MemberSearchFilterType;
    member_search_filter: MemberSearchFilter;
    member_search_response: MemberSearchResponse;
    searched_member: SearchedMember;
    tagged_member: TaggedMember;
    tagged_member_create_request: TaggedMemberCreateRequest;
    tagged_members: TaggedMembers;
    post_follower: PostFollower;
    post_follower_create_request: PostFollowerCreateRequest;
    post_followers_list: PostFollowersList;
    embed: Embed;
    embed_create_request: EmbedCreateRequest;
    advanced_search_type: AdvancedSearchType;
    mention_scope: MentionScope;
    advanced_search_filters: AdvancedSearchFilters;
    advanced_search_result: AdvancedSearchResult;
    search_result_author: SearchResultAuthor;
    advanced_search_results: AdvancedSearchResults;
    chat_room_message: ChatRoomMessage;
    chat_room_message_sender: ChatRoomMessageSender;
    message_create_request: MessageCreateRequest;
    message_created_response: MessageCreatedResponse;
    chat_room_message_import_request: ChatRoomMessageImportRequest;
    chat_room_messages_list: ChatRoomMessagesList;
    chat_room: ChatRoom;
    chat_room_kind: ChatRoomKind;
    chat_rooms_list: ChatRoomsList;
    member_status_filter: MemberStatusFilter;
    community_member_create_request: CommunityMemberCreateRequest;
    community_member_attributes: CommunityMemberAttributes;
    member_messaging_preference: MemberMessagingPreference;
    community_member_update_request: CommunityMemberUpdateRequest;
    member_preferences: MemberPreferences;
    profile_field_create_request: ProfileFieldCreateRequest;
    new_profile_field: NewProfileField;
    profile_field_attributes: ProfileFieldAttributes;
    number_options_attributes: NumberOptionsAttributes;
    profile_field_update_request: ProfileFieldUpdateRequest;
    changed_profile_field: ChangedProfileField;
    post_order: PostOrder;
    post_create_request: PostCreateRequest;
    post_attributes: PostAttributes;
    common_post_attributes: CommonPostAttributes;
    post_author_attributes: PostAuthorAttributes;
    post_state: PostState;
    post_update_request: PostUpdateRequest;
    image_post_create_request: ImagePostCreateRequest;
    image_post_attributes: ImagePostAttributes;
    gallery_attributes: GalleryAttributes;
    image_post_update_request: ImagePostUpdateRequest;
    image_post_duplicate_request: ImagePostDuplicateRequest;
    space_order: SpaceOrder;
    space_create_request: SpaceCreateRequest;
    space_attributes: SpaceAttributes;
    lock_screen_block: LockScreenBlock;
    space_emoji: SpaceEmoji;
    visible_tabs_request: VisibleTabsRequest;
    space_update_request: SpaceUpdateRequest;
    course_section_create_request: CourseSectionCreateRequest;
    course_section_attributes: CourseSectionAttributes;
    course_section_update_request: CourseSectionUpdateRequest;
    course_lesson_create_request: CourseLessonCreateRequest;
    course_lesson_attributes: CourseLessonAttributes;
    course_lesson_reorder_request: CourseLessonReorderRequest;
    course_section_order: CourseSectionOrder;
    course_lesson_update_request: CourseLessonUpdateRequest;
    event_order: EventOrder;
    event_request: EventRequest;
    event_place: EventPlace;
    new_event_attributes: NewEventAttributes;
    event_attributes: EventAttributes;
    event_type: EventType;
    event_status: EventStatus;
    event_setting_attributes: EventSettingAttributes;
    event_location_type: EventLocationType;
    event_ticket_type: EventTicketType;
    live_room_setting_attributes: LiveRoomSettingAttributes;
    event_recurrence_attributes: EventRecurrenceAttributes;
    event_frequency: EventFrequency;
    event_edit_mode: EventEditMode;
    event_paywall_attributes: EventPaywallAttributes;
    currency_id: CurrencyId;
    event_invite_attributes: EventInviteAttributes;
    event_invited_entities: EventInvitedEntities;
    event_update_request: EventUpdateRequest;
    event_duplicate_request: EventDuplicateRequest;
    invitation_link_status: InvitationLinkStatus;
    invitation_link_create_request: InvitationLinkCreateRequest;
    invitation_link_attributes: InvitationLinkAttributes;
    id_or_text: IdOrText;
    invitation_link_paywall_request: InvitationLinkPaywallRequest;
    invitation_link_update_request: InvitationLinkUpdateRequest;
    workflow_status_filter: WorkflowStatusFilter;
    workflow_create_request: WorkflowCreateRequest;
    workflow_attributes: WorkflowAttributes;
    workflow_trigger_attributes: WorkflowTriggerAttributes;
    workflow_action_attributes: WorkflowActionAttributes;
    workflow_update_request: WorkflowUpdateRequest;
    flagged_content_status_filter: FlaggedContentStatusFilter;
    flagged_content_create_request: FlaggedContentCreateRequest;
    new_flagged_content: NewFlaggedContent;
    flagged_content_type: FlaggedContentType;
    flagged_content_reason: FlaggedContentReason;
    flagged_content_decision_request: FlaggedContentDecisionRequest;
    paywall_order: PaywallOrder;
    paywall_create_request: PaywallCreateRequest;
    new_paywall_price: NewPaywallPrice;
    paywall_update_request: PaywallUpdateRequest;
    changed_paywall_price: ChangedPaywallPrice;
    paywall_group_create_request: PaywallGroupCreateRequest;
    paywall_group_update_request: PaywallGroupUpdateRequest;
    payment_platform: PaymentPlatform;
    charge_order: ChargeOrder;
    community_member_charge_create_request: CommunityMemberChargeCreateRequest;
    purchase_attributes: PurchaseAttributes;
    community_member_charge_refund_request: CommunityMemberChargeRefundRequest;
    subscription_order: SubscriptionOrder;
    community_member_subscription_create_request: CommunityMemberSubscriptionCreateRequest;
    community_member_subscription_cancel_request: CommunityMemberSubscriptionCancelRequest;
    subscription_end: SubscriptionEnd;
    subscription_refund_type: SubscriptionRefundType;
    community_update_request: CommunityUpdateRequest;
    community_attributes: CommunityAttributes;
    community_locale: CommunityLocale;
    search_sorting: SearchSorting;
    community_prefs_attributes: CommunityPrefsAttributes;
    community_setting_attributes: CommunitySettingAttributes;
    logged_out_redirect_type: LoggedOutRedirectType;
    member_search_order_by: MemberSearchOrderBy;
    member_search_direction: MemberSearchDirection;
  };
  responses: {
    BadParameter: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': ErrorBody } };
    Unauthorized: {
      headers: { 'x-request-id': string; 'WWW-Authenticate': string; [name: string]: unknown };
      content: { 'application/json': ErrorBody };
    };
    Forbidden: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': ErrorBody } };
    MethodNotAllowed: {
      headers: { 'x-request-id': string; Allow: string; [name: string]: unknown };
      content: { 'application/json': ErrorBody };
    };
    NotAcceptable: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': ErrorBody } };
    TooManyRequests: {
      headers: {
        'x-request-id': string;
        'Retry-After': number;
        'RateLimit-Limit'?: number;
        'RateLimit-Remaining'?: number;
        'RateLimit-Reset'?: number;
        [name: string]: unknown;
      };
      content: { 'application/json': ErrorBody };
    };
    ServerError: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': ErrorBody } };
    BadRequest: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': ErrorBody } };
    ContentTooLarge: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': ErrorBody } };
    UnsupportedMediaType: {
      headers: { 'x-request-id': string; [name: string]: unknown };
      content: { 'application/json': ErrorBody };
    };
    UnprocessableContent: {
      headers: { 'x-request-id': string; [name: string]: unknown };
      content: { 'application/json': ErrorBody };
    };
    NotFound: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': ErrorBody } };
    NoContent: { headers: { 'x-request-id': string; [name: string]: unknown }; content?: never };
  };
  parameters: {
    page: number;
    per_page: number;
    member_tag_ids: readonly number[];
    community_member_id: number;
    member_email: string;
    name_filter: string;
    age_or_name_sort: AgeOrNameOrder;
    member_tag_id: number;
    tagged_member_id: number;
    archived_profile_field_id: number;
    profile_field_id: number;
    parent_community_member_id: number;
    community_lead_id: number;
    parent_contact_id: string;
    contact_note_id: number;
    community_segment_id: number;
    source_segment_id: number;
    filter_context: FilterContext;
    filter_space_id: number;
    space_id_filter: number;
    post_status: string;
    search_text: string;
    post_id: number;
    parent_post_id: number;
    parent_image_space_id: number;
    image_post_id: number;
    comment_id: number;
    topic_id: number;
    parent_space_id: number;
    space_id: number;
    required_space_id: number;
    membership_status: MembershipStatus;
    space_group_id: number;
    side_space_group_id: number;
    required_space_group_id: number;
    embed_sgid: string;
    course_space_filter: number;
    course_section_id: number;
    course_lesson_id: number;
    event_id: number;
    parent_event_space_id: number;
    live_room_id: number;
    scheduled_room_id: number;
    open_room_id: number;
    access_group_id: number;
    archived_access_group_id: number;
    parent_access_group_id: number;
    invitation_link_id: number;
    revoked_invitation_link_id: number;
    draft_form_id: number;
    form_id: number;
    parent_form_id: number;
    form_submission_id: number;
    workflow_id: string;
    inactive_workflow_id: string;
    flagged_content_id: number;
    direction: SortDirection;
    draft_paywall_id: number;
    paywall_id: number;
    inactive_paywall_id: number;
    paywall_group_id: number;
    paywall_coupon_id: number;
    payment_query: string;
    payer_email: string;
    payer_id: number;
    payer_public_uid: string;
    billing_info_business_name: string;
    paywall_price_type: readonly PaywallPriceType[];
    processor_id: string;
    subscription_processor_id: string;
    invoice_processor_id: string;
    currency: readonly string[];
    paywall_ids: readonly number[];
    charge_status: readonly string[];
    platform: readonly PaymentPlatform[];
    amount_gte: number;
    amount_lte: number;
    created_at_gte: string;
    created_at_lte: string;
    descending_direction: SortDirection;
    export_fields: readonly string[];
    export_timezone: string;
    charge_id: number;
    billing_interval: string;
    subscription_status: readonly string[];
    scheduled_to_cancel: boolean;
    total_amount_paid_gte: number;
    total_amount_paid_lte: number;
    start_date_gte: string;
    start_date_lte: string;
    subscription_id: number;
    ending_subscription_id: number;
    paywall_affiliate_id: number;
    api_token_id: number;
    filter_kit_control_id: number;
    parent_chat_room_uuid: string;
    direct_upload_signed_id: string;
    home_feed_sort: string;
  };
  requestBodies: never;
  headers: {
    'x-request-id': string;
    'WWW-Authenticate': string;
    Allow: string;
    'Retry-After': number;
    'RateLimit-Limit': number;
    'RateLimit-Remaining': number;
    'RateLimit-Reset': number;
  };
  pathItems: never;
}

export type $defs = Record<string, never>;

export interface operations {
  /**
   * List community members.
   *
   * Returns a page of the members, newest first. Deactivated members are left out unless `status` asks for them.
   */
  listCommunityMembers: {
    parameters: { path?: never; query?: ListCommunityMembersQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMemberList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create or invite a community member.
   *
   * Creates a member and sends an invitation unless `skip_invitation` is true. The member is added to the given
   * spaces and space groups, and gets the given tags; an unknown id among them returns 422.
   *
   * An e-mail address that already belongs to a member returns 201, too. The response then contains that member, and
   * its `message` says so.
   */
  createCommunityMember: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CommunityMemberCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMemberCreated };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a community member.
   *
   * Returns one member of the community. An id that is not a whole number returns 400, one that
   * matches no member of this community returns 404.
   */
  getCommunityMember: {
    parameters: { path: GetCommunityMemberPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMember };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a community member.
   *
   * Changes only the fields in the body. Spaces, space groups and tags in the body replace the previous ones. The
   * e-mail address cannot be changed.
   */
  updateCommunityMember: {
    parameters: { path: UpdateCommunityMemberPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CommunityMemberUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMember };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Deactivate a community member.
   *
   * Deactivates a member and keeps the member's content. The memberships of spaces and groups remain, but are
   * `inactive`, too. Subscriptions end with their paid period unless the member is reactivated by then. Despite the
   * method DELETE, the record remains: to delete it, use `deleteCommunityMember`. For the owner of the community,
   * the response is 422.
   */
  deactivateCommunityMember: {
    parameters: { path: DeactivateCommunityMemberPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Find a community member by e-mail address.
   *
   * Returns the member who has the e-mail address. It must match exactly; case is ignored.
   */
  findCommunityMember: {
    parameters: { path?: never; query: FindCommunityMemberQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMember };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Ban a community member.
   *
   * Removes the member with all their content, and blocks the e-mail address from joining again. For the owner of
   * the community, the response is 422.
   */
  banCommunityMember: {
    parameters: { path: BanCommunityMemberPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a community member.
   *
   * Removes the member from the community for good, although the method is PUT. To keep the record, use
   * `deactivateCommunityMember`. For the owner of the community, the response is 422.
   */
  deleteCommunityMember: {
    parameters: { path: DeleteCommunityMemberPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List the spaces of a member.
   *
   * Returns a page of the spaces that a member belongs to. The member is named by `community_member_id` or by
   * `user_email`; if both are sent, they must name the same member. Without either, it is the admin whose token is
   * used. A member whom the community does not have is a 404.
   */
  listMemberSpaces: {
    parameters: { path?: never; query?: ListMemberSpacesQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Spaces } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List member tags.
   *
   * Returns a page of the tags, newest first unless `sort` says otherwise.
   */
  listMemberTags: {
    parameters: { path?: never; query?: ListMemberTagsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MemberTagsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a member tag.
   *
   * Creates a tag. Without a name, or with a name that another tag has, the response is 422.
   */
  createMemberTag: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': MemberTagRequest } };
    responses: {
      201: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': MemberTag } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a member tag.
   *
   * Returns one tag.
   */
  getMemberTag: {
    parameters: { path: GetMemberTagPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': MemberTag } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a member tag.
   *
   * Changes only the fields in the body.
   */
  updateMemberTag: {
    parameters: { path: UpdateMemberTagPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': MemberTagRequest } };
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': MemberTag } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a member tag.
   *
   * Deletes the tag and removes it from all members.
   */
  deleteMemberTag: {
    parameters: { path: DeleteMemberTagPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List tagged members.
   *
   * Returns a page of the pairs of a member, or a lead, and a tag. A member with two tags is listed twice.
   */
  listTaggedMembers: {
    parameters: { path?: never; query?: ListTaggedMembersQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': TaggedMembers };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Tag a member.
   *
   * Assigns a tag to a member. If the member already has the tag, the response is the same.
   */
  addTaggedMember: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': TaggedMemberCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Remove a tag from a member.
   *
   * Removes a tag from a member. Both are named in the query string, not by the id of the assignment in the path.
   */
  removeTaggedMember: {
    parameters: { path?: never; query: RemoveTaggedMemberQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a tagged member.
   *
   * Returns one pair of a member, or a lead, and a tag.
   */
  getTaggedMember: {
    parameters: { path: GetTaggedMemberPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': TaggedMember };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List profile fields.
   *
   * Returns a page of the profile fields of the community, in the order of their creation.
   */
  listProfileFields: {
    parameters: { path?: never; query?: ListProfileFieldsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ProfileFieldsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a profile field.
   *
   * Creates a profile field. Choices without a field that has them, number options without a number field, the lack
   * of either, and a key that another field has return 422.
   */
  createProfileField: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': ProfileFieldCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ProfileField };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a profile field.
   *
   * Returns one profile field, also an archived one.
   */
  getProfileField: {
    parameters: { path: GetProfileFieldPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ProfileField };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a profile field.
   *
   * Changes only the fields in the body. The type of a field, and the key of a built-in field, cannot be changed;
   * the response is 422.
   */
  updateProfileField: {
    parameters: { path: UpdateProfileFieldPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': ProfileFieldUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ProfileField };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a profile field.
   *
   * Deletes an archived profile field with all answers to it. A field that is not archived returns
   * 404, as if it did not exist.
   */
  deleteProfileField: {
    parameters: { path: DeleteProfileFieldPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Archive a profile field.
   *
   * Keeps the field and its answers, but no longer shows it in forms. A field that is already archived, or built in,
   * returns 422.
   */
  archiveProfileField: {
    parameters: { path: ArchiveProfileFieldPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Unarchive a profile field.
   *
   * Restores an archived field. A field that is not archived returns 422.
   */
  unarchiveProfileField: {
    parameters: { path: UnarchiveProfileFieldPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get the profile fields of a page.
   *
   * Returns all profile fields that a page shows, in their order. The response is a plain array, not a page of a
   * list.
   */
  getProfilePage: {
    parameters: { path?: never; query: GetProfilePageQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PageProfileFields };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List the profile answers of a member.
   *
   * Returns a page of a member's answers to the profile fields. The `id` of an answer is that of the profile field.
   */
  listProfileAnswers: {
    parameters: { path: ListProfileAnswersPath; query?: ListProfileAnswersQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMemberProfileFieldsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List leads.
   *
   * Returns a page of the leads, newest first. Deleted ones are left out.
   */
  listCommunityLeads: {
    parameters: { path?: never; query?: ListCommunityLeadsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityLeadsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a lead.
   *
   * Adds a contact who is not a member. A deleted lead is restored. An e-mail address that belongs to a member or to
   * another lead returns 422.
   */
  createCommunityLead: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CommunityLeadCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityLead };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a lead.
   *
   * Returns one lead. The id of a member returns 404.
   */
  getCommunityLead: {
    parameters: { path: GetCommunityLeadPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityLead };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a lead.
   *
   * Changes only the fields in the body. Tags in the body replace the previous ones. The id of a member returns 404.
   */
  updateCommunityLead: {
    parameters: { path: UpdateCommunityLeadPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CommunityLeadUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityLead };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a lead.
   *
   * Deletes a lead until it is added again. The id of a member returns 404.
   */
  deleteCommunityLead: {
    parameters: { path: DeleteCommunityLeadPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List the notes about a contact.
   *
   * Returns a page of the notes about a member or a lead, newest first. A page has five notes; its size cannot be
   * changed.
   */
  listContactNotes: {
    parameters: { path: ListContactNotesPath; query?: ListContactNotesQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ContactNotesList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a note about a contact.
   *
   * Creates a note about a member or a lead. Its author is the admin whose token is used.
   */
  createContactNote: {
    parameters: { path: CreateContactNotePath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': ContactNoteRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ContactNote };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a note about a contact.
   *
   * Returns one note. A note about another contact returns 404.
   */
  getContactNote: {
    parameters: { path: GetContactNotePath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ContactNote };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a note about a contact.
   *
   * Replaces the text of a note. A note whose `policies` do not allow it returns 403.
   */
  updateContactNote: {
    parameters: { path: UpdateContactNotePath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': ContactNoteRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ContactNote };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a note about a contact.
   *
   * Deletes a note. One whose `policies` do not allow it returns 403.
   */
  deleteContactNote: {
    parameters: { path: DeleteContactNotePath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List segments.
   *
   * Returns a page of the segments, newest first.
   */
  listCommunitySegments: {
    parameters: { path?: never; query?: ListCommunitySegmentsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunitySegmentsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a segment.
   *
   * Saves an audience of contacts. A segment without a title or without rules returns 422.
   */
  createCommunitySegment: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CommunitySegmentParams } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunitySegment };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a segment.
   *
   * Returns one segment, with the number of contacts that its rules match now.
   */
  getCommunitySegment: {
    parameters: { path: GetCommunitySegmentPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunitySegment };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a segment.
   *
   * Changes only the fields in the body. Rules in the body replace the previous ones.
   */
  updateCommunitySegment: {
    parameters: { path: UpdateCommunitySegmentPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CommunitySegmentParams } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunitySegment };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a segment.
   *
   * Deletes a segment. If a workflow or an event still uses it, the response is 422.
   */
  deleteCommunitySegment: {
    parameters: { path: DeleteCommunitySegmentPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Duplicate a segment.
   *
   * Creates a segment with the same rules and another title. The title is sent in the query string or in the body;
   * if
   * both are sent, they must be equal. The status is 200, unlike that of a new segment, and 422 for an invalid
   * title.
   */
  duplicateCommunitySegment: {
    parameters: { path: DuplicateCommunitySegmentPath; query?: DuplicateCommunitySegmentQuery; header?: never; cookie?: never };
    requestBody?: { content: { 'application/json': CommunitySegmentDuplicateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunitySegment };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get the member filter configuration.
   *
   * Returns the member filters of a surface: the defaults, as changed by filter controls of admins. `context` is
   * required, and `space_id` too when the context is `member_space`; a missing one returns 400, and a space that the
   * community does not have returns 404.
   */
  getFilterConfiguration: {
    parameters: { path?: never; query: GetFilterConfigurationQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': FilterResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List posts.
   *
   * Returns a page of the community's posts, in all spaces or in one, newest first.
   *
   * The path is below that of comments, but lists posts. It is not the comment with the id `posts`: the literal path
   * takes precedence. `searchPosts` lists the same posts with more filters and sort orders.
   */
  listPosts: {
    parameters: { path?: never; query?: ListPostsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': PostsList } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Search posts.
   *
   * Returns a page of the community's posts, as `listPosts` does, with additional filters by space group and text,
   * and a sort order. All conditions apply together.
   */
  searchPosts: {
    parameters: { path?: never; query?: SearchPostsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': PostsList } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a post.
   *
   * Creates a post in a space and returns 200. Without `user_email` and `user_id`, its author is the admin whose
   * token is used. A `scheduled` post needs a `published_at` in the future.
   */
  createPost: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': PostCreateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': BasicPostCreatedResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a post.
   *
   * Returns one post of any state and of any space.
   */
  getPost: {
    parameters: { path: GetPostPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': BasicPost } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a post.
   *
   * Changes only the fields in the body. A post keeps its space and its author.
   */
  updatePost: {
    parameters: { path: UpdatePostPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': PostUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': BasicPostUpdatedResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a post.
   *
   * Deletes a post with its comments and likes.
   */
  deletePost: {
    parameters: { path: DeletePostPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': BasicPostDeletedResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List the followers of a post.
   *
   * Returns a page of the members who are notified of comments on a post.
   */
  listPostFollowers: {
    parameters: { path: ListPostFollowersPath; query?: ListPostFollowersQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PostFollowersList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Add a follower to a post.
   *
   * Lets a member follow a post. If the member already follows it, the response is 422.
   */
  addPostFollower: {
    parameters: { path: AddPostFollowerPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': PostFollowerCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PostFollower };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Remove a follower from a post.
   *
   * Removes a follower. The member is named in the query string. If the member does not follow the post, the
   * response is 422.
   */
  removePostFollower: {
    parameters: { path: RemovePostFollowerPath; query: RemovePostFollowerQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List the image posts of a space.
   *
   * Returns a page of the image posts of a space, newest first.
   */
  listImagePosts: {
    parameters: { path: ListImagePostsPath; query?: ListImagePostsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ImagePostsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create an image post.
   *
   * Creates an image post and returns 200. Upload the images first, and send their signed ids. A space that is not
   * of type `image` returns 422.
   */
  createImagePost: {
    parameters: { path: CreateImagePostPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': ImagePostCreateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ImagePostCreatedResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get an image post.
   *
   * Returns one image post. A post of another space returns 404.
   */
  getImagePost: {
    parameters: { path: GetImagePostPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': ImagePost } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update an image post.
   *
   * Changes only the fields in the body. Images in the body replace those of the gallery; to keep an image, send its
   * `id`.
   */
  updateImagePost: {
    parameters: { path: UpdateImagePostPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': ImagePostUpdateRequest } };
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': ImagePost } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete an image post.
   *
   * Deletes an image post with its comments and likes.
   */
  deleteImagePost: {
    parameters: { path: DeleteImagePostPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': BasicPostDeletedResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Duplicate an image post.
   *
   * Creates a copy of an image post with the same images, without its comments and likes, and returns 200. The body
   * can be left out.
   */
  duplicateImagePost: {
    parameters: { path: DuplicateImagePostPath; query?: never; header?: never; cookie?: never };
    requestBody?: { content: { 'application/json': ImagePostDuplicateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ImagePostCreatedResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List comments.
   *
   * Returns a page of the comments of the community, newest first. Replies are within the comment that they reply
   * to.
   */
  listComments: {
    parameters: { path?: never; query?: ListCommentsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommentsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a comment.
   *
   * Writes a comment under a post, or a reply to a comment. A post or comment that the community does not have
   * returns 404, a post on which commenting has ended returns 422.
   */
  createComment: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CommentCreateRequest } };
    responses: {
      201: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Comment } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a comment.
   *
   * Returns one comment with its replies. The path `/comments/posts` is not one of these: it is that of
   * `listPosts`.
   */
  getComment: {
    parameters: { path: GetCommentPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Comment } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a comment.
   *
   * Replaces the text of a comment.
   */
  updateComment: {
    parameters: { path: UpdateCommentPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CommentUpdateRequest } };
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Comment } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a comment.
   *
   * Deletes a comment with its replies. If it cannot be deleted, the response is 422.
   */
  deleteComment: {
    parameters: { path: DeleteCommentPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List topics.
   *
   * Returns a page of the topics, newest first unless `sort` says otherwise.
   */
  listTopics: {
    parameters: { path?: never; query?: ListTopicsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': TopicsList } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a topic.
   *
   * Creates a topic. Without a name, or with a space that the community does not have, the response is 422.
   */
  createTopic: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': TopicRequest } };
    responses: {
      201: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Topic } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a topic.
   *
   * Returns one topic.
   */
  getTopic: {
    parameters: { path: GetTopicPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Topic } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a topic.
   *
   * Changes only the fields in the body. Spaces in the body replace the previous ones.
   */
  updateTopic: {
    parameters: { path: UpdateTopicPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': TopicRequest } };
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Topic } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a topic.
   *
   * Deletes a topic. Posts under it stay, without it.
   */
  deleteTopic: {
    parameters: { path: DeleteTopicPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get the summary of a post.
   *
   * Returns a summary of a post and its comments, generated automatically. A post without a summary returns 404.
   */
  getPostSummary: {
    parameters: { path: GetPostSummaryPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PostAiSummary };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get the summary of a space.
   *
   * Returns a summary of the content of a space since a time or, in a chat, since a message. A space with too little
   * content returns 422.
   */
  getSpaceSummary: {
    parameters: { path: GetSpaceSummaryPath; query?: GetSpaceSummaryQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SpaceAiSummary };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List spaces.
   *
   * Returns a page of the spaces, in the order of their creation unless `sort` says otherwise.
   */
  listSpaces: {
    parameters: { path?: never; query?: ListSpacesQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Spaces } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a space.
   *
   * Creates a space in a space group and returns 200. `course_setting` is for a space of type `course`. A slug that
   * another space has, or a space group that the community does not have, returns 422.
   */
  createSpace: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': SpaceCreateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SpaceCreateResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a space.
   *
   * Returns one space of any type.
   */
  getSpace: {
    parameters: { path: GetSpacePath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Space } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a space.
   *
   * Changes only the fields in the body. The course settings are in `course_setting_attributes` here, and under
   * `course_setting` in `createSpace`. The type and the slug of a space cannot be changed.
   */
  updateSpace: {
    parameters: { path: UpdateSpacePath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': SpaceUpdateRequest } };
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Space } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a space.
   *
   * Deletes a space with everything in it. The space that new members start in returns 422.
   */
  deleteSpace: {
    parameters: { path: DeleteSpacePath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a space member.
   *
   * Returns the membership of a member in a space. Both are named in the query string, since the path has no
   * id.
   */
  getSpaceMember: {
    parameters: { path?: never; query: GetSpaceMemberQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SpaceMember };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List space members.
   *
   * Returns a page of the memberships of a space. A space that the community does not have returns 404.
   */
  listSpaceMembers: {
    parameters: { path?: never; query: ListSpaceMembersQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SpaceMembers };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Add a member to a space.
   *
   * Adds a member to a space and returns 200, without the membership. A member of the space stays one,
   * and the response is the same.
   */
  addSpaceMember: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': SpaceMemberCreateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Remove a member from a space.
   *
   * Removes a member from a space. Both are named in the query string, not by the id of the membership in the
   * path.
   */
  removeSpaceMember: {
    parameters: { path?: never; query: RemoveSpaceMemberQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List space groups.
   *
   * Returns a page of the space groups, in the order of their creation.
   */
  listSpaceGroups: {
    parameters: { path?: never; query?: ListSpaceGroupsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SpaceGroups };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a space group.
   *
   * Creates a space group. A slug that another one has returns 422.
   */
  createSpaceGroup: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': SpaceGroupCreateRequest } };
    responses: {
      201: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': SpaceGroup } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a space group.
   *
   * Returns one space group.
   */
  getSpaceGroup: {
    parameters: { path: GetSpaceGroupPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': SpaceGroup } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a space group.
   *
   * Changes only the fields in the body.
   */
  updateSpaceGroup: {
    parameters: { path: UpdateSpaceGroupPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': SpaceGroupUpdateRequest } };
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': SpaceGroup } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a space group.
   *
   * Deletes a space group with its spaces and everything in them. The group of the space that new members start in
   * returns 422.
   */
  deleteSpaceGroup: {
    parameters: { path: DeleteSpaceGroupPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a space group member.
   *
   * Returns the membership of a member in a space group. Both are named in the query string, since the path
   * has no id.
   */
  getSpaceGroupMember: {
    parameters: { path?: never; query: GetSpaceGroupMemberQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SpaceGroupMember };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List space group members.
   *
   * Returns a page of the memberships of a space group. A group that the community does not have returns 404.
   */
  listSpaceGroupMembers: {
    parameters: { path?: never; query: ListSpaceGroupMembersQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SpaceGroupMembers };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Add a member to a space group.
   *
   * Adds a member to a space group and returns 200, without the membership. A member of the group returns 422.
   */
  addSpaceGroupMember: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': SpaceGroupMemberCreateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Remove a member from a space group.
   *
   * Removes a member from a space group and from its spaces. Both are named in the query string, not by the id of
   * the membership in the path. For the owner of the community, the response is 422.
   */
  removeSpaceGroupMember: {
    parameters: { path?: never; query: RemoveSpaceGroupMemberQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create an embed.
   *
   * Looks up a page of another site and creates an embed of it. An address that cannot be embedded returns 422.
   */
  createEmbed: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': EmbedCreateRequest } };
    responses: {
      201: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Embed } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get an embed.
   *
   * Returns one embed. It is named by its signed id, as texts refer to it, and not by its `id`.
   */
  getEmbed: {
    parameters: { path: GetEmbedPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Embed } };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a direct upload.
   *
   * Reserves storage for a file and returns 200. Send the file with a PUT request to the URL in `direct_upload`,
   * with the headers there, and use its `signed_id` in other requests. The chapter
   * [Uploading a file](#section/Uploading-a-file) of the reference has samples of both steps.
   */
  createDirectUpload: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': DirectUploadCreateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': DirectUploadResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Send a message.
   *
   * Sends a message from the admin whose token is used to one member, to several members together or to a chat
   * room, and returns 200. Send exactly one of `user_email`, `user_emails` and `chat_room_uuid`. A member
   * or a room that the community does not have returns 404.
   */
  sendMessage: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': MessageCreateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageCreatedResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Import a message into a chat room.
   *
   * Stores a message that a member wrote elsewhere or earlier. If necessary, the member is added to the space and to
   * the room. Nobody is notified. A room, a member or a parent message that the community does not have, and a time
   * in the future, return 422.
   */
  importChatRoomMessage: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': ChatRoomMessageImportRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ChatRoomMessage };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Run an advanced search.
   *
   * Searches the whole community, or one type of record, and returns a page of results, best first. `mention_scope`
   * applies only to the type `mentions`. Filters that do not apply to the type are ignored.
   */
  runAdvancedSearch: {
    parameters: { path?: never; query: RunAdvancedSearchQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': AdvancedSearchResults };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get the chat preferences.
   *
   * Returns the settings for messages.
   */
  getChatPreferences: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ChatPreferences };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update the chat preferences.
   *
   * Changes only the fields in the body.
   */
  updateChatPreferences: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': ChatPreferencesUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ChatPreferences };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List course sections.
   *
   * Returns a page of the sections of all courses, or of one, in the order of the course unless `sort` says
   * otherwise.
   */
  listCourseSections: {
    parameters: { path?: never; query?: ListCourseSectionsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CourseSectionsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a course section.
   *
   * Adds a section at the end of a course. A space that the community does not have returns 404,
   * and one that is not of type `course` returns 422.
   */
  createCourseSection: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CourseSectionCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CourseSection };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a course section.
   *
   * Returns one section, without its lessons.
   */
  getCourseSection: {
    parameters: { path: GetCourseSectionPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CourseSection };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a course section.
   *
   * Renames a section.
   */
  updateCourseSection: {
    parameters: { path: UpdateCourseSectionPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CourseSectionUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CourseSection };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a course section.
   *
   * Deletes a section with its lessons.
   */
  deleteCourseSection: {
    parameters: { path: DeleteCourseSectionPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List course lessons.
   *
   * Returns a page of the lessons, including drafts, in the order of the course unless `sort` says otherwise.
   */
  listCourseLessons: {
    parameters: { path?: never; query?: ListCourseLessonsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CourseLessonsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a course lesson.
   *
   * Adds a lesson at the end of a section. Its text is `body_html` or `rich_text_body`; if both are set,
   * `rich_text_body` takes precedence. A section that the community does not have returns 404.
   */
  createCourseLesson: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CourseLessonCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CourseLesson };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Reorder the lessons of a course.
   *
   * Puts the sections of a course and their lessons in another order, and moves lessons from one section to another.
   * The order names every section and every lesson of the course once; one that is missing, or that occurs twice,
   * returns 422, and one that the course does not have returns 404.
   */
  reorderCourseLessons: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CourseLessonReorderRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a course lesson.
   *
   * Returns one lesson with its text.
   */
  getCourseLesson: {
    parameters: { path: GetCourseLessonPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CourseLesson };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a course lesson.
   *
   * Changes only the fields in the body. `status` publishes a draft, and makes a published lesson a draft again.
   */
  updateCourseLesson: {
    parameters: { path: UpdateCourseLessonPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CourseLessonUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CourseLesson };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a course lesson.
   *
   * Deletes a lesson, with what members have completed of it.
   */
  deleteCourseLesson: {
    parameters: { path: DeleteCourseLessonPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List the progress of lessons.
   *
   * Returns a page of the lessons that members have completed at some time, newest change first.
   */
  listLessonProgress: {
    parameters: { path?: never; query?: ListLessonProgressQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CourseLessonProgressList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update the progress of a lesson.
   *
   * Marks a lesson as completed, or as not completed, for a member. Repeating it changes nothing. A lesson or a
   * member that the community does not have returns 404, and a member who is not in the space of the lesson returns
   * 422.
   */
  updateLessonProgress: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CourseLessonProgressUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List events.
   *
   * Returns a page of the events, including drafts, newest first unless `sort` says otherwise. A space that the
   * community does not have returns 404.
   */
  listEvents: {
    parameters: { path?: never; query?: ListEventsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': EventList } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create an event.
   *
   * Creates an event in a space of type `event`, and invites the given members. An event of type `recurring` needs
   * `recurring_setting_attributes`. A space that is not of type `event`, and a `space_id` that differs from the one
   * in `event`, return 422.
   */
  createEvent: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': EventRequest } };
    responses: {
      201: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Event } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get an event.
   *
   * Returns one event.
   */
  getEvent: {
    parameters: { path: GetEventPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Event } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update an event.
   *
   * Changes only the fields in the body; name, space and state are required. `status` publishes a draft, and makes a
   * published event a draft again. Of a recurring event, `edit_mode` says which occurrences change; by default, only
   * this one.
   */
  updateEvent: {
    parameters: { path: UpdateEventPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': EventUpdateRequest } };
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Event } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete an event.
   *
   * Deletes an event with its attendees. Its space is named in the query string, besides the id in the path;
   * an event of another space returns 404.
   */
  deleteEvent: {
    parameters: { path: DeleteEventPath; query: DeleteEventQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Duplicate an event.
   *
   * Creates a draft of the same event, without its attendees, in the given space. A copy returns 200, unlike a new
   * event. A space that is not of type `event` returns 422.
   */
  duplicateEvent: {
    parameters: { path: DuplicateEventPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': EventDuplicateRequest } };
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Event } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List the attendees of an event.
   *
   * Returns a page of the attendees of an event, in the order in which they signed up.
   */
  listEventAttendees: {
    parameters: { path?: never; query: ListEventAttendeesQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': EventAttendeesList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Add an attendee to an event.
   *
   * Signs a member up for an event and returns 200, without the attendance. For a member who already attends, the
   * response is the same. An event that is full, or closed for sign-ups, returns 422.
   */
  addEventAttendee: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': EventAttendeeRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Remove an attendee from an event.
   *
   * Cancels the attendance of a member. Both are named in a body, which is unusual for this method and which some
   * proxies drop, or in the query string. A value in both places must be the same; a difference or a missing value
   * returns 422. A member who does not attend returns 404.
   */
  removeEventAttendee: {
    parameters: { path?: never; query?: RemoveEventAttendeeQuery; header?: never; cookie?: never };
    requestBody?: { content: { 'application/json': EventAttendeeRemovalRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List live rooms.
   *
   * Returns a page of the live rooms, including those of events, newest first.
   */
  listLiveRooms: {
    parameters: { path?: never; query?: ListLiveRoomsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': LiveRoomList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a live room.
   *
   * Creates a room, which is `scheduled` until it is started. It is of type `live_room` unless it says otherwise.
   */
  createLiveRoom: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': LiveRoomCreateRequest } };
    responses: {
      201: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': LiveRoom } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a live room.
   *
   * Returns one live room.
   */
  getLiveRoom: {
    parameters: { path: GetLiveRoomPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': LiveRoom } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Start a live room.
   *
   * Opens a `scheduled` room, which is `live` then. In any other state, the response is 422.
   */
  startLiveRoom: {
    parameters: { path: StartLiveRoomPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': LiveRoom } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Close a live room.
   *
   * Closes a `live` room, which cannot be opened again. In any other state, the response is 422.
   */
  closeLiveRoom: {
    parameters: { path: CloseLiveRoomPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': LiveRoom } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get the transcripts of a live room.
   *
   * Returns the transcripts of a room, one text per recording. Empty if the room was not recorded.
   */
  getLiveRoomTranscripts: {
    parameters: { path: GetLiveRoomTranscriptsPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': LiveRoomTranscripts };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List access groups.
   *
   * Returns a page of the access groups, newest first.
   */
  listAccessGroups: {
    parameters: { path?: never; query?: ListAccessGroupsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': AccessGroups };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create an access group.
   *
   * Creates an access group, which is active. A name that another access group has returns 422.
   */
  createAccessGroup: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': AccessGroupCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': AccessGroup };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get an access group.
   *
   * Returns one access group, active or archived.
   */
  getAccessGroup: {
    parameters: { path: GetAccessGroupPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': AccessGroup };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update an access group.
   *
   * Changes only the fields in the body. An archived access group returns 422.
   */
  updateAccessGroup: {
    parameters: { path: UpdateAccessGroupPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': AccessGroupUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': AccessGroup };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Archive an access group.
   *
   * Archives an access group, despite the method DELETE: its members lose its access until `unarchiveAccessGroup`
   * restores it. If it is already archived, the response is 422.
   */
  archiveAccessGroup: {
    parameters: { path: ArchiveAccessGroupPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Unarchive an access group.
   *
   * Restores an archived access group with its members. An active one is unchanged.
   */
  unarchiveAccessGroup: {
    parameters: { path: UnarchiveAccessGroupPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': AccessGroup };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a member of an access group.
   *
   * Returns the membership of a member, who is named by e-mail address. A member who is not in the access
   * group returns 404.
   */
  getAccessGroupMember: {
    parameters: { path: GetAccessGroupMemberPath; query: GetAccessGroupMemberQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': AccessGroupCommunityMember };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List the members of an access group.
   *
   * Returns a page of the memberships of an access group, newest first.
   */
  listAccessGroupMembers: {
    parameters: { path: ListAccessGroupMembersPath; query?: ListAccessGroupMembersQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': AccessGroupCommunityMembers };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Add a member to an access group.
   *
   * Adds a member to an access group. The response does not contain the membership. For an existing membership, the
   * response is the same. An archived access group returns 422.
   */
  addAccessGroupMember: {
    parameters: { path: AddAccessGroupMemberPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': AccessGroupMemberCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Remove a member from an access group.
   *
   * Removes a member from an access group. The member is named in the query string, not by the id of the membership
   * in the path.
   */
  removeAccessGroupMember: {
    parameters: { path: RemoveAccessGroupMemberPath; query: RemoveAccessGroupMemberQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List the access groups of a member.
   *
   * Returns a page of the active access groups that a member belongs to.
   */
  listMemberAccessGroups: {
    parameters: { path: ListMemberAccessGroupsPath; query?: ListMemberAccessGroupsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': AccessGroups };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List invitation links.
   *
   * Returns a page of the invitation links, newest first. Deleted ones are left out.
   */
  listInvitationLinks: {
    parameters: { path?: never; query?: ListInvitationLinksQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': InvitationLinksList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create an invitation link.
   *
   * Creates a link, which is active. A space, an access group, a tag or a paywall that the community does not have
   * returns 422, and so does a paywall that is not active.
   */
  createInvitationLink: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': InvitationLinkCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': InvitationLink };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get an invitation link.
   *
   * Returns one link, active or revoked.
   */
  getInvitationLink: {
    parameters: { path: GetInvitationLinkPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': InvitationLink };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update an invitation link.
   *
   * Changes only the fields in the body. `null` clears the space and the paywall. A space, an access group or a tag
   * that the community does not have returns 400, where `createInvitationLink` has 422; a revoked link returns 422.
   */
  updateInvitationLink: {
    parameters: { path: UpdateInvitationLinkPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': InvitationLinkUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': InvitationLink };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete an invitation link.
   *
   * Deletes a link that was revoked before. If it is active, the response is 422.
   */
  deleteInvitationLink: {
    parameters: { path: DeleteInvitationLinkPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Revoke an invitation link.
   *
   * Ends an active link, so that it can no longer be used. It cannot be made active again, only deleted. A revoked
   * link returns 422.
   */
  revokeInvitationLink: {
    parameters: { path: RevokeInvitationLinkPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MessageResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List forms.
   *
   * Returns a page of the forms, newest first.
   */
  listForms: {
    parameters: { path?: never; query?: ListFormsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': FormList } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a form.
   *
   * Creates a form with its elements. It is a draft until its state is changed.
   */
  createForm: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': FormCreateRequest } };
    responses: {
      201: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Form } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a form.
   *
   * Returns one form without its elements.
   */
  getForm: {
    parameters: { path: GetFormPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Form } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a form.
   *
   * Changes only the fields in the body. `status` publishes a draft, and makes a published form a draft again.
   * Elements in the body replace all previous ones; an element that the form does not have returns 422.
   */
  updateForm: {
    parameters: { path: UpdateFormPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': FormUpdateRequest } };
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Form } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a form.
   *
   * Deletes a form with its submissions. If it sets off an active workflow, the response is 422.
   */
  deleteForm: {
    parameters: { path: DeleteFormPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Duplicate a form.
   *
   * Creates a draft with the same elements and no submissions. A form that cannot be copied returns 422.
   */
  duplicateForm: {
    parameters: { path: DuplicateFormPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      201: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Form } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get the elements of a form.
   *
   * Returns the tree of the form's elements. A submission refers to those of type `field` by their ids.
   */
  getFormElements: {
    parameters: { path: GetFormElementsPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': FormElements };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List the submissions of a form.
   *
   * Returns a page of the submissions of a form, newest first.
   */
  listFormSubmissions: {
    parameters: { path: ListFormSubmissionsPath; query?: ListFormSubmissionsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': FormSubmissionList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Submit a form.
   *
   * Submits a form for the admin whose token is used or on behalf of a contact. A draft, an element that the form
   * does not have, a required element without an answer, and an e-mail address that does not belong to a contact
   * return 422.
   */
  createFormSubmission: {
    parameters: { path: CreateFormSubmissionPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': FormSubmissionCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': FormSubmissionCreateResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a submission of a form.
   *
   * Returns one submission with its answers.
   */
  getFormSubmission: {
    parameters: { path: GetFormSubmissionPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': FormSubmission };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List workflows.
   *
   * Returns a page of the workflows, newest first. By default, archived ones are included.
   */
  listWorkflows: {
    parameters: { path?: never; query?: ListWorkflowsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': WorkflowsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a workflow.
   *
   * Creates a workflow, which is a draft until it is activated. Trigger and actions can be added later. Workflows of
   * type `bulk_action` or `scheduled` are not activated: they are active as soon as they have the trigger `schedule`
   * and an action, and run at their time for each contact of their segment or, without a segment, for each active
   * member, each lead or both, depending on the `contact_type` of the trigger.
   */
  createWorkflow: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': WorkflowCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': WorkflowDetail };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a workflow.
   *
   * Returns one workflow with its trigger and its actions, in the order in which they run. `list_position`
   * counts them from 1.
   */
  getWorkflow: {
    parameters: { path: GetWorkflowPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': WorkflowDetail };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a workflow.
   *
   * Changes only the fields in the body. Actions in the body replace the previous ones. An archived workflow returns
   * 422, and so does a change that leaves an active dynamic workflow without a trigger or an action. A workflow of
   * type `bulk_action` or `scheduled` is rescheduled if the body contains its trigger, and stops without one.
   */
  updateWorkflow: {
    parameters: { path: UpdateWorkflowPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': WorkflowUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': WorkflowDetail };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Activate a workflow.
   *
   * Activates a workflow of type `dynamic` that is a draft or inactive and has a valid trigger and at least one
   * action, all of known types. All others return 422, including those of the types `bulk_action` and `scheduled` in
   * any state.
   *
   * It then runs once for each event. The run is queued by the write that causes the event, and its steps are
   * executed afterwards, all or none, usually before the response to that write. If a step fails, the run fails, but
   * not the write. Steps of a workflow can trigger other workflows, but not the same one again.
   */
  activateWorkflow: {
    parameters: { path: ActivateWorkflowPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Workflow } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Deactivate a workflow.
   *
   * Deactivates an active workflow of type `dynamic`; queued runs are deleted. All others return 422.
   */
  deactivateWorkflow: {
    parameters: { path: DeactivateWorkflowPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Workflow } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Archive a workflow.
   *
   * Archives a workflow that is a draft or inactive. It stays archived, and can be duplicated. If it is active or
   * archived, the response is 422.
   */
  archiveWorkflow: {
    parameters: { path: ArchiveWorkflowPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Workflow } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Duplicate a workflow.
   *
   * Creates a draft with the same trigger, actions and schedule. A workflow that cannot be copied returns 422.
   */
  duplicateWorkflow: {
    parameters: { path: DuplicateWorkflowPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      201: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Workflow } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List the runs of a workflow.
   *
   * Returns a page of the runs of a workflow, newest first: one for each contact for whom it ran or will run. A
   * failed run contains the reason, and has changed nothing.
   */
  listWorkflowRuns: {
    parameters: { path: ListWorkflowRunsPath; query?: ListWorkflowRunsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': WorkflowRunsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List flagged content.
   *
   * Returns a page of the reports about content, newest first.
   */
  listFlaggedContents: {
    parameters: { path?: never; query?: ListFlaggedContentsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': FlaggedContentsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Flag content.
   *
   * Reports content to the moderators on behalf of the admin whose token is used. The report is open until it is
   * decided. Unknown content returns 422.
   */
  createFlaggedContent: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': FlaggedContentCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': FlaggedContent };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get flagged content.
   *
   * Returns one report, open or decided.
   */
  getFlaggedContent: {
    parameters: { path: GetFlaggedContentPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': FlaggedContent };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Approve flagged content.
   *
   * Approves reported content: the content is unchanged, and the report is closed as `approved`. If the report is
   * already decided, the response is 422.
   */
  approveFlaggedContent: {
    parameters: { path: ApproveFlaggedContentPath; query?: never; header?: never; cookie?: never };
    requestBody?: { content: { 'application/json': FlaggedContentDecisionRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': FlaggedContent };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Reject flagged content.
   *
   * Rejects reported content: the content is removed, and the report is closed as `rejected`. If the report is
   * already decided, the response is 422.
   */
  rejectFlaggedContent: {
    parameters: { path: RejectFlaggedContentPath; query?: never; header?: never; cookie?: never };
    requestBody?: { content: { 'application/json': FlaggedContentDecisionRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': FlaggedContent };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Search paywalls.
   *
   * Returns a page of the paywalls with their prices. Without conditions, it lists all of them, newest first unless
   * `sort` says otherwise.
   */
  searchPaywalls: {
    parameters: { path?: never; query?: SearchPaywallsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PaywallsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a paywall.
   *
   * Creates a paywall with its prices, all of them drafts, which are not sold until the paywall is published. A
   * group that the community does not have, or that has another currency, returns 422.
   */
  createPaywall: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': PaywallCreateRequest } };
    responses: {
      201: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Paywall } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a paywall.
   *
   * Returns one paywall with its prices.
   */
  getPaywall: {
    parameters: { path: GetPaywallPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Paywall } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a paywall.
   *
   * Changes only the fields in the body. A price that is added has the state of its paywall. Type and amount of a
   * price for which somebody has paid are fixed; a change of them returns 422.
   */
  updatePaywall: {
    parameters: { path: UpdatePaywallPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': PaywallUpdateRequest } };
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Paywall } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a paywall.
   *
   * Deletes a paywall, in any state, for which nobody has paid. If it has charges, the response is 422. Invitation
   * links that sell it are revoked.
   */
  deletePaywall: {
    parameters: { path: DeletePaywallPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Archive a paywall.
   *
   * Takes a paywall off sale: the paywall and its prices change from `active` to `inactive`. Subscriptions to it
   * continue. A paywall in another state returns 422.
   */
  archivePaywall: {
    parameters: { path: ArchivePaywallPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Publish a paywall.
   *
   * Puts a paywall on sale: the paywall and its prices change from `draft` or `inactive` to `active`. If it is
   * already active, the response is 422.
   */
  publishPaywall: {
    parameters: { path: PublishPaywallPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Unarchive a paywall.
   *
   * Puts a paywall back on sale: the paywall and its prices change from `inactive` to `active`. A paywall in another
   * state returns 422.
   */
  unarchivePaywall: {
    parameters: { path: UnarchivePaywallPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List paywall groups.
   *
   * Returns a page of the paywall groups, newest first.
   */
  listPaywallGroups: {
    parameters: { path?: never; query?: ListPaywallGroupsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PaywallGroupsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a paywall group.
   *
   * Creates a paywall group. Paywalls join it by their `paywall_group_id`. A currency that does not exist returns
   * 422.
   */
  createPaywallGroup: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': PaywallGroupCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PaywallGroup };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a paywall group.
   *
   * Returns one paywall group, without its paywalls.
   */
  getPaywallGroup: {
    parameters: { path: GetPaywallGroupPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PaywallGroup };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a paywall group.
   *
   * Changes only the fields in the body. Another currency returns 422 once the group has paywalls.
   */
  updatePaywallGroup: {
    parameters: { path: UpdatePaywallGroupPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': PaywallGroupUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PaywallGroup };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List coupons.
   *
   * Returns a page of the coupons, newest first.
   */
  listPaywallCoupons: {
    parameters: { path?: never; query?: ListPaywallCouponsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PaywallCouponsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a coupon.
   *
   * Creates a coupon. One of type `percentage` needs `percent_off`, and one of type `amount` needs
   * `amount_off_in_cents`. A code that another coupon has, and a paywall that the community does not have, return
   * 422.
   */
  createPaywallCoupon: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': PaywallCouponCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PaywallCoupon };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a coupon.
   *
   * Returns one coupon.
   */
  getPaywallCoupon: {
    parameters: { path: GetPaywallCouponPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PaywallCoupon };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a coupon.
   *
   * Deletes a coupon. If it lowers the price of a subscription that still runs, the response is 422.
   */
  deletePaywallCoupon: {
    parameters: { path: DeletePaywallCouponPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List charges.
   *
   * Returns a page of the payments of members, newest first unless `sort` and `direction` say otherwise.
   */
  listCommunityMemberCharges: {
    parameters: { path?: never; query?: ListCommunityMemberChargesQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMemberChargesList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a charge.
   *
   * Stores the purchase of a price of type `onetime`, as if the member had paid it. No payment processor is called.
   * A price of another type or of a paywall that is not active, a coupon that does not work for it, and a price, or
   * an active member, that the community does not have return 422. So do the buyer's own affiliate code, and a price
   * that the member has bought, unless all of that charge was refunded.
   */
  createCommunityMemberCharge: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CommunityMemberChargeCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMemberCharge };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Export charges.
   *
   * Exports charges as a table, which is mailed to the admin whose token is used. The filters are those of the list,
   * and are in the query string of this POST request, which has no body. A field that charges do not have returns
   * 422, and the response lists those that they have.
   */
  exportCommunityMemberCharges: {
    parameters: { path?: never; query?: ExportCommunityMemberChargesQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMemberChargeExport };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a charge.
   *
   * Returns one charge.
   */
  getCommunityMemberCharge: {
    parameters: { path: GetCommunityMemberChargePath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMemberCharge };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Refund a charge.
   *
   * Refunds the rest of a charge, or a part of it, and returns 200. It can be repeated until nothing is left. More
   * than `amount_to_refund`, and a charge that is not `refundable`, return 422. A payout for the charge that is not
   * paid yet is reduced to the commission on the rest, and canceled if nothing is left.
   */
  refundCommunityMemberCharge: {
    parameters: { path: RefundCommunityMemberChargePath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CommunityMemberChargeRefundRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMemberCharge };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List subscriptions.
   *
   * Returns a page of the subscriptions of members, newest first unless `sort` and `direction` say otherwise.
   */
  listCommunityMemberSubscriptions: {
    parameters: { path?: never; query?: ListCommunityMemberSubscriptionsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMemberSubscriptionsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a subscription.
   *
   * Stores the purchase of a price of type `subscription` or `installments`, as if the member had paid it, with its
   * first charge unless there is a trial. No payment processor is called. A price of type `onetime` or of a paywall
   * that is not active, a second subscription to a price, a second paywall of a group, a coupon that does not work
   * for it, and a price, or an active member, that the community does not have return 422, and so does the buyer's
   * own affiliate code. Each later charge is made when it is due. A subscription that is behind by more than 400
   * periods is charged for the first 400 of them and continues with the current one.
   */
  createCommunityMemberSubscription: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CommunityMemberSubscriptionCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMemberSubscription };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Export subscriptions.
   *
   * Exports subscriptions as a table, which is mailed to the admin whose token is used. The filters are those of the
   * list, and are in the query string of this POST request, which has no body. A field that subscriptions do not
   * have returns 422, and the response lists those that they have.
   */
  exportCommunityMemberSubscriptions: {
    parameters: { path?: never; query?: ExportCommunityMemberSubscriptionsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMemberSubscriptionExport };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a subscription.
   *
   * Returns one subscription.
   */
  getCommunityMemberSubscription: {
    parameters: { path: GetCommunityMemberSubscriptionPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMemberSubscription };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Cancel a subscription.
   *
   * Cancels a subscription immediately or at the end of its paid period, and returns 200. Money is refunded only
   * with `now`; `refund_type` with `at_period_end` returns 422, and so does a subscription that has ended.
   */
  cancelCommunityMemberSubscription: {
    parameters: { path: CancelCommunityMemberSubscriptionPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CommunityMemberSubscriptionCancelRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMemberSubscription };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Resume a subscription.
   *
   * Resumes a subscription that would end with its paid period, and returns 200. If it would not end, or has ended,
   * the response is 422.
   */
  resumeCommunityMemberSubscription: {
    parameters: { path: ResumeCommunityMemberSubscriptionPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': CommunityMemberSubscription };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List affiliates.
   *
   * Returns a page of the affiliates, newest first.
   */
  listPaywallAffiliates: {
    parameters: { path?: never; query?: ListPaywallAffiliatesQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PaywallAffiliatesList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Invite affiliates.
   *
   * Invites members to become affiliates, and returns 200 even if some of them could not be invited. Members who are
   * already invited get another invitation. More than 20 members return 422.
   */
  invitePaywallAffiliates: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': PaywallAffiliateInviteRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PaywallAffiliateInvitations };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get an affiliate.
   *
   * Returns one affiliate.
   */
  getPaywallAffiliate: {
    parameters: { path: GetPaywallAffiliatePath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PaywallAffiliate };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update an affiliate.
   *
   * Changes the state of an affiliate: one who is invited is `enrolled`, one who is enrolled `disabled`, and one who
   * is disabled `enrolled` again. Any other state returns 422, which names the only one that can follow.
   */
  updatePaywallAffiliate: {
    parameters: { path: UpdatePaywallAffiliatePath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': PaywallAffiliateUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PaywallAffiliate };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List affiliate payouts.
   *
   * Returns a page of the payouts of affiliates, newest first.
   */
  listAffiliatePayouts: {
    parameters: { path?: never; query?: ListAffiliatePayoutsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': AffiliatePayoutsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Export affiliate payouts.
   *
   * Exports the payouts that are `processing` as a table, which is mailed to the admin whose token is used. Members
   * who are not affiliates, and more than 20 of them, return 422.
   */
  exportAffiliatePayouts: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody?: { content: { 'application/json': AffiliatePayoutSelection } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PaywallAffiliatePayoutExport };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Mark affiliate payouts as paid.
   *
   * Marks `processing` payouts as `paid`, and returns 200. Payouts in other states are unchanged. Members who are
   * not affiliates, and more than 20 of them, return 422.
   */
  markAffiliatePayoutsPaid: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody?: { content: { 'application/json': AffiliatePayoutSelection } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': AffiliatePayoutMarkPaidResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Start affiliate payouts.
   *
   * Starts the `pending` payouts, which become `processing`, and returns 200. Members who are not affiliates, and
   * more than 20 of them, return 422.
   */
  startAffiliatePayouts: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody?: { content: { 'application/json': AffiliatePayoutSelection } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': AffiliatePayoutStartResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List payment methods.
   *
   * Returns all payment methods, whether they are offered or not, as a plain array. A community that has no payment
   * processor returns 422.
   */
  listPaymentMethods: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PaymentMethodPreferencesList };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a payment method.
   *
   * Enables or disables a payment method, and returns all of them. A method that is not `mutable` or does not exist
   * returns 422.
   */
  updatePaymentMethod: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': PaymentMethodUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': PaymentMethodPreferencesList };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get the tax setting.
   *
   * Returns how taxes are charged. A community that has no payment processor returns 400.
   */
  getTaxSetting: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': TaxSetting } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update the tax setting.
   *
   * Changes only the fields in the body. Taxes cannot be enabled before the payment processor can charge them;
   * otherwise the response is 422.
   */
  updateTaxSetting: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': TaxSettingUpdateRequest } };
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': TaxSetting } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get the community.
   *
   * Returns the community to which the token belongs, with its settings.
   */
  getCommunity: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Community } };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update the community.
   *
   * Changes only the fields in the body, within the settings too. A slug that another community has, and a space
   * that this community does not have, return 422.
   */
  updateCommunity: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': CommunityUpdateRequest } };
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Community } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get the connect settings.
   *
   * Returns the settings for finding and messaging members.
   */
  getConnectSettings: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ConnectSettings };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update the connect settings.
   *
   * Changes only the fields in the body, within each of the three parts too.
   */
  updateConnectSettings: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': ConnectSettingsUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ConnectSettings };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get the leaderboard.
   *
   * Returns the members with the most points as a plain array, highest first.
   */
  getLeaderboard: {
    parameters: { path?: never; query?: GetLeaderboardQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': Leaderboard };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Search locations.
   *
   * Finds places by a part of their name or address, best match first. The result is not paginated.
   */
  searchLocations: {
    parameters: { path?: never; query: SearchLocationsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': LocationSearchResults };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get the quota.
   *
   * Returns the remaining requests of the community's plan in this month. This request counts, too.
   */
  getQuota: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': Quota } };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List API tokens.
   *
   * Returns a page of the tokens of the community, without their values, newest first. Revoked ones are left out.
   */
  listApiTokens: {
    parameters: { path?: never; query?: ListApiTokensQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ApiTokensList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Issue an API token.
   *
   * Issues a token for the Admin API or the Headless Auth API. Its value is returned only once; store it securely.
   */
  createApiToken: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': ApiTokenCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': IssuedApiToken };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Revoke an API token.
   *
   * Revokes a token immediately: later requests with it return 401. The token of the request itself can be revoked,
   * too.
   */
  revokeApiToken: {
    parameters: { path: RevokeApiTokenPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List filter controls.
   *
   * Returns a page of the saved filter controls, ordered by `sort_key`.
   */
  listFilterControls: {
    parameters: { path?: never; query?: ListFilterControlsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': FilterKitControlsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create a filter control.
   *
   * Saves a choice about a member filter. A field that is not known is not ignored here: it returns 422. So do a
   * second choice about the same filter of the same surface, the key `profile_field` without a profile field, and a
   * profile field with another key.
   */
  createFilterControl: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': FilterKitControlCreateRequest } };
    responses: {
      201: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': FilterKitControl };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a filter control.
   *
   * Returns one saved choice.
   */
  getFilterControl: {
    parameters: { path: GetFilterControlPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': FilterKitControl };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Update a filter control.
   *
   * Changes only the fields in the body. The rules of `createFilterControl` apply, except that unknown fields are
   * ignored.
   */
  updateFilterControl: {
    parameters: { path: UpdateFilterControlPath; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': FilterKitControlUpdateRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': FilterKitControl };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Delete a filter control.
   *
   * Deletes a saved control, so that the default applies again.
   */
  deleteFilterControl: {
    parameters: { path: DeleteFilterControlPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': SuccessResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List chat rooms.
   *
   * Returns a page of the chat rooms, the one with the newest message first.
   */
  listChatRooms: {
    parameters: { path?: never; query?: ListChatRoomsQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ChatRoomsList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List the messages of a chat room.
   *
   * Returns a page of the messages in a chat room, newest first.
   */
  listChatRoomMessages: {
    parameters: { path: ListChatRoomMessagesPath; query?: ListChatRoomMessagesQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': ChatRoomMessagesList };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a direct upload.
   *
   * Returns the facts about a file, by the `signed_id` with which other requests refer to it.
   */
  getDirectUpload: {
    parameters: { path: GetDirectUploadPath; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': DirectUploadResponse };
      };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Create the tokens of a member.
   *
   * Exchanges the identifier of a member for an access token, with which requests are made on the member's
   * behalf, and a refresh token. Send exactly one identifier: `community_member_id`, `email` or `sso_id`.
   * `sso_user_id` is accepted as another name of `sso_id`. No identifier, or two of them, returns
   * 422; a member whom the community does not have returns 404.
   *
   * The access token lasts one hour and the refresh token one month. Earlier tokens of the member stay
   * valid. An API token of another type than `Headless Auth` returns 403.
   */
  createAuthToken: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': AuthTokenRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': HeadlessAuthToken };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Refresh an access token.
   *
   * Exchanges a refresh token for a new access token. The refresh token is neither replaced nor returned,
   * and can be used again until it expires or is revoked.
   *
   * The `refresh_token` in the body authenticates this request. In the `Authorization` header clients send
   * the API token, the refresh token itself or nothing; each is accepted. A refresh token that has
   * expired, was revoked or was never issued returns 401, and one whose member is gone returns 404.
   */
  refreshAccessToken: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': RefreshTokenRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': RefreshedAccessToken };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Revoke an access token.
   *
   * Revokes an access token before it expires. Later requests with it return 401. Its refresh token remains valid. A
   * token of another community returns 404.
   */
  revokeAccessToken: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': AccessTokenRevocation } };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Revoke a refresh token.
   *
   * Revokes a refresh token before it expires. It can no longer be exchanged; access tokens from earlier exchanges
   * stay valid until they expire. A token of another community returns 404.
   */
  revokeRefreshToken: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': RefreshTokenRevocation } };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get the home feed.
   *
   * Returns a page of the posts of all spaces that the signed-in member may see. Drafts are never among them, nor
   * posts of a space that is hidden from the member, or private and not the member's.
   *
   * `sort` sets the order. `latest` and `oldest` go by `created_at`, `likes` by the number of likes, `alphabetical`
   * by `display_title`, and `new_activity` by the latest post, comment or like. `popular` goes by
   *
   * log2(1 + user_likes_count + 2 * comment_count) - age_in_days
   *
   * where the age counts from `created_at`, with the highest value first: twice the likes and comments weigh as much
   * as a day. Among equal posts, the higher `id` comes first.
   */
  getHomeFeed: {
    parameters: { path?: never; query?: GetHomeFeedQuery; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { 'x-request-id': string; [name: string]: unknown }; content: { 'application/json': HomeFeed } };
      400: components['responses']['BadParameter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Search community members.
   *
   * Searches the members of the community. All filters and the free text apply together. Each field supports certain
   * comparisons; another one returns 422. Members whose preference `visible_in_member_directory` is false are found
   * by nobody but themselves.
   *
   * To go through the result, send the same request again with `search_after` set to the latest `next_search_after`,
   * until a response comes without it. No member is then returned twice and none is skipped, also when members join
   * meanwhile. When the filters change, start again without `search_after`. A cursor that is no longer valid returns
   * 422, and the search is to be started again without it.
   *
   * `page` is the other way, and reaches the first 10,000 records.
   */
  searchCommunityMembers: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody?: { content: { 'application/json': MemberSearchRequest } };
    responses: {
      200: {
        headers: { 'x-request-id': string; [name: string]: unknown };
        content: { 'application/json': MemberSearchResponse };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['ContentTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
}
