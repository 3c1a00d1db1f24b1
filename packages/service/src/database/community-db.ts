/** The database as seen by one community: all queries are restricted to it, without mentioning the community id. */
import type { Insertable, Kysely, KyselyPlugin, Selectable, Updateable } from 'kysely';
import type { WholeDb } from './database.js';
import { bindQuery, type CommunityParameter } from './query-compiler.js';
import type { Tables } from './tables.js';

/** Tables with a community id; other tables cannot be queried here. */
type OwnTable = {
  [K in keyof Tables]: Tables[K] extends { readonly community_id: unknown } ? K : never;
}[keyof Tables];

export type OwnTables = { readonly [K in OwnTable | 'communities']: Omit<Tables[K], 'community_id'> };

/** A row as it is selected. */
export type Row<T extends keyof OwnTables> = Selectable<OwnTables[T]>;

/** A row as it is inserted. */
export type NewRow<T extends keyof OwnTables> = Insertable<OwnTables[T]>;

/** The values of an update. */
export type Changes<T extends keyof OwnTables> = Updateable<OwnTables[T]>;

/** Database of one community: every table and subquery is restricted to its rows, and inserted rows belong to it. */
export type Db = Kysely<OwnTables>;

const createBinding = (communityId: CommunityParameter): KyselyPlugin => ({
  transformQuery: ({ node }) => bindQuery(node, communityId),
  transformResult: async ({ result }) => result,
});

/** The compiler adds the columns that this type omits; Kysely's types cannot express that. */
const toOwn = (db: unknown): Db => db as Db;

/** Returns the database of one community, within the transaction of `db`, if it is one. */
export const ofCommunity = (db: WholeDb, communityId: CommunityParameter): Db =>
  toOwn(db.withPlugin(createBinding(communityId)));
