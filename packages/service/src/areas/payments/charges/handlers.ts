/** Charges: payments of members and their refunds. */
import type { CommunityMemberCharge } from '@community-platform/types';
import { sql } from 'kysely';
import { found, invalid, refused } from '../../../kernel/failures.js';
import { byLanguage, newestFirst } from '../../../kernel/orders.js';
import { listPage, readPage } from '../../../kernel/page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { settleAccess, settlePurchase } from '../access.js';
import { giveBack, lockCharge, makeCharges } from '../charging/make.js';
import { filterCharges, selectCharges, term, toCharge } from '../charging/queries.js';
import { cellsOf, chooseFields, orderExport, tellFilters } from '../exports.js';
import { PARTY_FIELDS } from '../parties.js';
import { type Purchase, preparePurchase, reduceAmount } from '../purchase.js';
import { settle } from '../subscriptions/renewals.js';

const fields = [
  'id',
  'processor_id',
  'invoice_processor_id',
  'subscription_processor_id',
  'status',
  'display_status_raw',
  'refundable',
  'amount',
  'amount_refunded',
  'amount_to_refund',
  'currency',
  'platform',
  'payment_method_type',
  'created_at',
  ...PARTY_FIELDS,
] as const satisfies readonly (keyof CommunityMemberCharge)[];

const orders = {
  amount: sql`charges.amount`,
  charge_term: term,
  community_member_name: byLanguage(sql`members.name`),
  paywall_name: byLanguage(sql`coalesce(paywalls.name, paywalls.display_name)`),
  platform: sql`charges.platform collate "C"`,
  display_status: sql`charges.status collate "C"`,
  created_at: sql`charges.created_at`,
};

async function readCharge(scope: Scope, id: number): Promise<CommunityMemberCharge> {
  const row = await selectCharges(scope).where('charges.id', '=', id).executeTakeFirst();
  return toCharge(found(row, 'Charge'));
}

/** Throws a 422 if the member already bought the price. Locks the member, so that no concurrent charge is made. */
async function checkBought({ db }: Scope, { member, price }: Purchase): Promise<void> {
  const bought = await db
    .selectFrom('charges')
    .select('id')
    .where('member_id', '=', member.id)
    .where('paywall_price_id', '=', price.id)
    .where('status', '!=', 'refunded')
    .limit(1)
    .executeTakeFirst();
  if (bought !== undefined)
    throw invalid({ paywall_price_id: [`was already bought by the member with the charge ${bought.id}`] });
}

export const charges = {
  listCommunityMemberCharges: async ({ query }, scope) => {
    await settle(scope);
    const { sort, direction } = query;
    const ordered = filterCharges(selectCharges(scope), query)
      .orderBy(orders[sort], (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
      .orderBy('charges.id', direction);
    return { status: 200, body: await listPage(ordered, readPage(query), (rows) => rows.map(toCharge)) };
  },

  createCommunityMemberCharge: async ({ body }, scope) => {
    const purchase = await preparePurchase(scope, body, ['onetime']);
    await checkBought(scope, purchase);
    const amount = reduceAmount(purchase.price.amount_in_cents, purchase.coupon);
    const dues = [{ amount, at: scope.now }];
    const [id = 0] = await makeCharges(scope, purchase, { dues, subscriptionId: null });
    await settlePurchase(scope, purchase.member.id, purchase.paywall.id);
    return { status: 201, body: await readCharge(scope, id) };
  },

  exportCommunityMemberCharges: async ({ query: { fields: named, timezone, ...filters } }, scope) => {
    await settle(scope);
    const chosen = chooseFields(named, fields);
    const rows = await filterCharges(selectCharges(scope), filters).$call(newestFirst('charges')).execute();
    const order = await orderExport(scope, {
      relation: 'community_member_charges',
      title: 'charges',
      fields: chosen,
      rows: cellsOf(rows.map(toCharge), { fields: chosen, times: ['created_at'], timezone }),
    });
    return { status: 201, body: { ...order, fields: chosen, filters: tellFilters(filters) } };
  },

  getCommunityMemberCharge: async ({ path }, scope) => ({ status: 200, body: await readCharge(scope, path.id) }),

  refundCommunityMemberCharge: async ({ path, body }, scope) => {
    const charge = await lockCharge(scope, path.id);
    const left = charge.amount - charge.amount_refunded;
    if (left === 0) throw refused('The charge is fully refunded');
    const amount = body.amount ?? left;
    if (amount > left) throw invalid({ amount: [`must not be more than ${left}, the remaining amount`] });
    await giveBack(scope, charge, { amount, note: body.reason_details });
    if (charge.member_id !== null) await settleAccess(scope, [charge.member_id]);
    return { status: 200, body: await readCharge(scope, charge.id) };
  },
} satisfies Partial<ServiceHandlers>;
