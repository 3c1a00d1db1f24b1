/** The spaces of a member. */
import { sql } from 'kysely';
import type { Db } from '../../../database/community-db.js';
import { given } from '../../../database/given.js';
import { prepareQuery, type Values } from '../../../database/prepared-query.js';
import { found, invalid } from '../../../kernel/failures.js';
import { plainEmail, takeMemberByEmail } from '../../../kernel/members.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { ServiceHandlers } from '../../../kernel/scope.js';
import { selectSpaces, toSpaces } from '../../content/spaces/queries.js';

/** Identifies a member by id, by e-mail address, or by both. */
interface Whose {
  readonly id: number | undefined;
  readonly email: string | undefined;
}

function selectNamed(db: Db, { optional }: Values<Whose>) {
  return db
    .selectFrom('members')
    .select('members.id')
    .$call(given(optional('id'), (of, id) => of.where('members.id', '=', id)))
    .$call(given(optional('email'), (of, email) => of.where(sql<boolean>`lower(members.email) = ${email}`)));
}

const readNamed = prepareQuery(selectNamed);

/** Lists the spaces of a member, newest first. */
const list = preparePage((of, values: Values<Whose>) =>
  selectSpaces(of)
    .where((by) =>
      by.exists(
        by
          .selectFrom('space_members')
          .select('space_members.id')
          .whereRef('space_members.space_id', '=', 'spaces.id')
          .where('space_members.member_id', 'in', selectNamed(of.db, values))
          .where('space_members.status', '=', 'active'),
      ),
    )
    .$call(newestFirst('spaces')),
);

export const memberSpaces = {
  listMemberSpaces: async ({ query }, scope) => {
    const { community_member_id: id, user_email: email } = query ?? {};
    const named: Whose =
      id === undefined && email !== undefined
        ? { id: undefined, email: plainEmail(email) }
        : { id: id ?? scope.memberId, email: undefined };
    if (id !== undefined && email !== undefined && (await takeMemberByEmail(scope, email)).id !== id)
      throw invalid({ user_email: ['does not belong to the member with community_member_id'] });
    const body = await list(scope, { ...readPage(query), ...named }, (rows) => toSpaces(scope, rows));
    // Only if there are no spaces, checks whether the member exists.
    if (body.count === 0) found((await readNamed(scope, named))[0], 'CommunityMember');
    return { status: 200, body };
  },
} satisfies Partial<ServiceHandlers>;
