/** Memberships of space groups, identified by e-mail address and group. */
import { type Expression, sql } from 'kysely';
import { prepareQuery, type Values } from '../../../database/prepared-query.js';
import { qualify } from '../../../database/qualified-names.js';
import { found, missing, refused } from '../../../kernel/failures.js';
import { leave } from '../../../kernel/leaving.js';
import { takeMemberByEmail } from '../../../kernel/members.js';
import { byColumns } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { prepareBy, prepareLongPage } from '../../../kernel/prepared-page.js';
import type { Reader, Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { joinSpaceGroup, leaveSpacesOfGroup } from '../joining.js';
import { inStatus, MEMBER, type MembershipStatus, toMembership } from '../memberships.js';

interface OfGroup {
  readonly groupId: number;
}

const readGroup = prepareQuery((db, { value }: Values<OfGroup>) =>
  db.selectFrom('space_groups').select('id').where('id', '=', value('groupId')),
);

async function requireGroup(scope: Scope, groupId: number): Promise<void> {
  const [group] = await readGroup(scope, { groupId });
  found(group, 'SpaceGroup');
}

/** Number of posts that the member has read in all spaces of the group. */
const READ = sql<number>`coalesce((select sum(space_members.posts_read_count)::int from space_members
  join spaces on spaces.community_id = space_members.community_id and spaces.id = space_members.space_id
  where space_members.community_id = space_group_members.community_id
    and space_members.member_id = space_group_members.member_id
    and spaces.space_group_id = space_group_members.space_group_id), 0)`;

function selectMemberships({ db }: Pick<Reader, 'db'>, groupId: number | Expression<number>) {
  return db
    .selectFrom('space_group_members')
    .innerJoin('members', 'members.id', 'space_group_members.member_id')
    .select([
      ...qualify('space_group_members', 'id', 'space_group_id', 'member_id', 'moderator', 'access_type', 'status'),
      ...qualify('space_group_members', 'created_at', 'updated_at'),
      READ.as('posts_read_count'),
    ])
    .select(MEMBER)
    .where('space_group_members.space_group_id', '=', groupId);
}

const NEWEST = byColumns('space_group_members', ['created_at', 'id'], 'desc');

/** Prepared lists of the members of a group, by membership status. */
const members = prepareBy((status: MembershipStatus) =>
  prepareLongPage(({ db }, { value }: Values<OfGroup>) => ({
    chosen: db
      .selectFrom('space_group_members')
      .select('space_group_members.id')
      .where('space_group_members.space_group_id', '=', value('groupId'))
      .where(inStatus('space_group_members', status)),
    select: (id: Expression<number>) =>
      selectMemberships({ db }, value('groupId')).where('space_group_members.id', '=', id),
    ordering: NEWEST,
  })),
);

type Row = Awaited<ReturnType<ReturnType<typeof selectMemberships>['execute']>>[number];

function toSpaceGroupMember(scope: Scope, row: Row) {
  return {
    ...toMembership(scope, row),
    space_group_id: row.space_group_id,
  };
}

export const spaceGroupMembers = {
  getSpaceGroupMember: async ({ query }, scope) => {
    await requireGroup(scope, query.space_group_id);
    const { id } = await takeMemberByEmail(scope, query.email);
    const row = await selectMemberships(scope, query.space_group_id)
      .where('space_group_members.member_id', '=', id)
      .executeTakeFirst();
    return { status: 200, body: toSpaceGroupMember(scope, found(row, 'SpaceGroupMember')) };
  },

  listSpaceGroupMembers: async ({ query }, scope) => {
    const { space_group_id: groupId, status = 'active' } = query;
    await requireGroup(scope, groupId);
    const body = await members(status)(scope, { ...readPage(query), groupId }, (rows) =>
      rows.map((row) => toSpaceGroupMember(scope, row)),
    );
    return { status: 200, body };
  },

  addSpaceGroupMember: async ({ body }, scope) => {
    await requireGroup(scope, body.space_group_id);
    const member = await takeMemberByEmail(scope, body.email);
    if (!member.active) throw refused('The member is deactivated');
    const joined = await joinSpaceGroup(scope, body.space_group_id, [member.id]);
    if (joined === 0) throw refused('The member already belongs to the space group');
    return { status: 200, body: { success: true, message: 'The member was added to the space group' } };
  },

  removeSpaceGroupMember: async ({ query }, scope) => {
    await requireGroup(scope, query.space_group_id);
    const { id, is_owner } = await takeMemberByEmail(scope, query.email);
    if (is_owner) throw refused('The owner of the community cannot be removed');
    const left = await leave(scope, id, 'spaceGroups', sql<boolean>`space_group_id = ${query.space_group_id}`);
    if (left === 0) throw missing('SpaceGroupMember');
    await leaveSpacesOfGroup(scope, query.space_group_id, id);
    return { status: 200, body: { success: true, message: 'The member was removed from the space group' } };
  },
} satisfies Partial<ServiceHandlers>;
