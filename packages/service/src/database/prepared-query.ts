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
import { type Length, Placeholder, castOf } from './query-compiler.js';
import type { Tables } from './tables.js';

/** What stands in a query for values that are known when it is run, by their names. */
export interface Values<V> {
  readonly value: <K extends keyof V & string>(name: K) => RawBuilder<V[K]>;
  /** The same of a value that a request may leave out, which is none then. */
  readonly optional: <K extends keyof V & string>(name: K) => RawBuilder<Exclude<V[K], undefined>> | undefined;
  /** What stands behind `in` for a list. */
  readonly list: <K extends keyof V & string>(
    name: K,
  ) => Expression<V[K] extends readonly (infer Item)[] ? Item : never>;
}

/** Of what a query is that is run. */
export interface Asked {
  readonly db: Db;
  readonly communityId: number;
}

export interface Compilable<R> {
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

const placeholder = <T>(name: string, value: unknown): RawBuilder<T> => sql<T>`${new Placeholder(name, castOf(value))}`;

const listPlaceholder = <T>(name: string, list: unknown): Expression<T> => {
  const length = lengthOf(list) ?? 'many';
  const type = length === 'one' && Array.isArray(list) ? castOf(list[0]) : castOf(list);
  return new ExpressionWrapper<unknown, never, T>(PrimitiveValueListNode.create([new Placeholder(name, type, length)]));
};

const lengthOf = (value: unknown): Length | undefined => {
  if (!Array.isArray(value)) return undefined;
  return value.length > 1 ? 'many' : value.length === 1 ? 'one' : 'none';
};

/** Placeholders for values that are like these: for one that is left out there is none, and a list is as long. */
const toPlaceholders = <V extends object>(values: V): Values<V> => ({
  value: (name) => placeholder(name, values[name]),
  optional: (name) => (values[name] === undefined ? undefined : placeholder(name, values[name])),
  list: (name) => listPlaceholder(name, values[name]),
});

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
 * A query of one community; `build` names the values with which it is run. It is built once for those that are left out
 * together, and for lists of none, of one and of many: PostgreSQL takes a list that it does not know for ten, and would plan
 * each time what it then does for none. So values have names that this service knows, and not those of a request.
 */
export const prepareQuery = <V extends object, R>(build: (db: Db, values: Values<V>) => Compilable<R>) => {
  const known = new Map<string, CompiledQuery<R>>();
  return async (of: Asked, values: V): Promise<R[]> => {
    const shape = Object.entries(values)
      .map(([name, value]) => `${name} ${value === undefined ? 'left out' : lengthOf(value)}${castOf(value)}`)
      .join();
    const compiled = known.get(shape) ?? build(ownTemplate, toPlaceholders(values)).compile();
    known.set(shape, compiled);
    return (await of.db.executeQuery(fill(compiled, values, of.communityId))).rows;
  };
};

/** A query of what is of no community, or of all. */
export const prepareWholeQuery = <V extends object, R>(build: (db: WholeDb, values: Values<V>) => Compilable<R>) => {
  let compiled: CompiledQuery<R> | undefined;
  return async (db: WholeDb, values: V): Promise<R[]> => {
    compiled ??= build(template, toPlaceholders(values)).compile();
    return (await db.executeQuery(fill(compiled, values))).rows;
  };
};
