/**
 * Queries that are built and compiled once. For a request that reads one record, compiling takes longer than all other
 * work together.
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
import { castOf, type Length, Placeholder } from './query-compiler.js';
import type { Tables } from './tables.js';

/** Placeholders for values that are known only when the query runs, by name. */
export interface Values<V> {
  readonly value: <K extends keyof V & string>(name: K) => RawBuilder<V[K]>;
  /** Like `value`, for a value that a request may omit: returns `undefined` if it is omitted. */
  readonly optional: <K extends keyof V & string>(name: K) => RawBuilder<Exclude<V[K], undefined>> | undefined;
  /** Returns the right side of `in` for a list. */
  readonly list: <K extends keyof V & string>(
    name: K,
  ) => Expression<V[K] extends readonly (infer Item)[] ? Item : never>;
}

/** The database that a query runs on, and the community that it runs for. */
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

function placeholder<T>(name: string, value: unknown): RawBuilder<T> {
  return sql<T>`${new Placeholder(name, castOf(value))}`;
}

function listPlaceholder<T>(name: string, list: unknown): Expression<T> {
  const length = lengthOf(list) ?? 'many';
  const type = length === 'one' && Array.isArray(list) ? castOf(list[0]) : castOf(list);
  return new ExpressionWrapper<unknown, never, T>(PrimitiveValueListNode.create([new Placeholder(name, type, length)]));
}

function lengthOf(value: unknown): Length | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.length > 1 ? 'many' : value.length === 1 ? 'one' : 'none';
}

/** Creates the placeholders for values. Omitted values have none; those of lists have a length class. */
function toPlaceholders<V extends object>(values: V): Values<V> {
  return {
    value: (name) => placeholder(name, values[name]),
    optional: (name) => (values[name] === undefined ? undefined : placeholder(name, values[name])),
    list: (name) => listPlaceholder(name, values[name]),
  };
}

function fill<R>(query: CompiledQuery<R>, values: object, communityId?: number): CompiledQuery<R> {
  return {
    ...query,
    parameters: query.parameters.map((parameter) => {
      if (!(parameter instanceof Placeholder)) return parameter;
      if (parameter === COMMUNITY) return communityId;
      const value: unknown = Reflect.get(values, parameter.name);
      return parameter.length === 'one' && Array.isArray(value) ? value[0] : value;
    }),
  };
}

/**
 * Prepares a query of one community; `build` refers to values by name. The query is compiled once for each combination
 * of omitted values and list lengths (none, one, many). PostgreSQL assumes that a list parameter has ten elements, so
 * it would plan each run with an empty list. Value names must come from this service, not from a request.
 */
export function prepareQuery<V extends object, R>(build: (db: Db, values: Values<V>) => Compilable<R>) {
  const known = new Map<string, CompiledQuery<R>>();
  return async (of: Asked, values: V): Promise<R[]> => {
    const shape = Object.entries(values)
      .map(([name, value]) => `${name} ${value === undefined ? 'omitted' : lengthOf(value)}${castOf(value)}`)
      .join();
    const compiled = known.get(shape) ?? build(ownTemplate, toPlaceholders(values)).compile();
    known.set(shape, compiled);
    return (await of.db.executeQuery(fill(compiled, values, of.communityId))).rows;
  };
}

/** Like `prepareQuery`, for a query across all communities. */
export function prepareWholeQuery<V extends object, R>(build: (db: WholeDb, values: Values<V>) => Compilable<R>) {
  let compiled: CompiledQuery<R> | undefined;
  return async (db: WholeDb, values: V): Promise<R[]> => {
    compiled ??= build(template, toPlaceholders(values)).compile();
    return (await db.executeQuery(fill(compiled, values))).rows;
  };
}
