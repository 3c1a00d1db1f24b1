/** The spaces that a member belongs to. */
import { found } from '../../../kernel/failures.js';
import { findMemberByEmail } from '../../../kernel/members.js';
import { listPage, readPage } from '../../../kernel/page.js';
import type { ServiceHandlers } from '../../../kernel/scope.js';
import { selectSpaces, toSpaces } from '../../content/spaces/queries.js';

export const memberSpaces = {
  listMemberSpaces: async ({ query }, scope) => {
    const { db, memberId } = scope;
    const { community_member_id: id, user_email: email } = query ?? {};
    const named =
      id === undefined && email !== undefined
        ? await findMemberByEmail(scope, email)
        : await db
            .selectFrom('members')
            .select('id')
            .where('id', '=', id ?? memberId)
            .executeTakeFirst();
    const member = found(named, 'CommunityMember');
    const spaces = selectSpaces(scope)
      .where((of) =>
        of.exists(
          of
            .selectFrom('space_members')
            .select('space_members.id')
            .whereRef('space_members.space_id', '=', 'spaces.id')
            .where('space_members.member_id', '=', member.id)
            .where('space_members.status', '=', 'active'),
        ),
      )
      .orderBy('spaces.created_at', 'desc')
      .orderBy('spaces.id', 'desc');
    return { status: 200, body: await listPage(spaces, readPage(query), (rows) => toSpaces(scope, rows)) };
  },
} satisfies Partial<ServiceHandlers>;
