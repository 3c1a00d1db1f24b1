/** The member search of signed-in members (document, 4.3; semantics, member search). */
import type { MemberSearchRequest } from '@community-platform/types';
import { type AliasableExpression, type SelectQueryBuilder, sql } from 'kysely';
import type { OwnTables } from '../../../database/community-db.js';
import { optionalFileUrl } from '../../../kernel/addresses.js';
import { invalid } from '../../../kernel/failures.js';
import { keptCount } from '../../../kernel/kept-counts.js';
import { readPage } from '../../../kernel/page.js';
import { type IdPageQuery, pageOfSearched, REACH, toIdPage } from '../../../kernel/searched-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { answersOfMember, flattenAnswers } from '../profile-answers/queries.js';
import { statesOf } from '../members/lengths.js';
import { isNarrowed, readConditions } from './conditions.js';
import { orderOf, readCursor, writeCursor } from './orders.js';

/** How many members there are of a state, with a name or without. */
const countAll = ({ db }: Scope, body: MemberSearchRequest): AliasableExpression<number> =>
  keptCount(db, 'members', {
    states: statesOf(body.status ?? 'active', { onlyNamed: body.exclude_empty_name === true }),
  });

/** Ids of members that are found, or of a part of them. */
type Found = SelectQueryBuilder<OwnTables, 'members', { id: number }>;

/** The number where no row carries it. */
const readCount = async ({ db }: Scope, page: IdPageQuery): Promise<number> =>
  (await db.selectFrom(page.as('page')).select('page.count').executeTakeFirstOrThrow()).count;

export const memberSearch = {
  searchCommunityMembers: async ({ body }, scope) => {
    const { db } = scope;
    const { page, perPage } = readPage(body);
    const [name, order] = orderOf(body.order);
    const cursor = body.search_after === undefined ? undefined : readCursor(body.search_after, [name, order]);
    const offset = cursor === undefined ? (page - 1) * perPage : 0;
    if (offset >= REACH) throw invalid({ page: [`reaches the first ${REACH} records; go on with search_after`] });
    const conditions = await readConditions(scope, body);
    const all = db.selectFrom('members').select('members.id');
    const chosen = conditions.reduce((of, condition) => of.where(condition), all);
    const toPage = (from: Found): Found => {
      const rest = cursor === undefined ? from : from.where(cursor);
      // One more than is asked for tells whether there is a next part.
      return order.orderBy
        .reduce((of, by) => of.orderBy(by), rest)
        .limit(perPage + 1)
        .offset(offset);
    };
    const idPage = isNarrowed(body)
      ? pageOfSearched(chosen, all, toPage)
      : toIdPage(toPage(chosen), countAll(scope, body));
    let part = db
      .selectFrom(idPage.as('page'))
      .innerJoin('members', (join) => join.on('members.id', '=', sql<number>`any(page.ids)`))
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
      .select(() => [order.key.as('sort_key'), sql<number>`page.count`.as('total_count'), answersOfMember(scope)]);
    for (const by of order.orderBy) part = part.orderBy(by);
    const rows = await part.execute();
    const records = rows.slice(0, perPage);
    const total = rows[0]?.total_count ?? (await readCount(scope, idPage));
    const last = records.at(-1);
    const data = records.map((row) => {
      const own = Object.entries(flattenAnswers(row.answers));
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
        profile_fields: own.length === 0 ? null : own.map(([key, value]) => ({ key, value })),
      };
    });
    const hasNext = rows.length > perPage;
    return {
      status: 200,
      body: {
        data,
        ...(hasNext && last !== undefined && { next_search_after: writeCursor(name, last.sort_key, last.id) }),
        total_count: total,
        // The same as other lists have it.
        ...{
          records: data,
          page: cursor === undefined ? page : 1,
          per_page: perPage,
          has_next_page: hasNext,
          count: total,
        },
      },
    };
  },
} satisfies Partial<ServiceHandlers>;
