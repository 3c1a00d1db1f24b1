// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { membersAnswersChecks } from './answers/members.js';
import { memberSpacesAnswersChecks } from './answers/member-spaces.js';
import { memberTagsAnswersChecks } from './answers/member-tags.js';
import { taggedMembersAnswersChecks } from './answers/tagged-members.js';
import { profileFieldsAnswersChecks } from './answers/profile-fields.js';
import { profilePagesAnswersChecks } from './answers/profile-pages.js';
import { profileAnswersAnswersChecks } from './answers/profile-answers.js';
import { leadsAnswersChecks } from './answers/leads.js';
import { contactNotesAnswersChecks } from './answers/contact-notes.js';
import { segmentsAnswersChecks } from './answers/segments.js';
import { filterConfigurationAnswersChecks } from './answers/filter-configuration.js';
import { postsAnswersChecks } from './answers/posts.js';
import { postFollowersAnswersChecks } from './answers/post-followers.js';
import { imagePostsAnswersChecks } from './answers/image-posts.js';
import { commentsAnswersChecks } from './answers/comments.js';
import { topicsAnswersChecks } from './answers/topics.js';
import { postSummariesAnswersChecks } from './answers/post-summaries.js';
import { spaceSummariesAnswersChecks } from './answers/space-summaries.js';
import { spacesAnswersChecks } from './answers/spaces.js';
import { spaceMembersAnswersChecks } from './answers/space-members.js';
import { spaceGroupsAnswersChecks } from './answers/space-groups.js';
import { spaceGroupMembersAnswersChecks } from './answers/space-group-members.js';
import { embedsAnswersChecks } from './answers/embeds.js';
import { uploadsAnswersChecks } from './answers/uploads.js';
import { messagesAnswersChecks } from './answers/messages.js';
import { searchAnswersChecks } from './answers/search.js';
import { chatPreferencesAnswersChecks } from './answers/chat-preferences.js';
import { courseSectionsAnswersChecks } from './answers/course-sections.js';
import { courseLessonsAnswersChecks } from './answers/course-lessons.js';
import { lessonProgressAnswersChecks } from './answers/lesson-progress.js';
import { eventsAnswersChecks } from './answers/events.js';
import { eventAttendeesAnswersChecks } from './answers/event-attendees.js';
import { liveRoomsAnswersChecks } from './answers/live-rooms.js';
import { accessGroupsAnswersChecks } from './answers/access-groups.js';
import { accessGroupMembersAnswersChecks } from './answers/access-group-members.js';
import { memberAccessGroupsAnswersChecks } from './answers/member-access-groups.js';
import { invitationLinksAnswersChecks } from './answers/invitation-links.js';
import { formsAnswersChecks } from './answers/forms.js';
import { formSubmissionsAnswersChecks } from './answers/form-submissions.js';
import { workflowsAnswersChecks } from './answers/workflows.js';
import { flaggedContentsAnswersChecks } from './answers/flagged-contents.js';
import { paywallsAnswersChecks } from './answers/paywalls.js';
import { paywallGroupsAnswersChecks } from './answers/paywall-groups.js';
import { paywallCouponsAnswersChecks } from './answers/paywall-coupons.js';
import { chargesAnswersChecks } from './answers/charges.js';
import { subscriptionsAnswersChecks } from './answers/subscriptions.js';
import { affiliatesAnswersChecks } from './answers/affiliates.js';
import { affiliatePayoutsAnswersChecks } from './answers/affiliate-payouts.js';
import { paymentMethodsAnswersChecks } from './answers/payment-methods.js';
import { taxSettingsAnswersChecks } from './answers/tax-settings.js';
import { communityAnswersChecks } from './answers/community.js';
import { connectSettingsAnswersChecks } from './answers/connect-settings.js';
import { leaderboardAnswersChecks } from './answers/leaderboard.js';
import { locationsAnswersChecks } from './answers/locations.js';
import { quotaAnswersChecks } from './answers/quota.js';
import { apiTokensAnswersChecks } from './answers/api-tokens.js';
import { filterControlsAnswersChecks } from './answers/filter-controls.js';
import { chatRoomsAnswersChecks } from './answers/chat-rooms.js';
import { authTokensAnswersChecks } from './answers/auth-tokens.js';
import { homeFeedAnswersChecks } from './answers/home-feed.js';
import { memberSearchAnswersChecks } from './answers/member-search.js';

export const checks = {
  ...membersAnswersChecks,
  ...memberSpacesAnswersChecks,
  ...memberTagsAnswersChecks,
  ...taggedMembersAnswersChecks,
  ...profileFieldsAnswersChecks,
  ...profilePagesAnswersChecks,
  ...profileAnswersAnswersChecks,
  ...leadsAnswersChecks,
  ...contactNotesAnswersChecks,
  ...segmentsAnswersChecks,
  ...filterConfigurationAnswersChecks,
  ...postsAnswersChecks,
  ...postFollowersAnswersChecks,
  ...imagePostsAnswersChecks,
  ...commentsAnswersChecks,
  ...topicsAnswersChecks,
  ...postSummariesAnswersChecks,
  ...spaceSummariesAnswersChecks,
  ...spacesAnswersChecks,
  ...spaceMembersAnswersChecks,
  ...spaceGroupsAnswersChecks,
  ...spaceGroupMembersAnswersChecks,
  ...embedsAnswersChecks,
  ...uploadsAnswersChecks,
  ...messagesAnswersChecks,
  ...searchAnswersChecks,
  ...chatPreferencesAnswersChecks,
  ...courseSectionsAnswersChecks,
  ...courseLessonsAnswersChecks,
  ...lessonProgressAnswersChecks,
  ...eventsAnswersChecks,
  ...eventAttendeesAnswersChecks,
  ...liveRoomsAnswersChecks,
  ...accessGroupsAnswersChecks,
  ...accessGroupMembersAnswersChecks,
  ...memberAccessGroupsAnswersChecks,
  ...invitationLinksAnswersChecks,
  ...formsAnswersChecks,
  ...formSubmissionsAnswersChecks,
  ...workflowsAnswersChecks,
  ...flaggedContentsAnswersChecks,
  ...paywallsAnswersChecks,
  ...paywallGroupsAnswersChecks,
  ...paywallCouponsAnswersChecks,
  ...chargesAnswersChecks,
  ...subscriptionsAnswersChecks,
  ...affiliatesAnswersChecks,
  ...affiliatePayoutsAnswersChecks,
  ...paymentMethodsAnswersChecks,
  ...taxSettingsAnswersChecks,
  ...communityAnswersChecks,
  ...connectSettingsAnswersChecks,
  ...leaderboardAnswersChecks,
  ...locationsAnswersChecks,
  ...quotaAnswersChecks,
  ...apiTokensAnswersChecks,
  ...filterControlsAnswersChecks,
  ...chatRoomsAnswersChecks,
  ...authTokensAnswersChecks,
  ...homeFeedAnswersChecks,
  ...memberSearchAnswersChecks,
};
