/** Pages of the member search. Searches without filters, the most common ones, are prepared. */
import type { MemberSearchRequest } from '@community-platform/types';
import { type AliasableExpression, type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { OwnTables } from '../../../database/community-db.js';
import { prepareQuery, type Values } from '../../../database/prepared-query.js';
import type { Bound } from '../../../kernel/page.js';
import { prepareBy, USUAL_SIZES } from '../../../kernel/prepared-page.js';
import type { Scope } from '../../../kernel/scope.js';
import { type IdPageQuery, pageOfSearched, toIdPage } from '../../../kernel/searched-page.js';
import { storedCount } from '../../../kernel/stored-counts.js';
import { statesOf } from '../members/lengths.js';
import { answersOfMember } from '../profile-answers/queries.js';
import { isNarrowed, isUnlisted, ofState, readConditions, type SearchedStatus } from './conditions.js';
import { type Cursor, type Order, type OrderName, orders } from './orders.js';

type Of = Pick<Scope, 'db'>;

/** The requested part of the results. The limit is one record higher than requested, to detect a next page. */
export interface Part {
  readonly order: OrderName;
  readonly cursor: Cursor | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A query for the ids of the members found. */
type Found = SelectQueryBuilder<OwnTables, 'members', { id: number }>;

function selectIds({ db }: Of): Found {
  return db.selectFrom('members').select('members.id');
}

function cutPage(from: Found, { orderBy }: Order, limit: Bound, offset: Bound): Found {
  return orderBy
    .reduce((of, by) => of.orderBy(by), from)
    .limit(limit)
    .offset(offset);
}

/** Selects the members whose ids a page contains, in the order of the page. */
function selectFound({ db }: Of, page: IdPageQuery, { key, orderBy }: Order) {
  const rows = db
    .selectFrom(page.as('page'))
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
    .select(() => [key.as('sort_key'), sql<number>`page.count`.as('total_count'), answersOfMember({ db })]);
  return orderBy.reduce((of, by) => of.orderBy(by), rows);
}

/** Counts the members with the given status whom the caller can find; `onlyNamed` excludes members without a name. */
function countAll(
  { db }: Of,
  status: SearchedStatus,
  onlyNamed: boolean,
  callerId: number | Expression<number>,
): AliasableExpression<number> {
  const unlisted = isUnlisted(status, onlyNamed, callerId).reduce(
    (of, condition) => of.where(condition),
    db.selectFrom('members').select(() => sql<number>`count(*)::int`.as('count')),
  );
  const states = statesOf(status === 'active' ? 'active' : 'inactive', { onlyNamed });
  return sql<number>`(${storedCount(db, 'members', { states })} - (${unlisted}))`;
}

interface Bounds {
  readonly limit: number;
  readonly offset: number;
  readonly key: Cursor['key'];
  readonly id: number;
  readonly callerId: number;
}

/** Prepared search for all members with a status: one statement per order, with common page sizes as literals. */
const findAll = prepareBy(
  ([name, status, onlyNamed, isContinued, size]: readonly [
    OrderName,
    SearchedStatus,
    boolean,
    boolean,
    number | undefined,
  ]) =>
    prepareQuery((db, { value }: Values<Bounds>) => {
      const order = orders[name];
      const all = ofState(status, onlyNamed, value('callerId')).reduce(
        (of, condition) => of.where(condition),
        selectIds({ db }),
      );
      const rest = isContinued ? all.where(order.after(value('key'), value('id'))) : all;
      const page = cutPage(rest, order, size ?? value('limit'), size === undefined ? value('offset') : 0);
      return selectFound({ db }, toIdPage(page, countAll({ db }, status, onlyNamed, value('callerId'))), order);
    }),
);

/** Searches without filters. Each row contains the total count; it is read separately only if there are no rows. */
async function searchAll(
  scope: Scope,
  { status = 'active', exclude_empty_name: onlyNamed = false }: MemberSearchRequest,
  { order, cursor, offset, limit }: Part,
) {
  const size = offset === 0 && USUAL_SIZES.has(limit - 1) ? limit : undefined;
  const values = { limit, offset, key: cursor?.key ?? '', id: cursor?.id ?? 0, callerId: scope.memberId };
  const rows = await findAll([order, status, onlyNamed, cursor !== undefined, size])(scope, values);
  const readCount = () =>
    scope.db.selectNoFrom(countAll(scope, status, onlyNamed, scope.memberId).as('count')).executeTakeFirstOrThrow();
  return { rows, count: rows[0]?.total_count ?? (await readCount()).count };
}

async function searchNarrowed(scope: Scope, body: MemberSearchRequest, { order: name, cursor, ...part }: Part) {
  const order = orders[name];
  const all = selectIds(scope);
  const chosen = (await readConditions(scope, body)).reduce((of, condition) => of.where(condition), all);
  const page = pageOfSearched(chosen, all, (from) => {
    const rest = cursor === undefined ? from : from.where(order.after(sql`${cursor.key}`, sql`${cursor.id}`));
    return cutPage(rest, order, part.limit, part.offset);
  });
  const rows = await selectFound(scope, page, order).execute();
  const readCount = () => scope.db.selectFrom(page.as('page')).select('page.count').executeTakeFirstOrThrow();
  return { rows, count: rows[0]?.total_count ?? (await readCount()).count };
}

/** Returns the requested part of the results and the total count. */
export function search(scope: Scope, body: MemberSearchRequest, part: Part) {
  return isNarrowed(body) ? searchNarrowed(scope, body, part) : searchAll(scope, body, part);
}
