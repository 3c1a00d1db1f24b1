// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { requests, responses } from '#validators/operations.js';
import { accessGroupMembersOperations } from './operations/access-group-members.js';
import { accessGroupsOperations } from './operations/access-groups.js';
import { affiliatePayoutsOperations } from './operations/affiliate-payouts.js';
import { affiliatesOperations } from './operations/affiliates.js';
import { apiTokensOperations } from './operations/api-tokens.js';
import { authTokensOperations } from './operations/auth-tokens.js';
import { chargesOperations } from './operations/charges.js';
import { chatPreferencesOperations } from './operations/chat-preferences.js';
import { chatRoomsOperations } from './operations/chat-rooms.js';
import { commentsOperations } from './operations/comments.js';
import { communityOperations } from './operations/community.js';
import { connectSettingsOperations } from './operations/connect-settings.js';
import { contactNotesOperations } from './operations/contact-notes.js';
import { courseLessonsOperations } from './operations/course-lessons.js';
import { courseSectionsOperations } from './operations/course-sections.js';
import { embedsOperations } from './operations/embeds.js';
import { eventAttendeesOperations } from './operations/event-attendees.js';
import { eventsOperations } from './operations/events.js';
import { filterConfigurationOperations } from './operations/filter-configuration.js';
import { filterControlsOperations } from './operations/filter-controls.js';
import { flaggedContentsOperations } from './operations/flagged-contents.js';
import { formSubmissionsOperations } from './operations/form-submissions.js';
import { formsOperations } from './operations/forms.js';
import { homeFeedOperations } from './operations/home-feed.js';
import { imagePostsOperations } from './operations/image-posts.js';
import { invitationLinksOperations } from './operations/invitation-links.js';
import { leaderboardOperations } from './operations/leaderboard.js';
import { leadsOperations } from './operations/leads.js';
import { lessonProgressOperations } from './operations/lesson-progress.js';
import { liveRoomsOperations } from './operations/live-rooms.js';
import { locationsOperations } from './operations/locations.js';
import { memberAccessGroupsOperations } from './operations/member-access-groups.js';
import { memberSearchOperations } from './operations/member-search.js';
import { memberSpacesOperations } from './operations/member-spaces.js';
import { memberTagsOperations } from './operations/member-tags.js';
import { membersOperations } from './operations/members.js';
import { messagesOperations } from './operations/messages.js';
import { paymentMethodsOperations } from './operations/payment-methods.js';
import { paywallCouponsOperations } from './operations/paywall-coupons.js';
import { paywallGroupsOperations } from './operations/paywall-groups.js';
import { paywallsOperations } from './operations/paywalls.js';
import { postFollowersOperations } from './operations/post-followers.js';
import { postSummariesOperations } from './operations/post-summaries.js';
import { postsOperations } from './operations/posts.js';
import { profileAnswersOperations } from './operations/profile-answers.js';
import { profileFieldsOperations } from './operations/profile-fields.js';
import { profilePagesOperations } from './operations/profile-pages.js';
import { quotaOperations } from './operations/quota.js';
import { searchOperations } from './operations/search.js';
import { segmentsOperations } from './operations/segments.js';
import { spaceGroupMembersOperations } from './operations/space-group-members.js';
import { spaceGroupsOperations } from './operations/space-groups.js';
import { spaceMembersOperations } from './operations/space-members.js';
import { spaceSummariesOperations } from './operations/space-summaries.js';
import { spacesOperations } from './operations/spaces.js';
import { subscriptionsOperations } from './operations/subscriptions.js';
import { taggedMembersOperations } from './operations/tagged-members.js';
import { taxSettingsOperations } from './operations/tax-settings.js';
import { topicsOperations } from './operations/topics.js';
import { uploadsOperations } from './operations/uploads.js';
import { workflowsOperations } from './operations/workflows.js';
import type { ServerDefinition } from './runtime/server.js';

/** The document as the server uses it: operations, validators, security schemes and examples. */
export const definition: ServerDefinition = {
  operations: [
    ...membersOperations,
    ...memberSpacesOperations,
    ...memberTagsOperations,
    ...taggedMembersOperations,
    ...profileFieldsOperations,
    ...profilePagesOperations,
    ...profileAnswersOperations,
    ...leadsOperations,
    ...contactNotesOperations,
    ...segmentsOperations,
    ...filterConfigurationOperations,
    ...postsOperations,
    ...postFollowersOperations,
    ...imagePostsOperations,
    ...commentsOperations,
    ...topicsOperations,
    ...postSummariesOperations,
    ...spaceSummariesOperations,
    ...spacesOperations,
    ...spaceMembersOperations,
    ...spaceGroupsOperations,
    ...spaceGroupMembersOperations,
    ...embedsOperations,
    ...uploadsOperations,
    ...messagesOperations,
    ...searchOperations,
    ...chatPreferencesOperations,
    ...courseSectionsOperations,
    ...courseLessonsOperations,
    ...lessonProgressOperations,
    ...eventsOperations,
    ...eventAttendeesOperations,
    ...liveRoomsOperations,
    ...accessGroupsOperations,
    ...accessGroupMembersOperations,
    ...memberAccessGroupsOperations,
    ...invitationLinksOperations,
    ...formsOperations,
    ...formSubmissionsOperations,
    ...workflowsOperations,
    ...flaggedContentsOperations,
    ...paywallsOperations,
    ...paywallGroupsOperations,
    ...paywallCouponsOperations,
    ...chargesOperations,
    ...subscriptionsOperations,
    ...affiliatesOperations,
    ...affiliatePayoutsOperations,
    ...paymentMethodsOperations,
    ...taxSettingsOperations,
    ...communityOperations,
    ...connectSettingsOperations,
    ...leaderboardOperations,
    ...locationsOperations,
    ...quotaOperations,
    ...apiTokensOperations,
    ...filterControlsOperations,
    ...chatRoomsOperations,
    ...authTokensOperations,
    ...homeFeedOperations,
    ...memberSearchOperations,
  ],
  validators: requests,
  securitySchemes: {
    AdminBearer: { type: 'http', scheme: 'bearer' },
    AdminToken: { type: 'apiKey', in: 'header', name: 'Authorization', prefix: 'Token ' },
    HeadlessBearer: { type: 'http', scheme: 'bearer' },
    HeadlessToken: { type: 'apiKey', in: 'header', name: 'Authorization', prefix: 'Token ' },
    MemberAccessToken: { type: 'http', scheme: 'bearer' },
    HostHeader: { type: 'apiKey', in: 'header', name: 'host' },
  },
  errorBody: { success: false, message: '{message}', error_details: '{details}' },
  examples: async () => (await import('#examples')).examples,
  responseValidators: responses,
};
