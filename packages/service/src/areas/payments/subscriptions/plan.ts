/** What a subscription costs, and when: the rhythm of its charges. */
import type { PaywallPricePartsInterval } from '@community-platform/types';
import { addIntervals } from '../../../kernel/moments.js';
import type { PriceRow } from '../paywalls/queries.js';
import { type Discount, reduceAmount } from '../purchase.js';

export type Plan = Pick<
  PriceRow,
  'price_type' | 'amount_in_cents' | 'interval' | 'interval_count' | 'upfront_payment_amount_in_cents'
>;

const rhythmOf = ({
  interval,
  interval_count,
}: Plan): { readonly interval: PaywallPricePartsInterval; readonly count: number } => ({
  interval: interval ?? 'monthly',
  count: interval_count ?? 1,
});

/**
 * How many charges a plan has: that of installments is paid in `interval_count` parts, one per `interval`; a subscription
 * has no last one.
 */
export const installmentsOf = (plan: Plan): number | null =>
  plan.price_type === 'installments' ? rhythmOf(plan).count : null;

/**
 * When the time is over that the charge with an index, from 0, pays for. It is reckoned from the first charge, so that a
 * plan that began on the 31st comes back to it.
 */
export const periodEnd = (plan: Plan, first: Date, index: number): Date => {
  const { interval, count } = rhythmOf(plan);
  return addIntervals(first, interval, (plan.price_type === 'installments' ? 1 : count) * (index + 1));
};

/** What the charge with an index, from 0, comes to; the parts of installments add up to the whole. */
export const chargeAmount = (plan: Plan, index: number, coupon: Discount): number => {
  const whole = reduceAmount(plan.amount_in_cents, coupon);
  const parts = installmentsOf(plan);
  const part = parts === null ? whole : Math.floor(whole / parts) + (index < whole % parts ? 1 : 0);
  return part + (index === 0 ? plan.upfront_payment_amount_in_cents : 0);
};
