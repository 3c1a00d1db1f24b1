// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext, SecurityHandler } from './runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type { SortDirection } from '@community-platform/types/common';
import type { MemberStatusFilter } from '@community-platform/types/community-member-request';
import type {
  AddAccessGroupMemberRequest,
  AddAccessGroupMemberResult,
  GetAccessGroupMemberRequest,
  GetAccessGroupMemberResult,
  ListAccessGroupMembersQuery,
  ListAccessGroupMembersRequest,
  ListAccessGroupMembersResult,
  RemoveAccessGroupMemberRequest,
  RemoveAccessGroupMemberResult,
} from '@community-platform/types/operations/access-group-members';
import type {
  ArchiveAccessGroupRequest,
  ArchiveAccessGroupResult,
  CreateAccessGroupRequest,
  CreateAccessGroupResult,
  GetAccessGroupRequest,
  GetAccessGroupResult,
  ListAccessGroupsQuery,
  ListAccessGroupsRequest,
  ListAccessGroupsResult,
  UnarchiveAccessGroupRequest,
  UnarchiveAccessGroupResult,
  UpdateAccessGroupRequest,
  UpdateAccessGroupResult,
} from '@community-platform/types/operations/access-groups';
import type {
  ExportAffiliatePayoutsRequest,
  ExportAffiliatePayoutsResult,
  ListAffiliatePayoutsQuery,
  ListAffiliatePayoutsRequest,
  ListAffiliatePayoutsResult,
  MarkAffiliatePayoutsPaidRequest,
  MarkAffiliatePayoutsPaidResult,
  StartAffiliatePayoutsRequest,
  StartAffiliatePayoutsResult,
} from '@community-platform/types/operations/affiliate-payouts';
import type {
  GetPaywallAffiliateRequest,
  GetPaywallAffiliateResult,
  InvitePaywallAffiliatesRequest,
  InvitePaywallAffiliatesResult,
  ListPaywallAffiliatesQuery,
  ListPaywallAffiliatesRequest,
  ListPaywallAffiliatesResult,
  UpdatePaywallAffiliateRequest,
  UpdatePaywallAffiliateResult,
} from '@community-platform/types/operations/affiliates';
import type {
  CreateApiTokenRequest,
  CreateApiTokenResult,
  ListApiTokensQuery,
  ListApiTokensRequest,
  ListApiTokensResult,
  RevokeApiTokenRequest,
  RevokeApiTokenResult,
} from '@community-platform/types/operations/api-tokens';
import type {
  CreateAuthTokenRequest,
  CreateAuthTokenResult,
  RefreshAccessTokenRequest,
  RefreshAccessTokenResult,
  RevokeAccessTokenRequest,
  RevokeAccessTokenResult,
  RevokeRefreshTokenRequest,
  RevokeRefreshTokenResult,
} from '@community-platform/types/operations/auth-tokens';
import type {
  CreateCommunityMemberChargeRequest,
  CreateCommunityMemberChargeResult,
  ExportCommunityMemberChargesQuery,
  ExportCommunityMemberChargesRequest,
  ExportCommunityMemberChargesResult,
  GetCommunityMemberChargeRequest,
  GetCommunityMemberChargeResult,
  ListCommunityMemberChargesQuery,
  ListCommunityMemberChargesRequest,
  ListCommunityMemberChargesResult,
  RefundCommunityMemberChargeRequest,
  RefundCommunityMemberChargeResult,
} from '@community-platform/types/operations/charges';
import type {
  GetChatPreferencesRequest,
  GetChatPreferencesResult,
  UpdateChatPreferencesRequest,
  UpdateChatPreferencesResult,
} from '@community-platform/types/operations/chat-preferences';
import type {
  ListChatRoomsQuery,
  ListChatRoomsRequest,
  ListChatRoomsResult,
} from '@community-platform/types/operations/chat-rooms';
import type {
  CreateCommentRequest,
  CreateCommentResult,
  DeleteCommentRequest,
  DeleteCommentResult,
  GetCommentRequest,
  GetCommentResult,
  ListCommentsQuery,
  ListCommentsRequest,
  ListCommentsResult,
  UpdateCommentRequest,
  UpdateCommentResult,
} from '@community-platform/types/operations/comments';
import type {
  GetCommunityRequest,
  GetCommunityResult,
  UpdateCommunityRequest,
  UpdateCommunityResult,
} from '@community-platform/types/operations/community';
import type {
  GetConnectSettingsRequest,
  GetConnectSettingsResult,
  UpdateConnectSettingsRequest,
  UpdateConnectSettingsResult,
} from '@community-platform/types/operations/connect-settings';
import type {
  CreateContactNoteRequest,
  CreateContactNoteResult,
  DeleteContactNoteRequest,
  DeleteContactNoteResult,
  GetContactNoteRequest,
  GetContactNoteResult,
  ListContactNotesQuery,
  ListContactNotesRequest,
  ListContactNotesResult,
  UpdateContactNoteRequest,
  UpdateContactNoteResult,
} from '@community-platform/types/operations/contact-notes';
import type {
  CreateCourseLessonRequest,
  CreateCourseLessonResult,
  DeleteCourseLessonRequest,
  DeleteCourseLessonResult,
  GetCourseLessonRequest,
  GetCourseLessonResult,
  ListCourseLessonsQuery,
  ListCourseLessonsRequest,
  ListCourseLessonsResult,
  ReorderCourseLessonsRequest,
  ReorderCourseLessonsResult,
  UpdateCourseLessonRequest,
  UpdateCourseLessonResult,
} from '@community-platform/types/operations/course-lessons';
import type {
  CreateCourseSectionRequest,
  CreateCourseSectionResult,
  DeleteCourseSectionRequest,
  DeleteCourseSectionResult,
  GetCourseSectionRequest,
  GetCourseSectionResult,
  ListCourseSectionsQuery,
  ListCourseSectionsRequest,
  ListCourseSectionsResult,
  UpdateCourseSectionRequest,
  UpdateCourseSectionResult,
} from '@community-platform/types/operations/course-sections';
import type {
  CreateEmbedRequest,
  CreateEmbedResult,
  GetEmbedRequest,
  GetEmbedResult,
} from '@community-platform/types/operations/embeds';
import type {
  AddEventAttendeeRequest,
  AddEventAttendeeResult,
  ListEventAttendeesQuery,
  ListEventAttendeesRequest,
  ListEventAttendeesResult,
  RemoveEventAttendeeRequest,
  RemoveEventAttendeeResult,
} from '@community-platform/types/operations/event-attendees';
import type {
  CreateEventRequest,
  CreateEventResult,
  DeleteEventRequest,
  DeleteEventResult,
  DuplicateEventRequest,
  DuplicateEventResult,
  GetEventRequest,
  GetEventResult,
  ListEventsQuery,
  ListEventsRequest,
  ListEventsResult,
  UpdateEventRequest,
  UpdateEventResult,
} from '@community-platform/types/operations/events';
import type {
  GetFilterConfigurationRequest,
  GetFilterConfigurationResult,
} from '@community-platform/types/operations/filter-configuration';
import type {
  CreateFilterControlRequest,
  CreateFilterControlResult,
  DeleteFilterControlRequest,
  DeleteFilterControlResult,
  GetFilterControlRequest,
  GetFilterControlResult,
  ListFilterControlsQuery,
  ListFilterControlsRequest,
  ListFilterControlsResult,
  UpdateFilterControlRequest,
  UpdateFilterControlResult,
} from '@community-platform/types/operations/filter-controls';
import type {
  ApproveFlaggedContentRequest,
  ApproveFlaggedContentResult,
  CreateFlaggedContentRequest,
  CreateFlaggedContentResult,
  GetFlaggedContentRequest,
  GetFlaggedContentResult,
  ListFlaggedContentsQuery,
  ListFlaggedContentsRequest,
  ListFlaggedContentsResult,
  RejectFlaggedContentRequest,
  RejectFlaggedContentResult,
} from '@community-platform/types/operations/flagged-contents';
import type {
  CreateFormSubmissionRequest,
  CreateFormSubmissionResult,
  GetFormSubmissionRequest,
  GetFormSubmissionResult,
  ListFormSubmissionsQuery,
  ListFormSubmissionsRequest,
  ListFormSubmissionsResult,
} from '@community-platform/types/operations/form-submissions';
import type {
  CreateFormRequest,
  CreateFormResult,
  DeleteFormRequest,
  DeleteFormResult,
  DuplicateFormRequest,
  DuplicateFormResult,
  GetFormElementsRequest,
  GetFormElementsResult,
  GetFormRequest,
  GetFormResult,
  ListFormsQuery,
  ListFormsRequest,
  ListFormsResult,
  UpdateFormRequest,
  UpdateFormResult,
} from '@community-platform/types/operations/forms';
import type {
  GetHomeFeedQuery,
  GetHomeFeedRequest,
  GetHomeFeedResult,
} from '@community-platform/types/operations/home-feed';
import type {
  CreateImagePostRequest,
  CreateImagePostResult,
  DeleteImagePostRequest,
  DeleteImagePostResult,
  DuplicateImagePostRequest,
  DuplicateImagePostResult,
  GetImagePostRequest,
  GetImagePostResult,
  ListImagePostsQuery,
  ListImagePostsRequest,
  ListImagePostsResult,
  UpdateImagePostRequest,
  UpdateImagePostResult,
} from '@community-platform/types/operations/image-posts';
import type {
  CreateInvitationLinkRequest,
  CreateInvitationLinkResult,
  DeleteInvitationLinkRequest,
  DeleteInvitationLinkResult,
  GetInvitationLinkRequest,
  GetInvitationLinkResult,
  ListInvitationLinksQuery,
  ListInvitationLinksRequest,
  ListInvitationLinksResult,
  RevokeInvitationLinkRequest,
  RevokeInvitationLinkResult,
  UpdateInvitationLinkRequest,
  UpdateInvitationLinkResult,
} from '@community-platform/types/operations/invitation-links';
import type {
  GetLeaderboardQuery,
  GetLeaderboardRequest,
  GetLeaderboardResult,
} from '@community-platform/types/operations/leaderboard';
import type {
  CreateCommunityLeadRequest,
  CreateCommunityLeadResult,
  DeleteCommunityLeadRequest,
  DeleteCommunityLeadResult,
  GetCommunityLeadRequest,
  GetCommunityLeadResult,
  ListCommunityLeadsQuery,
  ListCommunityLeadsRequest,
  ListCommunityLeadsResult,
  UpdateCommunityLeadRequest,
  UpdateCommunityLeadResult,
} from '@community-platform/types/operations/leads';
import type {
  ListLessonProgressQuery,
  ListLessonProgressRequest,
  ListLessonProgressResult,
  UpdateLessonProgressRequest,
  UpdateLessonProgressResult,
} from '@community-platform/types/operations/lesson-progress';
import type {
  CloseLiveRoomRequest,
  CloseLiveRoomResult,
  CreateLiveRoomRequest,
  CreateLiveRoomResult,
  GetLiveRoomRequest,
  GetLiveRoomResult,
  GetLiveRoomTranscriptsRequest,
  GetLiveRoomTranscriptsResult,
  ListLiveRoomsQuery,
  ListLiveRoomsRequest,
  ListLiveRoomsResult,
  StartLiveRoomRequest,
  StartLiveRoomResult,
} from '@community-platform/types/operations/live-rooms';
import type { SearchLocationsRequest, SearchLocationsResult } from '@community-platform/types/operations/locations';
import type {
  ListMemberAccessGroupsQuery,
  ListMemberAccessGroupsRequest,
  ListMemberAccessGroupsResult,
} from '@community-platform/types/operations/member-access-groups';
import type {
  SearchCommunityMembersRequest,
  SearchCommunityMembersResult,
} from '@community-platform/types/operations/member-search';
import type {
  ListMemberSpacesQuery,
  ListMemberSpacesRequest,
  ListMemberSpacesResult,
} from '@community-platform/types/operations/member-spaces';
import type {
  CreateMemberTagRequest,
  CreateMemberTagResult,
  DeleteMemberTagRequest,
  DeleteMemberTagResult,
  GetMemberTagRequest,
  GetMemberTagResult,
  ListMemberTagsQuery,
  ListMemberTagsRequest,
  ListMemberTagsResult,
  UpdateMemberTagRequest,
  UpdateMemberTagResult,
} from '@community-platform/types/operations/member-tags';
import type {
  BanCommunityMemberRequest,
  BanCommunityMemberResult,
  CreateCommunityMemberRequest,
  CreateCommunityMemberResult,
  DeactivateCommunityMemberRequest,
  DeactivateCommunityMemberResult,
  DeleteCommunityMemberRequest,
  DeleteCommunityMemberResult,
  FindCommunityMemberRequest,
  FindCommunityMemberResult,
  GetCommunityMemberRequest,
  GetCommunityMemberResult,
  ListCommunityMembersQuery,
  ListCommunityMembersRequest,
  ListCommunityMembersResult,
  UpdateCommunityMemberRequest,
  UpdateCommunityMemberResult,
} from '@community-platform/types/operations/members';
import type {
  ImportChatRoomMessageRequest,
  ImportChatRoomMessageResult,
  ListChatRoomMessagesQuery,
  ListChatRoomMessagesRequest,
  ListChatRoomMessagesResult,
  SendMessageRequest,
  SendMessageResult,
} from '@community-platform/types/operations/messages';
import type {
  ListPaymentMethodsRequest,
  ListPaymentMethodsResult,
  UpdatePaymentMethodRequest,
  UpdatePaymentMethodResult,
} from '@community-platform/types/operations/payment-methods';
import type {
  CreatePaywallCouponRequest,
  CreatePaywallCouponResult,
  DeletePaywallCouponRequest,
  DeletePaywallCouponResult,
  GetPaywallCouponRequest,
  GetPaywallCouponResult,
  ListPaywallCouponsQuery,
  ListPaywallCouponsRequest,
  ListPaywallCouponsResult,
} from '@community-platform/types/operations/paywall-coupons';
import type {
  CreatePaywallGroupRequest,
  CreatePaywallGroupResult,
  GetPaywallGroupRequest,
  GetPaywallGroupResult,
  ListPaywallGroupsQuery,
  ListPaywallGroupsRequest,
  ListPaywallGroupsResult,
  UpdatePaywallGroupRequest,
  UpdatePaywallGroupResult,
} from '@community-platform/types/operations/paywall-groups';
import type {
  ArchivePaywallRequest,
  ArchivePaywallResult,
  CreatePaywallRequest,
  CreatePaywallResult,
  DeletePaywallRequest,
  DeletePaywallResult,
  GetPaywallRequest,
  GetPaywallResult,
  PublishPaywallRequest,
  PublishPaywallResult,
  SearchPaywallsQuery,
  SearchPaywallsRequest,
  SearchPaywallsResult,
  UnarchivePaywallRequest,
  UnarchivePaywallResult,
  UpdatePaywallRequest,
  UpdatePaywallResult,
} from '@community-platform/types/operations/paywalls';
import type {
  AddPostFollowerRequest,
  AddPostFollowerResult,
  ListPostFollowersQuery,
  ListPostFollowersRequest,
  ListPostFollowersResult,
  RemovePostFollowerRequest,
  RemovePostFollowerResult,
} from '@community-platform/types/operations/post-followers';
import type { GetPostSummaryRequest, GetPostSummaryResult } from '@community-platform/types/operations/post-summaries';
import type {
  CreatePostRequest,
  CreatePostResult,
  DeletePostRequest,
  DeletePostResult,
  GetPostRequest,
  GetPostResult,
  ListPostsQuery,
  ListPostsRequest,
  ListPostsResult,
  SearchPostsQuery,
  SearchPostsRequest,
  SearchPostsResult,
  UpdatePostRequest,
  UpdatePostResult,
} from '@community-platform/types/operations/posts';
import type {
  ListProfileAnswersQuery,
  ListProfileAnswersRequest,
  ListProfileAnswersResult,
} from '@community-platform/types/operations/profile-answers';
import type {
  ArchiveProfileFieldRequest,
  ArchiveProfileFieldResult,
  CreateProfileFieldRequest,
  CreateProfileFieldResult,
  DeleteProfileFieldRequest,
  DeleteProfileFieldResult,
  GetProfileFieldRequest,
  GetProfileFieldResult,
  ListProfileFieldsQuery,
  ListProfileFieldsRequest,
  ListProfileFieldsResult,
  UnarchiveProfileFieldRequest,
  UnarchiveProfileFieldResult,
  UpdateProfileFieldRequest,
  UpdateProfileFieldResult,
} from '@community-platform/types/operations/profile-fields';
import type { GetProfilePageRequest, GetProfilePageResult } from '@community-platform/types/operations/profile-pages';
import type { GetQuotaRequest, GetQuotaResult } from '@community-platform/types/operations/quota';
import type {
  RunAdvancedSearchQuery,
  RunAdvancedSearchRequest,
  RunAdvancedSearchResult,
} from '@community-platform/types/operations/search';
import type {
  CreateCommunitySegmentRequest,
  CreateCommunitySegmentResult,
  DeleteCommunitySegmentRequest,
  DeleteCommunitySegmentResult,
  DuplicateCommunitySegmentRequest,
  DuplicateCommunitySegmentResult,
  GetCommunitySegmentRequest,
  GetCommunitySegmentResult,
  ListCommunitySegmentsQuery,
  ListCommunitySegmentsRequest,
  ListCommunitySegmentsResult,
  UpdateCommunitySegmentRequest,
  UpdateCommunitySegmentResult,
} from '@community-platform/types/operations/segments';
import type {
  AddSpaceGroupMemberRequest,
  AddSpaceGroupMemberResult,
  GetSpaceGroupMemberRequest,
  GetSpaceGroupMemberResult,
  ListSpaceGroupMembersQuery,
  ListSpaceGroupMembersRequest,
  ListSpaceGroupMembersResult,
  RemoveSpaceGroupMemberRequest,
  RemoveSpaceGroupMemberResult,
} from '@community-platform/types/operations/space-group-members';
import type {
  CreateSpaceGroupRequest,
  CreateSpaceGroupResult,
  DeleteSpaceGroupRequest,
  DeleteSpaceGroupResult,
  GetSpaceGroupRequest,
  GetSpaceGroupResult,
  ListSpaceGroupsQuery,
  ListSpaceGroupsRequest,
  ListSpaceGroupsResult,
  UpdateSpaceGroupRequest,
  UpdateSpaceGroupResult,
} from '@community-platform/types/operations/space-groups';
import type {
  AddSpaceMemberRequest,
  AddSpaceMemberResult,
  GetSpaceMemberRequest,
  GetSpaceMemberResult,
  ListSpaceMembersQuery,
  ListSpaceMembersRequest,
  ListSpaceMembersResult,
  RemoveSpaceMemberRequest,
  RemoveSpaceMemberResult,
} from '@community-platform/types/operations/space-members';
import type {
  GetSpaceSummaryQuery,
  GetSpaceSummaryRequest,
  GetSpaceSummaryResult,
} from '@community-platform/types/operations/space-summaries';
import type {
  CreateSpaceRequest,
  CreateSpaceResult,
  DeleteSpaceRequest,
  DeleteSpaceResult,
  GetSpaceRequest,
  GetSpaceResult,
  ListSpacesQuery,
  ListSpacesRequest,
  ListSpacesResult,
  UpdateSpaceRequest,
  UpdateSpaceResult,
} from '@community-platform/types/operations/spaces';
import type {
  CancelCommunityMemberSubscriptionRequest,
  CancelCommunityMemberSubscriptionResult,
  CreateCommunityMemberSubscriptionRequest,
  CreateCommunityMemberSubscriptionResult,
  ExportCommunityMemberSubscriptionsQuery,
  ExportCommunityMemberSubscriptionsRequest,
  ExportCommunityMemberSubscriptionsResult,
  GetCommunityMemberSubscriptionRequest,
  GetCommunityMemberSubscriptionResult,
  ListCommunityMemberSubscriptionsQuery,
  ListCommunityMemberSubscriptionsRequest,
  ListCommunityMemberSubscriptionsResult,
  ResumeCommunityMemberSubscriptionRequest,
  ResumeCommunityMemberSubscriptionResult,
} from '@community-platform/types/operations/subscriptions';
import type {
  AddTaggedMemberRequest,
  AddTaggedMemberResult,
  GetTaggedMemberRequest,
  GetTaggedMemberResult,
  ListTaggedMembersQuery,
  ListTaggedMembersRequest,
  ListTaggedMembersResult,
  RemoveTaggedMemberRequest,
  RemoveTaggedMemberResult,
} from '@community-platform/types/operations/tagged-members';
import type {
  GetTaxSettingRequest,
  GetTaxSettingResult,
  UpdateTaxSettingRequest,
  UpdateTaxSettingResult,
} from '@community-platform/types/operations/tax-settings';
import type {
  CreateTopicRequest,
  CreateTopicResult,
  DeleteTopicRequest,
  DeleteTopicResult,
  GetTopicRequest,
  GetTopicResult,
  ListTopicsQuery,
  ListTopicsRequest,
  ListTopicsResult,
  UpdateTopicRequest,
  UpdateTopicResult,
} from '@community-platform/types/operations/topics';
import type {
  CreateDirectUploadRequest,
  CreateDirectUploadResult,
  GetDirectUploadRequest,
  GetDirectUploadResult,
} from '@community-platform/types/operations/uploads';
import type {
  ActivateWorkflowRequest,
  ActivateWorkflowResult,
  ArchiveWorkflowRequest,
  ArchiveWorkflowResult,
  CreateWorkflowRequest,
  CreateWorkflowResult,
  DeactivateWorkflowRequest,
  DeactivateWorkflowResult,
  DuplicateWorkflowRequest,
  DuplicateWorkflowResult,
  GetWorkflowRequest,
  GetWorkflowResult,
  ListWorkflowsQuery,
  ListWorkflowsRequest,
  ListWorkflowsResult,
  UpdateWorkflowRequest,
  UpdateWorkflowResult,
} from '@community-platform/types/operations/workflows';
import type { ChargeOrder, SubscriptionOrder } from '@community-platform/types/payment-request';
import type { PostOrder } from '@community-platform/types/post-request';

