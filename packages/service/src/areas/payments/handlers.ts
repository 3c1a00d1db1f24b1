/** Handlers of the area: paywalls, charges, subscriptions and affiliates. */
import { affiliatePayouts } from './affiliate-payouts/handlers.js';
import { affiliates } from './affiliates/handlers.js';
import { charges } from './charges/handlers.js';
import { paymentSettings } from './payment-settings/handlers.js';
import { paywallCoupons } from './paywall-coupons/handlers.js';
import { paywallGroups } from './paywall-groups/handlers.js';
import { paywalls } from './paywalls/handlers.js';
import { subscriptions } from './subscriptions/handlers.js';

export const paymentsHandlers = {
  ...affiliatePayouts,
  ...affiliates,
  ...charges,
  ...paymentSettings,
  ...paywallCoupons,
  ...paywallGroups,
  ...paywalls,
  ...subscriptions,
};
