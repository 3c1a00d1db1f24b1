/** Purchases: validates and locks everything that a purchase references. */
import type { PaywallPriceType, PurchaseAttributes } from '@community-platform/types';
import { sql } from 'kysely';
import { invalid } from '../../kernel/failures.js';
import type { Scope } from '../../kernel/scope.js';
import { COUPON } from './coupons.js';
import { selectPrices } from './paywalls/queries.js';

async function lockMember({ db }: Scope, id: number) {
  const member = await db
    .selectFrom('members')
    .select(['id', 'email', 'active'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (member === undefined) throw invalid({ community_member_id: ['does not exist'] });
  if (!member.active) throw invalid({ community_member_id: ['is deactivated'] });
  return member;
}

async function lockOffer(scope: Scope, priceId: number, types: readonly PaywallPriceType[]) {
  const { db } = scope;
  const unknown = () => invalid({ paywall_price_id: ['does not exist'] });
  const known = await selectPrices(scope).where('id', '=', priceId).executeTakeFirst();
  if (known === undefined) throw unknown();
  const paywall = await db
    .selectFrom('paywalls')
    .select(['id', 'status', 'currency', 'paywall_group_id'])
    .where('id', '=', known.paywall_id)
    .forShare()
    .executeTakeFirst();
  // The price is read again, because it may have changed before the paywall was locked.
  const price = await selectPrices(scope).where('id', '=', priceId).executeTakeFirst();
  if (paywall === undefined || price === undefined) throw unknown();
  if (!types.includes(price.price_type))
    throw invalid({ paywall_price_id: [`is of type ${price.price_type}, not ${types.join(' or ')}`] });
  if (paywall.status !== 'active' || price.status !== 'active')
    throw invalid({ paywall_price_id: [`belongs to a paywall that is ${paywall.status}`] });
  return { paywall, price };
}

async function lockCoupon({ db, now }: Scope, code: string, paywallId: number) {
  const refuse = (reason: string) => invalid({ paywall_coupon_code: [reason] });
  const coupon = await db
    .selectFrom('paywall_coupons')
    .select(COUPON)
    .where(sql<boolean>`lower(code) = lower(${code})`)
    .forUpdate()
    .executeTakeFirst();
  if (coupon === undefined) throw refuse('does not exist');
  if (coupon.expires_at !== null && coupon.expires_at <= now) throw refuse('has expired');
  if (coupon.max_redemptions !== null && coupon.redemptions_count >= coupon.max_redemptions) throw refuse('is used up');
  const links = await db
    .selectFrom('paywall_coupon_paywalls')
    .select('paywall_id')
    .where('coupon_id', '=', coupon.id)
    .execute();
  if (links.length > 0 && !links.some(({ paywall_id }) => paywall_id === paywallId))
    throw refuse('is not valid for this paywall');
  await db
    .updateTable('paywall_coupons')
    .set({ redemptions_count: coupon.redemptions_count + 1 })
    .where('id', '=', coupon.id)
    .execute();
  return coupon;
}

async function findAffiliate({ db }: Scope, code: string, buyerId: number) {
  const affiliate = await db
    .selectFrom('paywall_affiliates')
    .select(['id', 'status', 'member_id'])
    .where(sql<boolean>`lower(code) = lower(${code})`)
    .executeTakeFirst();
  if (affiliate === undefined) throw invalid({ affiliate_code: ['does not exist'] });
  if (affiliate.status !== 'enrolled')
    throw invalid({ affiliate_code: [`belongs to an affiliate who is ${affiliate.status}`] });
  if (affiliate.member_id === buyerId) throw invalid({ affiliate_code: ['belongs to the buyer'] });
  return affiliate;
}

/** Validates and locks everything that a purchase references, and redeems its coupon. */
export async function preparePurchase(scope: Scope, body: PurchaseAttributes, types: readonly PaywallPriceType[]) {
  // Same lock order as for changes of a paywall: the paywall first, then its buyers.
  const { paywall, price } = await lockOffer(scope, body.paywall_price_id, types);
  const member = await lockMember(scope, body.community_member_id);
  const { paywall_coupon_code: couponCode, affiliate_code: affiliateCode } = body;
  const affiliate = affiliateCode === undefined ? undefined : await findAffiliate(scope, affiliateCode, member.id);
  const coupon = couponCode === undefined ? undefined : await lockCoupon(scope, couponCode, paywall.id);
  return { member, paywall, price, coupon, affiliate, platform: body.platform ?? 'web' };
}

export type Purchase = Awaited<ReturnType<typeof preparePurchase>>;

/** The discount of a coupon; `undefined` without a coupon. */
export type Discount = Pick<NonNullable<Purchase['coupon']>, 'percent_off' | 'amount_off_in_cents'> | undefined;

/** Returns an amount reduced by the discount of a coupon, but at least zero. */
export function reduceAmount(amount: number, coupon: Discount): number {
  const share = Math.round((amount * (coupon?.percent_off ?? 0)) / 100);
  return Math.max(0, amount - share - (coupon?.amount_off_in_cents ?? 0));
}
