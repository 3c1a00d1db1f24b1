/** The spaces that a member belongs to. */
import { found } from '../../../kernel/failures.js';
import { plainEmail } from '../../../kernel/members.js';
import { listPage, readPage } from '../../../kernel/page.js';
import type { ServiceHandlers } from '../../../kernel/scope.js';
import { selectSpaces, toSpaces } from '../../content/spaces/queries.js';

export const memberSpaces = {
  listMemberSpaces: async ({ query }, scope) => {
    const { db, memberId } = scope;
    const { community_member_id: id, user_email: email } = query ?? {};
    const named = db
      .selectFrom('members')
      .select('members.id')
      .where((of) =>
        id === undefined && email !== undefined
          ? of(of.fn<string>('lower', ['members.email']), '=', plainEmail(email))
          : of('members.id', '=', id ?? memberId),
      );
    const spaces = selectSpaces(scope)
      .where((of) =>
        of.exists(
          of
            .selectFrom('space_members')
            .select('space_members.id')
            .whereRef('space_members.space_id', '=', 'spaces.id')
            .where('space_members.member_id', 'in', named)
            .where('space_members.status', '=', 'active'),
        ),
      )
      .orderBy('spaces.created_at', 'desc')
      .orderBy('spaces.id', 'desc');
    const body = await listPage(spaces, readPage(query), (rows) => toSpaces(scope, rows));
    // Whether there is such a member is asked of those alone who are nowhere.
    if (body.count === 0) found(await named.executeTakeFirst(), 'CommunityMember');
    return { status: 200, body };
  },
} satisfies Partial<ServiceHandlers>;