/** What the handler of `listCommunityMembers` receives: every part is there, defaults are filled in. */
export interface ListCommunityMembersInput extends ListCommunityMembersRequest {
  query: ListCommunityMembersQuery & { page: number; per_page: number; status: MemberStatusFilter };
}

/** What the handler of `listMemberSpaces` receives: every part is there, defaults are filled in. */
export interface ListMemberSpacesInput extends ListMemberSpacesRequest {
  query: ListMemberSpacesQuery & { page: number; per_page: number };
}

/** What the handler of `listMemberTags` receives: every part is there, defaults are filled in. */
export interface ListMemberTagsInput extends ListMemberTagsRequest {
  query: ListMemberTagsQuery & { page: number; per_page: number };
}

/** What the handler of `listTaggedMembers` receives: every part is there, defaults are filled in. */
export interface ListTaggedMembersInput extends ListTaggedMembersRequest {
  query: ListTaggedMembersQuery & { page: number; per_page: number };
}

/** What the handler of `listProfileFields` receives: every part is there, defaults are filled in. */
export interface ListProfileFieldsInput extends ListProfileFieldsRequest {
  query: ListProfileFieldsQuery & { page: number; per_page: number };
}

/** What the handler of `listProfileAnswers` receives: every part is there, defaults are filled in. */
export interface ListProfileAnswersInput extends ListProfileAnswersRequest {
  query: ListProfileAnswersQuery & { page: number; per_page: number };
}

/** What the handler of `listCommunityLeads` receives: every part is there, defaults are filled in. */
export interface ListCommunityLeadsInput extends ListCommunityLeadsRequest {
  query: ListCommunityLeadsQuery & { page: number; per_page: number };
}

/** What the handler of `listContactNotes` receives: every part is there, defaults are filled in. */
export interface ListContactNotesInput extends ListContactNotesRequest {
  query: ListContactNotesQuery & { page: number };
}

/** What the handler of `listCommunitySegments` receives: every part is there, defaults are filled in. */
export interface ListCommunitySegmentsInput extends ListCommunitySegmentsRequest {
  query: ListCommunitySegmentsQuery & { page: number; per_page: number };
}

/** What the handler of `listPosts` receives: every part is there, defaults are filled in. */
export interface ListPostsInput extends ListPostsRequest {
  query: ListPostsQuery & { page: number; per_page: number };
}

/** What the handler of `searchPosts` receives: every part is there, defaults are filled in. */
export interface SearchPostsInput extends SearchPostsRequest {
  query: SearchPostsQuery & { page: number; per_page: number; sort: PostOrder };
}

/** What the handler of `listPostFollowers` receives: every part is there, defaults are filled in. */
export interface ListPostFollowersInput extends ListPostFollowersRequest {
  query: ListPostFollowersQuery & { page: number; per_page: number };
}

/** What the handler of `listImagePosts` receives: every part is there, defaults are filled in. */
export interface ListImagePostsInput extends ListImagePostsRequest {
  query: ListImagePostsQuery & { page: number; per_page: number };
}

/** What the handler of `listComments` receives: every part is there, defaults are filled in. */
export interface ListCommentsInput extends ListCommentsRequest {
  query: ListCommentsQuery & { page: number; per_page: number };
}

/** What the handler of `listTopics` receives: every part is there, defaults are filled in. */
export interface ListTopicsInput extends ListTopicsRequest {
  query: ListTopicsQuery & { page: number; per_page: number };
}

/** What the handler of `getSpaceSummary` receives: every part is there, defaults are filled in. */
export interface GetSpaceSummaryInput extends GetSpaceSummaryRequest {
  query: GetSpaceSummaryQuery;
}

/** What the handler of `listSpaces` receives: every part is there, defaults are filled in. */
export interface ListSpacesInput extends ListSpacesRequest {
  query: ListSpacesQuery & { page: number; per_page: number };
}

/** What the handler of `listSpaceMembers` receives: every part is there, defaults are filled in. */
export interface ListSpaceMembersInput extends ListSpaceMembersRequest {
  query: ListSpaceMembersQuery & { page: number; per_page: number };
}

/** What the handler of `listSpaceGroups` receives: every part is there, defaults are filled in. */
export interface ListSpaceGroupsInput extends ListSpaceGroupsRequest {
  query: ListSpaceGroupsQuery & { page: number; per_page: number };
}

/** What the handler of `listSpaceGroupMembers` receives: every part is there, defaults are filled in. */
export interface ListSpaceGroupMembersInput extends ListSpaceGroupMembersRequest {
  query: ListSpaceGroupMembersQuery & { page: number; per_page: number };
}

/** What the handler of `runAdvancedSearch` receives: every part is there, defaults are filled in. */
export interface RunAdvancedSearchInput extends RunAdvancedSearchRequest {
  query: RunAdvancedSearchQuery & { page: number; per_page: number };
}

/** What the handler of `listCourseSections` receives: every part is there, defaults are filled in. */
export interface ListCourseSectionsInput extends ListCourseSectionsRequest {
  query: ListCourseSectionsQuery & { page: number; per_page: number };
}

/** What the handler of `listCourseLessons` receives: every part is there, defaults are filled in. */
export interface ListCourseLessonsInput extends ListCourseLessonsRequest {
  query: ListCourseLessonsQuery & { page: number; per_page: number };
}

/** What the handler of `listLessonProgress` receives: every part is there, defaults are filled in. */
export interface ListLessonProgressInput extends ListLessonProgressRequest {
  query: ListLessonProgressQuery & { page: number; per_page: number };
}

/** What the handler of `listEvents` receives: every part is there, defaults are filled in. */
export interface ListEventsInput extends ListEventsRequest {
  query: ListEventsQuery & { page: number; per_page: number };
}

/** What the handler of `listEventAttendees` receives: every part is there, defaults are filled in. */
export interface ListEventAttendeesInput extends ListEventAttendeesRequest {
  query: ListEventAttendeesQuery & { page: number; per_page: number };
}

/** What the handler of `listLiveRooms` receives: every part is there, defaults are filled in. */
export interface ListLiveRoomsInput extends ListLiveRoomsRequest {
  query: ListLiveRoomsQuery & { page: number; per_page: number };
}

/** What the handler of `listAccessGroups` receives: every part is there, defaults are filled in. */
export interface ListAccessGroupsInput extends ListAccessGroupsRequest {
  query: ListAccessGroupsQuery & { page: number; per_page: number };
}

/** What the handler of `listAccessGroupMembers` receives: every part is there, defaults are filled in. */
export interface ListAccessGroupMembersInput extends ListAccessGroupMembersRequest {
  query: ListAccessGroupMembersQuery & { page: number; per_page: number };
}

