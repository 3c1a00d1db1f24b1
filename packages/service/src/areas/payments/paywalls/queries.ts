/** Paywalls with their prices, read with two queries for any number of paywalls. */
import type { Paywall } from '@community-platform/types';
import { qualify } from '../../../database/qualified-names.js';
import { readTogether } from '../../../database/together.js';
import { found } from '../../../kernel/failures.js';
import type { Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

const columns = [
  ...qualify('paywalls', 'id', 'name', 'display_name', 'status', 'currency', 'paywall_group_id'),
  ...qualify('paywalls', 'access_groups_enabled', 'created_at'),
] as const;

/** Selects paywalls. */
export function selectPaywalls({ db }: Scope) {
  return db
    .selectFrom('paywalls')
    .select(columns)
    .select((of) =>
      of
        .selectFrom('paywall_groups')
        .select('paywall_groups.name')
        .whereRef('paywall_groups.id', '=', 'paywalls.paywall_group_id')
        .as('subscription_group'),
    );
}

export type PaywallRow = Awaited<ReturnType<ReturnType<typeof selectPaywalls>['execute']>>[number];

/** Selects prices of paywalls. */
export function selectPrices({ db }: Scope) {
  return db
    .selectFrom('paywall_prices')
    .select([
      'id',
      'paywall_id',
      'name',
      'display_name',
      'status',
      'price_type',
      'amount_in_cents',
      'interval',
      'interval_count',
      'upfront_payment_amount_in_cents',
    ]);
}

export type PriceRow = Awaited<ReturnType<ReturnType<typeof selectPrices>['execute']>>[number];

/** Converts rows to paywalls with their prices, in the same order. */
export function toPaywalls(scope: Scope) {
  return async (rows: readonly PaywallRow[]): Promise<Paywall[]> => {
    const ids = rows.map(({ id }) => id);
    const { prices, groups } = await readTogether(scope.db, {
      prices: selectPrices(scope).where('paywall_id', 'in', ids).orderBy('id'),
      groups: scope.db
        .selectFrom('paywall_access_groups')
        .select(['paywall_id', 'access_group_id'])
        .where('paywall_id', 'in', ids)
        .orderBy('access_group_id'),
    });
    return rows.map(({ created_at, ...row }) => ({
      ...row,
      access_group_ids: groups
        .filter(({ paywall_id }) => paywall_id === row.id)
        .map(({ access_group_id }) => access_group_id),
      created_at: timeText(created_at),
      prices: prices
        .filter(({ paywall_id }) => paywall_id === row.id)
        .map(({ paywall_id: _paywall, ...price }) => ({ ...price, recurring: price.price_type !== 'onetime' })),
    }));
  };
}

/** Returns the record of a paywall; throws a 404 if it does not exist. */
export async function readPaywall(scope: Scope, id: number): Promise<Paywall> {
  const row = await selectPaywalls(scope).where('paywalls.id', '=', id).executeTakeFirst();
  const [paywall] = await toPaywalls(scope)([found(row, 'Paywall')]);
  return found(paywall, 'Paywall');
}

/** Returns the paywall and locks it until the write ends, so that nobody buys it in the meantime. */
export async function lockPaywall({ db }: Scope, id: number) {
  return found(
    await db
      .selectFrom('paywalls')
      .select(['id', 'status', 'currency', 'paywall_group_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
    'Paywall',
  );
}
