/** Runs several independent queries of one response as a single statement. */
import type { AliasableExpression, SelectQueryNode } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from './community-db.js';
import { type Asked, prepareQuery, type Values } from './prepared-query.js';

/** A select query. */
interface Selection<Row> extends AliasableExpression<Row> {
  readonly isSelectQueryBuilder: true;
  toOperationNode(): SelectQueryNode;
}

type Queries = Readonly<Record<string, Selection<object>>>;

type Rows<Q extends Queries> = {
  readonly [K in keyof Q]: Q[K] extends Selection<infer Row> ? Row[] : never;
};

/** Matches the names of columns with times; JSON contains times as strings. */
const TIME = /_at$/u;

function reviveTimes(rows: unknown): void {
  if (!Array.isArray(rows)) return;
  for (const row of rows)
    for (const [name, value] of Object.entries(row))
      if (TIME.test(name) && typeof value === 'string') Reflect.set(row, name, new Date(value));
}

function selectTogether(db: Db, queries: Queries) {
  return db.selectNoFrom(Object.entries(queries).map(([name, query]) => jsonArrayFrom(query).as(name)));
}

function isRows<Q extends Queries>(found: object | undefined): found is Rows<Q> {
  return found !== undefined && Object.values(found).every(Array.isArray);
}

function toRows<Q extends Queries>([found]: readonly object[]): Rows<Q> {
  if (!isRows<Q>(found)) throw new Error('A statement returned no row');
  for (const rows of Object.values(found)) reviveTimes(rows);
  return found;
}

/**
 * Returns the rows of each query by name. They equal the rows of separate queries if the names of columns with times
 * end in `_at`, and all values have types that JSON supports (no numbers beyond 2^53, no bytes).
 */
export async function readTogether<Q extends Queries>(db: Db, queries: Q): Promise<Rows<Q>> {
  return toRows<Q>(await selectTogether(db, queries).execute());
}

/** Prepared version of `readTogether`; `build` refers to values by name. */
export function prepareTogether<V extends object, Q extends Queries>(build: (db: Db, values: Values<V>) => Q) {
  const read = prepareQuery((db, values: Values<V>) => selectTogether(db, build(db, values)));
  return async (of: Asked, values: V): Promise<Rows<Q>> => toRows<Q>(await read(of, values));
}
