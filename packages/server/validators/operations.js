// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  countItems,
  fits,
  inMember,
  isArrayOfLength,
  isBoolean,
  isFormatted,
  isInteger,
  isIntegerBetween,
  isObject,
  isShorter,
  isText,
  isTextOfLength,
  isTimestamp,
  mismatch,
  refuse,
  refuseMember,
  within,
} from '#validation';
import {
  checkAccessGroup,
  checkAccessGroupCommunityMember,
  checkAccessGroupCommunityMembers,
  checkAccessGroupCreateRequest,
  checkAccessGroupMemberCreateRequest,
  checkAccessGroupStatusFilter,
  checkAccessGroupUpdateRequest,
  checkAccessGroups,
  checkAccessTokenRevocation,
  checkAdvancedSearchFilters,
  checkAdvancedSearchResults,
  checkAdvancedSearchType,
  checkAffiliatePayoutMarkPaidResponse,
  checkAffiliatePayoutSelection,
  checkAffiliatePayoutStartResponse,
  checkAffiliatePayoutStatus,
  checkAffiliatePayoutsList,
  checkAgeOrNameOrder,
  checkApiTokenCreateRequest,
  checkApiTokensList,
  checkAuthTokenRequest,
  checkBasicPost,
  checkBasicPostCreatedResponse,
  checkBasicPostDeletedResponse,
  checkBasicPostUpdatedResponse,
  checkChargeOrder,
  checkChatPreferences,
  checkChatPreferencesUpdateRequest,
  checkChatRoomMessage,
  checkChatRoomMessageImportRequest,
  checkChatRoomMessagesList,
  checkChatRoomsList,
  checkComment,
  checkCommentCreateRequest,
  checkCommentUpdateRequest,
  checkCommentsList,
  checkCommunity,
  checkCommunityLead,
  checkCommunityLeadCreateRequest,
  checkCommunityLeadUpdateRequest,
  checkCommunityLeadsList,
  checkCommunityMember,
  checkCommunityMemberCharge,
  checkCommunityMemberChargeCreateRequest,
  checkCommunityMemberChargeExport,
  checkCommunityMemberChargeRefundRequest,
  checkCommunityMemberChargesList,
  checkCommunityMemberCreateRequest,
  checkCommunityMemberCreated,
  checkCommunityMemberList,
  checkCommunityMemberProfileFieldsList,
  checkCommunityMemberSubscription,
  checkCommunityMemberSubscriptionCancelRequest,
  checkCommunityMemberSubscriptionCreateRequest,
  checkCommunityMemberSubscriptionExport,
  checkCommunityMemberSubscriptionsList,
  checkCommunityMemberUpdateRequest,
  checkCommunitySegment,
  checkCommunitySegmentDuplicateRequest,
  checkCommunitySegmentParams,
  checkCommunitySegmentsList,
  checkCommunityUpdateRequest,
  checkConnectSettings,
  checkConnectSettingsUpdateRequest,
  checkContactNote,
  checkContactNoteRequest,
  checkContactNotesList,
  checkCourseLesson,
  checkCourseLessonCreateRequest,
  checkCourseLessonProgressList,
  checkCourseLessonProgressUpdateRequest,
  checkCourseLessonReorderRequest,
  checkCourseLessonStatus,
  checkCourseLessonUpdateRequest,
  checkCourseLessonsList,
  checkCourseSection,
  checkCourseSectionCreateRequest,
  checkCourseSectionUpdateRequest,
  checkCourseSectionsList,
  checkDirectUploadCreateRequest,
  checkDirectUploadResponse,
  checkEmbed,
  checkEmbedCreateRequest,
  checkErrorBody,
  checkEvent,
  checkEventAttendeeRemovalRequest,
  checkEventAttendeeRequest,
  checkEventAttendeesList,
  checkEventDuplicateRequest,
  checkEventList,
  checkEventOrder,
  checkEventRequest,
  checkEventUpdateRequest,
  checkFilterContext,
  checkFilterKitControl,
  checkFilterKitControlCreateRequest,
  checkFilterKitControlUpdateRequest,
  checkFilterKitControlsList,
  checkFilterKitKey,
  checkFilterResponse,
  checkFlaggedContent,
  checkFlaggedContentCreateRequest,
  checkFlaggedContentDecisionRequest,
  checkFlaggedContentStatusFilter,
  checkFlaggedContentsList,
  checkForm,
  checkFormCreateRequest,
  checkFormElements,
  checkFormList,
  checkFormSubmission,
  checkFormSubmissionCreateRequest,
  checkFormSubmissionCreateResponse,
  checkFormSubmissionList,
  checkFormUpdateRequest,
  checkHeadlessAuthToken,
  checkHomeFeed,
  checkImagePost,
  checkImagePostCreateRequest,
  checkImagePostCreatedResponse,
  checkImagePostDuplicateRequest,
  checkImagePostUpdateRequest,
  checkImagePostsList,
  checkInvitationLink,
  checkInvitationLinkCreateRequest,
  checkInvitationLinkStatus,
  checkInvitationLinkUpdateRequest,
  checkInvitationLinksList,
  checkIssuedApiToken,
  checkLeaderboard,
  checkLeaderboardPeriod,
  checkLiveRoom,
  checkLiveRoomCreateRequest,
  checkLiveRoomList,
  checkLiveRoomTranscripts,
  checkLocationSearchResults,
  checkMemberSearchRequest,
  checkMemberSearchResponse,
  checkMemberStatusFilter,
  checkMemberTag,
  checkMemberTagRequest,
  checkMemberTagsList,
  checkMembershipStatus,
  checkMentionScope,
  checkMessageCreateRequest,
  checkMessageCreatedResponse,
  checkMessageResponse,
  checkPageProfileFields,
  checkPaymentMethodPreferencesList,
  checkPaymentMethodUpdateRequest,
  checkPaymentPlatform,
  checkPaywall,
  checkPaywallAffiliate,
  checkPaywallAffiliateFilters,
  checkPaywallAffiliateInvitations,
  checkPaywallAffiliateInviteRequest,
  checkPaywallAffiliatePayoutExport,
  checkPaywallAffiliateUpdateRequest,
  checkPaywallAffiliatesList,
  checkPaywallCoupon,
  checkPaywallCouponCreateRequest,
  checkPaywallCouponsList,
  checkPaywallCreateRequest,
  checkPaywallGroup,
  checkPaywallGroupCreateRequest,
  checkPaywallGroupUpdateRequest,
  checkPaywallGroupsList,
  checkPaywallOrder,
  checkPaywallPriceType,
  checkPaywallStatus,
  checkPaywallUpdateRequest,
  checkPaywallsList,
  checkPostAiSummary,
  checkPostCreateRequest,
  checkPostFollower,
  checkPostFollowerCreateRequest,
  checkPostFollowersList,
  checkPostOrder,
  checkPostUpdateRequest,
  checkPostsList,
  checkProfileField,
  checkProfileFieldCreateRequest,
  checkProfileFieldUpdateRequest,
  checkProfileFieldsList,
  checkProfilePageName,
  checkQuota,
  checkRefreshTokenRequest,
  checkRefreshTokenRevocation,
  checkRefreshedAccessToken,
  checkSortDirection,
  checkSpace,
  checkSpaceAiSummary,
  checkSpaceCreateRequest,
  checkSpaceCreateResponse,
  checkSpaceGroup,
  checkSpaceGroupCreateRequest,
  checkSpaceGroupMember,
  checkSpaceGroupMemberCreateRequest,
  checkSpaceGroupMembers,
  checkSpaceGroupUpdateRequest,
  checkSpaceGroups,
  checkSpaceMember,
  checkSpaceMemberCreateRequest,
  checkSpaceMembers,
  checkSpaceOrder,
  checkSpaceUpdateRequest,
  checkSpaces,
  checkSubscriptionOrder,
  checkSuccessResponse,
  checkTaggedMember,
  checkTaggedMemberCreateRequest,
  checkTaggedMembers,
  checkTaxSetting,
  checkTaxSettingUpdateRequest,
  checkTopic,
  checkTopicRequest,
  checkTopicsList,
  checkWorkflow,
  checkWorkflowCreateRequest,
  checkWorkflowDetail,
  checkWorkflowRunStatus,
  checkWorkflowRunsList,
  checkWorkflowStatusFilter,
  checkWorkflowType,
  checkWorkflowUpdateRequest,
  checkWorkflowsList,
} from './schemas.js';

const checkListCommunityMembersParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const status = query.status;
    if (status !== undefined && !checkMemberStatusFilter(status))
      if (inMember(found, query, '/query/status', checkMemberStatusFilter)) return false;
    const memberTagIds = query.member_tag_ids;
    if (memberTagIds !== undefined)
      if (!isArrayOfLength(memberTagIds, found, '/query/member_tag_ids', 1, 1000)) return false;
    for (let index = 0; index < countItems(memberTagIds); index += 1)
      if (!isInteger(memberTagIds[index]))
        if (within(found, '/query/member_tag_ids/' + index, isInteger, memberTagIds[index])) return false;
  }
  return fits(found);
};

const checkPathIdParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.id) && inMember(found, path, '/path/id', isInteger)) return false;
  return fits(found);
};

const checkFindCommunityMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else if (!isTextOfLength(query.email, found, '/query/email', 1)) return false;
  return fits(found);
};

const checkListMemberSpacesParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const communityMemberId = query.community_member_id;
    if (communityMemberId !== undefined && !isInteger(communityMemberId))
      if (inMember(found, query, '/query/community_member_id', isInteger)) return false;
    const userEmail = query.user_email;
    if (userEmail !== undefined && !isText(userEmail))
      if (inMember(found, query, '/query/user_email', isText)) return false;
  }
  return fits(found);
};

const checkListMemberTagsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    if (query.name !== undefined && !isText(query.name) && inMember(found, query, '/query/name', isText)) return false;
    const isPublic = query.is_public;
    if (isPublic !== undefined && !isBoolean(isPublic))
      if (inMember(found, query, '/query/is_public', isBoolean)) return false;
    const sort = query.sort;
    if (sort !== undefined && !checkAgeOrNameOrder(sort))
      if (inMember(found, query, '/query/sort', checkAgeOrNameOrder)) return false;
  }
  return fits(found);
};

const checkListTaggedMembersParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const memberTagIds = query.member_tag_ids;
    if (memberTagIds !== undefined)
      if (!isArrayOfLength(memberTagIds, found, '/query/member_tag_ids', 1, 1000)) return false;
    for (let index = 0; index < countItems(memberTagIds); index += 1)
      if (!isInteger(memberTagIds[index]))
        if (within(found, '/query/member_tag_ids/' + index, isInteger, memberTagIds[index])) return false;
  }
  return fits(found);
};

const checkRemoveTaggedMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (!isTextOfLength(query.user_email, found, '/query/user_email', 1)) return false;
    if (!isInteger(query.member_tag_id) && inMember(found, query, '/query/member_tag_id', isInteger)) return false;
  }
  return fits(found);
};

const checkListProfileFieldsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const label = query.label;
    if (label !== undefined && !isText(label) && inMember(found, query, '/query/label', isText)) return false;
    const archived = query.archived;
    if (archived !== undefined && !isText(archived) && inMember(found, query, '/query/archived', isText)) return false;
  }
  return fits(found);
};

const checkGetProfilePageParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else if (!checkProfilePageName(query.page_name))
    if (inMember(found, query, '/query/page_name', checkProfilePageName)) return false;
  return fits(found);
};

const checkPathCommunityMemberIdQueryPagePerPageParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.community_member_id))
    if (inMember(found, path, '/path/community_member_id', isInteger)) return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
  }
  return fits(found);
};

const checkQueryPagePerPageNameParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    if (query.name !== undefined && !isText(query.name) && inMember(found, query, '/query/name', isText)) return false;
  }
  return fits(found);
};

const checkListContactNotesParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isTextOfLength(path.contact_id, found, '/path/contact_id', 1)) return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
  return fits(found);
};

const checkCreateContactNoteParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isTextOfLength(path.contact_id, found, '/path/contact_id', 1)) return false;
  return fits(found);
};

const checkPathContactIdIdParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    if (!isTextOfLength(path.contact_id, found, '/path/contact_id', 1)) return false;
    if (!isInteger(path.id) && inMember(found, path, '/path/id', isInteger)) return false;
  }
  return fits(found);
};

const checkListCommunitySegmentsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const title = query.title;
    if (title !== undefined && !isText(title) && inMember(found, query, '/query/title', isText)) return false;
  }
  return fits(found);
};

const checkDuplicateCommunitySegmentParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.id) && inMember(found, path, '/path/id', isInteger)) return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else if (query.title !== undefined && !isTextOfLength(query.title, found, '/query/title', 1)) return false;
  return fits(found);
};

const checkGetFilterConfigurationParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (!checkFilterContext(query.context) && inMember(found, query, '/query/context', checkFilterContext)) return false;
    const spaceId = query.space_id;
    if (spaceId !== undefined && !isInteger(spaceId))
      if (inMember(found, query, '/query/space_id', isInteger)) return false;
  }
  return fits(found);
};

const checkListPostsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const spaceId = query.space_id;
    if (spaceId !== undefined && !isInteger(spaceId))
      if (inMember(found, query, '/query/space_id', isInteger)) return false;
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const status = query.status;
    if (status !== undefined && !isText(status) && inMember(found, query, '/query/status', isText)) return false;
  }
  return fits(found);
};

const checkSearchPostsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const spaceId = query.space_id;
    if (spaceId !== undefined && !isInteger(spaceId))
      if (inMember(found, query, '/query/space_id', isInteger)) return false;
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const status = query.status;
    if (status !== undefined && !isText(status) && inMember(found, query, '/query/status', isText)) return false;
    const spaceGroupId = query.space_group_id;
    if (spaceGroupId !== undefined && !isInteger(spaceGroupId))
      if (inMember(found, query, '/query/space_group_id', isInteger)) return false;
    const searchText = query.search_text;
    if (searchText !== undefined && !isText(searchText))
      if (inMember(found, query, '/query/search_text', isText)) return false;
    const sort = query.sort;
    if (sort !== undefined && !checkPostOrder(sort))
      if (inMember(found, query, '/query/sort', checkPostOrder)) return false;
  }
  return fits(found);
};

const checkListPostFollowersParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.post_id) && inMember(found, path, '/path/post_id', isInteger)) return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
  }
  return fits(found);
};

const checkPathPostIdParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.post_id) && inMember(found, path, '/path/post_id', isInteger)) return false;
  return fits(found);
};

const checkRemovePostFollowerParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.post_id) && inMember(found, path, '/path/post_id', isInteger)) return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else if (!isInteger(query.community_member_id))
    if (inMember(found, query, '/query/community_member_id', isInteger)) return false;
  return fits(found);
};

const checkListImagePostsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.space_id) && inMember(found, path, '/path/space_id', isInteger)) return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
  }
  return fits(found);
};

const checkCreateImagePostParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.space_id) && inMember(found, path, '/path/space_id', isInteger)) return false;
  return fits(found);
};

const checkPathSpaceIdIdParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    if (!isInteger(path.space_id) && inMember(found, path, '/path/space_id', isInteger)) return false;
    if (!isInteger(path.id) && inMember(found, path, '/path/id', isInteger)) return false;
  }
  return fits(found);
};

const checkListCommentsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const spaceId = query.space_id;
    if (spaceId !== undefined && !isInteger(spaceId))
      if (inMember(found, query, '/query/space_id', isInteger)) return false;
    const postId = query.post_id;
    if (postId !== undefined && !isInteger(postId) && inMember(found, query, '/query/post_id', isInteger)) return false;
    const searchText = query.search_text;
    if (searchText !== undefined && !isText(searchText))
      if (inMember(found, query, '/query/search_text', isText)) return false;
  }
  return fits(found);
};

const checkListTopicsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    if (query.name !== undefined && !isText(query.name) && inMember(found, query, '/query/name', isText)) return false;
    const sort = query.sort;
    if (sort !== undefined && !checkAgeOrNameOrder(sort))
      if (inMember(found, query, '/query/sort', checkAgeOrNameOrder)) return false;
  }
  return fits(found);
};

const checkGetSpaceSummaryParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.space_id) && inMember(found, path, '/path/space_id', isInteger)) return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const dateFrom = query.date_from;
    if (dateFrom !== undefined && !isTimestamp(dateFrom))
      if (inMember(found, query, '/query/date_from', isTimestamp)) return false;
    const firstUnreadMessageId = query.first_unread_message_id;
    if (firstUnreadMessageId !== undefined && !isInteger(firstUnreadMessageId))
      if (inMember(found, query, '/query/first_unread_message_id', isInteger)) return false;
  }
  return fits(found);
};

const checkListSpacesParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const sort = query.sort;
    if (sort !== undefined && !checkSpaceOrder(sort))
      if (inMember(found, query, '/query/sort', checkSpaceOrder)) return false;
  }
  return fits(found);
};

const checkQueryEmailSpaceIdParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (!isTextOfLength(query.email, found, '/query/email', 1)) return false;
    if (!isInteger(query.space_id) && inMember(found, query, '/query/space_id', isInteger)) return false;
  }
  return fits(found);
};

const checkListSpaceMembersParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    if (!isInteger(query.space_id) && inMember(found, query, '/query/space_id', isInteger)) return false;
    const status = query.status;
    if (status !== undefined && !checkMembershipStatus(status))
      if (inMember(found, query, '/query/status', checkMembershipStatus)) return false;
  }
  return fits(found);
};

const checkQueryEmailSpaceGroupIdParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (!isTextOfLength(query.email, found, '/query/email', 1)) return false;
    if (!isInteger(query.space_group_id) && inMember(found, query, '/query/space_group_id', isInteger)) return false;
  }
  return fits(found);
};

const checkListSpaceGroupMembersParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    if (!isInteger(query.space_group_id) && inMember(found, query, '/query/space_group_id', isInteger)) return false;
    const status = query.status;
    if (status !== undefined && !checkMembershipStatus(status))
      if (inMember(found, query, '/query/status', checkMembershipStatus)) return false;
  }
  return fits(found);
};

const checkGetEmbedParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isTextOfLength(path.sgid, found, '/path/sgid', 1)) return false;
  return fits(found);
};

const checkGetDirectUploadParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isTextOfLength(path.signed_id, found, '/path/signed_id', 1)) return false;
  return fits(found);
};

const checkListChatRoomMessagesParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isTextOfLength(path.chat_room_uuid, found, '/path/chat_room_uuid', 1)) return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
  }
  return fits(found);
};

const checkRunAdvancedSearchParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    if (!isTextOfLength(query.query, found, '/query/query', 1)) return false;
    const type = query.type;
    if (type !== undefined && !checkAdvancedSearchType(type))
      if (inMember(found, query, '/query/type', checkAdvancedSearchType)) return false;
    const mentionScope = query.mention_scope;
    if (mentionScope !== undefined && !checkMentionScope(mentionScope))
      if (inMember(found, query, '/query/mention_scope', checkMentionScope)) return false;
    const filters = query.filters;
    if (filters !== undefined && !checkAdvancedSearchFilters(filters))
      if (inMember(found, query, '/query/filters', checkAdvancedSearchFilters)) return false;
  }
  return fits(found);
};

const checkListCourseSectionsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const spaceId = query.space_id;
    if (spaceId !== undefined && !isInteger(spaceId))
      if (inMember(found, query, '/query/space_id', isInteger)) return false;
    const sort = query.sort;
    if (sort !== undefined && !checkAgeOrNameOrder(sort))
      if (inMember(found, query, '/query/sort', checkAgeOrNameOrder)) return false;
  }
  return fits(found);
};

const checkListCourseLessonsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const sectionId = query.section_id;
    if (sectionId !== undefined && !isInteger(sectionId))
      if (inMember(found, query, '/query/section_id', isInteger)) return false;
    const spaceId = query.space_id;
    if (spaceId !== undefined && !isInteger(spaceId))
      if (inMember(found, query, '/query/space_id', isInteger)) return false;
    const status = query.status;
    if (status !== undefined && !checkCourseLessonStatus(status))
      if (inMember(found, query, '/query/status', checkCourseLessonStatus)) return false;
    const sort = query.sort;
    if (sort !== undefined && !checkAgeOrNameOrder(sort))
      if (inMember(found, query, '/query/sort', checkAgeOrNameOrder)) return false;
  }
  return fits(found);
};

const checkListLessonProgressParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const lessonId = query.lesson_id;
    if (lessonId !== undefined && !isInteger(lessonId))
      if (inMember(found, query, '/query/lesson_id', isInteger)) return false;
    const memberEmail = query.member_email;
    if (memberEmail !== undefined && !isText(memberEmail))
      if (inMember(found, query, '/query/member_email', isText)) return false;
    const spaceId = query.space_id;
    if (spaceId !== undefined && !isInteger(spaceId))
      if (inMember(found, query, '/query/space_id', isInteger)) return false;
  }
  return fits(found);
};

const checkListEventsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const spaceId = query.space_id;
    if (spaceId !== undefined && !isInteger(spaceId))
      if (inMember(found, query, '/query/space_id', isInteger)) return false;
    if (query['filter_date[start_date]'] !== undefined)
      if (!isFormatted(query['filter_date[start_date]'], found, '/query/filter_date[start_date]', 'date')) return false;
    if (query['filter_date[end_date]'] !== undefined)
      if (!isFormatted(query['filter_date[end_date]'], found, '/query/filter_date[end_date]', 'date')) return false;
    const sort = query.sort;
    if (sort !== undefined && !checkEventOrder(sort))
      if (inMember(found, query, '/query/sort', checkEventOrder)) return false;
  }
  return fits(found);
};

const checkDeleteEventParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.id) && inMember(found, path, '/path/id', isInteger)) return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else if (!isInteger(query.space_id) && inMember(found, query, '/query/space_id', isInteger)) return false;
  return fits(found);
};

const checkListEventAttendeesParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    if (!isInteger(query.event_id) && inMember(found, query, '/query/event_id', isInteger)) return false;
  }
  return fits(found);
};

const checkRemoveEventAttendeeParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.member_email !== undefined)
      if (!isTextOfLength(query.member_email, found, '/query/member_email', 1)) return false;
    if (query.event_id !== undefined && !isTextOfLength(query.event_id, found, '/query/event_id', 1)) return false;
  }
  return fits(found);
};

const checkQueryPagePerPageParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
  }
  return fits(found);
};

const checkPathRoomIdParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.room_id) && inMember(found, path, '/path/room_id', isInteger)) return false;
  return fits(found);
};

const checkListAccessGroupsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const status = query.status;
    if (status !== undefined && !checkAccessGroupStatusFilter(status))
      if (inMember(found, query, '/query/status', checkAccessGroupStatusFilter)) return false;
    const ids = query.ids;
    if (ids !== undefined && !isArrayOfLength(ids, found, '/query/ids', 1, 1000)) return false;
    for (let index = 0; index < countItems(ids); index += 1)
      if (!isInteger(ids[index]) && within(found, '/query/ids/' + index, isInteger, ids[index])) return false;
    if (query.name !== undefined && !isText(query.name) && inMember(found, query, '/query/name', isText)) return false;
  }
  return fits(found);
};

const checkPathAccessGroupIdQueryEmailParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.access_group_id) && inMember(found, path, '/path/access_group_id', isInteger)) return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else if (!isTextOfLength(query.email, found, '/query/email', 1)) return false;
  return fits(found);
};

const checkListAccessGroupMembersParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.access_group_id) && inMember(found, path, '/path/access_group_id', isInteger)) return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
  }
  return fits(found);
};

const checkAddAccessGroupMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.access_group_id) && inMember(found, path, '/path/access_group_id', isInteger)) return false;
  return fits(found);
};

const checkListInvitationLinksParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    if (query.name !== undefined && !isText(query.name) && inMember(found, query, '/query/name', isText)) return false;
    const status = query.status;
    if (status !== undefined && !checkInvitationLinkStatus(status))
      if (inMember(found, query, '/query/status', checkInvitationLinkStatus)) return false;
  }
  return fits(found);
};

const checkPathFormIdParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.form_id) && inMember(found, path, '/path/form_id', isInteger)) return false;
  return fits(found);
};

const checkListFormSubmissionsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isInteger(path.form_id) && inMember(found, path, '/path/form_id', isInteger)) return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
  }
  return fits(found);
};

const checkGetFormSubmissionParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    if (!isInteger(path.form_id) && inMember(found, path, '/path/form_id', isInteger)) return false;
    if (!isInteger(path.id) && inMember(found, path, '/path/id', isInteger)) return false;
  }
  return fits(found);
};

const checkListWorkflowsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const query2 = query.query;
    if (query2 !== undefined && !isText(query2) && inMember(found, query, '/query/query', isText)) return false;
    const status = query.status;
    if (status !== undefined && !checkWorkflowStatusFilter(status))
      if (inMember(found, query, '/query/status', checkWorkflowStatusFilter)) return false;
    const workflowType = query.workflow_type;
    if (workflowType !== undefined && !checkWorkflowType(workflowType))
      if (inMember(found, query, '/query/workflow_type', checkWorkflowType)) return false;
  }
  return fits(found);
};

const checkPathIdParameters_1266 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isFormatted(path.id, found, '/path/id', 'uuid')) return false;
  return fits(found);
};

const checkListWorkflowRunsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isFormatted(path.id, found, '/path/id', 'uuid')) return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const status = query.status;
    if (status !== undefined && !checkWorkflowRunStatus(status))
      if (inMember(found, query, '/query/status', checkWorkflowRunStatus)) return false;
  }
  return fits(found);
};

const checkListFlaggedContentsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const status = query.status;
    if (status !== undefined && !checkFlaggedContentStatusFilter(status))
      if (inMember(found, query, '/query/status', checkFlaggedContentStatusFilter)) return false;
  }
  return fits(found);
};

const checkSearchPaywallsQuery = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.page !== undefined && !isIntegerBetween(value.page, found, '/page', 1)) return false;
  if (value.per_page !== undefined && !isIntegerBetween(value.per_page, found, '/per_page', 1)) return false;
  if (value.name !== undefined && !isText(value.name) && inMember(found, value, '/name', isText)) return false;
  const status = value.status;
  if (status !== undefined && !isArrayOfLength(status, found, '/status', 1, 100)) return false;
  for (let index = 0; index < countItems(status); index += 1)
    if (!checkPaywallStatus(status[index]))
      if (within(found, '/status/' + index, checkPaywallStatus, status[index])) return false;
  const currency = value.currency;
  if (currency !== undefined && !isArrayOfLength(currency, found, '/currency', 1, 100)) return false;
  for (let index = 0; index < countItems(currency); index += 1)
    if (!isText(currency[index]) && within(found, '/currency/' + index, isText, currency[index])) return false;
  const paywallId = value.paywall_id;
  if (paywallId !== undefined && !isArrayOfLength(paywallId, found, '/paywall_id', 1, 1000)) return false;
  for (let index = 0; index < countItems(paywallId); index += 1)
    if (!isInteger(paywallId[index]) && within(found, '/paywall_id/' + index, isInteger, paywallId[index])) return false;
  const excludePaywallId = value.exclude_paywall_id;
  if (excludePaywallId !== undefined)
    if (!isArrayOfLength(excludePaywallId, found, '/exclude_paywall_id', 1, 1000)) return false;
  for (let index = 0; index < countItems(excludePaywallId); index += 1)
    if (!isInteger(excludePaywallId[index]))
      if (within(found, '/exclude_paywall_id/' + index, isInteger, excludePaywallId[index])) return false;
  const subscriptionGroupId = value.subscription_group_id;
  if (subscriptionGroupId !== undefined)
    if (!isArrayOfLength(subscriptionGroupId, found, '/subscription_group_id', 1, 1000)) return false;
  for (let index = 0; index < countItems(subscriptionGroupId); index += 1)
    if (!isInteger(subscriptionGroupId[index]))
      if (within(found, '/subscription_group_id/' + index, isInteger, subscriptionGroupId[index])) return false;
  const excludeSubscriptionGroupId = value.exclude_subscription_group_id;
  if (excludeSubscriptionGroupId !== undefined)
    if (!isArrayOfLength(excludeSubscriptionGroupId, found, '/exclude_subscription_group_id', 1, 1000)) return false;
  for (let index = 0; index < countItems(excludeSubscriptionGroupId); index += 1)
    if (
      !isInteger(excludeSubscriptionGroupId[index]) &&
      within(found, '/exclude_subscription_group_id/' + index, isInteger, excludeSubscriptionGroupId[index])
    )
      return false;
  const sort = value.sort;
  if (sort !== undefined && !checkPaywallOrder(sort))
    if (inMember(found, value, '/sort', checkPaywallOrder)) return false;
  const direction = value.direction;
  if (direction !== undefined && !checkSortDirection(direction))
    if (inMember(found, value, '/direction', checkSortDirection)) return false;
  return fits(found);
};

const checkSearchPaywallsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkSearchPaywallsQuery(value.query))
    if (inMember(found, value, '/query', checkSearchPaywallsQuery)) return false;
  return fits(found);
};

const checkListCommunityMemberChargesQuery = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.page !== undefined && !isIntegerBetween(value.page, found, '/page', 1)) return false;
  if (value.per_page !== undefined && !isIntegerBetween(value.per_page, found, '/per_page', 1)) return false;
  if (value.query !== undefined && !isText(value.query) && inMember(found, value, '/query', isText)) return false;
  const memberEmail = value.member_email;
  if (memberEmail !== undefined && !isText(memberEmail))
    if (inMember(found, value, '/member_email', isText)) return false;
  const communityMemberId = value.community_member_id;
  if (communityMemberId !== undefined && !isInteger(communityMemberId))
    if (inMember(found, value, '/community_member_id', isInteger)) return false;
  const communityMemberPublicUid = value.community_member_public_uid;
  if (communityMemberPublicUid !== undefined && !isText(communityMemberPublicUid))
    if (inMember(found, value, '/community_member_public_uid', isText)) return false;
  const billingInfoBusinessName = value.billing_info_business_name;
  if (billingInfoBusinessName !== undefined && !isText(billingInfoBusinessName))
    if (inMember(found, value, '/billing_info_business_name', isText)) return false;
  const paywallPriceType = value.paywall_price_type;
  if (paywallPriceType !== undefined)
    if (!isArrayOfLength(paywallPriceType, found, '/paywall_price_type', 1, 100)) return false;
  for (let index = 0; index < countItems(paywallPriceType); index += 1)
    if (!checkPaywallPriceType(paywallPriceType[index]))
      if (within(found, '/paywall_price_type/' + index, checkPaywallPriceType, paywallPriceType[index])) return false;
  const processorId = value.processor_id;
  if (processorId !== undefined && !isText(processorId))
    if (inMember(found, value, '/processor_id', isText)) return false;
  const subscriptionProcessorId = value.subscription_processor_id;
  if (subscriptionProcessorId !== undefined && !isText(subscriptionProcessorId))
    if (inMember(found, value, '/subscription_processor_id', isText)) return false;
  const invoiceProcessorId = value.invoice_processor_id;
  if (invoiceProcessorId !== undefined && !isText(invoiceProcessorId))
    if (inMember(found, value, '/invoice_processor_id', isText)) return false;
  const currency = value.currency;
  if (currency !== undefined) {
    if (!Array.isArray(currency)) {
      if (refuse(found, '/currency', 'type', 'array')) return false;
    } else {
      if (currency.length < 1 && refuse(found, '/currency', 'minItems', 1)) return false;
      if (currency.length > 100 && refuse(found, '/currency', 'maxItems', 100)) return false;
      for (let index = 0; index < currency.length; index += 1) {
        const item = currency[index];
        if (typeof item !== 'string') {
          if (refuse(found, '/currency/' + index, 'type', 'string')) return false;
        } else if (isShorter(item, 1) && refuse(found, '/currency/' + index, 'minLength', 1)) return false;
      }
    }
  }
  const paywallIds = value.paywall_ids;
  if (paywallIds !== undefined && !isArrayOfLength(paywallIds, found, '/paywall_ids', 1, 1000)) return false;
  for (let index2 = 0; index2 < countItems(paywallIds); index2 += 1)
    if (!isInteger(paywallIds[index2]))
      if (within(found, '/paywall_ids/' + index2, isInteger, paywallIds[index2])) return false;
  const status = value.status;
  if (status !== undefined) {
    if (!Array.isArray(status)) {
      if (refuse(found, '/status', 'type', 'array')) return false;
    } else {
      if (status.length < 1 && refuse(found, '/status', 'minItems', 1)) return false;
      if (status.length > 100 && refuse(found, '/status', 'maxItems', 100)) return false;
      for (let index2 = 0; index2 < status.length; index2 += 1) {
        const item2 = status[index2];
        if (typeof item2 !== 'string') {
          if (refuse(found, '/status/' + index2, 'type', 'string')) return false;
        } else if (isShorter(item2, 1) && refuse(found, '/status/' + index2, 'minLength', 1)) return false;
      }
    }
  }
  const platform = value.platform;
  if (platform !== undefined && !isArrayOfLength(platform, found, '/platform', 1, 100)) return false;
  for (let index3 = 0; index3 < countItems(platform); index3 += 1)
    if (!checkPaymentPlatform(platform[index3]))
      if (within(found, '/platform/' + index3, checkPaymentPlatform, platform[index3])) return false;
  const amountGte = value.amount_gte;
  if (amountGte !== undefined && !isInteger(amountGte))
    if (inMember(found, value, '/amount_gte', isInteger)) return false;
  const amountLte = value.amount_lte;
  if (amountLte !== undefined && !isInteger(amountLte))
    if (inMember(found, value, '/amount_lte', isInteger)) return false;
  const createdAtGte = value.created_at_gte;
  if (createdAtGte !== undefined && !isText(createdAtGte))
    if (inMember(found, value, '/created_at_gte', isText)) return false;
  const createdAtLte = value.created_at_lte;
  if (createdAtLte !== undefined && !isText(createdAtLte))
    if (inMember(found, value, '/created_at_lte', isText)) return false;
  const sort = value.sort;
  if (sort !== undefined && !checkChargeOrder(sort) && inMember(found, value, '/sort', checkChargeOrder)) return false;
  const direction = value.direction;
  if (direction !== undefined && !checkSortDirection(direction))
    if (inMember(found, value, '/direction', checkSortDirection)) return false;
  return fits(found);
};

const checkListCommunityMemberChargesParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkListCommunityMemberChargesQuery(value.query))
    if (inMember(found, value, '/query', checkListCommunityMemberChargesQuery)) return false;
  return fits(found);
};

