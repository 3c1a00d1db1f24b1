/** The database of one community. Queries are restricted to the community without mentioning its id. */
import type { Insertable, Kysely, KyselyPlugin, Selectable, Updateable } from 'kysely';
import type { WholeDb } from './database.js';
import { bindQuery, type CommunityParameter } from './query-compiler.js';
import type { Tables } from './tables.js';

/** Tables with a community id; other tables cannot be queried here. */
type OwnTable = {
  [K in keyof Tables]: Tables[K] extends { readonly community_id: unknown } ? K : never;
}[keyof Tables];

export type OwnTables = { readonly [K in OwnTable | 'communities']: Omit<Tables[K], 'community_id'> };

/** The type of a selected row. */
export type Row<T extends keyof OwnTables> = Selectable<OwnTables[T]>;

/** The type of a row to insert. */
export type NewRow<T extends keyof OwnTables> = Insertable<OwnTables[T]>;

/** The values of an update. */
export type Changes<T extends keyof OwnTables> = Updateable<OwnTables[T]>;

/** Database of one community: all tables and subqueries are restricted to its rows, and inserted rows get its id. */
export type Db = Kysely<OwnTables>;

function createBinding(communityId: CommunityParameter): KyselyPlugin {
  return {
    transformQuery: ({ node }) => bindQuery(node, communityId),
    transformResult: async ({ result }) => result,
  };
}

/** Converts the type. The compiler adds the columns that the type omits, which Kysely's types cannot express. */
function toOwn(db: unknown): Db {
  return db as Db;
}

/** Returns the database of one community; if `db` is a transaction, within the transaction. */
export function ofCommunity(db: WholeDb, communityId: CommunityParameter): Db {
  return toOwn(db.withPlugin(createBinding(communityId)));
}
