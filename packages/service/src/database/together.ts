/** Runs several independent queries of one response as a single statement. */
import type { AliasableExpression, SelectQueryNode } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from './community-db.js';
import { type Asked, type Values, prepareQuery } from './prepared-query.js';

/** A select query. */
interface Selection<Row> extends AliasableExpression<Row> {
  readonly isSelectQueryBuilder: true;
  toOperationNode(): SelectQueryNode;
}

type Queries = Readonly<Record<string, Selection<object>>>;

type Rows<Q extends Queries> = {
  readonly [K in keyof Q]: Q[K] extends Selection<infer Row> ? Row[] : never;
};

/** Names of columns with times, which JSON has as texts. */
const TIME = /_at$/u;

const reviveTimes = (rows: unknown): void => {
  if (!Array.isArray(rows)) return;
  for (const row of rows)
    for (const [name, value] of Object.entries(row))
      if (TIME.test(name) && typeof value === 'string') Reflect.set(row, name, new Date(value));
};

const selectTogether = (db: Db, queries: Queries) =>
  db.selectNoFrom(Object.entries(queries).map(([name, query]) => jsonArrayFrom(query).as(name)));

const isRows = <Q extends Queries>(found: object | undefined): found is Rows<Q> =>
  found !== undefined && Object.values(found).every(Array.isArray);

const toRows = <Q extends Queries>([found]: readonly object[]): Rows<Q> => {
  if (!isRows<Q>(found)) throw new Error('A statement gave no row');
  for (const rows of Object.values(found)) reviveTimes(rows);
  return found;
};

/**
 * Returns the rows of each query by name. They equal the rows of the separate queries, provided that columns with times
 * have names that end in `_at`, and no value has a type that JSON lacks (numbers beyond 2^53, bytes).
 */
export const readTogether = async <Q extends Queries>(db: Db, queries: Q): Promise<Rows<Q>> =>
  toRows<Q>(await selectTogether(db, queries).execute());

/** Like `readTogether`, but prepared once; `build` refers to the values by name. */
export const prepareTogether = <V extends object, Q extends Queries>(build: (db: Db, values: Values<V>) => Q) => {
  const read = prepareQuery((db, values: Values<V>) => selectTogether(db, build(db, values)));
  return async (of: Asked, values: V): Promise<Rows<Q>> => toRows<Q>(await read(of, values));
};