const checkExportCommunityMemberChargesQuery = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const memberEmail = value.member_email;
  if (memberEmail !== undefined && !isText(memberEmail))
    if (inMember(found, value, '/member_email', isText)) return false;
  const communityMemberId = value.community_member_id;
  if (communityMemberId !== undefined && !isInteger(communityMemberId))
    if (inMember(found, value, '/community_member_id', isInteger)) return false;
  const communityMemberPublicUid = value.community_member_public_uid;
  if (communityMemberPublicUid !== undefined && !isText(communityMemberPublicUid))
    if (inMember(found, value, '/community_member_public_uid', isText)) return false;
  const billingInfoBusinessName = value.billing_info_business_name;
  if (billingInfoBusinessName !== undefined && !isText(billingInfoBusinessName))
    if (inMember(found, value, '/billing_info_business_name', isText)) return false;
  const paywallPriceType = value.paywall_price_type;
  if (paywallPriceType !== undefined)
    if (!isArrayOfLength(paywallPriceType, found, '/paywall_price_type', 1, 100)) return false;
  for (let index = 0; index < countItems(paywallPriceType); index += 1)
    if (!checkPaywallPriceType(paywallPriceType[index]))
      if (within(found, '/paywall_price_type/' + index, checkPaywallPriceType, paywallPriceType[index])) return false;
  const processorId = value.processor_id;
  if (processorId !== undefined && !isText(processorId))
    if (inMember(found, value, '/processor_id', isText)) return false;
  const subscriptionProcessorId = value.subscription_processor_id;
  if (subscriptionProcessorId !== undefined && !isText(subscriptionProcessorId))
    if (inMember(found, value, '/subscription_processor_id', isText)) return false;
  const invoiceProcessorId = value.invoice_processor_id;
  if (invoiceProcessorId !== undefined && !isText(invoiceProcessorId))
    if (inMember(found, value, '/invoice_processor_id', isText)) return false;
  const currency = value.currency;
  if (currency !== undefined) {
    if (!Array.isArray(currency)) {
      if (refuse(found, '/currency', 'type', 'array')) return false;
    } else {
      if (currency.length < 1 && refuse(found, '/currency', 'minItems', 1)) return false;
      if (currency.length > 100 && refuse(found, '/currency', 'maxItems', 100)) return false;
      for (let index = 0; index < currency.length; index += 1) {
        const item = currency[index];
        if (typeof item !== 'string') {
          if (refuse(found, '/currency/' + index, 'type', 'string')) return false;
        } else if (isShorter(item, 1) && refuse(found, '/currency/' + index, 'minLength', 1)) return false;
      }
    }
  }
  const paywallIds = value.paywall_ids;
  if (paywallIds !== undefined && !isArrayOfLength(paywallIds, found, '/paywall_ids', 1, 1000)) return false;
  for (let index2 = 0; index2 < countItems(paywallIds); index2 += 1)
    if (!isInteger(paywallIds[index2]))
      if (within(found, '/paywall_ids/' + index2, isInteger, paywallIds[index2])) return false;
  const status = value.status;
  if (status !== undefined) {
    if (!Array.isArray(status)) {
      if (refuse(found, '/status', 'type', 'array')) return false;
    } else {
      if (status.length < 1 && refuse(found, '/status', 'minItems', 1)) return false;
      if (status.length > 100 && refuse(found, '/status', 'maxItems', 100)) return false;
      for (let index2 = 0; index2 < status.length; index2 += 1) {
        const item2 = status[index2];
        if (typeof item2 !== 'string') {
          if (refuse(found, '/status/' + index2, 'type', 'string')) return false;
        } else if (isShorter(item2, 1) && refuse(found, '/status/' + index2, 'minLength', 1)) return false;
      }
    }
  }
  const platform = value.platform;
  if (platform !== undefined && !isArrayOfLength(platform, found, '/platform', 1, 100)) return false;
  for (let index3 = 0; index3 < countItems(platform); index3 += 1)
    if (!checkPaymentPlatform(platform[index3]))
      if (within(found, '/platform/' + index3, checkPaymentPlatform, platform[index3])) return false;
  const amountGte = value.amount_gte;
  if (amountGte !== undefined && !isInteger(amountGte))
    if (inMember(found, value, '/amount_gte', isInteger)) return false;
  const amountLte = value.amount_lte;
  if (amountLte !== undefined && !isInteger(amountLte))
    if (inMember(found, value, '/amount_lte', isInteger)) return false;
  const createdAtGte = value.created_at_gte;
  if (createdAtGte !== undefined && !isText(createdAtGte))
    if (inMember(found, value, '/created_at_gte', isText)) return false;
  const createdAtLte = value.created_at_lte;
  if (createdAtLte !== undefined && !isText(createdAtLte))
    if (inMember(found, value, '/created_at_lte', isText)) return false;
  const fields = value.fields;
  if (fields !== undefined) {
    if (!Array.isArray(fields)) {
      if (refuse(found, '/fields', 'type', 'array')) return false;
    } else {
      if (fields.length < 1 && refuse(found, '/fields', 'minItems', 1)) return false;
      if (fields.length > 100 && refuse(found, '/fields', 'maxItems', 100)) return false;
      for (let index3 = 0; index3 < fields.length; index3 += 1) {
        const item3 = fields[index3];
        if (typeof item3 !== 'string') {
          if (refuse(found, '/fields/' + index3, 'type', 'string')) return false;
        } else if (isShorter(item3, 1) && refuse(found, '/fields/' + index3, 'minLength', 1)) return false;
      }
    }
  }
  const timezone = value.timezone;
  if (timezone !== undefined && !isText(timezone) && inMember(found, value, '/timezone', isText)) return false;
  return fits(found);
};

const checkExportCommunityMemberChargesParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkExportCommunityMemberChargesQuery(value.query))
    if (inMember(found, value, '/query', checkExportCommunityMemberChargesQuery)) return false;
  return fits(found);
};

const checkListCommunityMemberSubscriptionsQuery = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.page !== undefined && !isIntegerBetween(value.page, found, '/page', 1)) return false;
  if (value.per_page !== undefined && !isIntegerBetween(value.per_page, found, '/per_page', 1)) return false;
  if (value.query !== undefined && !isText(value.query) && inMember(found, value, '/query', isText)) return false;
  const memberEmail = value.member_email;
  if (memberEmail !== undefined && !isText(memberEmail))
    if (inMember(found, value, '/member_email', isText)) return false;
  const communityMemberId = value.community_member_id;
  if (communityMemberId !== undefined && !isInteger(communityMemberId))
    if (inMember(found, value, '/community_member_id', isInteger)) return false;
  const communityMemberPublicUid = value.community_member_public_uid;
  if (communityMemberPublicUid !== undefined && !isText(communityMemberPublicUid))
    if (inMember(found, value, '/community_member_public_uid', isText)) return false;
  const billingInfoBusinessName = value.billing_info_business_name;
  if (billingInfoBusinessName !== undefined && !isText(billingInfoBusinessName))
    if (inMember(found, value, '/billing_info_business_name', isText)) return false;
  const paywallPriceType = value.paywall_price_type;
  if (paywallPriceType !== undefined)
    if (!isArrayOfLength(paywallPriceType, found, '/paywall_price_type', 1, 100)) return false;
  for (let index = 0; index < countItems(paywallPriceType); index += 1)
    if (!checkPaywallPriceType(paywallPriceType[index]))
      if (within(found, '/paywall_price_type/' + index, checkPaywallPriceType, paywallPriceType[index])) return false;
  const billingInterval = value.billing_interval;
  if (billingInterval !== undefined && !isText(billingInterval))
    if (inMember(found, value, '/billing_interval', isText)) return false;
  const subscriptionProcessorId = value.subscription_processor_id;
  if (subscriptionProcessorId !== undefined && !isText(subscriptionProcessorId))
    if (inMember(found, value, '/subscription_processor_id', isText)) return false;
  const currency = value.currency;
  if (currency !== undefined) {
    if (!Array.isArray(currency)) {
      if (refuse(found, '/currency', 'type', 'array')) return false;
    } else {
      if (currency.length < 1 && refuse(found, '/currency', 'minItems', 1)) return false;
      if (currency.length > 100 && refuse(found, '/currency', 'maxItems', 100)) return false;
      for (let index = 0; index < currency.length; index += 1) {
        const item = currency[index];
        if (typeof item !== 'string') {
          if (refuse(found, '/currency/' + index, 'type', 'string')) return false;
        } else if (isShorter(item, 1) && refuse(found, '/currency/' + index, 'minLength', 1)) return false;
      }
    }
  }
  const paywallIds = value.paywall_ids;
  if (paywallIds !== undefined && !isArrayOfLength(paywallIds, found, '/paywall_ids', 1, 1000)) return false;
  for (let index2 = 0; index2 < countItems(paywallIds); index2 += 1)
    if (!isInteger(paywallIds[index2]))
      if (within(found, '/paywall_ids/' + index2, isInteger, paywallIds[index2])) return false;
  const status = value.status;
  if (status !== undefined) {
    if (!Array.isArray(status)) {
      if (refuse(found, '/status', 'type', 'array')) return false;
    } else {
      if (status.length < 1 && refuse(found, '/status', 'minItems', 1)) return false;
      if (status.length > 100 && refuse(found, '/status', 'maxItems', 100)) return false;
      for (let index2 = 0; index2 < status.length; index2 += 1) {
        const item2 = status[index2];
        if (typeof item2 !== 'string') {
          if (refuse(found, '/status/' + index2, 'type', 'string')) return false;
        } else if (isShorter(item2, 1) && refuse(found, '/status/' + index2, 'minLength', 1)) return false;
      }
    }
  }
  const scheduledToCancel = value.scheduled_to_cancel;
  if (scheduledToCancel !== undefined && !isBoolean(scheduledToCancel))
    if (inMember(found, value, '/scheduled_to_cancel', isBoolean)) return false;
  const platform = value.platform;
  if (platform !== undefined && !isArrayOfLength(platform, found, '/platform', 1, 100)) return false;
  for (let index3 = 0; index3 < countItems(platform); index3 += 1)
    if (!checkPaymentPlatform(platform[index3]))
      if (within(found, '/platform/' + index3, checkPaymentPlatform, platform[index3])) return false;
  const totalAmountPaidGte = value.total_amount_paid_gte;
  if (totalAmountPaidGte !== undefined && !isInteger(totalAmountPaidGte))
    if (inMember(found, value, '/total_amount_paid_gte', isInteger)) return false;
  const totalAmountPaidLte = value.total_amount_paid_lte;
  if (totalAmountPaidLte !== undefined && !isInteger(totalAmountPaidLte))
    if (inMember(found, value, '/total_amount_paid_lte', isInteger)) return false;
  const startDateGte = value.start_date_gte;
  if (startDateGte !== undefined && !isText(startDateGte))
    if (inMember(found, value, '/start_date_gte', isText)) return false;
  const startDateLte = value.start_date_lte;
  if (startDateLte !== undefined && !isText(startDateLte))
    if (inMember(found, value, '/start_date_lte', isText)) return false;
  const sort = value.sort;
  if (sort !== undefined && !checkSubscriptionOrder(sort))
    if (inMember(found, value, '/sort', checkSubscriptionOrder)) return false;
  const direction = value.direction;
  if (direction !== undefined && !checkSortDirection(direction))
    if (inMember(found, value, '/direction', checkSortDirection)) return false;
  return fits(found);
};

const checkListCommunityMemberSubscriptionsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkListCommunityMemberSubscriptionsQuery(value.query))
    if (inMember(found, value, '/query', checkListCommunityMemberSubscriptionsQuery)) return false;
  return fits(found);
};

