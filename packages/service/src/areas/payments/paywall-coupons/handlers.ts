/** Coupons: discount codes for selected paywalls, or for all paywalls. */
import type { PaywallCoupon, PaywallCouponCreateRequest } from '@community-platform/types';
import { prepareQuery, type Values } from '../../../database/prepared-query.js';
import { readTime } from '../../../kernel/calendar.js';
import { found, invalid, notBlank, refused } from '../../../kernel/failures.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Reader, Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { optionalTime, timeText } from '../../../kernel/text.js';
import { COUPON } from '../coupons.js';

function selectCoupons({ db }: Pick<Reader, 'db'>) {
  return db.selectFrom('paywall_coupons').select([...COUPON, 'name', 'created_at']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCoupons>['execute']>>[number];

const readLinks = prepareQuery((db, { list }: Values<{ readonly ids: readonly number[] }>) =>
  db
    .selectFrom('paywall_coupon_paywalls')
    .select(['coupon_id', 'paywall_id'])
    .where((of) => of('coupon_id', 'in', list('ids')))
    .orderBy('paywall_id'),
);

function toCoupons(scope: Scope) {
  return async (rows: readonly Row[]): Promise<PaywallCoupon[]> => {
    const links = await readLinks(scope, { ids: rows.map(({ id }) => id) });
    return rows.map(({ expires_at, created_at, ...row }) => ({
      ...row,
      expires_at: optionalTime(expires_at),
      created_at: timeText(created_at),
      paywall_ids: links.filter(({ coupon_id }) => coupon_id === row.id).map(({ paywall_id }) => paywall_id),
    }));
  };
}

async function readCoupon(scope: Scope, id: number): Promise<PaywallCoupon> {
  const row = await selectCoupons(scope).where('id', '=', id).executeTakeFirst();
  const [coupon] = await toCoupons(scope)([found(row, 'PaywallCoupon')]);
  return found(coupon, 'PaywallCoupon');
}

/** Reads the discount of a body, which is either a percentage or an amount. */
function readDiscount(body: PaywallCouponCreateRequest) {
  const percent = body.percent_off ?? null;
  const amount = body.amount_off_in_cents ?? null;
  const { discount_type } = body;
  if (discount_type === 'percentage' && percent === null)
    throw invalid({ percent_off: ['is required for the type percentage'] });
  if (discount_type === 'amount' && amount === null)
    throw invalid({ amount_off_in_cents: ['is required for the type amount'] });
  if (discount_type === 'percentage' && amount !== null)
    throw invalid({ amount_off_in_cents: ['is only allowed for the type amount'] });
  if (discount_type === 'amount' && percent !== null)
    throw invalid({ percent_off: ['is only allowed for the type percentage'] });
  return { discount_type, percent_off: percent, amount_off_in_cents: amount };
}

async function checkPaywalls({ db }: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await db
    .selectFrom('paywalls')
    .select('id')
    .where('id', 'in', [...ids])
    .forKeyShare()
    .execute();
  if (known.length < ids.length) throw invalid({ paywall_ids: ['contains a paywall that does not exist'] });
}

const list = preparePage((of) => selectCoupons(of).$call(newestFirst('paywall_coupons')));

export const paywallCoupons = {
  listPaywallCoupons: async ({ query }, scope) => ({
    status: 200,
    body: await list(scope, readPage(query), toCoupons(scope)),
  }),

  createPaywallCoupon: async ({ body }, scope) => {
    const { db, now } = scope;
    const discount = readDiscount(body);
    const paywallIds = [...new Set(body.paywall_ids ?? [])];
    await checkPaywalls(scope, paywallIds);
    const row = await db
      .insertInto('paywall_coupons')
      .values({
        ...discount,
        code: notBlank('code', body.code),
        name: notBlank('name', body.name),
        max_redemptions: body.max_redemptions,
        expires_at: typeof body.expires_at === 'string' ? readTime(body.expires_at, 'expires_at') : null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) throw invalid({ code: ['is already used by another coupon'] });
    if (paywallIds.length > 0) {
      const links = paywallIds.map((paywall_id) => ({ coupon_id: row.id, paywall_id }));
      await db.insertInto('paywall_coupon_paywalls').values(links).execute();
    }
    return { status: 201, body: await readCoupon(scope, row.id) };
  },

  getPaywallCoupon: async ({ path }, scope) => ({ status: 200, body: await readCoupon(scope, path.id) }),

  deletePaywallCoupon: async ({ path }, scope) => {
    const { db, now } = scope;
    const locked = await selectCoupons(scope).where('id', '=', path.id).forUpdate().executeTakeFirst();
    const { id } = found(locked, 'PaywallCoupon');
    const running = await db
      .selectFrom('subscriptions')
      .select('id')
      .where('coupon_id', '=', id)
      .where('status', '!=', 'canceled')
      .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
      .limit(1)
      .executeTakeFirst();
    if (running !== undefined) throw refused('The coupon is used by a running subscription');
    await db.deleteFrom('paywall_coupons').where('id', '=', id).execute();
    return { status: 200, body: { success: true, message: 'The coupon was deleted' } };
  },
} satisfies Partial<ServiceHandlers>;
