/** What a subscription costs, and when: the rhythm of its charges. */
import type { PaywallPricePartsInterval } from '@community-platform/types';
import { addIntervals, stepsAfter } from '../../../kernel/moments.js';
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

/** The period that a time is in, of those that follow the first charge; one that begins at the time. */
export const periodAt = (plan: Plan, first: Date, time: Date): { readonly startsAt: Date; readonly endsAt: Date } => {
  const { interval, count } = rhythmOf(plan);
  const step = plan.price_type === 'installments' ? 1 : count;
  const steps = stepsAfter(first, interval, step, time);
  return {
    startsAt: addIntervals(first, interval, step * (steps - 1)),
    endsAt: addIntervals(first, interval, step * steps),
  };
};

/** What the charge with an index, from 0, comes to; the parts of installments add up to the whole. */
export const chargeAmount = (plan: Plan, index: number, coupon: Discount): number => {
  const whole = reduceAmount(plan.amount_in_cents, coupon);
  const parts = installmentsOf(plan);
  const part = parts === null ? whole : Math.floor(whole / parts) + (index < whole % parts ? 1 : 0);
  return part + (index === 0 ? plan.upfront_payment_amount_in_cents : 0);
};