const checkExportCommunityMemberSubscriptionsQuery = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const memberEmail = value.member_email;
  if (memberEmail !== undefined && !isText(memberEmail))
    if (inMember(found, value, '/member_email', isText)) return false;
  const communityMemberId = value.community_member_id;
  if (communityMemberId !== undefined && !isInteger(communityMemberId))
    if (inMember(found, value, '/community_member_id', isInteger)) return false;
  const communityMemberPublicUid = value.community_member_public_uid;
  if (communityMemberPublicUid !== undefined && !isText(communityMemberPublicUid))
    if (inMember(found, value, '/community_member_public_uid', isText)) return false;
  const billingInfoBusinessName = value.billing_info_business_name;
  if (billingInfoBusinessName !== undefined && !isText(billingInfoBusinessName))
    if (inMember(found, value, '/billing_info_business_name', isText)) return false;
  const paywallPriceType = value.paywall_price_type;
  if (paywallPriceType !== undefined)
    if (!isArrayOfLength(paywallPriceType, found, '/paywall_price_type', 1, 100)) return false;
  for (let index = 0; index < countItems(paywallPriceType); index += 1)
    if (!checkPaywallPriceType(paywallPriceType[index]))
      if (within(found, '/paywall_price_type/' + index, checkPaywallPriceType, paywallPriceType[index])) return false;
  const billingInterval = value.billing_interval;
  if (billingInterval !== undefined && !isText(billingInterval))
    if (inMember(found, value, '/billing_interval', isText)) return false;
  const subscriptionProcessorId = value.subscription_processor_id;
  if (subscriptionProcessorId !== undefined && !isText(subscriptionProcessorId))
    if (inMember(found, value, '/subscription_processor_id', isText)) return false;
  const currency = value.currency;
  if (currency !== undefined) {
    if (!Array.isArray(currency)) {
      if (refuse(found, '/currency', 'type', 'array')) return false;
    } else {
      if (currency.length < 1 && refuse(found, '/currency', 'minItems', 1)) return false;
      if (currency.length > 100 && refuse(found, '/currency', 'maxItems', 100)) return false;
      for (let index = 0; index < currency.length; index += 1) {
        const item = currency[index];
        if (typeof item !== 'string') {
          if (refuse(found, '/currency/' + index, 'type', 'string')) return false;
        } else if (isShorter(item, 1) && refuse(found, '/currency/' + index, 'minLength', 1)) return false;
      }
    }
  }
  const paywallIds = value.paywall_ids;
  if (paywallIds !== undefined && !isArrayOfLength(paywallIds, found, '/paywall_ids', 1, 1000)) return false;
  for (let index2 = 0; index2 < countItems(paywallIds); index2 += 1)
    if (!isInteger(paywallIds[index2]))
      if (within(found, '/paywall_ids/' + index2, isInteger, paywallIds[index2])) return false;
  const status = value.status;
  if (status !== undefined) {
    if (!Array.isArray(status)) {
      if (refuse(found, '/status', 'type', 'array')) return false;
    } else {
      if (status.length < 1 && refuse(found, '/status', 'minItems', 1)) return false;
      if (status.length > 100 && refuse(found, '/status', 'maxItems', 100)) return false;
      for (let index2 = 0; index2 < status.length; index2 += 1) {
        const item2 = status[index2];
        if (typeof item2 !== 'string') {
          if (refuse(found, '/status/' + index2, 'type', 'string')) return false;
        } else if (isShorter(item2, 1) && refuse(found, '/status/' + index2, 'minLength', 1)) return false;
      }
    }
  }
  const scheduledToCancel = value.scheduled_to_cancel;
  if (scheduledToCancel !== undefined && !isBoolean(scheduledToCancel))
    if (inMember(found, value, '/scheduled_to_cancel', isBoolean)) return false;
  const platform = value.platform;
  if (platform !== undefined && !isArrayOfLength(platform, found, '/platform', 1, 100)) return false;
  for (let index3 = 0; index3 < countItems(platform); index3 += 1)
    if (!checkPaymentPlatform(platform[index3]))
      if (within(found, '/platform/' + index3, checkPaymentPlatform, platform[index3])) return false;
  const totalAmountPaidGte = value.total_amount_paid_gte;
  if (totalAmountPaidGte !== undefined && !isInteger(totalAmountPaidGte))
    if (inMember(found, value, '/total_amount_paid_gte', isInteger)) return false;
  const totalAmountPaidLte = value.total_amount_paid_lte;
  if (totalAmountPaidLte !== undefined && !isInteger(totalAmountPaidLte))
    if (inMember(found, value, '/total_amount_paid_lte', isInteger)) return false;
  const startDateGte = value.start_date_gte;
  if (startDateGte !== undefined && !isText(startDateGte))
    if (inMember(found, value, '/start_date_gte', isText)) return false;
  const startDateLte = value.start_date_lte;
  if (startDateLte !== undefined && !isText(startDateLte))
    if (inMember(found, value, '/start_date_lte', isText)) return false;
  const fields = value.fields;
  if (fields !== undefined) {
    if (!Array.isArray(fields)) {
      if (refuse(found, '/fields', 'type', 'array')) return false;
    } else {
      if (fields.length < 1 && refuse(found, '/fields', 'minItems', 1)) return false;
      if (fields.length > 100 && refuse(found, '/fields', 'maxItems', 100)) return false;
      for (let index3 = 0; index3 < fields.length; index3 += 1) {
        const item3 = fields[index3];
        if (typeof item3 !== 'string') {
          if (refuse(found, '/fields/' + index3, 'type', 'string')) return false;
        } else if (isShorter(item3, 1) && refuse(found, '/fields/' + index3, 'minLength', 1)) return false;
      }
    }
  }
  const timezone = value.timezone;
  if (timezone !== undefined && !isText(timezone) && inMember(found, value, '/timezone', isText)) return false;
  return fits(found);
};

const checkExportCommunityMemberSubscriptionsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkExportCommunityMemberSubscriptionsQuery(value.query))
    if (inMember(found, value, '/query', checkExportCommunityMemberSubscriptionsQuery)) return false;
  return fits(found);
};

const checkListPaywallAffiliatesParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const filters = query.filters;
    if (filters !== undefined && !checkPaywallAffiliateFilters(filters))
      if (inMember(found, query, '/query/filters', checkPaywallAffiliateFilters)) return false;
  }
  return fits(found);
};

const checkListAffiliatePayoutsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const status = query.status;
    if (status !== undefined && !checkAffiliatePayoutStatus(status))
      if (inMember(found, query, '/query/status', checkAffiliatePayoutStatus)) return false;
  }
  return fits(found);
};

const checkGetLeaderboardParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const period = query.period;
    if (period !== undefined && !checkLeaderboardPeriod(period))
      if (inMember(found, query, '/query/period', checkLeaderboardPeriod)) return false;
  }
  return fits(found);
};

const checkSearchLocationsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else if (!isTextOfLength(query.query, found, '/query/query', 1)) return false;
  return fits(found);
};

const checkListFilterControlsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    const spaceId = query.space_id;
    if (spaceId !== undefined && !isInteger(spaceId))
      if (inMember(found, query, '/query/space_id', isInteger)) return false;
    const memberDirectoryOnly = query.member_directory_only;
    if (memberDirectoryOnly !== undefined && !isBoolean(memberDirectoryOnly))
      if (inMember(found, query, '/query/member_directory_only', isBoolean)) return false;
    const enabled = query.enabled;
    if (enabled !== undefined && !isBoolean(enabled) && inMember(found, query, '/query/enabled', isBoolean)) return false;
    const key = query.key;
    if (key !== undefined && !checkFilterKitKey(key))
      if (inMember(found, query, '/query/key', checkFilterKitKey)) return false;
    const profileFieldId = query.profile_field_id;
    if (profileFieldId !== undefined && !isInteger(profileFieldId))
      if (inMember(found, query, '/query/profile_field_id', isInteger)) return false;
  }
  return fits(found);
};

const checkGetHomeFeedParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1)) return false;
    if (query.per_page !== undefined && !isIntegerBetween(query.per_page, found, '/query/per_page', 1)) return false;
    if (query.sort !== undefined && !isText(query.sort) && inMember(found, query, '/query/sort', isText)) return false;
  }
  return fits(found);
};

