// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { membersRequestsChecks } from './requests/members.js';
import { memberSpacesRequestsChecks } from './requests/member-spaces.js';
import { memberTagsRequestsChecks } from './requests/member-tags.js';
import { taggedMembersRequestsChecks } from './requests/tagged-members.js';
import { profileFieldsRequestsChecks } from './requests/profile-fields.js';
import { profilePagesRequestsChecks } from './requests/profile-pages.js';
import { profileAnswersRequestsChecks } from './requests/profile-answers.js';
import { leadsRequestsChecks } from './requests/leads.js';
import { contactNotesRequestsChecks } from './requests/contact-notes.js';
import { segmentsRequestsChecks } from './requests/segments.js';
import { filterConfigurationRequestsChecks } from './requests/filter-configuration.js';
import { postsRequestsChecks } from './requests/posts.js';
import { postFollowersRequestsChecks } from './requests/post-followers.js';
import { imagePostsRequestsChecks } from './requests/image-posts.js';
import { commentsRequestsChecks } from './requests/comments.js';
import { topicsRequestsChecks } from './requests/topics.js';
import { postSummariesRequestsChecks } from './requests/post-summaries.js';
import { spaceSummariesRequestsChecks } from './requests/space-summaries.js';
import { spacesRequestsChecks } from './requests/spaces.js';
import { spaceMembersRequestsChecks } from './requests/space-members.js';
import { spaceGroupsRequestsChecks } from './requests/space-groups.js';
import { spaceGroupMembersRequestsChecks } from './requests/space-group-members.js';
import { embedsRequestsChecks } from './requests/embeds.js';
import { uploadsRequestsChecks } from './requests/uploads.js';
import { messagesRequestsChecks } from './requests/messages.js';
import { searchRequestsChecks } from './requests/search.js';
import { chatPreferencesRequestsChecks } from './requests/chat-preferences.js';
import { courseSectionsRequestsChecks } from './requests/course-sections.js';
import { courseLessonsRequestsChecks } from './requests/course-lessons.js';
import { lessonProgressRequestsChecks } from './requests/lesson-progress.js';
import { eventsRequestsChecks } from './requests/events.js';
import { eventAttendeesRequestsChecks } from './requests/event-attendees.js';
import { liveRoomsRequestsChecks } from './requests/live-rooms.js';
import { accessGroupsRequestsChecks } from './requests/access-groups.js';
import { accessGroupMembersRequestsChecks } from './requests/access-group-members.js';
import { memberAccessGroupsRequestsChecks } from './requests/member-access-groups.js';
import { invitationLinksRequestsChecks } from './requests/invitation-links.js';
import { formsRequestsChecks } from './requests/forms.js';
import { formSubmissionsRequestsChecks } from './requests/form-submissions.js';
import { workflowsRequestsChecks } from './requests/workflows.js';
import { flaggedContentsRequestsChecks } from './requests/flagged-contents.js';
import { paywallsRequestsChecks } from './requests/paywalls.js';
import { paywallGroupsRequestsChecks } from './requests/paywall-groups.js';
import { paywallCouponsRequestsChecks } from './requests/paywall-coupons.js';
import { chargesRequestsChecks } from './requests/charges.js';
import { subscriptionsRequestsChecks } from './requests/subscriptions.js';
import { affiliatesRequestsChecks } from './requests/affiliates.js';
import { affiliatePayoutsRequestsChecks } from './requests/affiliate-payouts.js';
import { paymentMethodsRequestsChecks } from './requests/payment-methods.js';
import { taxSettingsRequestsChecks } from './requests/tax-settings.js';
import { communityRequestsChecks } from './requests/community.js';
import { connectSettingsRequestsChecks } from './requests/connect-settings.js';
import { leaderboardRequestsChecks } from './requests/leaderboard.js';
import { locationsRequestsChecks } from './requests/locations.js';
import { quotaRequestsChecks } from './requests/quota.js';
import { apiTokensRequestsChecks } from './requests/api-tokens.js';
import { filterControlsRequestsChecks } from './requests/filter-controls.js';
import { chatRoomsRequestsChecks } from './requests/chat-rooms.js';
import { authTokensRequestsChecks } from './requests/auth-tokens.js';
import { homeFeedRequestsChecks } from './requests/home-feed.js';
import { memberSearchRequestsChecks } from './requests/member-search.js';

export const checks = {
  ...membersRequestsChecks,
  ...memberSpacesRequestsChecks,
  ...memberTagsRequestsChecks,
  ...taggedMembersRequestsChecks,
  ...profileFieldsRequestsChecks,
  ...profilePagesRequestsChecks,
  ...profileAnswersRequestsChecks,
  ...leadsRequestsChecks,
  ...contactNotesRequestsChecks,
  ...segmentsRequestsChecks,
  ...filterConfigurationRequestsChecks,
  ...postsRequestsChecks,
  ...postFollowersRequestsChecks,
  ...imagePostsRequestsChecks,
  ...commentsRequestsChecks,
  ...topicsRequestsChecks,
  ...postSummariesRequestsChecks,
  ...spaceSummariesRequestsChecks,
  ...spacesRequestsChecks,
  ...spaceMembersRequestsChecks,
  ...spaceGroupsRequestsChecks,
  ...spaceGroupMembersRequestsChecks,
  ...embedsRequestsChecks,
  ...uploadsRequestsChecks,
  ...messagesRequestsChecks,
  ...searchRequestsChecks,
  ...chatPreferencesRequestsChecks,
  ...courseSectionsRequestsChecks,
  ...courseLessonsRequestsChecks,
  ...lessonProgressRequestsChecks,
  ...eventsRequestsChecks,
  ...eventAttendeesRequestsChecks,
  ...liveRoomsRequestsChecks,
  ...accessGroupsRequestsChecks,
  ...accessGroupMembersRequestsChecks,
  ...memberAccessGroupsRequestsChecks,
  ...invitationLinksRequestsChecks,
  ...formsRequestsChecks,
  ...formSubmissionsRequestsChecks,
  ...workflowsRequestsChecks,
  ...flaggedContentsRequestsChecks,
  ...paywallsRequestsChecks,
  ...paywallGroupsRequestsChecks,
  ...paywallCouponsRequestsChecks,
  ...chargesRequestsChecks,
  ...subscriptionsRequestsChecks,
  ...affiliatesRequestsChecks,
  ...affiliatePayoutsRequestsChecks,
  ...paymentMethodsRequestsChecks,
  ...taxSettingsRequestsChecks,
  ...communityRequestsChecks,
  ...connectSettingsRequestsChecks,
  ...leaderboardRequestsChecks,
  ...locationsRequestsChecks,
  ...quotaRequestsChecks,
  ...apiTokensRequestsChecks,
  ...filterControlsRequestsChecks,
  ...chatRoomsRequestsChecks,
  ...authTokensRequestsChecks,
  ...homeFeedRequestsChecks,
  ...memberSearchRequestsChecks,
};