/** What the handler of `listMemberAccessGroups` receives: every part is there, defaults are filled in. */
export interface ListMemberAccessGroupsInput extends ListMemberAccessGroupsRequest {
  query: ListMemberAccessGroupsQuery & { page: number; per_page: number };
}

/** What the handler of `listInvitationLinks` receives: every part is there, defaults are filled in. */
export interface ListInvitationLinksInput extends ListInvitationLinksRequest {
  query: ListInvitationLinksQuery & { page: number; per_page: number };
}

/** What the handler of `listForms` receives: every part is there, defaults are filled in. */
export interface ListFormsInput extends ListFormsRequest {
  query: ListFormsQuery & { page: number; per_page: number };
}

/** What the handler of `listFormSubmissions` receives: every part is there, defaults are filled in. */
export interface ListFormSubmissionsInput extends ListFormSubmissionsRequest {
  query: ListFormSubmissionsQuery & { page: number; per_page: number };
}

/** What the handler of `listWorkflows` receives: every part is there, defaults are filled in. */
export interface ListWorkflowsInput extends ListWorkflowsRequest {
  query: ListWorkflowsQuery & { page: number; per_page: number };
}

/** What the handler of `listFlaggedContents` receives: every part is there, defaults are filled in. */
export interface ListFlaggedContentsInput extends ListFlaggedContentsRequest {
  query: ListFlaggedContentsQuery & { page: number; per_page: number };
}

/** What the handler of `searchPaywalls` receives: every part is there, defaults are filled in. */
export interface SearchPaywallsInput extends SearchPaywallsRequest {
  query: SearchPaywallsQuery & { page: number; per_page: number };
}

/** What the handler of `listPaywallGroups` receives: every part is there, defaults are filled in. */
export interface ListPaywallGroupsInput extends ListPaywallGroupsRequest {
  query: ListPaywallGroupsQuery & { page: number; per_page: number };
}

/** What the handler of `listPaywallCoupons` receives: every part is there, defaults are filled in. */
export interface ListPaywallCouponsInput extends ListPaywallCouponsRequest {
  query: ListPaywallCouponsQuery & { page: number; per_page: number };
}

/** What the handler of `listCommunityMemberCharges` receives: every part is there, defaults are filled in. */
export interface ListCommunityMemberChargesInput extends ListCommunityMemberChargesRequest {
  query: ListCommunityMemberChargesQuery & { page: number; per_page: number; sort: ChargeOrder; direction: SortDirection };
}

/** What the handler of `exportCommunityMemberCharges` receives: every part is there, defaults are filled in. */
export interface ExportCommunityMemberChargesInput extends ExportCommunityMemberChargesRequest {
  query: ExportCommunityMemberChargesQuery & { timezone: string };
}

/** What the handler of `listCommunityMemberSubscriptions` receives: every part is there, defaults are filled in. */
export interface ListCommunityMemberSubscriptionsInput extends ListCommunityMemberSubscriptionsRequest {
  query: ListCommunityMemberSubscriptionsQuery & { page: number; per_page: number; sort: SubscriptionOrder; direction: SortDirection };
}

/**
 * What the handler of `exportCommunityMemberSubscriptions` receives: every part is there, defaults are filled in.
 */
export interface ExportCommunityMemberSubscriptionsInput extends ExportCommunityMemberSubscriptionsRequest {
  query: ExportCommunityMemberSubscriptionsQuery & { timezone: string };
}

/** What the handler of `listPaywallAffiliates` receives: every part is there, defaults are filled in. */
export interface ListPaywallAffiliatesInput extends ListPaywallAffiliatesRequest {
  query: ListPaywallAffiliatesQuery & { page: number; per_page: number };
}

/** What the handler of `listAffiliatePayouts` receives: every part is there, defaults are filled in. */
export interface ListAffiliatePayoutsInput extends ListAffiliatePayoutsRequest {
  query: ListAffiliatePayoutsQuery & { page: number; per_page: number };
}

/** What the handler of `getLeaderboard` receives: every part is there, defaults are filled in. */
export interface GetLeaderboardInput extends GetLeaderboardRequest {
  query: GetLeaderboardQuery;
}

/** What the handler of `listApiTokens` receives: every part is there, defaults are filled in. */
export interface ListApiTokensInput extends ListApiTokensRequest {
  query: ListApiTokensQuery & { page: number; per_page: number };
}

/** What the handler of `listFilterControls` receives: every part is there, defaults are filled in. */
export interface ListFilterControlsInput extends ListFilterControlsRequest {
  query: ListFilterControlsQuery & { page: number; per_page: number };
}

/** What the handler of `listChatRooms` receives: every part is there, defaults are filled in. */
export interface ListChatRoomsInput extends ListChatRoomsRequest {
  query: ListChatRoomsQuery & { page: number; per_page: number };
}

/** What the handler of `listChatRoomMessages` receives: every part is there, defaults are filled in. */
export interface ListChatRoomMessagesInput extends ListChatRoomMessagesRequest {
  query: ListChatRoomMessagesQuery & { page: number; per_page: number };
}

/** What the handler of `getHomeFeed` receives: every part is there, defaults are filled in. */
export interface GetHomeFeedInput extends GetHomeFeedRequest {
  query: GetHomeFeedQuery & { page: number; per_page: number; sort: string };
}

