/** Groups of paywalls with the same currency; a member can subscribe to only one of them at a time. */

import { currencyOfId } from '../../../kernel/currencies.js';
import { found, invalid, notBlank } from '../../../kernel/failures.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Reader, ServiceHandlers } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

const columns = ['id', 'name', 'currency_id', 'created_at', 'updated_at'] as const;

function selectGroups({ db }: Pick<Reader, 'db'>) {
  return db.selectFrom('paywall_groups').select(columns);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectGroups>['execute']>>[number];

function toGroup({ created_at, updated_at, ...row }: Row) {
  return {
    ...row,
    created_at: timeText(created_at),
    updated_at: timeText(updated_at),
  };
}

function checkCurrency(id: number): void {
  if (currencyOfId(id) === undefined) throw invalid({ currency_id: ['does not exist'] });
}

const list = preparePage((of) => selectGroups(of).$call(newestFirst('paywall_groups')));

export const paywallGroups = {
  listPaywallGroups: async ({ query }, scope) => ({
    status: 200,
    body: await list(scope, readPage(query), (rows) => rows.map(toGroup)),
  }),

  createPaywallGroup: async ({ body: { name, currency_id } }, { db, now }) => {
    checkCurrency(currency_id);
    const row = await db
      .insertInto('paywall_groups')
      .values({ name: notBlank('name', name), currency_id, created_at: now, updated_at: now })
      .returning(columns)
      .executeTakeFirstOrThrow();
    return { status: 201, body: toGroup(row) };
  },

  getPaywallGroup: async ({ path }, scope) => {
    const row = await selectGroups(scope).where('id', '=', path.id).executeTakeFirst();
    return { status: 200, body: toGroup(found(row, 'PaywallGroup')) };
  },

  updatePaywallGroup: async ({ path, body: { name, currency_id } }, scope) => {
    const { db, now } = scope;
    const locked = await selectGroups(scope).where('id', '=', path.id).forUpdate().executeTakeFirst();
    const group = found(locked, 'PaywallGroup');
    if (currency_id !== undefined && currency_id !== group.currency_id) {
      checkCurrency(currency_id);
      const paywall = await db
        .selectFrom('paywalls')
        .select('id')
        .where('paywall_group_id', '=', group.id)
        .limit(1)
        .executeTakeFirst();
      if (paywall !== undefined) throw invalid({ currency_id: ['cannot change once the group has paywalls'] });
    }
    const row = await db
      .updateTable('paywall_groups')
      .set({ name: notBlank('name', name), currency_id, updated_at: now })
      .where('id', '=', group.id)
      .returning(columns)
      .executeTakeFirstOrThrow();
    return { status: 200, body: toGroup(row) };
  },
} satisfies Partial<ServiceHandlers>;
