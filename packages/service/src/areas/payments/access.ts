/** Calculates the access groups that payments grant, and until when. */
import { sql } from 'kysely';
import { announce } from '../../kernel/domain-events.js';
import { groupBy } from '../../kernel/group.js';
import { replaceLinks } from '../../kernel/link-tables.js';
import type { Scope } from '../../kernel/scope.js';

/**
 * Selects paid access as rows of `member_id`, `access_group_id` and `ends_at` (null for access without an end): from
 * running subscriptions, and from one-time purchases that were not fully refunded.
 */
function paidAccess({ communityId, now }: Scope, memberIds: readonly number[]) {
  return sql`
  select member_id, access_group_id, case when bool_or(ends_at is null) then null else max(ends_at) end as ends_at
  from (
    select community_id, member_id, paywall_id, ends_at from subscriptions
    where community_id = ${communityId} and member_id = any(${[...memberIds]}::integer[]) and status <> 'canceled'
      and (ends_at is null or ends_at > ${now}::timestamptz)
    union all
    select community_id, member_id, paywall_id, null from charges
    where community_id = ${communityId} and member_id = any(${[...memberIds]}::integer[]) and subscription_id is null
      and status <> 'refunded') as paid
  join paywalls on paywalls.community_id = paid.community_id and paywalls.id = paid.paywall_id
    and access_groups_enabled
  join paywall_access_groups on paywall_access_groups.community_id = paid.community_id
    and paywall_access_groups.paywall_id = paid.paywall_id
  group by member_id, access_group_id`;
}

interface Membership {
  readonly member_id: number;
  readonly access_group_id: number;
}

async function tell(
  scope: Scope,
  type: 'access_group_joined' | 'access_group_left',
  rows: readonly Membership[],
): Promise<void> {
  for (const [groupId, members] of groupBy(rows, ({ access_group_id }) => access_group_id)) {
    const contactIds = members.map(({ member_id }) => member_id);
    await announce(scope, { type, contactIds, about: [['AccessGroup', groupId]] });
  }
}

/**
 * Updates the access groups of members according to their payments. Memberships that do not come from a payment are
 * kept.
 */
export async function settleAccess(scope: Scope, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return;
  const { db, communityId, now } = scope;
  // A concurrent call waits here, and then sees the payments and refunds of the first one.
  await db
    .selectFrom('members')
    .select('id')
    .where(sql<boolean>`id = any(${[...memberIds]}::integer[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const paid = paidAccess(scope, memberIds);
  const left = await sql<Membership>`
    delete from access_group_members where community_id = ${communityId} and is_paid
      and member_id = any(${[...memberIds]}::integer[])
      and (member_id, access_group_id) not in (select member_id, access_group_id from (${paid}) as paid)
    returning member_id, access_group_id`.execute(db);
  const joined = await sql<Membership>`
    insert into access_group_members
      (community_id, member_id, access_group_id, is_paid, ends_at, created_at, updated_at)
    select ${communityId}, member_id, access_group_id, true, ends_at, ${now}::timestamptz, ${now}::timestamptz
    from (${paid}) as paid
    on conflict (community_id, access_group_id, member_id) do nothing
    returning member_id, access_group_id`.execute(db);
  await sql`
    update access_group_members set ends_at = paid.ends_at, updated_at = ${now}::timestamptz
    from (${paid}) as paid
    where community_id = ${communityId} and is_paid and access_group_members.member_id = paid.member_id
      and access_group_members.access_group_id = paid.access_group_id
      and access_group_members.ends_at is distinct from paid.ends_at`.execute(db);
  await tell(scope, 'access_group_left', left.rows);
  await tell(scope, 'access_group_joined', joined.rows);
}

/** Like `settleAccess`, for all buyers of a paywall. */
export async function settlePaywall(scope: Scope, paywallId: number): Promise<void> {
  const { rows } = await sql<{ member_id: number }>`
    select member_id from subscriptions
    where community_id = ${scope.communityId} and paywall_id = ${paywallId} and member_id is not null
    union
    select member_id from charges
    where community_id = ${scope.communityId} and paywall_id = ${paywallId} and member_id is not null`.execute(
    scope.db,
  );
  await settleAccess(
    scope,
    rows.map(({ member_id }) => member_id),
  );
}

/** Completes a purchase: grants access and publishes the domain event. */
export async function settlePurchase(scope: Scope, memberId: number, paywallId: number): Promise<void> {
  await settleAccess(scope, [memberId]);
  await announce(scope, { type: 'paywall_purchased', contactIds: [memberId], about: [['Paywall', paywallId]] });
}

/** Removes access that has ended; resolves to whether there was any. */
export async function endLapsedAccess(scope: Scope): Promise<boolean> {
  const over = await scope.db
    .deleteFrom('access_group_members')
    .where('ends_at', '<=', scope.now)
    .returning(['member_id', 'access_group_id'])
    .execute();
  await tell(scope, 'access_group_left', over);
  return over.length > 0;
}

/** Restores access that ends in the future but was removed while the clock showed a later time. */
export async function restoreEndedAccess(scope: Scope): Promise<void> {
  const paid = await scope.db
    .selectFrom('subscriptions')
    .select('member_id')
    .distinct()
    .where('status', '!=', 'canceled')
    .where('ends_at', '>', scope.now)
    .where('member_id', 'is not', null)
    .execute();
  await settleAccess(
    scope,
    paid.flatMap(({ member_id }) => member_id ?? []),
  );
}

/** Creates an access group for a paywall that has none, named after it, with a number if the name is taken. */
export async function ensurePaywallGroup(scope: Scope, paywallId: number): Promise<void> {
  const { db, now } = scope;
  const paywall = await db
    .selectFrom('paywalls')
    .select(['display_name', 'access_groups_enabled'])
    .select((of) =>
      of
        .exists(of.selectFrom('paywall_access_groups').select('access_group_id').where('paywall_id', '=', paywallId))
        .as('has_group'),
    )
    .where('id', '=', paywallId)
    .executeTakeFirstOrThrow();
  if (!paywall.access_groups_enabled || paywall.has_group) return;
  const name = paywall.display_name.trim() || `Paywall ${paywallId}`;
  for (let number = 1; ; number += 1) {
    const made = await db
      .insertInto('access_groups')
      .values({ name: number === 1 ? name : `${name.slice(0, 240)} ${number}`, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) continue;
    await replaceLinks(scope, 'paywallGroups', paywallId, [made.id]);
    return;
  }
}
