/** The member search of signed-in members (document, 4.3; semantics, member search). */
import type { MemberSearchRequest } from '@community-platform/types';
import { type AliasableExpression, type SelectQueryBuilder, sql } from 'kysely';
import type { OwnTables } from '../../../database/community-db.js';
import { optionalFileUrl } from '../../../kernel/addresses.js';
import { invalid } from '../../../kernel/failures.js';
import { keptCount } from '../../../kernel/kept-counts.js';
import { readPage } from '../../../kernel/page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { readFlatAnswers } from '../profile-answers/queries.js';
import { statesOf } from '../members/lengths.js';
import { isNarrowed, readConditions } from './conditions.js';
import { orderOf, readCursor, writeCursor } from './orders.js';

/** How far `page` reaches; beyond, only a cursor leads (document, 8.3). */
const REACH = 10_000;

type Found = SelectQueryBuilder<OwnTables, 'members', { id: number }>;

/** How many members are found: kept for all of them, and else counted as far as pages reach. */
const countFound = ({ db }: Scope, body: MemberSearchRequest, matching: Found): AliasableExpression<number> =>
  isNarrowed(body)
    ? sql<number>`(select count(*)::int from (${matching.limit(REACH)}) as found_members)`
    : keptCount(db, 'members', {
        states: statesOf(body.status ?? 'active', { onlyNamed: body.exclude_empty_name === true }),
      });

/** The number where no row carries it. */
const readCount = async ({ db }: Scope, total: AliasableExpression<number>): Promise<number> =>
  (await db.selectNoFrom(total.as('count')).executeTakeFirstOrThrow()).count;

export const memberSearch = {
  searchCommunityMembers: async ({ body }, scope) => {
    const { db } = scope;
    const { page, perPage } = readPage(body);
    const [name, order] = orderOf(body.order);
    const cursor = body.search_after === undefined ? undefined : readCursor(body.search_after, [name, order]);
    const offset = cursor === undefined ? (page - 1) * perPage : 0;
    if (offset >= REACH) throw invalid({ page: [`reaches the first ${REACH} records; go on with search_after`] });
    const conditions = await readConditions(scope, body);
    let matching = db.selectFrom('members');
    for (const condition of conditions) matching = matching.where(condition);
    const total = countFound(scope, body, matching.select('members.id'));
    let part = matching
      .select([
        'members.id',
        'user_id',
        'name',
        'first_name',
        'last_name',
        'headline',
        'is_admin',
        'avatar_url',
        'public_uid',
        'active',
      ])
      .select(() => [order.key.as('sort_key'), total.as('total_count')]);
    if (cursor !== undefined) part = part.where(cursor);
    for (const by of order.orderBy) part = part.orderBy(by);
    // One more than is asked for tells whether there is a next part.
    const rows = await part
      .limit(perPage + 1)
      .offset(offset)
      .execute();
    const records = rows.slice(0, perPage);
    const count = rows[0]?.total_count ?? (await readCount(scope, total));
    const last = records.at(-1);
    const answers = await readFlatAnswers(
      scope,
      records.map(({ id }) => id),
    );
    const found = records.map((row) => {
      const own = answers.get(row.id);
      return {
        id: row.id,
        community_member_id: row.id,
        user_id: row.user_id,
        name: row.name,
        first_name: row.first_name ?? '',
        last_name: row.last_name ?? '',
        headline: row.headline ?? '',
        admin: row.is_admin,
        avatar_url: optionalFileUrl(scope, row.avatar_url),
        public_uid: row.public_uid,
        is_deleted: !row.active,
        profile_fields: own === undefined ? null : Object.entries(own).map(([key, value]) => ({ key, value })),
      };
    });
    const hasNext = rows.length > perPage;
    return {
      status: 200,
      body: {
        data: found,
        ...(hasNext && last !== undefined && { next_search_after: writeCursor(name, last.sort_key, last.id) }),
        total_count: count,
        // The same as other lists have it.
        ...{ records: found, page: cursor === undefined ? page : 1, per_page: perPage, has_next_page: hasNext, count },
      },
    };
  },
} satisfies Partial<ServiceHandlers>;