export const requests = {
  listCommunityMembers: { parameters: checkListCommunityMembersParameters },
  createCommunityMember: { body: checkCommunityMemberCreateRequest },
  getCommunityMember: { parameters: checkPathIdParameters },
  updateCommunityMember: { parameters: checkPathIdParameters, body: checkCommunityMemberUpdateRequest },
  deactivateCommunityMember: { parameters: checkPathIdParameters },
  findCommunityMember: { parameters: checkFindCommunityMemberParameters },
  banCommunityMember: { parameters: checkPathIdParameters },
  deleteCommunityMember: { parameters: checkPathIdParameters },
  listMemberSpaces: { parameters: checkListMemberSpacesParameters },
  listMemberTags: { parameters: checkListMemberTagsParameters },
  createMemberTag: { body: checkMemberTagRequest },
  getMemberTag: { parameters: checkPathIdParameters },
  updateMemberTag: { parameters: checkPathIdParameters, body: checkMemberTagRequest },
  deleteMemberTag: { parameters: checkPathIdParameters },
  listTaggedMembers: { parameters: checkListTaggedMembersParameters },
  addTaggedMember: { body: checkTaggedMemberCreateRequest },
  removeTaggedMember: { parameters: checkRemoveTaggedMemberParameters },
  getTaggedMember: { parameters: checkPathIdParameters },
  listProfileFields: { parameters: checkListProfileFieldsParameters },
  createProfileField: { body: checkProfileFieldCreateRequest },
  getProfileField: { parameters: checkPathIdParameters },
  updateProfileField: { parameters: checkPathIdParameters, body: checkProfileFieldUpdateRequest },
  deleteProfileField: { parameters: checkPathIdParameters },
  archiveProfileField: { parameters: checkPathIdParameters },
  unarchiveProfileField: { parameters: checkPathIdParameters },
  getProfilePage: { parameters: checkGetProfilePageParameters },
  listProfileAnswers: { parameters: checkPathCommunityMemberIdQueryPagePerPageParameters },
  listCommunityLeads: { parameters: checkQueryPagePerPageNameParameters },
  createCommunityLead: { body: checkCommunityLeadCreateRequest },
  getCommunityLead: { parameters: checkPathIdParameters },
  updateCommunityLead: { parameters: checkPathIdParameters, body: checkCommunityLeadUpdateRequest },
  deleteCommunityLead: { parameters: checkPathIdParameters },
  listContactNotes: { parameters: checkListContactNotesParameters },
  createContactNote: { parameters: checkCreateContactNoteParameters, body: checkContactNoteRequest },
  getContactNote: { parameters: checkPathContactIdIdParameters },
  updateContactNote: { parameters: checkPathContactIdIdParameters, body: checkContactNoteRequest },
  deleteContactNote: { parameters: checkPathContactIdIdParameters },
  listCommunitySegments: { parameters: checkListCommunitySegmentsParameters },
  createCommunitySegment: { body: checkCommunitySegmentParams },
  getCommunitySegment: { parameters: checkPathIdParameters },
  updateCommunitySegment: { parameters: checkPathIdParameters, body: checkCommunitySegmentParams },
  deleteCommunitySegment: { parameters: checkPathIdParameters },
  duplicateCommunitySegment: { parameters: checkDuplicateCommunitySegmentParameters, body: checkCommunitySegmentDuplicateRequest },
  getFilterConfiguration: { parameters: checkGetFilterConfigurationParameters },
  listPosts: { parameters: checkListPostsParameters },
  searchPosts: { parameters: checkSearchPostsParameters },
  createPost: { body: checkPostCreateRequest },
  getPost: { parameters: checkPathIdParameters },
  updatePost: { parameters: checkPathIdParameters, body: checkPostUpdateRequest },
  deletePost: { parameters: checkPathIdParameters },
  listPostFollowers: { parameters: checkListPostFollowersParameters },
  addPostFollower: { parameters: checkPathPostIdParameters, body: checkPostFollowerCreateRequest },
  removePostFollower: { parameters: checkRemovePostFollowerParameters },
  listImagePosts: { parameters: checkListImagePostsParameters },
  createImagePost: { parameters: checkCreateImagePostParameters, body: checkImagePostCreateRequest },
  getImagePost: { parameters: checkPathSpaceIdIdParameters },
  updateImagePost: { parameters: checkPathSpaceIdIdParameters, body: checkImagePostUpdateRequest },
  deleteImagePost: { parameters: checkPathSpaceIdIdParameters },
  duplicateImagePost: { parameters: checkPathSpaceIdIdParameters, body: checkImagePostDuplicateRequest },
  listComments: { parameters: checkListCommentsParameters },
  createComment: { body: checkCommentCreateRequest },
  getComment: { parameters: checkPathIdParameters },
  updateComment: { parameters: checkPathIdParameters, body: checkCommentUpdateRequest },
  deleteComment: { parameters: checkPathIdParameters },
  listTopics: { parameters: checkListTopicsParameters },
  createTopic: { body: checkTopicRequest },
  getTopic: { parameters: checkPathIdParameters },
  updateTopic: { parameters: checkPathIdParameters, body: checkTopicRequest },
  deleteTopic: { parameters: checkPathIdParameters },
  getPostSummary: { parameters: checkPathPostIdParameters },
  getSpaceSummary: { parameters: checkGetSpaceSummaryParameters },
  listSpaces: { parameters: checkListSpacesParameters },
  createSpace: { body: checkSpaceCreateRequest },
  getSpace: { parameters: checkPathIdParameters },
  updateSpace: { parameters: checkPathIdParameters, body: checkSpaceUpdateRequest },
  deleteSpace: { parameters: checkPathIdParameters },
  getSpaceMember: { parameters: checkQueryEmailSpaceIdParameters },
  listSpaceMembers: { parameters: checkListSpaceMembersParameters },
  addSpaceMember: { body: checkSpaceMemberCreateRequest },
  removeSpaceMember: { parameters: checkQueryEmailSpaceIdParameters },
  listSpaceGroups: { parameters: checkQueryPagePerPageNameParameters },
  createSpaceGroup: { body: checkSpaceGroupCreateRequest },
  getSpaceGroup: { parameters: checkPathIdParameters },
  updateSpaceGroup: { parameters: checkPathIdParameters, body: checkSpaceGroupUpdateRequest },
  deleteSpaceGroup: { parameters: checkPathIdParameters },
  getSpaceGroupMember: { parameters: checkQueryEmailSpaceGroupIdParameters },
  listSpaceGroupMembers: { parameters: checkListSpaceGroupMembersParameters },
  addSpaceGroupMember: { body: checkSpaceGroupMemberCreateRequest },
  removeSpaceGroupMember: { parameters: checkQueryEmailSpaceGroupIdParameters },
  createEmbed: { body: checkEmbedCreateRequest },
  getEmbed: { parameters: checkGetEmbedParameters },
  createDirectUpload: { body: checkDirectUploadCreateRequest },
  getDirectUpload: { parameters: checkGetDirectUploadParameters },
  sendMessage: { body: checkMessageCreateRequest },
  importChatRoomMessage: { body: checkChatRoomMessageImportRequest },
  listChatRoomMessages: { parameters: checkListChatRoomMessagesParameters },
  runAdvancedSearch: { parameters: checkRunAdvancedSearchParameters },
  updateChatPreferences: { body: checkChatPreferencesUpdateRequest },
  listCourseSections: { parameters: checkListCourseSectionsParameters },
  createCourseSection: { body: checkCourseSectionCreateRequest },
  getCourseSection: { parameters: checkPathIdParameters },
  updateCourseSection: { parameters: checkPathIdParameters, body: checkCourseSectionUpdateRequest },
  deleteCourseSection: { parameters: checkPathIdParameters },
  listCourseLessons: { parameters: checkListCourseLessonsParameters },
  createCourseLesson: { body: checkCourseLessonCreateRequest },
  reorderCourseLessons: { body: checkCourseLessonReorderRequest },
  getCourseLesson: { parameters: checkPathIdParameters },
  updateCourseLesson: { parameters: checkPathIdParameters, body: checkCourseLessonUpdateRequest },
  deleteCourseLesson: { parameters: checkPathIdParameters },
  listLessonProgress: { parameters: checkListLessonProgressParameters },
  updateLessonProgress: { body: checkCourseLessonProgressUpdateRequest },
  listEvents: { parameters: checkListEventsParameters },
  createEvent: { body: checkEventRequest },
  getEvent: { parameters: checkPathIdParameters },
  updateEvent: { parameters: checkPathIdParameters, body: checkEventUpdateRequest },
  deleteEvent: { parameters: checkDeleteEventParameters },
  duplicateEvent: { parameters: checkPathSpaceIdIdParameters, body: checkEventDuplicateRequest },
  listEventAttendees: { parameters: checkListEventAttendeesParameters },
  addEventAttendee: { body: checkEventAttendeeRequest },
  removeEventAttendee: { parameters: checkRemoveEventAttendeeParameters, body: checkEventAttendeeRemovalRequest },
  listLiveRooms: { parameters: checkQueryPagePerPageParameters },
  createLiveRoom: { body: checkLiveRoomCreateRequest },
  getLiveRoom: { parameters: checkPathRoomIdParameters },
  startLiveRoom: { parameters: checkPathRoomIdParameters },
  closeLiveRoom: { parameters: checkPathRoomIdParameters },
  getLiveRoomTranscripts: { parameters: checkPathRoomIdParameters },
  listAccessGroups: { parameters: checkListAccessGroupsParameters },
  createAccessGroup: { body: checkAccessGroupCreateRequest },
  getAccessGroup: { parameters: checkPathIdParameters },
  updateAccessGroup: { parameters: checkPathIdParameters, body: checkAccessGroupUpdateRequest },
  archiveAccessGroup: { parameters: checkPathIdParameters },
  unarchiveAccessGroup: { parameters: checkPathIdParameters },
  getAccessGroupMember: { parameters: checkPathAccessGroupIdQueryEmailParameters },
  listAccessGroupMembers: { parameters: checkListAccessGroupMembersParameters },
  addAccessGroupMember: { parameters: checkAddAccessGroupMemberParameters, body: checkAccessGroupMemberCreateRequest },
  removeAccessGroupMember: { parameters: checkPathAccessGroupIdQueryEmailParameters },
  listMemberAccessGroups: { parameters: checkPathCommunityMemberIdQueryPagePerPageParameters },
  listInvitationLinks: { parameters: checkListInvitationLinksParameters },
  createInvitationLink: { body: checkInvitationLinkCreateRequest },
  getInvitationLink: { parameters: checkPathIdParameters },
  updateInvitationLink: { parameters: checkPathIdParameters, body: checkInvitationLinkUpdateRequest },
  deleteInvitationLink: { parameters: checkPathIdParameters },
  revokeInvitationLink: { parameters: checkPathIdParameters },
  listForms: { parameters: checkQueryPagePerPageNameParameters },
  createForm: { body: checkFormCreateRequest },
  getForm: { parameters: checkPathIdParameters },
  updateForm: { parameters: checkPathIdParameters, body: checkFormUpdateRequest },
  deleteForm: { parameters: checkPathIdParameters },
  duplicateForm: { parameters: checkPathIdParameters },
  getFormElements: { parameters: checkPathFormIdParameters },
  listFormSubmissions: { parameters: checkListFormSubmissionsParameters },
  createFormSubmission: { parameters: checkPathFormIdParameters, body: checkFormSubmissionCreateRequest },
  getFormSubmission: { parameters: checkGetFormSubmissionParameters },
  listWorkflows: { parameters: checkListWorkflowsParameters },
  createWorkflow: { body: checkWorkflowCreateRequest },
  getWorkflow: { parameters: checkPathIdParameters_1266 },
  updateWorkflow: { parameters: checkPathIdParameters_1266, body: checkWorkflowUpdateRequest },
  activateWorkflow: { parameters: checkPathIdParameters_1266 },
  deactivateWorkflow: { parameters: checkPathIdParameters_1266 },
  archiveWorkflow: { parameters: checkPathIdParameters_1266 },
  duplicateWorkflow: { parameters: checkPathIdParameters_1266 },
  listWorkflowRuns: { parameters: checkListWorkflowRunsParameters },
  listFlaggedContents: { parameters: checkListFlaggedContentsParameters },
  createFlaggedContent: { body: checkFlaggedContentCreateRequest },
  getFlaggedContent: { parameters: checkPathIdParameters },
  approveFlaggedContent: { parameters: checkPathIdParameters, body: checkFlaggedContentDecisionRequest },
  rejectFlaggedContent: { parameters: checkPathIdParameters, body: checkFlaggedContentDecisionRequest },
  searchPaywalls: { parameters: checkSearchPaywallsParameters },
  createPaywall: { body: checkPaywallCreateRequest },
  getPaywall: { parameters: checkPathIdParameters },
  updatePaywall: { parameters: checkPathIdParameters, body: checkPaywallUpdateRequest },
  deletePaywall: { parameters: checkPathIdParameters },
  archivePaywall: { parameters: checkPathIdParameters },
  publishPaywall: { parameters: checkPathIdParameters },
  unarchivePaywall: { parameters: checkPathIdParameters },
  listPaywallGroups: { parameters: checkQueryPagePerPageParameters },
  createPaywallGroup: { body: checkPaywallGroupCreateRequest },
  getPaywallGroup: { parameters: checkPathIdParameters },
  updatePaywallGroup: { parameters: checkPathIdParameters, body: checkPaywallGroupUpdateRequest },
  listPaywallCoupons: { parameters: checkQueryPagePerPageParameters },
  createPaywallCoupon: { body: checkPaywallCouponCreateRequest },
  getPaywallCoupon: { parameters: checkPathIdParameters },
  deletePaywallCoupon: { parameters: checkPathIdParameters },
  listCommunityMemberCharges: { parameters: checkListCommunityMemberChargesParameters },
  createCommunityMemberCharge: { body: checkCommunityMemberChargeCreateRequest },
  exportCommunityMemberCharges: { parameters: checkExportCommunityMemberChargesParameters },
  getCommunityMemberCharge: { parameters: checkPathIdParameters },
  refundCommunityMemberCharge: { parameters: checkPathIdParameters, body: checkCommunityMemberChargeRefundRequest },
  listCommunityMemberSubscriptions: { parameters: checkListCommunityMemberSubscriptionsParameters },
  createCommunityMemberSubscription: { body: checkCommunityMemberSubscriptionCreateRequest },
  exportCommunityMemberSubscriptions: { parameters: checkExportCommunityMemberSubscriptionsParameters },
  getCommunityMemberSubscription: { parameters: checkPathIdParameters },
  cancelCommunityMemberSubscription: { parameters: checkPathIdParameters, body: checkCommunityMemberSubscriptionCancelRequest },
  resumeCommunityMemberSubscription: { parameters: checkPathIdParameters },
  listPaywallAffiliates: { parameters: checkListPaywallAffiliatesParameters },
  invitePaywallAffiliates: { body: checkPaywallAffiliateInviteRequest },
  getPaywallAffiliate: { parameters: checkPathIdParameters },
  updatePaywallAffiliate: { parameters: checkPathIdParameters, body: checkPaywallAffiliateUpdateRequest },
  listAffiliatePayouts: { parameters: checkListAffiliatePayoutsParameters },
  exportAffiliatePayouts: { body: checkAffiliatePayoutSelection },
  markAffiliatePayoutsPaid: { body: checkAffiliatePayoutSelection },
  startAffiliatePayouts: { body: checkAffiliatePayoutSelection },
  updatePaymentMethod: { body: checkPaymentMethodUpdateRequest },
  updateTaxSetting: { body: checkTaxSettingUpdateRequest },
  updateCommunity: { body: checkCommunityUpdateRequest },
  updateConnectSettings: { body: checkConnectSettingsUpdateRequest },
  getLeaderboard: { parameters: checkGetLeaderboardParameters },
  searchLocations: { parameters: checkSearchLocationsParameters },
  listApiTokens: { parameters: checkQueryPagePerPageParameters },
  createApiToken: { body: checkApiTokenCreateRequest },
  revokeApiToken: { parameters: checkPathIdParameters },
  listFilterControls: { parameters: checkListFilterControlsParameters },
  createFilterControl: { body: checkFilterKitControlCreateRequest },
  getFilterControl: { parameters: checkPathIdParameters },
  updateFilterControl: { parameters: checkPathIdParameters, body: checkFilterKitControlUpdateRequest },
  deleteFilterControl: { parameters: checkPathIdParameters },
  listChatRooms: { parameters: checkQueryPagePerPageParameters },
  createAuthToken: { body: checkAuthTokenRequest },
  refreshAccessToken: { body: checkRefreshTokenRequest },
  revokeAccessToken: { body: checkAccessTokenRevocation },
  revokeRefreshToken: { body: checkRefreshTokenRevocation },
  getHomeFeed: { parameters: checkGetHomeFeedParameters },
  searchCommunityMembers: { body: checkMemberSearchRequest },
};

