/**
 * Queries that are built and compiled once. To do so for each request takes longer than all else that the service does for
 * one record.
 */
import {
  type CompiledQuery,
  DummyDriver,
  type Expression,
  ExpressionWrapper,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PrimitiveValueListNode,
  type RawBuilder,
  sql,
} from 'kysely';
import { type Db, ofCommunity } from './community-db.js';
import type { WholeDb } from './database.js';
import { PreparedQueryCompiler } from './prepared-compiler.js';
import { type Length, Placeholder } from './query-compiler.js';
import type { Tables } from './tables.js';

/** What stands in a query for a value that is known when it is run. */
export type ValueOf<V> = <K extends keyof V & string>(name: K) => RawBuilder<V[K]>;

/** What stands behind `in` for a list that is known when the query is run. */
export type ListOf<V> = <K extends keyof V & string>(
  name: K,
) => Expression<V[K] extends readonly (infer Item)[] ? Item : never>;

/** Of what a query is that is run. */
export interface Asked {
  readonly db: Db;
  readonly communityId: number;
}

interface Compilable<R> {
  readonly compile: () => CompiledQuery<R>;
}

const template: WholeDb = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PreparedQueryCompiler(),
  },
});

const COMMUNITY = new Placeholder('');
const ownTemplate = ofCommunity(template, COMMUNITY);

const placeholder = <T>(name: string): RawBuilder<T> => sql<T>`${new Placeholder(name)}`;

const listPlaceholder = <T>(name: string, length: Length): Expression<T> =>
  new ExpressionWrapper<unknown, never, T>(PrimitiveValueListNode.create([new Placeholder(name, length)]));

const lengthOf = (value: unknown): Length | undefined => {
  if (!Array.isArray(value)) return undefined;
  return value.length > 1 ? 'many' : value.length === 1 ? 'one' : 'none';
};

const fill = <R>(query: CompiledQuery<R>, values: object, communityId?: number): CompiledQuery<R> => ({
  ...query,
  parameters: query.parameters.map((parameter) => {
    if (!(parameter instanceof Placeholder)) return parameter;
    if (parameter === COMMUNITY) return communityId;
    const value: unknown = Reflect.get(values, parameter.name);
    return parameter.length === 'one' && Array.isArray(value) ? value[0] : value;
  }),
});

/**
 * A query of one community; `build` names the values with which it is run. It is built once for lists of none, of one and
 * of many: PostgreSQL takes a list that it does not know for ten, and would plan each time what it then does for none.
 */
export const prepareQuery = <V extends object, R>(
  build: (db: Db, value: ValueOf<V>, list: ListOf<V>) => Compilable<R>,
) => {
  const known = new Map<string, CompiledQuery<R>>();
  return async (of: Asked, values: V): Promise<R[]> => {
    const lengths = Object.entries(values)
      .map(([name, value]) => `${name} ${lengthOf(value)}`)
      .join();
    const list: ListOf<V> = (name) => listPlaceholder(name, lengthOf(values[name]) ?? 'many');
    const compiled = known.get(lengths) ?? build(ownTemplate, placeholder, list).compile();
    known.set(lengths, compiled);
    return (await of.db.executeQuery(fill(compiled, values, of.communityId))).rows;
  };
};

/** A query of what is of no community, or of all. */
export const prepareWholeQuery = <V extends object, R>(build: (db: WholeDb, value: ValueOf<V>) => Compilable<R>) => {
  let compiled: CompiledQuery<R> | undefined;
  return async (db: WholeDb, values: V): Promise<R[]> => {
    compiled ??= build(template, placeholder).compile();
    return (await db.executeQuery(fill(compiled, values))).rows;
  };
};
