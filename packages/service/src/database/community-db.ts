/** The database as one community has it: all of its queries are of that community, and none names it. */
import type { Kysely, KyselyPlugin } from 'kysely';
import type { WholeDb } from './database.js';
import { bindQuery } from './query-compiler.js';
import type { Tables } from './tables.js';

/** What is of no community. */
type Common = 'signing_keys' | 'request_counts';

type OwnTables = { readonly [K in Exclude<keyof Tables, Common>]: Omit<Tables[K], 'community_id'> };

/** In every table and subquery, only rows of the community are found and changed, and what is written is of it. */
export type Db = Kysely<OwnTables>;

const createBinding = (communityId: number): KyselyPlugin => ({
  transformQuery: ({ node }) => bindQuery(node, communityId),
  transformResult: async ({ result }) => result,
});

/** What the type leaves out is what the compiler of queries adds; Kysely has no way of saying so. */
const toOwn = (db: unknown): Db => db as Db;

/** The database of one community, within the transaction of the whole one, if it has any. */
export const ofCommunity = (db: WholeDb, communityId: number): Db => toOwn(db.withPlugin(createBinding(communityId)));
