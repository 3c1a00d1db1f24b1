/** The database as one community has it: all of its queries are of that community, and none names it. */
import type { Insertable, Kysely, KyselyPlugin, Selectable, Updateable } from 'kysely';
import type { WholeDb } from './database.js';
import { bindQuery, type CommunityParameter } from './query-compiler.js';
import type { Tables } from './tables.js';

/** The tables whose rows are each of one community: a table that does not say of which is not asked here. */
type OwnTable = {
  [K in keyof Tables]: Tables[K] extends { readonly community_id: unknown } ? K : never;
}[keyof Tables];

export type OwnTables = { readonly [K in OwnTable | 'communities']: Omit<Tables[K], 'community_id'> };

/** A row of a table as it is read. */
export type Row<T extends keyof OwnTables> = Selectable<OwnTables[T]>;

/** A row of a table as it is written. */
export type NewRow<T extends keyof OwnTables> = Insertable<OwnTables[T]>;

/** What a statement sets of a table. */
export type Changes<T extends keyof OwnTables> = Updateable<OwnTables[T]>;

/** In every table and subquery, only rows of the community are found and changed, and what is written is of it. */
export type Db = Kysely<OwnTables>;

const createBinding = (communityId: CommunityParameter): KyselyPlugin => ({
  transformQuery: ({ node }) => bindQuery(node, communityId),
  transformResult: async ({ result }) => result,
});

/** What the type leaves out is what the compiler of queries adds; Kysely has no way of saying so. */
const toOwn = (db: unknown): Db => db as Db;

/** The database of one community, within the transaction of the whole one, if it has any. */
export const ofCommunity = (db: WholeDb, communityId: CommunityParameter): Db =>
  toOwn(db.withPlugin(createBinding(communityId)));
