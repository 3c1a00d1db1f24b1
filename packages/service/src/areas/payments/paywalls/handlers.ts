/** Paywalls: creation, publication and archiving. */
import type { PaywallStatus } from '@community-platform/types';
import { sql } from 'kysely';
import { given } from '../../../database/given.js';
import { currencyOfCode, currencyOfId } from '../../../kernel/currencies.js';
import { invalid, notBlank, refused } from '../../../kernel/failures.js';
import { requireKnown } from '../../../kernel/known-ids.js';
import { replaceLinks } from '../../../kernel/link-tables.js';
import { byLanguage, newestFirst } from '../../../kernel/orders.js';
import { listPage, readPage } from '../../../kernel/page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { containing } from '../../../kernel/text.js';
import { ensurePaywallGroup, settlePaywall } from '../access.js';
import { addPrice, writePrices } from './prices.js';
import { lockPaywall, readPaywall, selectPaywalls, toPaywalls } from './queries.js';

/** Throws a 422 for an unknown group or one with another currency; locks the group until the write ends. */
async function checkGroup({ db }: Scope, id: number | null | undefined, currency: string): Promise<void> {
  if (id === null || id === undefined) return;
  const group = await db
    .selectFrom('paywall_groups')
    .select('currency_id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (group === undefined) throw invalid({ paywall_group_id: ['does not exist'] });
  const code = currencyOfId(group.currency_id)?.code;
  if (code !== currency) throw invalid({ paywall_group_id: [`is in ${code}, and the paywall in ${currency}`] });
}

/** Changes a paywall and its prices from one of the states in `from` to `to`. */
async function move(
  scope: Scope,
  id: number,
  { from, to, done }: { readonly from: readonly PaywallStatus[]; readonly to: PaywallStatus; readonly done: string },
) {
  const { db, now } = scope;
  const paywall = await lockPaywall(scope, id);
  if (!from.includes(paywall.status)) throw refused(`The paywall is ${paywall.status}, so it cannot be ${done}`);
  await db.updateTable('paywalls').set({ status: to, updated_at: now }).where('id', '=', id).execute();
  await db.updateTable('paywall_prices').set({ status: to }).where('paywall_id', '=', id).execute();
  return { status: 200 as const, body: { success: true, message: `The paywall was ${done}` } };
}

/** Sets the access groups of a paywall. Creates a group if the paywall grants access and would have no group. */
async function writeGroups(scope: Scope, id: number, groupIds: readonly number[] | undefined): Promise<void> {
  await requireKnown(scope, { access_group_ids: ['access_groups', groupIds] });
  const archived = await scope.db
    .selectFrom('access_groups')
    .select('id')
    .where('id', 'in', groupIds ?? [])
    .where('status', '=', 'archived')
    .execute();
  if (archived.length > 0) throw invalid({ access_group_ids: ['contains an archived access group'] });
  if (groupIds !== undefined) await replaceLinks(scope, 'paywallGroups', id, groupIds);
  await ensurePaywallGroup(scope, id);
}

/** Deletes the coupons that apply only to this paywall: without the paywall, they would apply to all paywalls. */
async function deleteItsCoupons({ db }: Scope, paywallId: number): Promise<void> {
  // Locks the coupons: if their last two paywalls are deleted concurrently, the second deletion sees that none is left.
  await db
    .selectFrom('paywall_coupons')
    .select('id')
    .where('id', 'in', (of) =>
      of.selectFrom('paywall_coupon_paywalls').select('coupon_id').where('paywall_id', '=', paywallId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  await db
    .deleteFrom('paywall_coupons')
    .where('id', 'in', (of) =>
      of
        .selectFrom('paywall_coupon_paywalls')
        .select('coupon_id')
        .groupBy('coupon_id')
        .having(sql<boolean>`count(*) = 1 and min(paywall_id) = ${paywallId}`),
    )
    .execute();
}

export const paywalls = {
  searchPaywalls: async ({ query }, scope) => {
    const { name, status, currency, paywall_id, exclude_paywall_id, sort, direction } = query;
    const { subscription_group_id, exclude_subscription_group_id } = query;
    const some = selectPaywalls(scope)
      .$call(
        given(name, (of, name) =>
          of.where((is) =>
            is.or([
              is('paywalls.name', 'ilike', containing(name)),
              is('paywalls.display_name', 'ilike', containing(name)),
            ]),
          ),
        ),
      )
      .$call(given(status, (of, status) => of.where('paywalls.status', 'in', status)))
      .$call(given(currency, (of, currency) => of.where('paywalls.currency', 'in', currency)))
      .$call(given(paywall_id, (of, paywall_id) => of.where('paywalls.id', 'in', paywall_id)))
      .$call(
        given(exclude_paywall_id, (of, exclude_paywall_id) => of.where('paywalls.id', 'not in', exclude_paywall_id)),
      )
      .$call(
        given(subscription_group_id, (of, subscription_group_id) =>
          of.where('paywalls.paywall_group_id', 'in', subscription_group_id),
        ),
      )
      .$call(
        given(exclude_subscription_group_id, (of, exclude_subscription_group_id) =>
          of.where((is) =>
            is.or([
              is('paywalls.paywall_group_id', 'is', null),
              is('paywalls.paywall_group_id', 'not in', exclude_subscription_group_id),
            ]),
          ),
        ),
      );
    const order = direction ?? 'asc';
    const ordered = {
      title: () =>
        some
          .orderBy(byLanguage(sql`coalesce(paywalls.name, paywalls.display_name)`), order)
          .orderBy('paywalls.id', order),
      status: () => some.orderBy(sql`paywalls.status collate "C"`, order).orderBy('paywalls.id', order),
      created_at: () => some.orderBy('paywalls.created_at', order).orderBy('paywalls.id', order),
      newest: () => some.$call(newestFirst('paywalls')),
    }[sort ?? 'newest']();
    return { status: 200, body: await listPage(ordered, readPage(query), toPaywalls(scope)) };
  },

  createPaywall: async ({ body }, scope) => {
    const { db, now } = scope;
    if (currencyOfCode(body.currency) === undefined) throw invalid({ currency: ['does not exist'] });
    await checkGroup(scope, body.paywall_group_id, body.currency);
    const paywall = await db
      .insertInto('paywalls')
      .values({
        name: notBlank('name', body.name),
        display_name: notBlank('display_name', body.display_name),
        currency: body.currency,
        paywall_group_id: body.paywall_group_id,
        access_groups_enabled: body.access_groups_enabled ?? false,
        created_at: now,
        updated_at: now,
      })
      .returning(['id', 'status'])
      .executeTakeFirstOrThrow();
    for (const [index, price] of body.prices.entries()) await addPrice(scope, paywall, price, index);
    await writeGroups(scope, paywall.id, body.access_group_ids);
    return { status: 201, body: await readPaywall(scope, paywall.id) };
  },

  getPaywall: async ({ path }, scope) => ({ status: 200, body: await readPaywall(scope, path.id) }),

  updatePaywall: async ({ path, body }, scope) => {
    const paywall = await lockPaywall(scope, path.id);
    await checkGroup(scope, body.paywall_group_id, paywall.currency);
    await scope.db
      .updateTable('paywalls')
      .set({
        name: notBlank('name', body.name),
        display_name: notBlank('display_name', body.display_name),
        paywall_group_id: body.paywall_group_id,
        access_groups_enabled: body.access_groups_enabled,
        updated_at: scope.now,
      })
      .where('id', '=', paywall.id)
      .execute();
    await writePrices(scope, paywall, body.prices ?? []);
    await writeGroups(scope, paywall.id, body.access_group_ids);
    if (body.access_group_ids !== undefined || body.access_groups_enabled !== undefined)
      await settlePaywall(scope, paywall.id);
    return { status: 200, body: await readPaywall(scope, paywall.id) };
  },

  deletePaywall: async ({ path }, scope) => {
    const { db, now } = scope;
    const { id } = await lockPaywall(scope, path.id);
    const { has_charges, has_subscriptions } = await db
      .selectNoFrom((of) => [
        of.exists(of.selectFrom('charges').select('id').where('paywall_id', '=', id)).as('has_charges'),
        of
          .exists(
            of
              .selectFrom('subscriptions')
              .select('id')
              .where('paywall_id', '=', id)
              .where('status', '!=', 'canceled')
              .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)])),
          )
          .as('has_subscriptions'),
      ])
      .executeTakeFirstOrThrow();
    if (has_charges) throw refused('The paywall has charges, so it cannot be deleted');
    if (has_subscriptions) throw refused('The paywall has running subscriptions, so it cannot be deleted');
    await deleteItsCoupons(scope, id);
    // Without their paywall, the links would grant access for free.
    await db
      .updateTable('invitation_links')
      .set({ status: 'revoked', updated_at: now })
      .where('paywall_id', '=', id)
      .where('status', '=', 'active')
      .execute();
    await db.deleteFrom('paywalls').where('id', '=', id).execute();
    return { status: 200, body: { success: true, message: 'The paywall was deleted' } };
  },

  publishPaywall: ({ path }, scope) =>
    move(scope, path.id, { from: ['draft', 'inactive'], to: 'active', done: 'published' }),

  archivePaywall: ({ path }, scope) => move(scope, path.id, { from: ['active'], to: 'inactive', done: 'archived' }),

  unarchivePaywall: ({ path }, scope) => move(scope, path.id, { from: ['inactive'], to: 'active', done: 'unarchived' }),
} satisfies Partial<ServiceHandlers>;
