/** Memberships of spaces, identified by e-mail address and space. */
import { type Expression, sql } from 'kysely';
import type { Values } from '../../../database/prepared-query.js';
import { qualify } from '../../../database/qualified-names.js';
import { found, missing, refused } from '../../../kernel/failures.js';
import { leave } from '../../../kernel/leaving.js';
import { plainEmail, takeMemberByEmail } from '../../../kernel/members.js';
import { byColumns } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { prepareBy, prepareLongPage } from '../../../kernel/prepared-page.js';
import type { Reader, Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { joinSpaces } from '../joining.js';
import { inStatus, MEMBER, type MembershipStatus, toMembership } from '../memberships.js';
import { findSpace } from '../typed-spaces.js';

interface OfSpace {
  readonly spaceId: number;
}

async function requireSpace(scope: Scope, id: number): Promise<void> {
  found(await findSpace(scope, id), 'Space');
}

function selectMemberships({ db }: Pick<Reader, 'db'>, spaceId: number | Expression<number>) {
  return db
    .selectFrom('space_members')
    .innerJoin('members', 'members.id', 'space_members.member_id')
    .select([
      ...qualify('space_members', 'id', 'space_id', 'member_id', 'moderator', 'access_type', 'status'),
      ...qualify('space_members', 'posts_read_count', 'notification_type', 'in_app_notification_setting'),
      ...qualify('space_members', 'mobile_notification_setting', 'created_at', 'updated_at'),
    ])
    .select(MEMBER)
    .where('space_members.space_id', '=', spaceId);
}

const NEWEST = byColumns('space_members', ['created_at', 'id'], 'desc');

/** Prepared lists of the members of a space, by membership status. */
const members = prepareBy((status: MembershipStatus) =>
  prepareLongPage(({ db }, { value }: Values<OfSpace>) => ({
    chosen: db
      .selectFrom('space_members')
      .select('space_members.id')
      .where('space_members.space_id', '=', value('spaceId'))
      .where(inStatus('space_members', status)),
    select: (id: Expression<number>) => selectMemberships({ db }, value('spaceId')).where('space_members.id', '=', id),
    ordering: NEWEST,
  })),
);

type Row = Awaited<ReturnType<ReturnType<typeof selectMemberships>['execute']>>[number];

function toSpaceMember(scope: Scope, row: Row) {
  return {
    ...toMembership(scope, row),
    space_id: row.space_id,
    notification_type: row.notification_type,
    in_app_notification_setting: row.in_app_notification_setting,
    mobile_notification_setting: row.mobile_notification_setting,
  };
}

export const spaceMembers = {
  getSpaceMember: async ({ query }, scope) => {
    const row = await selectMemberships(scope, query.space_id)
      .where((of) => of(of.fn<string>('lower', ['members.email']), '=', plainEmail(query.email)))
      .executeTakeFirst();
    if (row === undefined) {
      // The membership does not exist: determine whether the space or the member is missing, too.
      await requireSpace(scope, query.space_id);
      await takeMemberByEmail(scope, query.email);
    }
    return { status: 200, body: toSpaceMember(scope, found(row, 'SpaceMember')) };
  },

  listSpaceMembers: async ({ query }, scope) => {
    const { space_id: spaceId, status = 'active' } = query;
    await requireSpace(scope, spaceId);
    const body = await members(status)(scope, { ...readPage(query), spaceId }, (rows) =>
      rows.map((row) => toSpaceMember(scope, row)),
    );
    return { status: 200, body };
  },

  addSpaceMember: async ({ body }, scope) => {
    await requireSpace(scope, body.space_id);
    const member = await takeMemberByEmail(scope, body.email);
    if (!member.active) throw refused('The member is deactivated');
    await joinSpaces(scope, { spaceIds: [body.space_id], memberIds: [member.id] });
    return { status: 200, body: { message: 'The member already belongs to the space' } };
  },

  removeSpaceMember: async ({ query }, scope) => {
    await requireSpace(scope, query.space_id);
    const { id } = await takeMemberByEmail(scope, query.email);
    const left = await leave(scope, id, 'spaces', sql<boolean>`space_id = ${query.space_id}`);
    if (left === 0) throw missing('SpaceMember');
    return { status: 200, body: { message: 'The member was removed from the space' } };
  },
} satisfies Partial<ServiceHandlers>;