/** One method for each operation. `Principal` is what the security handlers return: who calls. */
export interface Handlers<Principal = unknown> {
  /**
   * List community members.
   *
   * Returns one page of the members, the newest first. Deactivated members are left out unless `status` asks
   * for them.
   *
   * `GET /api/admin/v2/community_members`
   */
  listCommunityMembers(input: ListCommunityMembersInput, context: RequestContext<Principal>): Awaitable<Reply<ListCommunityMembersResult>>;
  /**
   * Create or invite a community member.
   *
   * Makes a member and sends an invitation, unless `skip_invitation` says not to. The member is added to the
   * spaces and space groups that are named, and given the tags; an id among them that the community does not
   * have is answered with 422.
   *
   * An e-mail address that already belongs to a member is answered with 201, too. The answer then carries that
   * member, and its `message` says so.
   *
   * `POST /api/admin/v2/community_members`
   */
  createCommunityMember(input: CreateCommunityMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateCommunityMemberResult>>;
  /**
   * Get a community member.
   *
   * Returns one member of the community. An id that is not a whole number is answered with 400, one that
   * matches no member of this community with 404.
   *
   * `GET /api/admin/v2/community_members/{id}`
   */
  getCommunityMember(input: GetCommunityMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<GetCommunityMemberResult>>;
  /**
   * Update a community member.
   *
   * Changes what the body names and leaves the rest. Spaces, space groups and tags that are named replace
   * those of before. The e-mail address cannot be changed.
   *
   * `PUT /api/admin/v2/community_members/{id}`
   */
  updateCommunityMember(input: UpdateCommunityMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateCommunityMemberResult>>;
  /**
   * Deactivate a community member.
   *
   * Takes the membership away and keeps what the member wrote. The member is `inactive` afterwards. The method
   * says more than it does: to remove somebody altogether, use `deleteCommunityMember`. The owner of the
   * community is refused with 422.
   *
   * `DELETE /api/admin/v2/community_members/{id}`
   */
  deactivateCommunityMember(input: DeactivateCommunityMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<DeactivateCommunityMemberResult>>;
  /**
   * Find a community member by e-mail address.
   *
   * Returns the member who has the e-mail address. It has to match whole; upper and lower case are the same.
   *
   * `GET /api/admin/v2/community_members/search`
   */
  findCommunityMember(input: FindCommunityMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<FindCommunityMemberResult>>;
  /**
   * Ban a community member.
   *
   * Removes the member and everything that the member wrote, and keeps the e-mail address from joining again.
   * The owner of the community is refused with 422.
   *
   * `PUT /api/admin/v2/community_members/{id}/ban_member`
   */
  banCommunityMember(input: BanCommunityMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<BanCommunityMemberResult>>;
  /**
   * Delete a community member.
   *
   * Removes the member from the community for good, although the method is PUT. To keep the record, use
   * `deactivateCommunityMember`. The owner of the community is refused with 422.
   *
   * `PUT /api/admin/v2/community_members/{id}/delete_member`
   */
  deleteCommunityMember(input: DeleteCommunityMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteCommunityMemberResult>>;
  /**
   * List the spaces of a member.
   *
   * Returns one page of the spaces that a member belongs to. The member is named by `community_member_id` or
   * by `user_email`; when both are sent, the id counts. A request with neither is answered with 400, one whose
   * member the community does not have with 404.
   *
   * `GET /api/admin/v2/community_member_spaces`
   */
  listMemberSpaces(input: ListMemberSpacesInput, context: RequestContext<Principal>): Awaitable<Reply<ListMemberSpacesResult>>;
  /**
   * List member tags.
   *
   * Returns one page of the tags, the newest first unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/member_tags`
   */
  listMemberTags(input: ListMemberTagsInput, context: RequestContext<Principal>): Awaitable<Reply<ListMemberTagsResult>>;
  /**
   * Create a member tag.
   *
   * Makes a tag. One without a name, or with a name that another tag has, is refused with 422.
   *
   * `POST /api/admin/v2/member_tags`
   */
  createMemberTag(input: CreateMemberTagRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateMemberTagResult>>;
  /**
   * Get a member tag.
   *
   * Returns one tag.
   *
   * `GET /api/admin/v2/member_tags/{id}`
   */
  getMemberTag(input: GetMemberTagRequest, context: RequestContext<Principal>): Awaitable<Reply<GetMemberTagResult>>;
  /**
   * Update a member tag.
   *
   * Changes what the body names and leaves the rest.
   *
   * `PUT /api/admin/v2/member_tags/{id}`
   */
  updateMemberTag(input: UpdateMemberTagRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateMemberTagResult>>;
  /**
   * Delete a member tag.
   *
   * Deletes the tag and takes it from everybody who bears it.
   *
   * `DELETE /api/admin/v2/member_tags/{id}`
   */
  deleteMemberTag(input: DeleteMemberTagRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteMemberTagResult>>;
  /**
   * List tagged members.
   *
   * Returns one page of the pairs of a member, or a lead, and a tag. Somebody who bears two tags is in it
   * twice.
   *
   * `GET /api/admin/v2/tagged_members`
   */
  listTaggedMembers(input: ListTaggedMembersInput, context: RequestContext<Principal>): Awaitable<Reply<ListTaggedMembersResult>>;
  /**
   * Tag a member.
   *
   * Gives a tag to a member. A member who bears it already keeps it, and the answer is the same.
   *
   * `POST /api/admin/v2/tagged_members`
   */
  addTaggedMember(input: AddTaggedMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<AddTaggedMemberResult>>;
  /**
   * Remove a tag from a member.
   *
   * Takes a tag from a member. Which one is said in the query string, not by the id of the tagging in the
   * path.
   *
   * `DELETE /api/admin/v2/tagged_members`
   */
  removeTaggedMember(input: RemoveTaggedMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<RemoveTaggedMemberResult>>;
  /**
   * Get a tagged member.
   *
   * Returns one pair of a member, or a lead, and a tag.
   *
   * `GET /api/admin/v2/tagged_members/{id}`
   */
  getTaggedMember(input: GetTaggedMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<GetTaggedMemberResult>>;
  /**
   * List profile fields.
   *
   * Returns one page of the profile fields of the community, in the order in which they were made.
   *
   * `GET /api/admin/v2/profile_fields`
   */
  listProfileFields(input: ListProfileFieldsInput, context: RequestContext<Principal>): Awaitable<Reply<ListProfileFieldsResult>>;
  /**
   * Create a profile field.
   *
   * Makes a profile field. Choices without a field that has them, number options without a number field, the
   * lack of either, and a key that another field has are refused with 422.
   *
   * `POST /api/admin/v2/profile_fields`
   */
  createProfileField(input: CreateProfileFieldRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateProfileFieldResult>>;
  /**
   * Get a profile field.
   *
   * Returns one profile field, also an archived one.
   *
   * `GET /api/admin/v2/profile_fields/{id}`
   */
  getProfileField(input: GetProfileFieldRequest, context: RequestContext<Principal>): Awaitable<Reply<GetProfileFieldResult>>;
  /**
   * Update a profile field.
   *
   * Changes what the body names and leaves the rest. The type of a field cannot be changed, and neither can
   * the key of a field that the platform brings; that is refused with 422.
   *
   * `PUT /api/admin/v2/profile_fields/{id}`
   */
  updateProfileField(input: UpdateProfileFieldRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateProfileFieldResult>>;
  /**
   * Delete a profile field.
   *
   * Deletes an archived profile field with all answers to it. A field that is not archived is answered with
   * 404, as if it did not exist.
   *
   * `DELETE /api/admin/v2/profile_fields/{id}`
   */
  deleteProfileField(input: DeleteProfileFieldRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteProfileFieldResult>>;
  /**
   * Archive a profile field.
   *
   * Keeps the field and its answers, and no longer asks for it. A field that is archived already, or that the
   * platform brings, is refused with 422.
   *
   * `PUT /api/admin/v2/profile_fields/{id}/archive`
   */
  archiveProfileField(input: ArchiveProfileFieldRequest, context: RequestContext<Principal>): Awaitable<Reply<ArchiveProfileFieldResult>>;
  /**
   * Unarchive a profile field.
   *
   * Asks for an archived field again. A field that is not archived is refused with 422.
   *
   * `PUT /api/admin/v2/profile_fields/{id}/unarchive`
   */
  unarchiveProfileField(input: UnarchiveProfileFieldRequest, context: RequestContext<Principal>): Awaitable<Reply<UnarchiveProfileFieldResult>>;
  /**
   * Get the profile fields of a page.
   *
   * Returns all profile fields that a page shows, in their order. The answer is a plain array, not a page of a
   * list.
   *
   * `GET /api/admin/v2/page_profile_fields`
   */
  getProfilePage(input: GetProfilePageRequest, context: RequestContext<Principal>): Awaitable<Reply<GetProfilePageResult>>;
  /**
   * List the profile answers of a member.
   *
   * Returns one page of a member's answers to the profile fields. The `id` of an answer is that of the profile
   * field.
   *
   * `GET /api/admin/v2/community_members/{community_member_id}/profile_fields`
   */
  listProfileAnswers(input: ListProfileAnswersInput, context: RequestContext<Principal>): Awaitable<Reply<ListProfileAnswersResult>>;
  /**
   * List leads.
   *
   * Returns one page of the leads, the newest first. Deleted ones are left out.
   *
   * `GET /api/admin/v2/community_leads`
   */
  listCommunityLeads(input: ListCommunityLeadsInput, context: RequestContext<Principal>): Awaitable<Reply<ListCommunityLeadsResult>>;
  /**
   * Create a lead.
   *
   * Adds somebody who is not a member. A lead that was deleted comes back. An e-mail address that belongs to a
   * member or to another lead is refused with 422.
   *
   * `POST /api/admin/v2/community_leads`
   */
  createCommunityLead(input: CreateCommunityLeadRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateCommunityLeadResult>>;
  /**
   * Get a lead.
   *
   * Returns one lead. The id of a member is answered with 404.
   *
   * `GET /api/admin/v2/community_leads/{id}`
   */
  getCommunityLead(input: GetCommunityLeadRequest, context: RequestContext<Principal>): Awaitable<Reply<GetCommunityLeadResult>>;
  /**
   * Update a lead.
   *
   * Changes what the body names and leaves the rest. Tags that are named replace those of before. The id of
   * a member is answered with 404.
   *
   * `PUT /api/admin/v2/community_leads/{id}`
   */
  updateCommunityLead(input: UpdateCommunityLeadRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateCommunityLeadResult>>;
  /**
   * Delete a lead.
   *
   * Deletes a lead until it is added again. The id of a member is answered with 404.
   *
   * `DELETE /api/admin/v2/community_leads/{id}`
   */
  deleteCommunityLead(input: DeleteCommunityLeadRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteCommunityLeadResult>>;
  /**
   * List the notes about a contact.
   *
   * Returns one page of the notes about a member or a lead, the newest first. A page has five notes; its size
   * cannot be changed.
   *
   * `GET /api/admin/v2/contacts/{contact_id}/contact_notes`
   */
  listContactNotes(input: ListContactNotesInput, context: RequestContext<Principal>): Awaitable<Reply<ListContactNotesResult>>;
  /**
   * Create a note about a contact.
   *
   * Writes down a note about a member or a lead. Its author is the admin whose token is used.
   *
   * `POST /api/admin/v2/contacts/{contact_id}/contact_notes`
   */
  createContactNote(input: CreateContactNoteRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateContactNoteResult>>;
  /**
   * Get a note about a contact.
   *
   * Returns one note. A note about another contact is answered with 404.
   *
   * `GET /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
   */
  getContactNote(input: GetContactNoteRequest, context: RequestContext<Principal>): Awaitable<Reply<GetContactNoteResult>>;
  /**
   * Update a note about a contact.
   *
   * Replaces the text of a note. A note whose `policies` do not allow it is answered with 403.
   *
   * `PUT /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
   */
  updateContactNote(input: UpdateContactNoteRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateContactNoteResult>>;
  /**
   * Delete a note about a contact.
   *
   * Deletes a note. One whose `policies` do not allow it is answered with 403.
   *
   * `DELETE /api/admin/v2/contacts/{contact_id}/contact_notes/{id}`
   */
  deleteContactNote(input: DeleteContactNoteRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteContactNoteResult>>;
  /**
   * List segments.
   *
   * Returns one page of the segments, the newest first.
   *
   * `GET /api/admin/v2/community_segments`
   */
  listCommunitySegments(input: ListCommunitySegmentsInput, context: RequestContext<Principal>): Awaitable<Reply<ListCommunitySegmentsResult>>;
  /**
   * Create a segment.
   *
   * Saves an audience of contacts. A segment without a title or without rules is refused with 422.
   *
   * `POST /api/admin/v2/community_segments`
   */
  createCommunitySegment(input: CreateCommunitySegmentRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateCommunitySegmentResult>>;
  /**
   * Get a segment.
   *
   * Returns one segment, with the number of contacts that its rules match now.
   *
   * `GET /api/admin/v2/community_segments/{id}`
   */
  getCommunitySegment(input: GetCommunitySegmentRequest, context: RequestContext<Principal>): Awaitable<Reply<GetCommunitySegmentResult>>;
  /**
   * Update a segment.
   *
   * Changes what the body names and leaves the rest. Rules that are named replace all of those before.
   *
   * `PUT /api/admin/v2/community_segments/{id}`
   */
  updateCommunitySegment(input: UpdateCommunitySegmentRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateCommunitySegmentResult>>;
  /**
   * Delete a segment.
   *
   * Deletes a segment. One that a workflow or an event still uses is refused with 422.
   *
   * `DELETE /api/admin/v2/community_segments/{id}`
   */
  deleteCommunitySegment(input: DeleteCommunitySegmentRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteCommunitySegmentResult>>;
  /**
   * Duplicate a segment.
   *
   * Makes a segment with the same rules and another title. The request has no body; the title stands in the
   * query string. A copy is answered with 200, unlike a new segment. A title that is refused is answered with
   * 422.
   *
   * `POST /api/admin/v2/community_segments/{id}/duplicate`
   */
  duplicateCommunitySegment(input: DuplicateCommunitySegmentRequest, context: RequestContext<Principal>): Awaitable<Reply<DuplicateCommunitySegmentResult>>;
  /**
   * Get the member filter configuration.
   *
   * Describes which filters the members of a surface can be searched with: the defaults, changed by what
   * admins have saved as filter controls. `context` is required, and `space_id` too when the context is
   * `member_space`; a missing one is answered with 400, and a space that the community does not have with
   * 404.
   *
   * `GET /api/admin/v2/filter_kit_configuration`
   */
  getFilterConfiguration(input: GetFilterConfigurationRequest, context: RequestContext<Principal>): Awaitable<Reply<GetFilterConfigurationResult>>;
  /**
   * List posts.
   *
   * Returns one page of the community's posts, in all spaces or in one, the newest first.
   *
   * The path belongs to the comments of the Admin API, yet what it lists is posts. It is not the comment with
   * the id `posts`: the literal path wins. `searchPosts` lists the same posts and has more ways to choose and
   * to sort them.
   *
   * `GET /api/admin/v2/comments/posts`
   */
  listPosts(input: ListPostsInput, context: RequestContext<Principal>): Awaitable<Reply<ListPostsResult>>;
  /**
   * Search posts.
   *
   * Returns one page of the community's posts, as `listPosts` does, and can also choose them by space group
   * and by text, and sort them. All conditions narrow the result together.
   *
   * `GET /api/admin/v2/posts`
   */
  searchPosts(input: SearchPostsInput, context: RequestContext<Principal>): Awaitable<Reply<SearchPostsResult>>;
  /**
   * Create a post.
   *
   * Makes a post in a space and answers with 200. Without `user_email` and `user_id` it is written by the
   * admin whose token is used. A `scheduled` post needs a `published_at` to come.
   *
   * `POST /api/admin/v2/posts`
   */
  createPost(input: CreatePostRequest, context: RequestContext<Principal>): Awaitable<Reply<CreatePostResult>>;
  /**
   * Get a post.
   *
   * Returns one post of any state and of any space.
   *
   * `GET /api/admin/v2/posts/{id}`
   */
  getPost(input: GetPostRequest, context: RequestContext<Principal>): Awaitable<Reply<GetPostResult>>;
  /**
   * Update a post.
   *
   * Changes what the body names and leaves the rest. A post keeps its space and its author.
   *
   * `PUT /api/admin/v2/posts/{id}`
   */
  updatePost(input: UpdatePostRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdatePostResult>>;
  /**
   * Delete a post.
   *
   * Deletes a post with its comments and likes.
   *
   * `DELETE /api/admin/v2/posts/{id}`
   */
  deletePost(input: DeletePostRequest, context: RequestContext<Principal>): Awaitable<Reply<DeletePostResult>>;
  /**
   * List the followers of a post.
   *
   * Returns one page of the members who are notified of what goes on under a post.
   *
   * `GET /api/admin/v2/posts/{post_id}/post_followers`
   */
  listPostFollowers(input: ListPostFollowersInput, context: RequestContext<Principal>): Awaitable<Reply<ListPostFollowersResult>>;
  /**
   * Add a follower to a post.
   *
   * Lets a member follow a post. One who follows it already is refused with 422.
   *
   * `POST /api/admin/v2/posts/{post_id}/post_followers`
   */
  addPostFollower(input: AddPostFollowerRequest, context: RequestContext<Principal>): Awaitable<Reply<AddPostFollowerResult>>;
  /**
   * Remove a follower from a post.
   *
   * Ends the following of a post. The member is named in the query string. One who does not follow the post is
   * refused with 422.
   *
   * `DELETE /api/admin/v2/posts/{post_id}/post_followers`
   */
  removePostFollower(input: RemovePostFollowerRequest, context: RequestContext<Principal>): Awaitable<Reply<RemovePostFollowerResult>>;
  /**
   * List the image posts of a space.
   *
   * Returns one page of the image posts of a space, the newest first.
   *
   * `GET /api/admin/v2/spaces/{space_id}/images/posts`
   */
  listImagePosts(input: ListImagePostsInput, context: RequestContext<Principal>): Awaitable<Reply<ListImagePostsResult>>;
  /**
   * Create an image post.
   *
   * Makes an image post and answers with 200. Upload the images before, and name them by their signed ids. A
   * space that is not of type `image` is refused with 422.
   *
   * `POST /api/admin/v2/spaces/{space_id}/images/posts`
   */
  createImagePost(input: CreateImagePostRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateImagePostResult>>;
  /**
   * Get an image post.
   *
   * Returns one image post. A post of another space is answered with 404.
   *
   * `GET /api/admin/v2/spaces/{space_id}/images/posts/{id}`
   */
  getImagePost(input: GetImagePostRequest, context: RequestContext<Principal>): Awaitable<Reply<GetImagePostResult>>;
  /**
   * Update an image post.
   *
   * Changes what the body names and leaves the rest. Images that are named replace those of the gallery; one
   * that stays is named by its `id`.
   *
   * `PUT /api/admin/v2/spaces/{space_id}/images/posts/{id}`
   */
  updateImagePost(input: UpdateImagePostRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateImagePostResult>>;
  /**
   * Delete an image post.
   *
   * Deletes an image post with its comments and likes.
   *
   * `DELETE /api/admin/v2/spaces/{space_id}/images/posts/{id}`
   */
  deleteImagePost(input: DeleteImagePostRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteImagePostResult>>;
  /**
   * Duplicate an image post.
   *
   * Makes a copy of an image post with the same images, without its comments and likes, and answers with 200.
   * The body can be left out.
   *
   * `POST /api/admin/v2/spaces/{space_id}/images/posts/{id}/duplicate`
   */
  duplicateImagePost(input: DuplicateImagePostRequest, context: RequestContext<Principal>): Awaitable<Reply<DuplicateImagePostResult>>;
  /**
   * List comments.
   *
   * Returns one page of the comments of the community, the newest first. Replies stand within the comment that
   * they reply to.
   *
   * `GET /api/admin/v2/comments`
   */
  listComments(input: ListCommentsInput, context: RequestContext<Principal>): Awaitable<Reply<ListCommentsResult>>;
  /**
   * Create a comment.
   *
   * Writes a comment under a post, or a reply to a comment. A post or comment that the community does not have
   * is answered with 404, a post on which commenting has ended with 422.
   *
   * `POST /api/admin/v2/comments`
   */
  createComment(input: CreateCommentRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateCommentResult>>;
  /**
   * Get a comment.
   *
   * Returns one comment with its replies. The path `/comments/posts` is not one of these: it is that of
   * `listPosts`.
   *
   * `GET /api/admin/v2/comments/{id}`
   */
  getComment(input: GetCommentRequest, context: RequestContext<Principal>): Awaitable<Reply<GetCommentResult>>;
  /**
   * Update a comment.
   *
   * Replaces the text of a comment.
   *
   * `PUT /api/admin/v2/comments/{id}`
   */
  updateComment(input: UpdateCommentRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateCommentResult>>;
  /**
   * Delete a comment.
   *
   * Deletes a comment with its replies. One that cannot be deleted is refused with 422.
   *
   * `DELETE /api/admin/v2/comments/{id}`
   */
  deleteComment(input: DeleteCommentRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteCommentResult>>;
  /**
   * List topics.
   *
   * Returns one page of the topics, the newest first unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/topics`
   */
  listTopics(input: ListTopicsInput, context: RequestContext<Principal>): Awaitable<Reply<ListTopicsResult>>;
  /**
   * Create a topic.
   *
   * Makes a topic. One without a name, or with a space that the community does not have, is refused with 422.
   *
   * `POST /api/admin/v2/topics`
   */
  createTopic(input: CreateTopicRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateTopicResult>>;
  /**
   * Get a topic.
   *
   * Returns one topic.
   *
   * `GET /api/admin/v2/topics/{id}`
   */
  getTopic(input: GetTopicRequest, context: RequestContext<Principal>): Awaitable<Reply<GetTopicResult>>;
  /**
   * Update a topic.
   *
   * Changes what the body names and leaves the rest. Spaces that are named replace those of before.
   *
   * `PUT /api/admin/v2/topics/{id}`
   */
  updateTopic(input: UpdateTopicRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateTopicResult>>;
  /**
   * Delete a topic.
   *
   * Deletes a topic. Posts under it stay, without it.
   *
   * `DELETE /api/admin/v2/topics/{id}`
   */
  deleteTopic(input: DeleteTopicRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteTopicResult>>;
  /**
   * Get the summary of a post.
   *
   * Returns a summary of a post and its comments, written by a machine. A post that has none yet is answered
   * with 404.
   *
   * `GET /api/admin/v2/posts/{post_id}/summary`
   */
  getPostSummary(input: GetPostSummaryRequest, context: RequestContext<Principal>): Awaitable<Reply<GetPostSummaryResult>>;
  /**
   * Get the summary of a space.
   *
   * Returns a summary of what a space has talked about since a time or, in a chat, since a message. A space
   * that has too little to summarize is refused with 422.
   *
   * `GET /api/admin/v2/spaces/{space_id}/ai_summaries`
   */
  getSpaceSummary(input: GetSpaceSummaryInput, context: RequestContext<Principal>): Awaitable<Reply<GetSpaceSummaryResult>>;
  /**
   * List spaces.
   *
   * Returns one page of the spaces, in the order in which they were made unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/spaces`
   */
  listSpaces(input: ListSpacesInput, context: RequestContext<Principal>): Awaitable<Reply<ListSpacesResult>>;
  /**
   * Create a space.
   *
   * Makes a space in a space group and answers with 200. `course_setting` is for a space of type `course`. A
   * slug that another space has, or a space group that the community does not have, is refused with 422.
   *
   * `POST /api/admin/v2/spaces`
   */
  createSpace(input: CreateSpaceRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateSpaceResult>>;
  /**
   * Get a space.
   *
   * Returns one space of any type.
   *
   * `GET /api/admin/v2/spaces/{id}`
   */
  getSpace(input: GetSpaceRequest, context: RequestContext<Principal>): Awaitable<Reply<GetSpaceResult>>;
  /**
   * Update a space.
   *
   * Changes what the body names and leaves the rest. The course settings stand under
   * `course_setting_attributes` here, and under `course_setting` in `createSpace`. The type and the slug of a
   * space cannot be changed.
   *
   * `PUT /api/admin/v2/spaces/{id}`
   */
  updateSpace(input: UpdateSpaceRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateSpaceResult>>;
  /**
   * Delete a space.
   *
   * Deletes a space with everything in it. The space that newcomers are led to is refused with 422.
   *
   * `DELETE /api/admin/v2/spaces/{id}`
   */
  deleteSpace(input: DeleteSpaceRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteSpaceResult>>;
  /**
   * Get a space member.
   *
   * Returns the membership of a member in a space. Both are named in the query string, since the path has no
   * id.
   *
   * `GET /api/admin/v2/space_member`
   */
  getSpaceMember(input: GetSpaceMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<GetSpaceMemberResult>>;
  /**
   * List space members.
   *
   * Returns one page of the memberships of a space. A space that the community does not have is answered with
   * 404.
   *
   * `GET /api/admin/v2/space_members`
   */
  listSpaceMembers(input: ListSpaceMembersInput, context: RequestContext<Principal>): Awaitable<Reply<ListSpaceMembersResult>>;
  /**
   * Add a member to a space.
   *
   * Adds a member to a space and answers with 200, without the membership. A member of the space stays one,
   * and the answer is the same.
   *
   * `POST /api/admin/v2/space_members`
   */
  addSpaceMember(input: AddSpaceMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<AddSpaceMemberResult>>;
  /**
   * Remove a member from a space.
   *
   * Removes a member from a space. Both are named in the query string, not by the id of the membership in the
   * path.
   *
   * `DELETE /api/admin/v2/space_members`
   */
  removeSpaceMember(input: RemoveSpaceMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<RemoveSpaceMemberResult>>;
  /**
   * List space groups.
   *
   * Returns one page of the space groups, in the order in which they were made.
   *
   * `GET /api/admin/v2/space_groups`
   */
  listSpaceGroups(input: ListSpaceGroupsInput, context: RequestContext<Principal>): Awaitable<Reply<ListSpaceGroupsResult>>;
  /**
   * Create a space group.
   *
   * Makes a space group. A slug that another one has is refused with 422.
   *
   * `POST /api/admin/v2/space_groups`
   */
  createSpaceGroup(input: CreateSpaceGroupRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateSpaceGroupResult>>;
  /**
   * Get a space group.
   *
   * Returns one space group.
   *
   * `GET /api/admin/v2/space_groups/{id}`
   */
  getSpaceGroup(input: GetSpaceGroupRequest, context: RequestContext<Principal>): Awaitable<Reply<GetSpaceGroupResult>>;
  /**
   * Update a space group.
   *
   * Changes what the body names and leaves the rest.
   *
   * `PUT /api/admin/v2/space_groups/{id}`
   */
  updateSpaceGroup(input: UpdateSpaceGroupRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateSpaceGroupResult>>;
  /**
   * Delete a space group.
   *
   * Deletes a space group with its spaces and everything in them.
   *
   * `DELETE /api/admin/v2/space_groups/{id}`
   */
  deleteSpaceGroup(input: DeleteSpaceGroupRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteSpaceGroupResult>>;
  /**
   * Get a space group member.
   *
   * Returns the membership of a member in a space group. Both are named in the query string, since the path
   * has no id.
   *
   * `GET /api/admin/v2/space_group_member`
   */
  getSpaceGroupMember(input: GetSpaceGroupMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<GetSpaceGroupMemberResult>>;
  /**
   * List space group members.
   *
   * Returns one page of the memberships of a space group. A group that the community does not have is answered
   * with 404.
   *
   * `GET /api/admin/v2/space_group_members`
   */
  listSpaceGroupMembers(input: ListSpaceGroupMembersInput, context: RequestContext<Principal>): Awaitable<Reply<ListSpaceGroupMembersResult>>;
  /**
   * Add a member to a space group.
   *
   * Adds a member to a space group and answers with 200, without the membership. A member of the group is
   * refused with 422.
   *
   * `POST /api/admin/v2/space_group_members`
   */
  addSpaceGroupMember(input: AddSpaceGroupMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<AddSpaceGroupMemberResult>>;
  /**
   * Remove a member from a space group.
   *
   * Removes a member from a space group and from its spaces. Both are named in the query string, not by the id
   * of the membership in the path. The owner of the community is refused with 422.
   *
   * `DELETE /api/admin/v2/space_group_members`
   */
  removeSpaceGroupMember(input: RemoveSpaceGroupMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<RemoveSpaceGroupMemberResult>>;
  /**
   * Create an embed.
   *
   * Looks up a page of another site and makes an embed of it. An address that cannot be embedded is refused
   * with 422.
   *
   * `POST /api/admin/v2/embeds`
   */
  createEmbed(input: CreateEmbedRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateEmbedResult>>;
  /**
   * Get an embed.
   *
   * Returns one embed. It is named by its signed id, as texts refer to it, and not by its `id`.
   *
   * `GET /api/admin/v2/embeds/{sgid}`
   */
  getEmbed(input: GetEmbedRequest, context: RequestContext<Principal>): Awaitable<Reply<GetEmbedResult>>;
  /**
   * Create a direct upload.
   *
   * Reserves a place for a file and answers with 200. Send the file there with a PUT request and the headers
   * under `direct_upload`, and name it by its `signed_id` in other requests.
   *
   * `POST /api/admin/v2/direct_uploads`
   */
  createDirectUpload(input: CreateDirectUploadRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateDirectUploadResult>>;
  /**
   * Send a message.
   *
   * Sends a message from the admin whose token is used to one member, to several members together or to a chat
   * room, and answers with 200. Send exactly one of `user_email`, `user_emails` and `chat_room_uuid`. A member
   * or a room that the community does not have is answered with 404.
   *
   * `POST /api/admin/v2/messages`
   */
  sendMessage(input: SendMessageRequest, context: RequestContext<Principal>): Awaitable<Reply<SendMessageResult>>;
  /**
   * Import a message into a chat room.
   *
   * Stores a message that a member said elsewhere, or before. The member is added to the space and to the room
   * when missing there. Nobody is notified. A room, a member or a parent message that the community does not
   * have, and a time in the future, are refused with 422.
   *
   * `POST /api/admin/v2/chat_room_message_imports`
   */
  importChatRoomMessage(input: ImportChatRoomMessageRequest, context: RequestContext<Principal>): Awaitable<Reply<ImportChatRoomMessageResult>>;
  /**
   * Run an advanced search.
   *
   * Searches everything in the community, or one kind of record, for a few words, and returns one page of what
   * was found, the best first. `mention_scope` counts only with the type `mentions`. Filters that do not fit
   * the type are ignored.
   *
   * `GET /api/admin/v2/advanced_search`
   */
  runAdvancedSearch(input: RunAdvancedSearchInput, context: RequestContext<Principal>): Awaitable<Reply<RunAdvancedSearchResult>>;
  /**
   * Get the chat preferences.
   *
   * Returns which kinds of messages the community has.
   *
   * `GET /api/admin/v2/chat_preferences`
   */
  getChatPreferences(input: GetChatPreferencesRequest, context: RequestContext<Principal>): Awaitable<Reply<GetChatPreferencesResult>>;
  /**
   * Update the chat preferences.
   *
   * Changes what the body names and leaves the rest.
   *
   * `PUT /api/admin/v2/chat_preferences`
   */
  updateChatPreferences(input: UpdateChatPreferencesRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateChatPreferencesResult>>;
  /**
   * List course sections.
   *
   * Returns one page of the sections of all courses, or of one, in the order of the course unless `sort`
   * says otherwise.
   *
   * `GET /api/admin/v2/course_sections`
   */
  listCourseSections(input: ListCourseSectionsInput, context: RequestContext<Principal>): Awaitable<Reply<ListCourseSectionsResult>>;
  /**
   * Create a course section.
   *
   * Adds a section at the end of a course. A space that the community does not have is answered with 404,
   * and one that is not of type `course` with 422.
   *
   * `POST /api/admin/v2/course_sections`
   */
  createCourseSection(input: CreateCourseSectionRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateCourseSectionResult>>;
  /**
   * Get a course section.
   *
   * Returns one section, without its lessons.
   *
   * `GET /api/admin/v2/course_sections/{id}`
   */
  getCourseSection(input: GetCourseSectionRequest, context: RequestContext<Principal>): Awaitable<Reply<GetCourseSectionResult>>;
  /**
   * Update a course section.
   *
   * Gives a section another name.
   *
   * `PUT /api/admin/v2/course_sections/{id}`
   */
  updateCourseSection(input: UpdateCourseSectionRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateCourseSectionResult>>;
  /**
   * Delete a course section.
   *
   * Deletes a section with its lessons.
   *
   * `DELETE /api/admin/v2/course_sections/{id}`
   */
  deleteCourseSection(input: DeleteCourseSectionRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteCourseSectionResult>>;
  /**
   * List course lessons.
   *
   * Returns one page of the lessons, drafts among them, in the order of the course unless `sort` says
   * otherwise.
   *
   * `GET /api/admin/v2/course_lessons`
   */
  listCourseLessons(input: ListCourseLessonsInput, context: RequestContext<Principal>): Awaitable<Reply<ListCourseLessonsResult>>;
  /**
   * Create a course lesson.
   *
   * Adds a lesson at the end of a section. Its text is `body_html` or `rich_text_body`; when both are there,
   * `rich_text_body` counts. A section that the community does not have is answered with 404.
   *
   * `POST /api/admin/v2/course_lessons`
   */
  createCourseLesson(input: CreateCourseLessonRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateCourseLessonResult>>;
  /**
   * Reorder the lessons of a course.
   *
   * Puts the sections of a course and their lessons in another order, and moves lessons from one section to
   * another. The order names every section and every lesson of the course once; one that is missing, or that
   * occurs twice, is refused with 422, and one that the course does not have is answered with 404.
   *
   * `PUT /api/admin/v2/course_lessons/reorder`
   */
  reorderCourseLessons(input: ReorderCourseLessonsRequest, context: RequestContext<Principal>): Awaitable<Reply<ReorderCourseLessonsResult>>;
  /**
   * Get a course lesson.
   *
   * Returns one lesson with its text.
   *
   * `GET /api/admin/v2/course_lessons/{id}`
   */
  getCourseLesson(input: GetCourseLessonRequest, context: RequestContext<Principal>): Awaitable<Reply<GetCourseLessonResult>>;
  /**
   * Update a course lesson.
   *
   * Changes what the body names and leaves the rest. `status` publishes a draft, and makes a published
   * lesson a draft again.
   *
   * `PATCH /api/admin/v2/course_lessons/{id}`
   */
  updateCourseLesson(input: UpdateCourseLessonRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateCourseLessonResult>>;
  /**
   * Delete a course lesson.
   *
   * Deletes a lesson, with what members have completed of it.
   *
   * `DELETE /api/admin/v2/course_lessons/{id}`
   */
  deleteCourseLesson(input: DeleteCourseLessonRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteCourseLessonResult>>;
  /**
   * List the progress of lessons.
   *
   * Returns one page of what members have, or have once had, completed, the newest change first.
   *
   * `GET /api/admin/v2/course_lesson_progress`
   */
  listLessonProgress(input: ListLessonProgressInput, context: RequestContext<Principal>): Awaitable<Reply<ListLessonProgressResult>>;
  /**
   * Update the progress of a lesson.
   *
   * Says that a member has completed a lesson, or has not. Saying it again changes nothing. A lesson or a
   * member that the community does not have is answered with 404.
   *
   * `PUT /api/admin/v2/course_lesson_progress`
   */
  updateLessonProgress(input: UpdateLessonProgressRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateLessonProgressResult>>;
  /**
   * List events.
   *
   * Returns one page of the events, drafts among them, the newest first unless `sort` says otherwise. A
   * space that the community does not have is answered with 404.
   *
   * `GET /api/admin/v2/events`
   */
  listEvents(input: ListEventsInput, context: RequestContext<Principal>): Awaitable<Reply<ListEventsResult>>;
  /**
   * Create an event.
   *
   * Makes an event in a space of type `event`, and invites whom it names. An event of type `recurring` needs
   * `recurring_setting_attributes`. A space that is not of type `event`, and a `space_id` that differs from
   * the one in `event`, are refused with 422.
   *
   * `POST /api/admin/v2/events`
   */
  createEvent(input: CreateEventRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateEventResult>>;
  /**
   * Get an event.
   *
   * Returns one event.
   *
   * `GET /api/admin/v2/events/{id}`
   */
  getEvent(input: GetEventRequest, context: RequestContext<Principal>): Awaitable<Reply<GetEventResult>>;
  /**
   * Update an event.
   *
   * Changes what the body names and leaves the rest, though name, space and state have to be named. `status`
   * publishes a draft, and makes a published event a draft again. Of a recurring event, `edit_mode` says
   * which occurrences change; only this one when it is left out.
   *
   * `PUT /api/admin/v2/events/{id}`
   */
  updateEvent(input: UpdateEventRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateEventResult>>;
  /**
   * Delete an event.
   *
   * Deletes an event with its attendees. Its space is named in the query string, besides the id in the path;
   * an event of another space is answered with 404.
   *
   * `DELETE /api/admin/v2/events/{id}`
   */
  deleteEvent(input: DeleteEventRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteEventResult>>;
  /**
   * Duplicate an event.
   *
   * Makes a draft of the same event, without its attendees, in the space that the body names. A copy is
   * answered with 200, unlike a new event. A space that is not of type `event` is refused with 422.
   *
   * `POST /api/admin/v2/spaces/{space_id}/events/{id}/duplicate`
   */
  duplicateEvent(input: DuplicateEventRequest, context: RequestContext<Principal>): Awaitable<Reply<DuplicateEventResult>>;
  /**
   * List the attendees of an event.
   *
   * Returns one page of those who come to an event, the first to sign up first.
   *
   * `GET /api/admin/v2/event_attendees`
   */
  listEventAttendees(input: ListEventAttendeesInput, context: RequestContext<Principal>): Awaitable<Reply<ListEventAttendeesResult>>;
  /**
   * Add an attendee to an event.
   *
   * Signs a member up for an event and answers with 200, without the attendance. A member who comes already
   * still does, and the answer is the same. An event that is full, or for which nobody can sign up, refuses
   * with 422.
   *
   * `POST /api/admin/v2/event_attendees`
   */
  addEventAttendee(input: AddEventAttendeeRequest, context: RequestContext<Principal>): Awaitable<Reply<AddEventAttendeeResult>>;
  /**
   * Remove an attendee from an event.
   *
   * Signs a member off. Both are named in a body, which is unusual for this method and which some proxies
   * drop. A member who does not come is answered with 404.
   *
   * `DELETE /api/admin/v2/event_attendees`
   */
  removeEventAttendee(input: RemoveEventAttendeeRequest, context: RequestContext<Principal>): Awaitable<Reply<RemoveEventAttendeeResult>>;
  /**
   * List live rooms.
   *
   * Returns one page of the live rooms, those of events among them, the newest first.
   *
   * `GET /api/admin/v2/live/rooms`
   */
  listLiveRooms(input: ListLiveRoomsInput, context: RequestContext<Principal>): Awaitable<Reply<ListLiveRoomsResult>>;
  /**
   * Create a live room.
   *
   * Makes a room, which is `scheduled` until it is started. It is of type `live_room` unless it says
   * otherwise.
   *
   * `POST /api/admin/v2/live/rooms`
   */
  createLiveRoom(input: CreateLiveRoomRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateLiveRoomResult>>;
  /**
   * Get a live room.
   *
   * Returns one live room.
   *
   * `GET /api/admin/v2/live/rooms/{room_id}`
   */
  getLiveRoom(input: GetLiveRoomRequest, context: RequestContext<Principal>): Awaitable<Reply<GetLiveRoomResult>>;
  /**
   * Start a live room.
   *
   * Opens a room that is `scheduled`, which is `live` then. In any other state it refuses with 422.
   *
   * `PUT /api/admin/v2/live/rooms/{room_id}/start`
   */
  startLiveRoom(input: StartLiveRoomRequest, context: RequestContext<Principal>): Awaitable<Reply<StartLiveRoomResult>>;
  /**
   * Close a live room.
   *
   * Closes a room that is `live`. A closed room does not open again; in any state but `live` it refuses with
   * 422.
   *
   * `PUT /api/admin/v2/live/rooms/{room_id}/close`
   */
  closeLiveRoom(input: CloseLiveRoomRequest, context: RequestContext<Principal>): Awaitable<Reply<CloseLiveRoomResult>>;
  /**
   * Get the transcripts of a live room.
   *
   * Returns what was said in a room, one text per recording. A room that was not recorded has none.
   *
   * `GET /api/admin/v2/live/rooms/{room_id}/transcripts`
   */
  getLiveRoomTranscripts(input: GetLiveRoomTranscriptsRequest, context: RequestContext<Principal>): Awaitable<Reply<GetLiveRoomTranscriptsResult>>;
  /**
   * List access groups.
   *
   * Returns one page of the access groups, the newest first.
   *
   * `GET /api/admin/v2/access_groups`
   */
  listAccessGroups(input: ListAccessGroupsInput, context: RequestContext<Principal>): Awaitable<Reply<ListAccessGroupsResult>>;
  /**
   * Create an access group.
   *
   * Makes an access group, which is active. A name that another access group has is refused with 422.
   *
   * `POST /api/admin/v2/access_groups`
   */
  createAccessGroup(input: CreateAccessGroupRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateAccessGroupResult>>;
  /**
   * Get an access group.
   *
   * Returns one access group, active or archived.
   *
   * `GET /api/admin/v2/access_groups/{id}`
   */
  getAccessGroup(input: GetAccessGroupRequest, context: RequestContext<Principal>): Awaitable<Reply<GetAccessGroupResult>>;
  /**
   * Update an access group.
   *
   * Changes what the body names and leaves the rest. An archived access group is refused with 422.
   *
   * `PUT /api/admin/v2/access_groups/{id}`
   */
  updateAccessGroup(input: UpdateAccessGroupRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateAccessGroupResult>>;
  /**
   * Archive an access group.
   *
   * Archives an access group, though the method says that it deletes: its members lose the access that it
   * gives, and `unarchiveAccessGroup` brings it back. One that is archived already is refused with 422.
   *
   * `DELETE /api/admin/v2/access_groups/{id}`
   */
  archiveAccessGroup(input: ArchiveAccessGroupRequest, context: RequestContext<Principal>): Awaitable<Reply<ArchiveAccessGroupResult>>;
  /**
   * Unarchive an access group.
   *
   * Brings an archived access group back, with its members. One that is active stays so.
   *
   * `PATCH /api/admin/v2/access_groups/{id}/unarchive`
   */
  unarchiveAccessGroup(input: UnarchiveAccessGroupRequest, context: RequestContext<Principal>): Awaitable<Reply<UnarchiveAccessGroupResult>>;
  /**
   * Get a member of an access group.
   *
   * Returns the membership of a member, who is named by e-mail address. A member who is not in the access
   * group is answered with 404.
   *
   * `GET /api/admin/v2/access_groups/{access_group_id}/community_member`
   */
  getAccessGroupMember(input: GetAccessGroupMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<GetAccessGroupMemberResult>>;
  /**
   * List the members of an access group.
   *
   * Returns one page of the memberships of an access group, the newest first.
   *
   * `GET /api/admin/v2/access_groups/{access_group_id}/community_members`
   */
  listAccessGroupMembers(input: ListAccessGroupMembersInput, context: RequestContext<Principal>): Awaitable<Reply<ListAccessGroupMembersResult>>;
  /**
   * Add a member to an access group.
   *
   * Puts a member into an access group and answers without the membership. One who is in it already stays,
   * and the answer is the same. An archived access group refuses with 422.
   *
   * `POST /api/admin/v2/access_groups/{access_group_id}/community_members`
   */
  addAccessGroupMember(input: AddAccessGroupMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<AddAccessGroupMemberResult>>;
  /**
   * Remove a member from an access group.
   *
   * Takes a member out of an access group. The member is named in the query string, not by the id of the
   * membership in the path.
   *
   * `DELETE /api/admin/v2/access_groups/{access_group_id}/community_members`
   */
  removeAccessGroupMember(input: RemoveAccessGroupMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<RemoveAccessGroupMemberResult>>;
  /**
   * List the access groups of a member.
   *
   * Returns one page of the active access groups that a member belongs to.
   *
   * `GET /api/admin/v2/community_members/{community_member_id}/access_groups`
   */
  listMemberAccessGroups(input: ListMemberAccessGroupsInput, context: RequestContext<Principal>): Awaitable<Reply<ListMemberAccessGroupsResult>>;
  /**
   * List invitation links.
   *
   * Returns one page of the invitation links, the newest first. Deleted ones are left out.
   *
   * `GET /api/admin/v2/invitation_links`
   */
  listInvitationLinks(input: ListInvitationLinksInput, context: RequestContext<Principal>): Awaitable<Reply<ListInvitationLinksResult>>;
  /**
   * Create an invitation link.
   *
   * Makes a link, which is active. A space, an access group, a tag or a paywall that the community does not
   * have is refused with 422, and so is a paywall that is not active.
   *
   * `POST /api/admin/v2/invitation_links`
   */
  createInvitationLink(input: CreateInvitationLinkRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateInvitationLinkResult>>;
  /**
   * Get an invitation link.
   *
   * Returns one link, active or revoked.
   *
   * `GET /api/admin/v2/invitation_links/{id}`
   */
  getInvitationLink(input: GetInvitationLinkRequest, context: RequestContext<Principal>): Awaitable<Reply<GetInvitationLinkResult>>;
  /**
   * Update an invitation link.
   *
   * Changes what the body names and leaves the rest. `null` clears the space and the paywall. A space, an
   * access group or a tag that the community does not have is answered with 400, where
   * `createInvitationLink` has 422; a revoked link is refused with 422.
   *
   * `PUT /api/admin/v2/invitation_links/{id}`
   */
  updateInvitationLink(input: UpdateInvitationLinkRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateInvitationLinkResult>>;
  /**
   * Delete an invitation link.
   *
   * Deletes a link that was revoked before. One that is active is refused with 422.
   *
   * `DELETE /api/admin/v2/invitation_links/{id}`
   */
  deleteInvitationLink(input: DeleteInvitationLinkRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteInvitationLinkResult>>;
  /**
   * Revoke an invitation link.
   *
   * Ends an active link, so that nobody joins with it any more. It cannot be made active again, only
   * deleted. A revoked link is refused with 422.
   *
   * `PATCH /api/admin/v2/invitation_links/{id}/revoke`
   */
  revokeInvitationLink(input: RevokeInvitationLinkRequest, context: RequestContext<Principal>): Awaitable<Reply<RevokeInvitationLinkResult>>;
  /**
   * List forms.
   *
   * Returns one page of the forms, the newest first.
   *
   * `GET /api/admin/v2/forms`
   */
  listForms(input: ListFormsInput, context: RequestContext<Principal>): Awaitable<Reply<ListFormsResult>>;
  /**
   * Create a form.
   *
   * Makes a form with its elements. It is a draft until its state is changed.
   *
   * `POST /api/admin/v2/forms`
   */
  createForm(input: CreateFormRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateFormResult>>;
  /**
   * Get a form.
   *
   * Returns one form without its elements.
   *
   * `GET /api/admin/v2/forms/{id}`
   */
  getForm(input: GetFormRequest, context: RequestContext<Principal>): Awaitable<Reply<GetFormResult>>;
  /**
   * Update a form.
   *
   * Changes what the body names and leaves the rest. `status` publishes a draft, and makes a published form
   * a draft again. Elements that are named replace all of those before; an element that the form does not
   * have is refused with 422.
   *
   * `PUT /api/admin/v2/forms/{id}`
   */
  updateForm(input: UpdateFormRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateFormResult>>;
  /**
   * Delete a form.
   *
   * Deletes a form with its submissions. One that sets off an active workflow is refused with 422.
   *
   * `DELETE /api/admin/v2/forms/{id}`
   */
  deleteForm(input: DeleteFormRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteFormResult>>;
  /**
   * Duplicate a form.
   *
   * Makes a draft with the same elements and no submissions. A form that cannot be copied is refused with
   * 422.
   *
   * `POST /api/admin/v2/forms/{id}/duplicate`
   */
  duplicateForm(input: DuplicateFormRequest, context: RequestContext<Principal>): Awaitable<Reply<DuplicateFormResult>>;
  /**
   * Get the elements of a form.
   *
   * Returns the elements of a form as they nest. A submission names those of type `field` by their ids.
   *
   * `GET /api/admin/v2/forms/{form_id}/elements`
   */
  getFormElements(input: GetFormElementsRequest, context: RequestContext<Principal>): Awaitable<Reply<GetFormElementsResult>>;
  /**
   * List the submissions of a form.
   *
   * Returns one page of what was answered to a form, the newest first.
   *
   * `GET /api/admin/v2/forms/{form_id}/submissions`
   */
  listFormSubmissions(input: ListFormSubmissionsInput, context: RequestContext<Principal>): Awaitable<Reply<ListFormSubmissionsResult>>;
  /**
   * Submit a form.
   *
   * Answers a form, for the admin whose token is used or on behalf of a contact. A draft, an element that
   * the form does not have, a required one without an answer, and an e-mail address that is no contact's are
   * refused with 422.
   *
   * `POST /api/admin/v2/forms/{form_id}/submissions`
   */
  createFormSubmission(input: CreateFormSubmissionRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateFormSubmissionResult>>;
  /**
   * Get a submission of a form.
   *
   * Returns one submission with its answers.
   *
   * `GET /api/admin/v2/forms/{form_id}/submissions/{id}`
   */
  getFormSubmission(input: GetFormSubmissionRequest, context: RequestContext<Principal>): Awaitable<Reply<GetFormSubmissionResult>>;
  /**
   * List workflows.
   *
   * Returns one page of the workflows, the newest first. Without a state, archived ones are among them.
   *
   * `GET /api/admin/v2/workflows`
   */
  listWorkflows(input: ListWorkflowsInput, context: RequestContext<Principal>): Awaitable<Reply<ListWorkflowsResult>>;
  /**
   * Create a workflow.
   *
   * Makes a workflow, which is a draft until it is activated. Trigger and actions can follow later.
   *
   * `POST /api/admin/v2/workflows`
   */
  createWorkflow(input: CreateWorkflowRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateWorkflowResult>>;
  /**
   * Get a workflow.
   *
   * Returns one workflow with its trigger and its actions, in the order in which they run. `list_position`
   * counts them from 1.
   *
   * `GET /api/admin/v2/workflows/{id}`
   */
  getWorkflow(input: GetWorkflowRequest, context: RequestContext<Principal>): Awaitable<Reply<GetWorkflowResult>>;
  /**
   * Update a workflow.
   *
   * Changes what the body names and leaves the rest. Actions that are named replace all of those before. An
   * archived workflow is refused with 422, and so is a change that leaves an active one without a trigger or
   * an action.
   *
   * `PUT /api/admin/v2/workflows/{id}`
   */
  updateWorkflow(input: UpdateWorkflowRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateWorkflowResult>>;
  /**
   * Activate a workflow.
   *
   * Switches on a workflow of type `dynamic` that is a draft or inactive and has a valid trigger and at
   * least one action. Every other one is refused with 422, those of the types `bulk_action` and `scheduled`
   * in every state.
   *
   * `PUT /api/admin/v2/workflows/{id}/activate`
   */
  activateWorkflow(input: ActivateWorkflowRequest, context: RequestContext<Principal>): Awaitable<Reply<ActivateWorkflowResult>>;
  /**
   * Deactivate a workflow.
   *
   * Switches off a workflow of type `dynamic` that is active, which is inactive then. Every other one is
   * refused with 422.
   *
   * `PUT /api/admin/v2/workflows/{id}/deactivate`
   */
  deactivateWorkflow(input: DeactivateWorkflowRequest, context: RequestContext<Principal>): Awaitable<Reply<DeactivateWorkflowResult>>;
  /**
   * Archive a workflow.
   *
   * Puts away a workflow that is a draft or inactive. It stays archived, and can be duplicated. One that is
   * active or archived is refused with 422.
   *
   * `PUT /api/admin/v2/workflows/{id}/archive`
   */
  archiveWorkflow(input: ArchiveWorkflowRequest, context: RequestContext<Principal>): Awaitable<Reply<ArchiveWorkflowResult>>;
  /**
   * Duplicate a workflow.
   *
   * Makes a draft with the same trigger, actions and schedule. A workflow that cannot be copied is refused
   * with 422.
   *
   * `POST /api/admin/v2/workflows/{id}/duplicate`
   */
  duplicateWorkflow(input: DuplicateWorkflowRequest, context: RequestContext<Principal>): Awaitable<Reply<DuplicateWorkflowResult>>;
  /**
   * List flagged content.
   *
   * Returns one page of the reports about content, the newest first.
   *
   * `GET /api/admin/v2/flagged_contents`
   */
  listFlaggedContents(input: ListFlaggedContentsInput, context: RequestContext<Principal>): Awaitable<Reply<ListFlaggedContentsResult>>;
  /**
   * Flag content.
   *
   * Reports a content to the moderators, in the name of the admin whose token is used. The report is open
   * until it is decided. A content that the community does not have is refused with 422.
   *
   * `POST /api/admin/v2/flagged_contents`
   */
  createFlaggedContent(input: CreateFlaggedContentRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateFlaggedContentResult>>;
  /**
   * Get flagged content.
   *
   * Returns one report, open or decided.
   *
   * `GET /api/admin/v2/flagged_contents/{id}`
   */
  getFlaggedContent(input: GetFlaggedContentRequest, context: RequestContext<Principal>): Awaitable<Reply<GetFlaggedContentResult>>;
  /**
   * Approve flagged content.
   *
   * Approves a content that was reported: the content stays as it is, and the report is closed as
   * `approved`. One that is decided already is refused with 422.
   *
   * `PUT /api/admin/v2/flagged_contents/{id}/approve`
   */
  approveFlaggedContent(input: ApproveFlaggedContentRequest, context: RequestContext<Principal>): Awaitable<Reply<ApproveFlaggedContentResult>>;
  /**
   * Reject flagged content.
   *
   * Rejects a content that was reported: the content is taken away from the members, and the report is
   * closed as `rejected`. One that is decided already is refused with 422.
   *
   * `PUT /api/admin/v2/flagged_contents/{id}/reject`
   */
  rejectFlaggedContent(input: RejectFlaggedContentRequest, context: RequestContext<Principal>): Awaitable<Reply<RejectFlaggedContentResult>>;
  /**
   * Search paywalls.
   *
   * Returns one page of the paywalls with their prices. It stands in for a list: without any condition it
   * finds all of them, the newest first unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/paywalls/search`
   */
  searchPaywalls(input: SearchPaywallsInput, context: RequestContext<Principal>): Awaitable<Reply<SearchPaywallsResult>>;
  /**
   * Create a paywall.
   *
   * Makes a paywall with its prices, all of them drafts, which are not sold until the paywall is published.
   * A group that the community does not have, or that has another currency, is refused with 422.
   *
   * `POST /api/admin/v2/paywalls`
   */
  createPaywall(input: CreatePaywallRequest, context: RequestContext<Principal>): Awaitable<Reply<CreatePaywallResult>>;
  /**
   * Get a paywall.
   *
   * Returns one paywall with its prices.
   *
   * `GET /api/admin/v2/paywalls/{id}`
   */
  getPaywall(input: GetPaywallRequest, context: RequestContext<Principal>): Awaitable<Reply<GetPaywallResult>>;
  /**
   * Update a paywall.
   *
   * Changes what the body names and leaves the rest. A price that is added has the state of its paywall.
   * Type and amount of a price for which somebody has paid are fixed; a change of them is refused with 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}`
   */
  updatePaywall(input: UpdatePaywallRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdatePaywallResult>>;
  /**
   * Delete a paywall.
   *
   * Deletes a paywall, in any state, for which nobody has paid. One that has charges is refused with 422.
   *
   * `DELETE /api/admin/v2/paywalls/{id}`
   */
  deletePaywall(input: DeletePaywallRequest, context: RequestContext<Principal>): Awaitable<Reply<DeletePaywallResult>>;
  /**
   * Archive a paywall.
   *
   * Takes a paywall off sale: it goes from `active` to `inactive`, and its prices with it. Subscriptions to
   * it go on. A draft, or one that is inactive already, is refused with 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}/archive`
   */
  archivePaywall(input: ArchivePaywallRequest, context: RequestContext<Principal>): Awaitable<Reply<ArchivePaywallResult>>;
  /**
   * Publish a paywall.
   *
   * Puts a paywall on sale: it goes from `draft` or `inactive` to `active`, and its prices with it. One that
   * is active already is refused with 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}/publish`
   */
  publishPaywall(input: PublishPaywallRequest, context: RequestContext<Principal>): Awaitable<Reply<PublishPaywallResult>>;
  /**
   * Unarchive a paywall.
   *
   * Puts a paywall back on sale: it goes from `inactive` to `active`, and its prices with it. A draft, or
   * one that is active, is refused with 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}/unarchive`
   */
  unarchivePaywall(input: UnarchivePaywallRequest, context: RequestContext<Principal>): Awaitable<Reply<UnarchivePaywallResult>>;
  /**
   * List paywall groups.
   *
   * Returns one page of the paywall groups, the newest first.
   *
   * `GET /api/admin/v2/paywall_groups`
   */
  listPaywallGroups(input: ListPaywallGroupsInput, context: RequestContext<Principal>): Awaitable<Reply<ListPaywallGroupsResult>>;
  /**
   * Create a paywall group.
   *
   * Makes a paywall group. Paywalls join it by their `paywall_group_id`. A currency that does not exist is
   * refused with 422.
   *
   * `POST /api/admin/v2/paywall_groups`
   */
  createPaywallGroup(input: CreatePaywallGroupRequest, context: RequestContext<Principal>): Awaitable<Reply<CreatePaywallGroupResult>>;
  /**
   * Get a paywall group.
   *
   * Returns one paywall group, without its paywalls.
   *
   * `GET /api/admin/v2/paywall_groups/{id}`
   */
  getPaywallGroup(input: GetPaywallGroupRequest, context: RequestContext<Principal>): Awaitable<Reply<GetPaywallGroupResult>>;
  /**
   * Update a paywall group.
   *
   * Changes what the body names and leaves the rest. Another currency is refused with 422 once the group has
   * paywalls.
   *
   * `PUT /api/admin/v2/paywall_groups/{id}`
   */
  updatePaywallGroup(input: UpdatePaywallGroupRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdatePaywallGroupResult>>;
  /**
   * List coupons.
   *
   * Returns one page of the coupons, the newest first.
   *
   * `GET /api/admin/v2/paywall_coupons`
   */
  listPaywallCoupons(input: ListPaywallCouponsInput, context: RequestContext<Principal>): Awaitable<Reply<ListPaywallCouponsResult>>;
  /**
   * Create a coupon.
   *
   * Makes a coupon. One of type `percentage` needs `percent_off`, and one of type `amount` needs
   * `amount_off_in_cents`. A code that another coupon has, and a paywall that the community does not have,
   * are refused with 422.
   *
   * `POST /api/admin/v2/paywall_coupons`
   */
  createPaywallCoupon(input: CreatePaywallCouponRequest, context: RequestContext<Principal>): Awaitable<Reply<CreatePaywallCouponResult>>;
  /**
   * Get a coupon.
   *
   * Returns one coupon.
   *
   * `GET /api/admin/v2/paywall_coupons/{id}`
   */
  getPaywallCoupon(input: GetPaywallCouponRequest, context: RequestContext<Principal>): Awaitable<Reply<GetPaywallCouponResult>>;
  /**
   * Delete a coupon.
   *
   * Deletes a coupon. One that lowers the price of a subscription that still runs is refused with 422.
   *
   * `DELETE /api/admin/v2/paywall_coupons/{id}`
   */
  deletePaywallCoupon(input: DeletePaywallCouponRequest, context: RequestContext<Principal>): Awaitable<Reply<DeletePaywallCouponResult>>;
  /**
   * List charges.
   *
   * Returns one page of what members have paid, the newest first unless `sort` and `direction` say
   * otherwise.
   *
   * `GET /api/admin/v2/community_member_charges`
   */
  listCommunityMemberCharges(input: ListCommunityMemberChargesInput, context: RequestContext<Principal>): Awaitable<Reply<ListCommunityMemberChargesResult>>;
  /**
   * Create a charge.
   *
   * Stores the purchase of a price of type `onetime`, as if the member had paid it. No payment processor is
   * called. A price of another type or of a paywall that is not active, a coupon that does not work for it,
   * and a member or a price that the community does not have are refused with 422.
   *
   * `POST /api/admin/v2/community_member_charges`
   */
  createCommunityMemberCharge(input: CreateCommunityMemberChargeRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateCommunityMemberChargeResult>>;
  /**
   * Export charges.
   *
   * Orders a table of charges, which is mailed to the admin whose token is used. The filters are those of
   * the list, and stand in the query string of this POST request, which has no body. A field that charges do
   * not have is refused with 422, and the answer lists those that they have.
   *
   * `POST /api/admin/v2/community_member_charges/export`
   */
  exportCommunityMemberCharges(input: ExportCommunityMemberChargesInput, context: RequestContext<Principal>): Awaitable<Reply<ExportCommunityMemberChargesResult>>;
  /**
   * Get a charge.
   *
   * Returns one charge.
   *
   * `GET /api/admin/v2/community_member_charges/{id}`
   */
  getCommunityMemberCharge(input: GetCommunityMemberChargeRequest, context: RequestContext<Principal>): Awaitable<Reply<GetCommunityMemberChargeResult>>;
  /**
   * Refund a charge.
   *
   * Pays back all that is left of a charge, or a part of it, and answers with 200. It can be done again
   * until nothing is left. More than `amount_to_refund`, and a charge that is not `refundable`, are refused
   * with 422.
   *
   * `POST /api/admin/v2/community_member_charges/{id}/refund`
   */
  refundCommunityMemberCharge(input: RefundCommunityMemberChargeRequest, context: RequestContext<Principal>): Awaitable<Reply<RefundCommunityMemberChargeResult>>;
  /**
   * List subscriptions.
   *
   * Returns one page of what members pay for again and again, the newest first unless `sort` and `direction`
   * say otherwise.
   *
   * `GET /api/admin/v2/community_member_subscriptions`
   */
  listCommunityMemberSubscriptions(input: ListCommunityMemberSubscriptionsInput, context: RequestContext<Principal>): Awaitable<Reply<ListCommunityMemberSubscriptionsResult>>;
  /**
   * Create a subscription.
   *
   * Stores the purchase of a price of type `subscription` or `installments`, as if the member had paid it,
   * with its first charge unless there is a trial. No payment processor is called. A price of type `onetime`
   * or of a paywall that is not active, a second paywall of a group, a coupon that does not work for it, and
   * a member or a price that the community does not have are refused with 422.
   *
   * `POST /api/admin/v2/community_member_subscriptions`
   */
  createCommunityMemberSubscription(input: CreateCommunityMemberSubscriptionRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateCommunityMemberSubscriptionResult>>;
  /**
   * Export subscriptions.
   *
   * Orders a table of subscriptions, which is mailed to the admin whose token is used. The filters are those
   * of the list, and stand in the query string of this POST request, which has no body. A field that
   * subscriptions do not have is refused with 422, and the answer lists those that they have.
   *
   * `POST /api/admin/v2/community_member_subscriptions/export`
   */
  exportCommunityMemberSubscriptions(input: ExportCommunityMemberSubscriptionsInput, context: RequestContext<Principal>): Awaitable<Reply<ExportCommunityMemberSubscriptionsResult>>;
  /**
   * Get a subscription.
   *
   * Returns one subscription.
   *
   * `GET /api/admin/v2/community_member_subscriptions/{id}`
   */
  getCommunityMemberSubscription(input: GetCommunityMemberSubscriptionRequest, context: RequestContext<Principal>): Awaitable<Reply<GetCommunityMemberSubscriptionResult>>;
  /**
   * Cancel a subscription.
   *
   * Ends a subscription at once, or when the time is over for which it is paid, and answers with 200. Money
   * is refunded only with `now`; `refund_type` beside `at_period_end` is refused with 422, and so is a
   * subscription that has ended.
   *
   * `POST /api/admin/v2/community_member_subscriptions/{id}/cancel`
   */
  cancelCommunityMemberSubscription(input: CancelCommunityMemberSubscriptionRequest, context: RequestContext<Principal>): Awaitable<Reply<CancelCommunityMemberSubscriptionResult>>;
  /**
   * Resume a subscription.
   *
   * Lets a subscription go on that was to end when its time is over, and answers with 200. One that is not
   * to end, and one that has ended, are refused with 422.
   *
   * `POST /api/admin/v2/community_member_subscriptions/{id}/resume`
   */
  resumeCommunityMemberSubscription(input: ResumeCommunityMemberSubscriptionRequest, context: RequestContext<Principal>): Awaitable<Reply<ResumeCommunityMemberSubscriptionResult>>;
  /**
   * List affiliates.
   *
   * Returns one page of the affiliates, the newest first.
   *
   * `GET /api/admin/v2/paywall_affiliates`
   */
  listPaywallAffiliates(input: ListPaywallAffiliatesInput, context: RequestContext<Principal>): Awaitable<Reply<ListPaywallAffiliatesResult>>;
  /**
   * Invite affiliates.
   *
   * Invites members to become affiliates, and answers with 200 even when some of them could not be invited.
   * One who is invited already is invited again. More than 20 members are refused with 422.
   *
   * `POST /api/admin/v2/paywall_affiliates/invite`
   */
  invitePaywallAffiliates(input: InvitePaywallAffiliatesRequest, context: RequestContext<Principal>): Awaitable<Reply<InvitePaywallAffiliatesResult>>;
  /**
   * Get an affiliate.
   *
   * Returns one affiliate.
   *
   * `GET /api/admin/v2/paywall_affiliates/{id}`
   */
  getPaywallAffiliate(input: GetPaywallAffiliateRequest, context: RequestContext<Principal>): Awaitable<Reply<GetPaywallAffiliateResult>>;
  /**
   * Update an affiliate.
   *
   * Changes the state of an affiliate: one who is invited is `enrolled`, one who is enrolled `disabled`, and
   * one who is disabled `enrolled` again. Any other state is refused with 422, which names the only one that
   * can follow.
   *
   * `PATCH /api/admin/v2/paywall_affiliates/{id}`
   */
  updatePaywallAffiliate(input: UpdatePaywallAffiliateRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdatePaywallAffiliateResult>>;
  /**
   * List affiliate payouts.
   *
   * Returns one page of what affiliates are owed or were paid, the newest first.
   *
   * `GET /api/admin/v2/paywall_affiliate_payouts`
   */
  listAffiliatePayouts(input: ListAffiliatePayoutsInput, context: RequestContext<Principal>): Awaitable<Reply<ListAffiliatePayoutsResult>>;
  /**
   * Export affiliate payouts.
   *
   * Orders a table of the payouts that are `processing`, which is mailed to the admin whose token is used. A
   * member who is no affiliate, and more than 20 of them, are refused with 422.
   *
   * `POST /api/admin/v2/paywall_affiliate_payouts/export`
   */
  exportAffiliatePayouts(input: ExportAffiliatePayoutsRequest, context: RequestContext<Principal>): Awaitable<Reply<ExportAffiliatePayoutsResult>>;
  /**
   * Mark affiliate payouts as paid.
   *
   * Says that payouts which are `processing` are `paid`, and answers with 200. Those in another state stay
   * as they are. A member who is no affiliate, and more than 20 of them, are refused with 422.
   *
   * `POST /api/admin/v2/paywall_affiliate_payouts/mark_paid`
   */
  markAffiliatePayoutsPaid(input: MarkAffiliatePayoutsPaidRequest, context: RequestContext<Principal>): Awaitable<Reply<MarkAffiliatePayoutsPaidResult>>;
  /**
   * Start affiliate payouts.
   *
   * Begins to pay what is `pending`, which is `processing` then, and answers with 200. A member who is no
   * affiliate, and more than 20 of them, are refused with 422.
   *
   * `POST /api/admin/v2/paywall_affiliate_payouts/start`
   */
  startAffiliatePayouts(input: StartAffiliatePayoutsRequest, context: RequestContext<Principal>): Awaitable<Reply<StartAffiliatePayoutsResult>>;
  /**
   * List payment methods.
   *
   * Returns all payment methods, whether they are offered or not, as a plain array. A community that has no
   * payment processor is refused with 422.
   *
   * `GET /api/admin/v2/payment_method_setting`
   */
  listPaymentMethods(input: ListPaymentMethodsRequest, context: RequestContext<Principal>): Awaitable<Reply<ListPaymentMethodsResult>>;
  /**
   * Update a payment method.
   *
   * Offers a payment method to buyers, or does so no longer, and returns all of them. One that is not
   * `mutable`, and one that does not exist, are refused with 422.
   *
   * `PUT /api/admin/v2/payment_method_setting`
   */
  updatePaymentMethod(input: UpdatePaymentMethodRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdatePaymentMethodResult>>;
  /**
   * Get the tax setting.
   *
   * Returns how taxes are charged. A community that has no payment processor is answered with 400.
   *
   * `GET /api/admin/v2/tax_setting`
   */
  getTaxSetting(input: GetTaxSettingRequest, context: RequestContext<Principal>): Awaitable<Reply<GetTaxSettingResult>>;
  /**
   * Update the tax setting.
   *
   * Changes what the body names and leaves the rest. Taxes cannot be enabled before the payment processor
   * can charge them; that is refused with 422.
   *
   * `PUT /api/admin/v2/tax_setting`
   */
  updateTaxSetting(input: UpdateTaxSettingRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateTaxSettingResult>>;
  /**
   * Get the community.
   *
   * Returns the community to which the token belongs, with its settings.
   *
   * `GET /api/admin/v2/community`
   */
  getCommunity(input: GetCommunityRequest, context: RequestContext<Principal>): Awaitable<Reply<GetCommunityResult>>;
  /**
   * Update the community.
   *
   * Changes what the body names and leaves the rest, within the settings too. A slug that another community
   * has, and a space that this community does not have, are refused with 422.
   *
   * `PUT /api/admin/v2/community`
   */
  updateCommunity(input: UpdateCommunityRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateCommunityResult>>;
  /**
   * Get the connect settings.
   *
   * Returns how members find and write to one another.
   *
   * `GET /api/admin/v2/settings/connect`
   */
  getConnectSettings(input: GetConnectSettingsRequest, context: RequestContext<Principal>): Awaitable<Reply<GetConnectSettingsResult>>;
  /**
   * Update the connect settings.
   *
   * Changes what the body names and leaves the rest, within each of the three parts too.
   *
   * `PATCH /api/admin/v2/settings/connect`
   */
  updateConnectSettings(input: UpdateConnectSettingsRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateConnectSettingsResult>>;
  /**
   * Get the leaderboard.
   *
   * Returns the members with the most points as a plain array, the highest first.
   *
   * `GET /api/admin/v2/gamification/leaderboard`
   */
  getLeaderboard(input: GetLeaderboardInput, context: RequestContext<Principal>): Awaitable<Reply<GetLeaderboardResult>>;
  /**
   * Search locations.
   *
   * Finds places by a part of their name or address, the best match first. It has no pages.
   *
   * `GET /api/admin/v2/locations/search`
   */
  searchLocations(input: SearchLocationsRequest, context: RequestContext<Principal>): Awaitable<Reply<SearchLocationsResult>>;
  /**
   * Get the quota.
   *
   * Returns how many requests the plan of the community has left in this month. This request counts as well.
   *
   * `GET /api/admin/v2/quota`
   */
  getQuota(input: GetQuotaRequest, context: RequestContext<Principal>): Awaitable<Reply<GetQuotaResult>>;
  /**
   * List API tokens.
   *
   * Returns one page of the tokens of the community, without their values, the newest first. Revoked ones
   * are left out.
   *
   * `GET /api/admin/v2/api_tokens`
   */
  listApiTokens(input: ListApiTokensInput, context: RequestContext<Principal>): Awaitable<Reply<ListApiTokensResult>>;
  /**
   * Issue an API token.
   *
   * Issues a token for the Admin API or the Headless Auth API. Its value is returned this once; keep it
   * where nobody else reads it.
   *
   * `POST /api/admin/v2/api_tokens`
   */
  createApiToken(input: CreateApiTokenRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateApiTokenResult>>;
  /**
   * Revoke an API token.
   *
   * Ends a token at once: every later request with it is answered with 401. The token of the request itself
   * can be revoked, too.
   *
   * `DELETE /api/admin/v2/api_tokens/{id}`
   */
  revokeApiToken(input: RevokeApiTokenRequest, context: RequestContext<Principal>): Awaitable<Reply<RevokeApiTokenResult>>;
  /**
   * List filter controls.
   *
   * Returns one page of the choices about member filters that were saved, ordered by `sort_key`.
   *
   * `GET /api/admin/v2/filter_kit_controls`
   */
  listFilterControls(input: ListFilterControlsInput, context: RequestContext<Principal>): Awaitable<Reply<ListFilterControlsResult>>;
  /**
   * Create a filter control.
   *
   * Saves a choice about a member filter. A field that is not known is not ignored here, but refused with
   * 422, and so are a second choice about the same filter of the same surface, the key `profile_field`
   * without a profile field, and a profile field with another key.
   *
   * `POST /api/admin/v2/filter_kit_controls`
   */
  createFilterControl(input: CreateFilterControlRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateFilterControlResult>>;
  /**
   * Get a filter control.
   *
   * Returns one saved choice.
   *
   * `GET /api/admin/v2/filter_kit_controls/{id}`
   */
  getFilterControl(input: GetFilterControlRequest, context: RequestContext<Principal>): Awaitable<Reply<GetFilterControlResult>>;
  /**
   * Update a filter control.
   *
   * Changes what the body names and leaves the rest. What `createFilterControl` refuses is refused here,
   * too, but for fields that are not known.
   *
   * `PATCH /api/admin/v2/filter_kit_controls/{id}`
   */
  updateFilterControl(input: UpdateFilterControlRequest, context: RequestContext<Principal>): Awaitable<Reply<UpdateFilterControlResult>>;
  /**
   * Delete a filter control.
   *
   * Deletes a saved choice, so that the default holds again.
   *
   * `DELETE /api/admin/v2/filter_kit_controls/{id}`
   */
  deleteFilterControl(input: DeleteFilterControlRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteFilterControlResult>>;
  /**
   * List chat rooms.
   *
   * Returns one page of the chat rooms, the one with the newest message first.
   *
   * `GET /api/admin/v2/chat_rooms`
   */
  listChatRooms(input: ListChatRoomsInput, context: RequestContext<Principal>): Awaitable<Reply<ListChatRoomsResult>>;
  /**
   * List the messages of a chat room.
   *
   * Returns one page of what was said in a chat room, the newest first.
   *
   * `GET /api/admin/v2/chat_rooms/{chat_room_uuid}/messages`
   */
  listChatRoomMessages(input: ListChatRoomMessagesInput, context: RequestContext<Principal>): Awaitable<Reply<ListChatRoomMessagesResult>>;
  /**
   * Get a direct upload.
   *
   * Returns what is known of a file, by the `signed_id` with which other requests refer to it.
   *
   * `GET /api/admin/v2/direct_uploads/{signed_id}`
   */
  getDirectUpload(input: GetDirectUploadRequest, context: RequestContext<Principal>): Awaitable<Reply<GetDirectUploadResult>>;
  /**
   * Create the tokens of a member.
   *
   * Exchanges the identifier of a member for an access token, with which requests are made on the member's
   * behalf, and a refresh token. Send exactly one identifier: `community_member_id`, `email` or `sso_id`.
   * `sso_user_id` is accepted as another name of `sso_id`. No identifier, or two of them, is answered with
   * 422; a member whom the community does not have, with 404.
   *
   * The access token lasts one hour and the refresh token one month. Earlier tokens of the member stay
   * valid. An API token of another type than `Headless Auth` is answered with 403.
   *
   * `POST /api/v1/headless/auth_token`
   */
  createAuthToken(input: CreateAuthTokenRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateAuthTokenResult>>;
  /**
   * Refresh an access token.
   *
   * Exchanges a refresh token for a new access token. The refresh token is neither replaced nor returned,
   * and can be used again until it expires or is revoked.
   *
   * The `refresh_token` in the body authenticates this request. In the `Authorization` header clients send
   * the API token, the refresh token itself or nothing; each is accepted. A refresh token that has
   * expired, was revoked or was never issued is answered with 401, and one whose member is gone with 404.
   *
   * `PATCH /api/v1/headless/access_token/refresh`
   */
  refreshAccessToken(input: RefreshAccessTokenRequest, context: RequestContext<Principal>): Awaitable<Reply<RefreshAccessTokenResult>>;
  /**
   * Revoke an access token.
   *
   * Ends an access token before its time. A request that is made with it afterwards is answered with 401.
   * The refresh token it came with is not touched. A token that this community does not have is answered
   * with 404.
   *
   * `POST /api/v1/headless/access_token/revoke`
   */
  revokeAccessToken(input: RevokeAccessTokenRequest, context: RequestContext<Principal>): Awaitable<Reply<RevokeAccessTokenResult>>;
  /**
   * Revoke a refresh token.
   *
   * Ends a refresh token before its time. No access token can be obtained with it afterwards; those that
   * it brought before last to their own end. A token that this community does not have is answered with
   * 404.
   *
   * `POST /api/v1/headless/refresh_token/revoke`
   */
  revokeRefreshToken(input: RevokeRefreshTokenRequest, context: RequestContext<Principal>): Awaitable<Reply<RevokeRefreshTokenResult>>;
  /**
   * Get the home feed.
   *
   * Returns one page of the posts of all spaces that the signed-in member may see. Drafts are never among
   * them, nor posts of a space that is hidden from the member, or private and not the member's.
   *
   * `sort` sets the order. `latest` and `oldest` go by `created_at`, `likes` by the number of likes,
   * `alphabetical` by `display_title`, and `new_activity` by the latest post, comment or like. `popular`
   * goes by
   *
   *     (user_likes_count + 2 * comment_count) / (age_in_hours + 2) ^ 1.5
   *
   * where the age counts from `created_at`, with the highest value first. Posts that are equal in the
   * order stand with the higher `id` first.
   *
   * `GET /api/headless/v1/home`
   */
  getHomeFeed(input: GetHomeFeedInput, context: RequestContext<Principal>): Awaitable<Reply<GetHomeFeedResult>>;
  /**
   * Search community members.
   *
   * Searches the members of the community. All filters and the free text narrow the result together. Which
   * comparisons a field takes depends on the field; another one is answered with 422.
   *
   * To go through the result, send the same request again with `search_after` set to the latest
   * `next_search_after`, until an answer comes without it. No member is then returned twice and none is
   * skipped, also when members join meanwhile. When the filters change, start again without
   * `search_after`. A cursor that is not valid any more is answered with 422, and the search is to be
   * started again without it.
   *
   * `page` is the other way, and reaches the first 10,000 records.
   *
   * `POST /api/headless/v1/search/community_members`
   */
  searchCommunityMembers(input: SearchCommunityMembersRequest, context: RequestContext<Principal>): Awaitable<Reply<SearchCommunityMembersResult>>;
}

/** One function for each security scheme that an operation asks for: credential in, principal out. */
export interface SecurityHandlers<Principal = unknown> {
  /** An API token of type `Admin V1 or V2`. */
  AdminBearer: SecurityHandler<Principal>;
  /** The same API token in the older form. The value of the header is `Token <API_KEY>`. */
  AdminToken: SecurityHandler<Principal>;
  /** An API token of type `Headless Auth`. */
  HeadlessBearer: SecurityHandler<Principal>;
  /** The same API token in the older form. The value of the header is `Token <API_KEY>`. */
  HeadlessToken: SecurityHandler<Principal>;
  /**
   * The access token of a member, as `createAuthToken` returns it. It lasts one hour, and `refreshAccessToken`
   * brings a new one.
   */
  MemberAccessToken: SecurityHandler<Principal>;
}