const errors400_401_403_404_405_406_429_5XX = {
  400: checkErrorBody,
  401: checkErrorBody,
  403: checkErrorBody,
  404: checkErrorBody,
  405: checkErrorBody,
  406: checkErrorBody,
  429: checkErrorBody,
  '5XX': checkErrorBody,
};

const errors400_401_403_404_405_406_422_429_5XX = {
  400: checkErrorBody,
  401: checkErrorBody,
  403: checkErrorBody,
  404: checkErrorBody,
  405: checkErrorBody,
  406: checkErrorBody,
  422: checkErrorBody,
  429: checkErrorBody,
  '5XX': checkErrorBody,
};

const errors400_401_403_405_406_429_5XX = {
  400: checkErrorBody,
  401: checkErrorBody,
  403: checkErrorBody,
  405: checkErrorBody,
  406: checkErrorBody,
  429: checkErrorBody,
  '5XX': checkErrorBody,
};

const errors400_401_403_405_406_413_415_422_429_5XX = {
  400: checkErrorBody,
  401: checkErrorBody,
  403: checkErrorBody,
  405: checkErrorBody,
  406: checkErrorBody,
  413: checkErrorBody,
  415: checkErrorBody,
  422: checkErrorBody,
  429: checkErrorBody,
  '5XX': checkErrorBody,
};

const errors400_401_403_404_405_406_413_415_422_429_5XX = {
  400: checkErrorBody,
  401: checkErrorBody,
  403: checkErrorBody,
  404: checkErrorBody,
  405: checkErrorBody,
  406: checkErrorBody,
  413: checkErrorBody,
  415: checkErrorBody,
  422: checkErrorBody,
  429: checkErrorBody,
  '5XX': checkErrorBody,
};

const errors400_401_403_405_406_422_429_5XX = {
  400: checkErrorBody,
  401: checkErrorBody,
  403: checkErrorBody,
  405: checkErrorBody,
  406: checkErrorBody,
  422: checkErrorBody,
  429: checkErrorBody,
  '5XX': checkErrorBody,
};

const errors401_403_405_406_429_5XX = {
  401: checkErrorBody,
  403: checkErrorBody,
  405: checkErrorBody,
  406: checkErrorBody,
  429: checkErrorBody,
  '5XX': checkErrorBody,
};

const errors400_401_403_404_405_413_415_422_429_5XX = {
  400: checkErrorBody,
  401: checkErrorBody,
  403: checkErrorBody,
  404: checkErrorBody,
  405: checkErrorBody,
  413: checkErrorBody,
  415: checkErrorBody,
  422: checkErrorBody,
  429: checkErrorBody,
  '5XX': checkErrorBody,
};

