/** The paywall that a link leads to. */
import type { InvitationLinkAttributes } from '@community-platform/types/invitation-link-request';
import { invalid } from '../../../kernel/failures.js';
import type { Scope } from '../../../kernel/scope.js';

type Paywall = InvitationLinkAttributes['paywall'];

/** The columns of a paywall; null clears all of them, and what is left out stays. */
export const paywallColumns = (paywall: Paywall) => {
  if (paywall === undefined) return {};
  if (paywall === null) {
    return { paywall_id: null, paywall_price_id: null, paywall_trial_days: null, paywall_coupon_code: null };
  }
  const { paywall_id, paywall_price_id, paywall_trial_days, paywall_coupon_code } = paywall;
  if (paywall_id === undefined) throw invalid({ paywall: ['needs its paywall_id'] });
  return {
    paywall_id,
    paywall_price_id: paywall_price_id ?? null,
    paywall_trial_days: paywall_trial_days ?? null,
    paywall_coupon_code: paywall_coupon_code ?? null,
  };
};

/** What is wrong with the ids of a paywall, by the field: they are not there, or not on sale. */
export const wrongInPaywall = async (
  { db }: Scope,
  body: Paywall,
): Promise<{ unknown: Record<string, string[]>; inactive: Record<string, string[]> }> => {
  const unknown: Record<string, string[]> = {};
  const inactive: Record<string, string[]> = {};
  const { paywall_id: id, paywall_price_id: priceId } = body ?? {};
  if (id === undefined) return { unknown, inactive };
  const paywall = await db.selectFrom('paywalls').select('status').where('id', '=', id).executeTakeFirst();
  if (paywall === undefined) unknown['paywall_id'] = [`names a paywall that this community does not have: ${id}`];
  else if (paywall.status !== 'active') inactive['paywall_id'] = ['is not active'];
  if (priceId === undefined) return { unknown, inactive };
  const price = await db
    .selectFrom('paywall_prices')
    .select('status')
    .where('paywall_id', '=', id)
    .where('id', '=', priceId)
    .executeTakeFirst();
  if (price === undefined) unknown['paywall_price_id'] = [`names a price that the paywall does not have: ${priceId}`];
  else if (price.status !== 'active') inactive['paywall_price_id'] = ['is not active'];
  return { unknown, inactive };
};
