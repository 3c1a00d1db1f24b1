/** Who is in an access group, and in which groups a member is. */
import type { AccessGroupCommunityMember } from '@community-platform/types/access-group';
import { found, refused } from '../../../kernel/failures.js';
import { takeMemberByEmail } from '../../../kernel/members.js';
import { listPage, readPage } from '../../../kernel/page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';
import { lockGroup, readGroup, selectGroups, toGroup } from './queries.js';

const selectMemberships = ({ db }: Scope, groupId: number) =>
  db
    .selectFrom('access_group_members')
    .select(['id', 'access_group_id', 'member_id', 'created_at', 'updated_at'])
    .where('access_group_id', '=', groupId);

type Row = Awaited<ReturnType<ReturnType<typeof selectMemberships>['execute']>>[number];

const toMembership =
  ({ communityId }: Scope) =>
  ({ id, access_group_id, member_id, created_at, updated_at }: Row): AccessGroupCommunityMember => ({
    id,
    access_group_id,
    community_member_id: member_id,
    community_id: communityId,
    created_at: timeText(created_at),
    updated_at: timeText(updated_at),
  });

/** Puts members into access groups, where they stay if they are in them already. */
export const joinAccessGroups = async (
  { db, now }: Scope,
  memberId: number,
  groupIds: readonly number[],
): Promise<void> => {
  if (groupIds.length === 0) return;
  await db
    .insertInto('access_group_members')
    .values(
      [...new Set(groupIds)].map((id) => ({
        access_group_id: id,
        member_id: memberId,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['access_group_id', 'member_id']).doNothing())
    .execute();
};

export const accessGroupMembers = {
  getAccessGroupMember: async ({ path, query }, scope) => {
    const group = await readGroup(scope, path.access_group_id);
    const member = await takeMemberByEmail(scope, query.email);
    const row = await selectMemberships(scope, group.id).where('member_id', '=', member.id).executeTakeFirst();
    return { status: 200, body: toMembership(scope)(found(row, 'AccessGroupCommunityMember')) };
  },

  listAccessGroupMembers: async ({ path, query }, scope) => {
    const group = await readGroup(scope, path.access_group_id);
    const memberships = selectMemberships(scope, group.id).orderBy('created_at', 'desc').orderBy('id', 'desc');
    return { status: 200, body: await listPage(memberships, readPage(query), (rows) => rows.map(toMembership(scope))) };
  },

  addAccessGroupMember: async ({ path, body }, scope) => {
    const group = await lockGroup(scope, path.access_group_id);
    const member = await takeMemberByEmail(scope, body.email);
    if (group.status === 'archived') throw refused('An archived access group takes no members');
    await joinAccessGroups(scope, member.id, [group.id]);
    return { status: 201, body: { message: 'The member is in the access group' } };
  },

  removeAccessGroupMember: async ({ path, query }, scope) => {
    const group = await readGroup(scope, path.access_group_id);
    const member = await takeMemberByEmail(scope, query.email);
    const removed = await scope.db
      .deleteFrom('access_group_members')
      .where('access_group_id', '=', group.id)
      .where('member_id', '=', member.id)
      .returning('id')
      .executeTakeFirst();
    found(removed, 'AccessGroupCommunityMember');
    return { status: 200, body: { message: 'The member was taken out of the access group' } };
  },

  listMemberAccessGroups: async ({ path, query }, scope) => {
    const { db } = scope;
    const member = await db
      .selectFrom('members')
      .select('id')
      .where('id', '=', path.community_member_id)
      .executeTakeFirst();
    const { id } = found(member, 'CommunityMember');
    const groups = selectGroups(scope)
      .where('status', '=', 'active')
      .where((of) =>
        of.exists(
          of
            .selectFrom('access_group_members')
            .select('access_group_members.id')
            .whereRef('access_group_members.access_group_id', '=', 'access_groups.id')
            .where('member_id', '=', id),
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
    return { status: 200, body: await listPage(groups, readPage(query), (rows) => rows.map(toGroup(scope))) };
  },
} satisfies Partial<ServiceHandlers>;