export const responses = {
  listCommunityMembers: { 200: checkCommunityMemberList, ...errors400_401_403_405_406_429_5XX },
  createCommunityMember: { 201: checkCommunityMemberCreated, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getCommunityMember: { 200: checkCommunityMember, ...errors400_401_403_404_405_406_429_5XX },
  updateCommunityMember: { 200: checkCommunityMember, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deactivateCommunityMember: { 200: checkMessageResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  findCommunityMember: { 200: checkCommunityMember, ...errors400_401_403_404_405_406_429_5XX },
  banCommunityMember: { 200: checkMessageResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  deleteCommunityMember: { 200: checkMessageResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  listMemberSpaces: { 200: checkSpaces, ...errors400_401_403_404_405_406_422_429_5XX },
  listMemberTags: { 200: checkMemberTagsList, ...errors400_401_403_405_406_429_5XX },
  createMemberTag: { 201: checkMemberTag, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getMemberTag: { 200: checkMemberTag, ...errors400_401_403_404_405_406_429_5XX },
  updateMemberTag: { 200: checkMemberTag, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteMemberTag: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_429_5XX },
  listTaggedMembers: { 200: checkTaggedMembers, ...errors400_401_403_405_406_429_5XX },
  addTaggedMember: { 201: checkMessageResponse, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  removeTaggedMember: { 200: checkMessageResponse, ...errors400_401_403_404_405_406_429_5XX },
  getTaggedMember: { 200: checkTaggedMember, ...errors400_401_403_404_405_406_429_5XX },
  listProfileFields: { 200: checkProfileFieldsList, ...errors400_401_403_405_406_429_5XX },
  createProfileField: { 201: checkProfileField, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getProfileField: { 200: checkProfileField, ...errors400_401_403_404_405_406_429_5XX },
  updateProfileField: { 200: checkProfileField, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteProfileField: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_429_5XX },
  archiveProfileField: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  unarchiveProfileField: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  getProfilePage: { 200: checkPageProfileFields, ...errors400_401_403_405_406_429_5XX },
  listProfileAnswers: { 200: checkCommunityMemberProfileFieldsList, ...errors400_401_403_404_405_406_429_5XX },
  listCommunityLeads: { 200: checkCommunityLeadsList, ...errors400_401_403_405_406_429_5XX },
  createCommunityLead: { 201: checkCommunityLead, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getCommunityLead: { 200: checkCommunityLead, ...errors400_401_403_404_405_406_429_5XX },
  updateCommunityLead: { 200: checkCommunityLead, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteCommunityLead: { 200: checkMessageResponse, ...errors400_401_403_404_405_406_429_5XX },
  listContactNotes: { 200: checkContactNotesList, ...errors400_401_403_404_405_406_429_5XX },
  createContactNote: { 201: checkContactNote, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  getContactNote: { 200: checkContactNote, ...errors400_401_403_404_405_406_429_5XX },
  updateContactNote: { 200: checkContactNote, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteContactNote: { 200: checkMessageResponse, ...errors400_401_403_404_405_406_429_5XX },
  listCommunitySegments: { 200: checkCommunitySegmentsList, ...errors400_401_403_405_406_429_5XX },
  createCommunitySegment: { 201: checkCommunitySegment, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getCommunitySegment: { 200: checkCommunitySegment, ...errors400_401_403_404_405_406_429_5XX },
  updateCommunitySegment: { 200: checkCommunitySegment, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteCommunitySegment: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  duplicateCommunitySegment: { 200: checkCommunitySegment, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  getFilterConfiguration: { 200: checkFilterResponse, ...errors400_401_403_404_405_406_429_5XX },
  listPosts: { 200: checkPostsList, ...errors400_401_403_405_406_429_5XX },
  searchPosts: { 200: checkPostsList, ...errors400_401_403_405_406_429_5XX },
  createPost: { 200: checkBasicPostCreatedResponse, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  getPost: { 200: checkBasicPost, ...errors400_401_403_404_405_406_429_5XX },
  updatePost: { 200: checkBasicPostUpdatedResponse, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deletePost: { 200: checkBasicPostDeletedResponse, ...errors400_401_403_404_405_406_429_5XX },
  listPostFollowers: { 200: checkPostFollowersList, ...errors400_401_403_404_405_406_429_5XX },
  addPostFollower: { 201: checkPostFollower, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  removePostFollower: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  listImagePosts: { 200: checkImagePostsList, ...errors400_401_403_404_405_406_429_5XX },
  createImagePost: { 200: checkImagePostCreatedResponse, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  getImagePost: { 200: checkImagePost, ...errors400_401_403_404_405_406_429_5XX },
  updateImagePost: { 200: checkImagePost, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteImagePost: { 200: checkBasicPostDeletedResponse, ...errors400_401_403_404_405_406_429_5XX },
  duplicateImagePost: { 200: checkImagePostCreatedResponse, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  listComments: { 200: checkCommentsList, ...errors400_401_403_405_406_429_5XX },
  createComment: { 201: checkComment, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  getComment: { 200: checkComment, ...errors400_401_403_404_405_406_429_5XX },
  updateComment: { 200: checkComment, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteComment: { 200: checkMessageResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  listTopics: { 200: checkTopicsList, ...errors400_401_403_405_406_429_5XX },
  createTopic: { 201: checkTopic, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getTopic: { 200: checkTopic, ...errors400_401_403_404_405_406_429_5XX },
  updateTopic: { 200: checkTopic, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteTopic: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_429_5XX },
  getPostSummary: { 200: checkPostAiSummary, ...errors400_401_403_404_405_406_429_5XX },
  getSpaceSummary: { 200: checkSpaceAiSummary, ...errors400_401_403_404_405_406_422_429_5XX },
  listSpaces: { 200: checkSpaces, ...errors400_401_403_405_406_429_5XX },
  createSpace: { 200: checkSpaceCreateResponse, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getSpace: { 200: checkSpace, ...errors400_401_403_404_405_406_429_5XX },
  updateSpace: { 200: checkSpace, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteSpace: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  getSpaceMember: { 200: checkSpaceMember, ...errors400_401_403_404_405_406_429_5XX },
  listSpaceMembers: { 200: checkSpaceMembers, ...errors400_401_403_404_405_406_429_5XX },
  addSpaceMember: { 200: checkMessageResponse, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  removeSpaceMember: { 200: checkMessageResponse, ...errors400_401_403_404_405_406_429_5XX },
  listSpaceGroups: { 200: checkSpaceGroups, ...errors400_401_403_405_406_429_5XX },
  createSpaceGroup: { 201: checkSpaceGroup, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getSpaceGroup: { 200: checkSpaceGroup, ...errors400_401_403_404_405_406_429_5XX },
  updateSpaceGroup: { 200: checkSpaceGroup, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteSpaceGroup: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  getSpaceGroupMember: { 200: checkSpaceGroupMember, ...errors400_401_403_404_405_406_429_5XX },
  listSpaceGroupMembers: { 200: checkSpaceGroupMembers, ...errors400_401_403_404_405_406_429_5XX },
  addSpaceGroupMember: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  removeSpaceGroupMember: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  createEmbed: { 201: checkEmbed, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getEmbed: {
    200: checkEmbed,
    401: checkErrorBody,
    403: checkErrorBody,
    404: checkErrorBody,
    405: checkErrorBody,
    406: checkErrorBody,
    429: checkErrorBody,
    '5XX': checkErrorBody,
  },
  createDirectUpload: { 200: checkDirectUploadResponse, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  getDirectUpload: { 200: checkDirectUploadResponse, ...errors400_401_403_404_405_406_429_5XX },
  sendMessage: { 200: checkMessageCreatedResponse, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  importChatRoomMessage: { 201: checkChatRoomMessage, ...errors400_401_403_405_406_413_415_422_429_5XX },
  listChatRoomMessages: { 200: checkChatRoomMessagesList, ...errors400_401_403_404_405_406_429_5XX },
  runAdvancedSearch: { 200: checkAdvancedSearchResults, ...errors400_401_403_405_406_429_5XX },
  getChatPreferences: { 200: checkChatPreferences, ...errors401_403_405_406_429_5XX },
  updateChatPreferences: { 200: checkChatPreferences, ...errors400_401_403_405_406_413_415_422_429_5XX },
  listCourseSections: { 200: checkCourseSectionsList, ...errors400_401_403_405_406_429_5XX },
  createCourseSection: { 201: checkCourseSection, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  getCourseSection: { 200: checkCourseSection, ...errors400_401_403_404_405_406_429_5XX },
  updateCourseSection: { 200: checkCourseSection, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteCourseSection: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_429_5XX },
  listCourseLessons: { 200: checkCourseLessonsList, ...errors400_401_403_405_406_429_5XX },
  createCourseLesson: { 201: checkCourseLesson, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  reorderCourseLessons: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  getCourseLesson: { 200: checkCourseLesson, ...errors400_401_403_404_405_406_429_5XX },
  updateCourseLesson: { 200: checkCourseLesson, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteCourseLesson: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_429_5XX },
  listLessonProgress: { 200: checkCourseLessonProgressList, ...errors400_401_403_405_406_429_5XX },
  updateLessonProgress: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  listEvents: { 200: checkEventList, ...errors400_401_403_404_405_406_429_5XX },
  createEvent: { 201: checkEvent, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getEvent: { 200: checkEvent, ...errors400_401_403_404_405_406_429_5XX },
  updateEvent: { 200: checkEvent, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteEvent: { 200: checkMessageResponse, ...errors400_401_403_404_405_406_429_5XX },
  duplicateEvent: { 200: checkEvent, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  listEventAttendees: { 200: checkEventAttendeesList, ...errors400_401_403_404_405_406_429_5XX },
  addEventAttendee: { 200: checkMessageResponse, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  removeEventAttendee: { 200: checkMessageResponse, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  listLiveRooms: { 200: checkLiveRoomList, ...errors400_401_403_405_406_429_5XX },
  createLiveRoom: { 201: checkLiveRoom, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getLiveRoom: { 200: checkLiveRoom, ...errors400_401_403_404_405_406_429_5XX },
  startLiveRoom: { 200: checkLiveRoom, ...errors400_401_403_404_405_406_422_429_5XX },
  closeLiveRoom: { 200: checkLiveRoom, ...errors400_401_403_404_405_406_422_429_5XX },
  getLiveRoomTranscripts: { 200: checkLiveRoomTranscripts, ...errors400_401_403_404_405_406_429_5XX },
  listAccessGroups: { 200: checkAccessGroups, ...errors400_401_403_405_406_429_5XX },
  createAccessGroup: { 201: checkAccessGroup, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getAccessGroup: { 200: checkAccessGroup, ...errors400_401_403_404_405_406_429_5XX },
  updateAccessGroup: { 200: checkAccessGroup, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  archiveAccessGroup: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  unarchiveAccessGroup: { 200: checkAccessGroup, ...errors400_401_403_404_405_406_429_5XX },
  getAccessGroupMember: { 200: checkAccessGroupCommunityMember, ...errors400_401_403_404_405_406_429_5XX },
  listAccessGroupMembers: { 200: checkAccessGroupCommunityMembers, ...errors400_401_403_404_405_406_429_5XX },
  addAccessGroupMember: { 201: checkMessageResponse, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  removeAccessGroupMember: { 200: checkMessageResponse, ...errors400_401_403_404_405_406_429_5XX },
  listMemberAccessGroups: { 200: checkAccessGroups, ...errors400_401_403_404_405_406_429_5XX },
  listInvitationLinks: { 200: checkInvitationLinksList, ...errors400_401_403_405_406_429_5XX },
  createInvitationLink: { 201: checkInvitationLink, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getInvitationLink: { 200: checkInvitationLink, ...errors400_401_403_404_405_406_429_5XX },
  updateInvitationLink: { 200: checkInvitationLink, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteInvitationLink: { 200: checkMessageResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  revokeInvitationLink: { 200: checkMessageResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  listForms: { 200: checkFormList, ...errors400_401_403_405_406_429_5XX },
  createForm: { 201: checkForm, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getForm: { 200: checkForm, ...errors400_401_403_404_405_406_429_5XX },
  updateForm: { 200: checkForm, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteForm: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  duplicateForm: { 201: checkForm, ...errors400_401_403_404_405_406_422_429_5XX },
  getFormElements: { 200: checkFormElements, ...errors400_401_403_404_405_406_429_5XX },
  listFormSubmissions: { 200: checkFormSubmissionList, ...errors400_401_403_404_405_406_429_5XX },
  createFormSubmission: {
    201: checkFormSubmissionCreateResponse,
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  getFormSubmission: { 200: checkFormSubmission, ...errors400_401_403_404_405_406_429_5XX },
  listWorkflows: { 200: checkWorkflowsList, ...errors400_401_403_405_406_429_5XX },
  createWorkflow: { 201: checkWorkflowDetail, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getWorkflow: { 200: checkWorkflowDetail, ...errors400_401_403_404_405_406_429_5XX },
  updateWorkflow: { 200: checkWorkflowDetail, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  activateWorkflow: { 200: checkWorkflow, ...errors400_401_403_404_405_406_422_429_5XX },
  deactivateWorkflow: { 200: checkWorkflow, ...errors400_401_403_404_405_406_422_429_5XX },
  archiveWorkflow: { 200: checkWorkflow, ...errors400_401_403_404_405_406_422_429_5XX },
  duplicateWorkflow: { 201: checkWorkflow, ...errors400_401_403_404_405_406_422_429_5XX },
  listWorkflowRuns: { 200: checkWorkflowRunsList, ...errors400_401_403_404_405_406_429_5XX },
  listFlaggedContents: { 200: checkFlaggedContentsList, ...errors400_401_403_405_406_429_5XX },
  createFlaggedContent: { 201: checkFlaggedContent, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getFlaggedContent: { 200: checkFlaggedContent, ...errors400_401_403_404_405_406_429_5XX },
  approveFlaggedContent: { 200: checkFlaggedContent, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  rejectFlaggedContent: { 200: checkFlaggedContent, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  searchPaywalls: { 200: checkPaywallsList, ...errors400_401_403_405_406_429_5XX },
  createPaywall: { 201: checkPaywall, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getPaywall: { 200: checkPaywall, ...errors400_401_403_404_405_406_429_5XX },
  updatePaywall: { 200: checkPaywall, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deletePaywall: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  archivePaywall: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  publishPaywall: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  unarchivePaywall: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  listPaywallGroups: { 200: checkPaywallGroupsList, ...errors400_401_403_405_406_429_5XX },
  createPaywallGroup: { 201: checkPaywallGroup, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getPaywallGroup: { 200: checkPaywallGroup, ...errors400_401_403_404_405_406_429_5XX },
  updatePaywallGroup: { 200: checkPaywallGroup, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  listPaywallCoupons: { 200: checkPaywallCouponsList, ...errors400_401_403_405_406_429_5XX },
  createPaywallCoupon: { 201: checkPaywallCoupon, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getPaywallCoupon: { 200: checkPaywallCoupon, ...errors400_401_403_404_405_406_429_5XX },
  deletePaywallCoupon: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_422_429_5XX },
  listCommunityMemberCharges: { 200: checkCommunityMemberChargesList, ...errors400_401_403_405_406_429_5XX },
  createCommunityMemberCharge: { 201: checkCommunityMemberCharge, ...errors400_401_403_405_406_413_415_422_429_5XX },
  exportCommunityMemberCharges: { 201: checkCommunityMemberChargeExport, ...errors400_401_403_405_406_422_429_5XX },
  getCommunityMemberCharge: { 200: checkCommunityMemberCharge, ...errors400_401_403_404_405_406_429_5XX },
  refundCommunityMemberCharge: {
    200: checkCommunityMemberCharge,
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  listCommunityMemberSubscriptions: {
    200: checkCommunityMemberSubscriptionsList,
    ...errors400_401_403_405_406_429_5XX,
  },
  createCommunityMemberSubscription: {
    201: checkCommunityMemberSubscription,
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  exportCommunityMemberSubscriptions: {
    201: checkCommunityMemberSubscriptionExport,
    ...errors400_401_403_405_406_422_429_5XX,
  },
  getCommunityMemberSubscription: { 200: checkCommunityMemberSubscription, ...errors400_401_403_404_405_406_429_5XX },
  cancelCommunityMemberSubscription: {
    200: checkCommunityMemberSubscription,
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  resumeCommunityMemberSubscription: {
    200: checkCommunityMemberSubscription,
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  listPaywallAffiliates: { 200: checkPaywallAffiliatesList, ...errors400_401_403_405_406_429_5XX },
  invitePaywallAffiliates: {
    200: checkPaywallAffiliateInvitations,
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getPaywallAffiliate: { 200: checkPaywallAffiliate, ...errors400_401_403_404_405_406_429_5XX },
  updatePaywallAffiliate: { 200: checkPaywallAffiliate, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  listAffiliatePayouts: { 200: checkAffiliatePayoutsList, ...errors400_401_403_405_406_429_5XX },
  exportAffiliatePayouts: {
    201: checkPaywallAffiliatePayoutExport,
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  markAffiliatePayoutsPaid: {
    200: checkAffiliatePayoutMarkPaidResponse,
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  startAffiliatePayouts: { 200: checkAffiliatePayoutStartResponse, ...errors400_401_403_405_406_413_415_422_429_5XX },
  listPaymentMethods: {
    200: checkPaymentMethodPreferencesList,
    401: checkErrorBody,
    403: checkErrorBody,
    405: checkErrorBody,
    406: checkErrorBody,
    422: checkErrorBody,
    429: checkErrorBody,
    '5XX': checkErrorBody,
  },
  updatePaymentMethod: { 200: checkPaymentMethodPreferencesList, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getTaxSetting: { 200: checkTaxSetting, ...errors400_401_403_405_406_429_5XX },
  updateTaxSetting: { 200: checkTaxSetting, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getCommunity: { 200: checkCommunity, ...errors401_403_405_406_429_5XX },
  updateCommunity: { 200: checkCommunity, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getConnectSettings: { 200: checkConnectSettings, ...errors401_403_405_406_429_5XX },
  updateConnectSettings: { 200: checkConnectSettings, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getLeaderboard: { 200: checkLeaderboard, ...errors400_401_403_405_406_429_5XX },
  searchLocations: { 200: checkLocationSearchResults, ...errors400_401_403_405_406_429_5XX },
  getQuota: { 200: checkQuota, ...errors401_403_405_406_429_5XX },
  listApiTokens: { 200: checkApiTokensList, ...errors400_401_403_405_406_429_5XX },
  createApiToken: { 201: checkIssuedApiToken, ...errors400_401_403_405_406_413_415_422_429_5XX },
  revokeApiToken: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_429_5XX },
  listFilterControls: { 200: checkFilterKitControlsList, ...errors400_401_403_405_406_429_5XX },
  createFilterControl: { 201: checkFilterKitControl, ...errors400_401_403_405_406_413_415_422_429_5XX },
  getFilterControl: { 200: checkFilterKitControl, ...errors400_401_403_404_405_406_429_5XX },
  updateFilterControl: { 200: checkFilterKitControl, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  deleteFilterControl: { 200: checkSuccessResponse, ...errors400_401_403_404_405_406_429_5XX },
  listChatRooms: { 200: checkChatRoomsList, ...errors400_401_403_405_406_429_5XX },
  createAuthToken: { 200: checkHeadlessAuthToken, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  refreshAccessToken: { 200: checkRefreshedAccessToken, ...errors400_401_403_404_405_406_413_415_422_429_5XX },
  revokeAccessToken: { ...errors400_401_403_404_405_413_415_422_429_5XX },
  revokeRefreshToken: { ...errors400_401_403_404_405_413_415_422_429_5XX },
  getHomeFeed: { 200: checkHomeFeed, ...errors400_401_403_405_406_429_5XX },
  searchCommunityMembers: { 200: checkMemberSearchResponse, ...errors400_401_403_405_406_413_415_422_429_5XX },
};
