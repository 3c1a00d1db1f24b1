/** Courses, events, payments and workflows. */
import { affiliatePayouts } from './affiliate-payouts/handlers.js';
import { affiliates } from './affiliates/handlers.js';
import { charges } from './charges/handlers.js';
import { courseLessons } from './course-lessons/handlers.js';
import { courseSections } from './course-sections/handlers.js';
import { eventAttendees } from './event-attendees/handlers.js';
import { events } from './events/handlers.js';
import { lessonProgress } from './lesson-progress/handlers.js';
import { liveRooms } from './live-rooms/handlers.js';
import { paymentSettings } from './payment-settings/handlers.js';
import { paywallCoupons } from './paywall-coupons/handlers.js';
import { paywallGroups } from './paywall-groups/handlers.js';
import { paywalls } from './paywalls/handlers.js';
import { subscriptions } from './subscriptions/handlers.js';
import { workflows } from './workflows/handlers.js';

export const businessHandlers = {
  ...courseSections,
  ...courseLessons,
  ...lessonProgress,
  ...events,
  ...eventAttendees,
  ...liveRooms,
  ...workflows,
  ...paywallGroups,
  ...paywallCoupons,
  ...paywalls,
  ...charges,
  ...subscriptions,
  ...affiliates,
  ...affiliatePayouts,
  ...paymentSettings,
};
