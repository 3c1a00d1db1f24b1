/** Payment plan of a subscription: the amounts and dates of its charges. */
import type { PaywallPricePartsInterval } from '@community-platform/types';
import { addIntervals, stepsAfter } from '../../../kernel/moments.js';
import type { PriceRow } from '../paywalls/queries.js';
import { type Discount, reduceAmount } from '../purchase.js';

export type Plan = Pick<
  PriceRow,
  'price_type' | 'amount_in_cents' | 'interval' | 'interval_count' | 'upfront_payment_amount_in_cents'
>;

function rhythmOf({ interval, interval_count }: Plan): {
  readonly interval: PaywallPricePartsInterval;
  readonly count: number;
} {
  return {
    interval: interval ?? 'monthly',
    count: interval_count ?? 1,
  };
}

/**
 * Returns the number of charges of a plan: `interval_count` for installments, each after one `interval`; null for a
 * subscription, which has no last charge.
 */
export function installmentsOf(plan: Plan): number | null {
  return plan.price_type === 'installments' ? rhythmOf(plan).count : null;
}

/**
 * Returns the end of the period that a charge (index from 0) pays for. Calculated from the first charge, so that a plan
 * that started on the 31st returns to that day.
 */
export function periodEnd(plan: Plan, first: Date, index: number): Date {
  const { interval, count } = rhythmOf(plan);
  return addIntervals(first, interval, (plan.price_type === 'installments' ? 1 : count) * (index + 1));
}

/** Returns the period that contains a time, calculated from the first charge. The start belongs to the period. */
export function periodAt(plan: Plan, first: Date, time: Date): { readonly startsAt: Date; readonly endsAt: Date } {
  const { interval, count } = rhythmOf(plan);
  const step = plan.price_type === 'installments' ? 1 : count;
  const steps = stepsAfter(first, interval, step, time);
  return {
    startsAt: addIntervals(first, interval, step * (steps - 1)),
    endsAt: addIntervals(first, interval, step * steps),
  };
}

/** Returns the amount of a charge (index from 0); the amounts of all installments add up to the price. */
export function chargeAmount(plan: Plan, index: number, coupon: Discount): number {
  const whole = reduceAmount(plan.amount_in_cents, coupon);
  const parts = installmentsOf(plan);
  const part = parts === null ? whole : Math.floor(whole / parts) + (index < whole % parts ? 1 : 0);
  return part + (index === 0 ? plan.upfront_payment_amount_in_cents : 0);
}
