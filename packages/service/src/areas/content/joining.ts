/** Joining and leaving spaces and space groups, for all operations that need it. */
import { sql } from 'kysely';
import { announce, type Teller } from '../../kernel/domain-events.js';
import { groupBy } from '../../kernel/group.js';
import { leave } from '../../kernel/leaving.js';
import { signUpByThemselves } from './auto-rsvp.js';

interface Place {
  readonly spaceIds: readonly number[];
  readonly memberIds: readonly number[];
}

/**
 * Adds members to spaces. Active memberships are unchanged, and ended ones become active again. New memberships get the
 * default notification settings of the space. If a space requires it, the members also join its space group. The ids
 * must belong to this community.
 */
export async function joinSpaces(teller: Teller, { spaceIds, memberIds }: Place): Promise<void> {
  if (spaceIds.length === 0 || memberIds.length === 0) return;
  const { db, now } = teller;
  const joined = await db
    .insertInto('space_members')
    .columns([
      'space_id',
      'member_id',
      'access_type',
      'notification_type',
      'in_app_notification_setting',
      'mobile_notification_setting',
      'created_at',
      'updated_at',
    ])
    .expression((of) =>
      of
        .selectFrom('spaces')
        .crossJoin('members')
        .select([
          'spaces.id as space_id',
          'members.id as member_id',
          sql<string>`case when members.is_admin then 'admin' else 'invited' end`.as('access_type'),
          'default_notification_setting',
          'default_in_app_notification_setting',
          'default_mobile_notification_setting',
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
        ])
        .where('spaces.id', 'in', spaceIds)
        .where('members.id', 'in', memberIds),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['space_id', 'member_id'])
        .doUpdateSet({ status: 'active', updated_at: now })
        .where('space_members.status', '<>', 'active'),
    )
    .returning(['space_id', 'member_id'])
    .execute();
  for (const [spaceId, rows] of groupBy(joined, ({ space_id }) => space_id)) {
    const contactIds = rows.map(({ member_id }) => member_id);
    await announce(teller, { type: 'space_joined', contactIds, about: [['Space', spaceId]] });
  }
  await signUpByThemselves(teller, { spaceIds, memberIds: joined.map(({ member_id }) => member_id) });
  const groups = await db
    .selectFrom('spaces')
    .innerJoin('space_groups', 'space_groups.id', 'spaces.space_group_id')
    .select('space_groups.id')
    .distinct()
    .where('spaces.id', 'in', spaceIds)
    .where('add_members_to_space_group_on_space_join', '=', true)
    .execute();
  for (const { id } of groups) await joinSpaceGroup(teller, id, memberIds);
}

/** Adds members to a space group; resolves to the number of new memberships. */
export async function joinSpaceGroup(
  teller: Teller,
  spaceGroupId: number,
  memberIds: readonly number[],
): Promise<number> {
  if (memberIds.length === 0) return 0;
  const { db, now } = teller;
  const joined = await db
    .insertInto('space_group_members')
    .columns(['space_group_id', 'member_id', 'access_type', 'created_at', 'updated_at'])
    .expression((of) =>
      of
        .selectFrom('members')
        .select([
          sql<number>`${spaceGroupId}::int`.as('space_group_id'),
          'members.id as member_id',
          sql<string>`case when members.is_admin then 'admin' else 'invited' end`.as('access_type'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
        ])
        .where('members.id', 'in', memberIds),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['space_group_id', 'member_id'])
        .doUpdateSet({ status: 'active', updated_at: now })
        .where('space_group_members.status', '<>', 'active'),
    )
    .returning('member_id')
    .execute();
  const contactIds = joined.map(({ member_id }) => member_id);
  await announce(teller, { type: 'space_group_joined', contactIds, about: [['SpaceGroup', spaceGroupId]] });
  return joined.length;
}

/** Ends the memberships of a member in all spaces of a space group. */
export async function leaveSpacesOfGroup(teller: Teller, spaceGroupId: number, memberId: number): Promise<void> {
  const { communityId } = teller;
  const isMeant = sql<boolean>`space_id in (select id from spaces
    where spaces.community_id = ${communityId} and space_group_id = ${spaceGroupId})`;
  await leave(teller, memberId, 'spaces', isMeant);
}
