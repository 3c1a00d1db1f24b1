/** Payouts to affiliates for the charges of buyers they referred: pending, processing, paid, or canceled. */
import type { AffiliatePayout, ListAffiliatePayoutsQuery } from '@community-platform/types';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { qualify } from '../../../database/qualified-names.js';
import { invalid } from '../../../kernel/failures.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Reader, Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { optionalTime, timeText } from '../../../kernel/text.js';
import { cellsOf, orderExport } from '../exports.js';

function selectPayouts({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('affiliate_payouts')
    .innerJoin('paywall_affiliates', 'paywall_affiliates.id', 'affiliate_payouts.affiliate_id')
    .select([
      'affiliate_payouts.id',
      'affiliate_payouts.affiliate_id as paywall_affiliate_id',
      'paywall_affiliates.member_id as community_member_id',
      ...qualify('affiliate_payouts', 'charge_id', 'status', 'amount', 'currency', 'created_at', 'paid_at'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPayouts>['execute']>>[number];

function toPayout({ created_at, paid_at, ...row }: Row): AffiliatePayout {
  return {
    ...row,
    created_at: timeText(created_at),
    paid_at: optionalTime(paid_at),
  };
}

/** Returns the affiliate ids of the listed members. Without a list, returns undefined, which selects all affiliates. */
async function readSelection({ db }: Scope, memberIds: readonly number[] | undefined): Promise<number[] | undefined> {
  if (memberIds === undefined) return undefined;
  if (memberIds.length === 0) return [];
  const rows = await db
    .selectFrom('paywall_affiliates')
    .select(['id', 'member_id'])
    .where('member_id', 'in', [...memberIds])
    .execute();
  const known = new Set(rows.map(({ member_id }) => member_id));
  const strangers = memberIds.filter((id) => !known.has(id));
  if (strangers.length > 0) throw invalid({ community_member_ids: [`not affiliates: ${strangers.join(', ')}`] });
  return rows.map(({ id }) => id);
}

/** Moves the selected payouts to the next state, and returns those that changed. */
function move(scope: Scope, affiliateIds: readonly number[] | undefined, to: 'processing' | 'paid') {
  const { db, now } = scope;
  const payouts = db
    .updateTable('affiliate_payouts')
    .set(to === 'paid' ? { status: to, paid_at: now } : { status: to })
    .where('status', '=', to === 'paid' ? 'processing' : 'pending')
    .returning(['id', 'affiliate_id', 'amount', 'currency']);
  if (affiliateIds === undefined) return payouts.execute();
  return affiliateIds.length === 0 ? [] : payouts.where('affiliate_id', 'in', [...affiliateIds]).execute();
}

const fields = [
  'id',
  'paywall_affiliate_id',
  'community_member_id',
  'charge_id',
  'status',
  'amount',
  'currency',
  'created_at',
] as const satisfies readonly (keyof AffiliatePayout)[];

/** Lists the payouts, newest first, optionally filtered by state. */
const list = preparePage((of, { optional }: Values<ListAffiliatePayoutsQuery>) =>
  selectPayouts(of)
    .$call(given(optional('status'), (all, status) => all.where('affiliate_payouts.status', '=', status)))
    .$call(newestFirst('affiliate_payouts')),
);

export const affiliatePayouts = {
  listAffiliatePayouts: async ({ query }, scope) => ({
    status: 200,
    body: await list(scope, { ...query, ...readPage(query) }, (rows) => rows.map(toPayout)),
  }),

  exportAffiliatePayouts: async ({ body }, scope) => {
    const affiliateIds = await readSelection(scope, body?.community_member_ids);
    const all = selectPayouts(scope)
      .where('affiliate_payouts.status', '=', 'processing')
      .$call(newestFirst('affiliate_payouts'));
    const some = affiliateIds?.length === 0 ? all.where('affiliate_payouts.id', '=', 0) : all;
    const rows = await some
      .$if((affiliateIds?.length ?? 0) > 0, (of) =>
        of.where('affiliate_payouts.affiliate_id', 'in', affiliateIds ?? []),
      )
      .execute();
    const order = await orderExport(scope, {
      relation: 'paywall_affiliate_payouts',
      title: 'affiliate payouts',
      fields,
      rows: cellsOf(rows.map(toPayout), { fields, times: ['created_at'], timezone: 'Etc/UTC' }),
    });
    const named = body?.community_member_ids ?? rows.map(({ community_member_id }) => community_member_id);
    return { status: 201, body: { ...order, community_member_ids: [...new Set(named)] } };
  },

  markAffiliatePayoutsPaid: async ({ body }, scope) => {
    const { db } = scope;
    const affiliateIds = await readSelection(scope, body?.community_member_ids);
    const open = db
      .selectFrom('affiliate_payouts')
      .select('id')
      .where('status', 'in', ['pending', 'processing'])
      .$if((affiliateIds?.length ?? 0) > 0, (of) => of.where('affiliate_id', 'in', affiliateIds ?? []));
    // Counts all unpaid payouts of the selection, of which only those in status `processing` become paid.
    const expected = affiliateIds?.length === 0 ? [] : await open.forUpdate().execute();
    const processed = await move(scope, affiliateIds, 'paid');
    return { status: 200, body: { expected: expected.length, processed: processed.length } };
  },

  startAffiliatePayouts: async ({ body }, scope) => {
    const { db, ports } = scope;
    const started = await move(scope, await readSelection(scope, body?.community_member_ids), 'processing');
    await ports.payments.payOut(
      db,
      started.map(({ id, affiliate_id, amount, currency }) => ({
        amount,
        currency,
        note: `payout ${id} to affiliate ${affiliate_id}`,
      })),
    );
    return { status: 200, body: { processing: started.length } };
  },
} satisfies Partial<ServiceHandlers>;
