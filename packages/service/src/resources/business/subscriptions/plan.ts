/** What a subscription costs, and when: the rhythm of its charges. */
import { addIntervals, type Interval } from '../moments.js';
import type { PriceRow } from '../paywalls/queries.js';
import { type Purchase, reduceAmount } from '../purchase.js';

export type Plan = Pick<
  PriceRow,
  'price_type' | 'amount_in_cents' | 'interval' | 'interval_count' | 'upfront_payment_amount_in_cents'
>;

const rhythmOf = ({ interval, interval_count }: Plan): { readonly interval: Interval; readonly count: number } => ({
  interval: interval ?? 'monthly',
  count: interval_count ?? 1,
});

/**
 * How many charges a plan has: that of installments is paid in `interval_count` parts, one per `interval`; a subscription
 * has no last one.
 */
export const installmentsOf = (plan: Plan): number | null =>
  plan.price_type === 'installments' ? rhythmOf(plan).count : null;

/** When the time that a charge pays for is over. */
export const periodEnd = (plan: Plan, start: Date): Date => {
  const { interval, count } = rhythmOf(plan);
  return addIntervals(start, interval, plan.price_type === 'installments' ? 1 : count);
};

/** What the charge with an index, from 0, comes to; the parts of installments add up to the whole. */
export const chargeAmount = (plan: Plan, index: number, coupon: Purchase['coupon']): number => {
  const whole = reduceAmount(plan.amount_in_cents, coupon);
  const parts = installmentsOf(plan);
  const part = parts === null ? whole : Math.floor(whole / parts) + (index < whole % parts ? 1 : 0);
  return part + (index === 0 ? plan.upfront_payment_amount_in_cents : 0);
};
