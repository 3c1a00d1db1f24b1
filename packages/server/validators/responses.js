// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { membersResponsesChecks } from './responses/members.js';
import { memberSpacesResponsesChecks } from './responses/member-spaces.js';
import { memberTagsResponsesChecks } from './responses/member-tags.js';
import { taggedMembersResponsesChecks } from './responses/tagged-members.js';
import { profileFieldsResponsesChecks } from './responses/profile-fields.js';
import { profilePagesResponsesChecks } from './responses/profile-pages.js';
import { profileAnswersResponsesChecks } from './responses/profile-answers.js';
import { leadsResponsesChecks } from './responses/leads.js';
import { contactNotesResponsesChecks } from './responses/contact-notes.js';
import { segmentsResponsesChecks } from './responses/segments.js';
import { filterConfigurationResponsesChecks } from './responses/filter-configuration.js';
import { postsResponsesChecks } from './responses/posts.js';
import { postFollowersResponsesChecks } from './responses/post-followers.js';
import { imagePostsResponsesChecks } from './responses/image-posts.js';
import { commentsResponsesChecks } from './responses/comments.js';
import { topicsResponsesChecks } from './responses/topics.js';
import { postSummariesResponsesChecks } from './responses/post-summaries.js';
import { spaceSummariesResponsesChecks } from './responses/space-summaries.js';
import { spacesResponsesChecks } from './responses/spaces.js';
import { spaceMembersResponsesChecks } from './responses/space-members.js';
import { spaceGroupsResponsesChecks } from './responses/space-groups.js';
import { spaceGroupMembersResponsesChecks } from './responses/space-group-members.js';
import { embedsResponsesChecks } from './responses/embeds.js';
import { uploadsResponsesChecks } from './responses/uploads.js';
import { messagesResponsesChecks } from './responses/messages.js';
import { searchResponsesChecks } from './responses/search.js';
import { chatPreferencesResponsesChecks } from './responses/chat-preferences.js';
import { courseSectionsResponsesChecks } from './responses/course-sections.js';
import { courseLessonsResponsesChecks } from './responses/course-lessons.js';
import { lessonProgressResponsesChecks } from './responses/lesson-progress.js';
import { eventsResponsesChecks } from './responses/events.js';
import { eventAttendeesResponsesChecks } from './responses/event-attendees.js';
import { liveRoomsResponsesChecks } from './responses/live-rooms.js';
import { accessGroupsResponsesChecks } from './responses/access-groups.js';
import { accessGroupMembersResponsesChecks } from './responses/access-group-members.js';
import { memberAccessGroupsResponsesChecks } from './responses/member-access-groups.js';
import { invitationLinksResponsesChecks } from './responses/invitation-links.js';
import { formsResponsesChecks } from './responses/forms.js';
import { formSubmissionsResponsesChecks } from './responses/form-submissions.js';
import { workflowsResponsesChecks } from './responses/workflows.js';
import { flaggedContentsResponsesChecks } from './responses/flagged-contents.js';
import { paywallsResponsesChecks } from './responses/paywalls.js';
import { paywallGroupsResponsesChecks } from './responses/paywall-groups.js';
import { paywallCouponsResponsesChecks } from './responses/paywall-coupons.js';
import { chargesResponsesChecks } from './responses/charges.js';
import { subscriptionsResponsesChecks } from './responses/subscriptions.js';
import { affiliatesResponsesChecks } from './responses/affiliates.js';
import { affiliatePayoutsResponsesChecks } from './responses/affiliate-payouts.js';
import { paymentMethodsResponsesChecks } from './responses/payment-methods.js';
import { taxSettingsResponsesChecks } from './responses/tax-settings.js';
import { communityResponsesChecks } from './responses/community.js';
import { connectSettingsResponsesChecks } from './responses/connect-settings.js';
import { leaderboardResponsesChecks } from './responses/leaderboard.js';
import { locationsResponsesChecks } from './responses/locations.js';
import { quotaResponsesChecks } from './responses/quota.js';
import { apiTokensResponsesChecks } from './responses/api-tokens.js';
import { filterControlsResponsesChecks } from './responses/filter-controls.js';
import { chatRoomsResponsesChecks } from './responses/chat-rooms.js';
import { authTokensResponsesChecks } from './responses/auth-tokens.js';
import { homeFeedResponsesChecks } from './responses/home-feed.js';
import { memberSearchResponsesChecks } from './responses/member-search.js';

export const checks = {
  ...membersResponsesChecks,
  ...memberSpacesResponsesChecks,
  ...memberTagsResponsesChecks,
  ...taggedMembersResponsesChecks,
  ...profileFieldsResponsesChecks,
  ...profilePagesResponsesChecks,
  ...profileAnswersResponsesChecks,
  ...leadsResponsesChecks,
  ...contactNotesResponsesChecks,
  ...segmentsResponsesChecks,
  ...filterConfigurationResponsesChecks,
  ...postsResponsesChecks,
  ...postFollowersResponsesChecks,
  ...imagePostsResponsesChecks,
  ...commentsResponsesChecks,
  ...topicsResponsesChecks,
  ...postSummariesResponsesChecks,
  ...spaceSummariesResponsesChecks,
  ...spacesResponsesChecks,
  ...spaceMembersResponsesChecks,
  ...spaceGroupsResponsesChecks,
  ...spaceGroupMembersResponsesChecks,
  ...embedsResponsesChecks,
  ...uploadsResponsesChecks,
  ...messagesResponsesChecks,
  ...searchResponsesChecks,
  ...chatPreferencesResponsesChecks,
  ...courseSectionsResponsesChecks,
  ...courseLessonsResponsesChecks,
  ...lessonProgressResponsesChecks,
  ...eventsResponsesChecks,
  ...eventAttendeesResponsesChecks,
  ...liveRoomsResponsesChecks,
  ...accessGroupsResponsesChecks,
  ...accessGroupMembersResponsesChecks,
  ...memberAccessGroupsResponsesChecks,
  ...invitationLinksResponsesChecks,
  ...formsResponsesChecks,
  ...formSubmissionsResponsesChecks,
  ...workflowsResponsesChecks,
  ...flaggedContentsResponsesChecks,
  ...paywallsResponsesChecks,
  ...paywallGroupsResponsesChecks,
  ...paywallCouponsResponsesChecks,
  ...chargesResponsesChecks,
  ...subscriptionsResponsesChecks,
  ...affiliatesResponsesChecks,
  ...affiliatePayoutsResponsesChecks,
  ...paymentMethodsResponsesChecks,
  ...taxSettingsResponsesChecks,
  ...communityResponsesChecks,
  ...connectSettingsResponsesChecks,
  ...leaderboardResponsesChecks,
  ...locationsResponsesChecks,
  ...quotaResponsesChecks,
  ...apiTokensResponsesChecks,
  ...filterControlsResponsesChecks,
  ...chatRoomsResponsesChecks,
  ...authTokensResponsesChecks,
  ...homeFeedResponsesChecks,
  ...memberSearchResponsesChecks,
};
