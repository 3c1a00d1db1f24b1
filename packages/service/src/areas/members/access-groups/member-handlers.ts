/** Members of access groups, and the access groups of a member. */
import type { AccessGroupCommunityMember } from '@community-platform/types/access-group';
import { type Expression, sql } from 'kysely';
import type { Values } from '../../../database/prepared-query.js';
import { announce } from '../../../kernel/domain-events.js';
import { found, missing, refused } from '../../../kernel/failures.js';
import { leave } from '../../../kernel/leaving.js';
import { takeMemberByEmail, takeMemberId } from '../../../kernel/members.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Reader, Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';
import { lockGroup, readGroup, selectGroups, toGroup } from './queries.js';

/**
 * Returns the condition for access that has not ended. Paid access ends at its end time, even if its row still exists.
 */
function isNotOver({ now }: Pick<Reader, 'now'>) {
  return sql<boolean>`(access_group_members.ends_at is null or access_group_members.ends_at > ${now}::timestamptz)`;
}

function selectMemberships(of: Reader, groupId: number | Expression<number>) {
  return of.db
    .selectFrom('access_group_members')
    .select(['id', 'access_group_id', 'member_id', 'created_at', 'updated_at'])
    .where('access_group_id', '=', groupId)
    .where(isNotOver(of));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMemberships>['execute']>>[number];

function toMembership({ communityId }: Scope) {
  return ({ id, access_group_id, member_id, created_at, updated_at }: Row): AccessGroupCommunityMember => ({
    id,
    access_group_id,
    community_member_id: member_id,
    community_id: communityId,
    created_at: timeText(created_at),
    updated_at: timeText(updated_at),
  });
}

/** Adds a member to access groups permanently. Paid access of the member to these groups becomes permanent, too. */
export async function joinAccessGroups(scope: Scope, memberId: number, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length === 0) return;
  const { db, now } = scope;
  const ids = [...new Set(groupIds)];
  await leave(scope, memberId, 'accessGroups', sql<boolean>`not ${isNotOver(scope)}`);
  const joined = await db
    .insertInto('access_group_members')
    .values(ids.map((id) => ({ access_group_id: id, member_id: memberId, created_at: now, updated_at: now })))
    .onConflict((conflict) => conflict.columns(['access_group_id', 'member_id']).doNothing())
    .returning('access_group_id')
    .execute();
  await db
    .updateTable('access_group_members')
    .set({ is_paid: false, ends_at: null })
    .where('member_id', '=', memberId)
    .where('access_group_id', 'in', ids)
    .where('is_paid', '=', true)
    .execute();
  for (const { access_group_id } of joined)
    await announce(scope, {
      type: 'access_group_joined',
      contactIds: [memberId],
      about: [['AccessGroup', access_group_id]],
    });
}

/** Lists the members of a group, newest first. */
const listMembers = preparePage((of, { value }: Values<{ readonly groupId: number }>) =>
  selectMemberships(of, value('groupId')).$call(newestFirst('access_group_members')),
);

/** Lists the access groups of a member, newest first, without archived ones. */
const listGroups = preparePage((of, { value }: Values<{ readonly whoseId: number }>) =>
  selectGroups(of)
    .where('status', '=', 'active')
    .where((by) =>
      by.exists(
        by
          .selectFrom('access_group_members')
          .select('access_group_members.id')
          .whereRef('access_group_members.access_group_id', '=', 'access_groups.id')
          .where('member_id', '=', value('whoseId'))
          .where(isNotOver(of)),
      ),
    )
    .$call(newestFirst('access_groups')),
);

export const accessGroupMembers = {
  getAccessGroupMember: async ({ path, query }, scope) => {
    const group = await readGroup(scope, path.access_group_id);
    const member = await takeMemberByEmail(scope, query.email);
    const row = await selectMemberships(scope, group.id).where('member_id', '=', member.id).executeTakeFirst();
    return { status: 200, body: toMembership(scope)(found(row, 'AccessGroupCommunityMember')) };
  },

  listAccessGroupMembers: async ({ path, query }, scope) => {
    const group = await readGroup(scope, path.access_group_id);
    const page = { ...readPage(query), groupId: group.id };
    return { status: 200, body: await listMembers(scope, page, (rows) => rows.map(toMembership(scope))) };
  },

  addAccessGroupMember: async ({ path, body }, scope) => {
    const group = await lockGroup(scope, path.access_group_id);
    const member = await takeMemberByEmail(scope, body.email);
    if (group.status === 'archived') throw refused('Members cannot be added to an archived access group');
    await joinAccessGroups(scope, member.id, [group.id]);
    return { status: 201, body: { message: 'The member is already in the access group' } };
  },

  removeAccessGroupMember: async ({ path, query }, scope) => {
    const group = await readGroup(scope, path.access_group_id);
    const member = await takeMemberByEmail(scope, query.email);
    const isMeant = sql<boolean>`access_group_id = ${group.id} and ${isNotOver(scope)}`;
    if ((await leave(scope, member.id, 'accessGroups', isMeant)) === 0) throw missing('AccessGroupCommunityMember');
    return { status: 200, body: { message: 'The member was removed from the access group' } };
  },

  listMemberAccessGroups: async ({ path, query }, scope) => {
    const page = { ...readPage(query), whoseId: await takeMemberId(scope, path.community_member_id) };
    return { status: 200, body: await listGroups(scope, page, (rows) => rows.map(toGroup(scope))) };
  },
} satisfies Partial<ServiceHandlers>;
