/** The tables of this area. */

import type { AffiliatePayoutsTable } from './affiliate-payouts/table.js';
import type { PaywallAffiliatesTable } from './affiliates/table.js';
import type { ChargesTable } from './charges/table.js';
import type { CourseLessonsTable } from './course-lessons/table.js';
import type { CourseSectionsTable } from './course-sections/table.js';
import type { EventAttendeesTable } from './event-attendees/table.js';
import type { EventInvitationsTable, EventSeriesTable, EventsTable, EventTopicsTable } from './events/table.js';
import type { CourseLessonProgressTable } from './lesson-progress/table.js';
import type { LiveRoomLinesTable, LiveRoomRecordingsTable, LiveRoomsTable } from './live-rooms/table.js';
import type {
  PaymentAccountsTable,
  PaymentExportsTable,
  PaymentMethodChoicesTable,
  PaymentMovementsTable,
  TaxSettingsTable,
} from './payment-settings/table.js';
import type { PaywallCouponPaywallsTable, PaywallCouponsTable } from './paywall-coupons/table.js';
import type { PaywallGroupsTable } from './paywall-groups/table.js';
import type { PaywallPricesTable, PaywallsTable } from './paywalls/table.js';
import type { SubscriptionsTable } from './subscriptions/table.js';
import type { WorkflowActionsTable, WorkflowsTable, WorkflowTriggersTable } from './workflows/table.js';

export interface BusinessTables {
  course_sections: CourseSectionsTable;
  course_lessons: CourseLessonsTable;
  course_lesson_progress: CourseLessonProgressTable;
  event_series: EventSeriesTable;
  events: EventsTable;
  event_topics: EventTopicsTable;
  event_invitations: EventInvitationsTable;
  event_attendees: EventAttendeesTable;
  live_rooms: LiveRoomsTable;
  live_room_recordings: LiveRoomRecordingsTable;
  live_room_lines: LiveRoomLinesTable;
  workflows: WorkflowsTable;
  workflow_triggers: WorkflowTriggersTable;
  workflow_actions: WorkflowActionsTable;
  paywall_groups: PaywallGroupsTable;
  paywalls: PaywallsTable;
  paywall_prices: PaywallPricesTable;
  paywall_coupons: PaywallCouponsTable;
  paywall_coupon_paywalls: PaywallCouponPaywallsTable;
  paywall_affiliates: PaywallAffiliatesTable;
  affiliate_payouts: AffiliatePayoutsTable;
  subscriptions: SubscriptionsTable;
  charges: ChargesTable;
  payment_accounts: PaymentAccountsTable;
  payment_method_choices: PaymentMethodChoicesTable;
  tax_settings: TaxSettingsTable;
  payment_exports: PaymentExportsTable;
  payment_movements: PaymentMovementsTable;
}
