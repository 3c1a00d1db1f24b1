/** The paywall of an invitation link. */
import type { InvitationLinkAttributes } from '@community-platform/types/invitation-link-request';
import { invalid } from '../../../kernel/failures.js';
import type { Scope } from '../../../kernel/scope.js';

export interface GivenPaywall {
  readonly paywall_id: number | undefined;
  readonly paywall_price_id: number | undefined;
  readonly paywall_trial_days: number | null;
  readonly paywall_coupon_code: string | null;
}

type Paywall = GivenPaywall | null | undefined;

/** Parses an id, which is a number, or a string as in responses. An empty string means no id. */
export function readId(id: number | string | undefined): number | undefined {
  return id === undefined || id === '' ? undefined : Number(id);
}

/** Reads the paywall of a body and converts its ids to numbers. */
export function readPaywall(paywall: InvitationLinkAttributes['paywall']): Paywall {
  if (paywall === undefined || paywall === null) return paywall;
  return {
    paywall_id: readId(paywall.paywall_id),
    paywall_price_id: readId(paywall.paywall_price_id),
    paywall_trial_days: (paywall.paywall_trial_days ?? paywall.trial_days) || null,
    paywall_coupon_code: paywall.paywall_coupon_code || null,
  };
}

/** Returns the paywall columns of an invitation link; null clears all of them, and omitted fields stay unchanged. */
export function paywallColumns(paywall: Paywall) {
  if (paywall === undefined) return {};
  if (paywall === null) {
    return { paywall_id: null, paywall_price_id: null, paywall_trial_days: null, paywall_coupon_code: null };
  }
  const { paywall_id, paywall_price_id, paywall_trial_days, paywall_coupon_code } = paywall;
  if (paywall_id === undefined) throw invalid({ paywall: ['needs its paywall_id'] });
  return {
    paywall_id,
    paywall_price_id: paywall_price_id ?? null,
    paywall_trial_days,
    paywall_coupon_code,
  };
}

interface Before {
  readonly paywall_id: number | null;
  readonly paywall_price_id: number | null;
}

/**
 * Returns the errors for the paywall ids of a request: unknown ids, and ids that are not on sale unless the link
 * already had them.
 */
export async function wrongInPaywall(
  { db }: Scope,
  body: Paywall,
  before?: Before,
): Promise<{ unknown: Record<string, string[]>; inactive: Record<string, string[]> }> {
  const unknown: Record<string, string[]> = {};
  const inactive: Record<string, string[]> = {};
  const { paywall_id: id, paywall_price_id: priceId } = body ?? {};
  if (id === undefined) return { unknown, inactive };
  const paywall = await db.selectFrom('paywalls').select('status').where('id', '=', id).executeTakeFirst();
  if (paywall === undefined) unknown['paywall_id'] = [`contains an unknown paywall: ${id}`];
  else if (paywall.status !== 'active' && id !== before?.paywall_id) inactive['paywall_id'] = ['is not active'];
  if (priceId === undefined) return { unknown, inactive };
  const price = await db
    .selectFrom('paywall_prices')
    .select('status')
    .where('paywall_id', '=', id)
    .where('id', '=', priceId)
    .executeTakeFirst();
  if (price === undefined) unknown['paywall_price_id'] = [`contains an unknown price of the paywall: ${priceId}`];
  else if (price.status !== 'active' && priceId !== before?.paywall_price_id)
    inactive['paywall_price_id'] = ['is not active'];
  return { unknown, inactive };
}
