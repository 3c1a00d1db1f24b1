/** Resets a sandbox to its seed data: same ids, same tokens, and nothing that was created since. */
import type { ApiTokenType } from '@community-platform/types';
import { sql } from 'kysely';
import type { WholeDb } from '../database/database.js';
import { underLock } from '../database/lock.js';
import { makeSecret, hashSecret } from '../kernel/secret.js';
import { tokenNames } from '../seed/community.js';
import { makeSample } from '../seed/sandbox.js';
import type { Service } from '../service.js';
import { listTables, lockTables, readSchema } from '../database/community-tables.js';

/** A token of the seed data; only its hash is always known. */
export interface KnownToken {
  readonly type: ApiTokenType;
  readonly hash: Uint8Array;
}

/** Returns the tokens of the first community, oldest first: the first one of each type belongs to the seed data. */
export const readKnownTokens = async (db: WholeDb, fixed: readonly string[]): Promise<readonly KnownToken[]> => {
  const rows = await db
    .selectFrom('api_tokens')
    .select(['token_type as type', 'token_hash as hash'])
    .where('community_id', '=', (of) => of.selectFrom('communities').select((min) => min.fn.min('id').as('id')))
    // The other tokens of the seed data are inserted with it.
    .where('name', 'in', Object.values(tokenNames))
    .orderBy('id')
    .execute();
  const isFixed = ({ hash }: KnownToken): boolean =>
    fixed.some((secret) => hashSecret(secret).equals(Buffer.from(hash)));
  return rows.filter((row, index) => rows.findIndex(({ type }) => type === row.type) === index || isFixed(row));
};

/**
 * Total size of all tables in bytes up to which rows are deleted. For the seed data, this takes a fifth of the time of
 * `truncate`.
 */
const FEW = 8 * 2 ** 20;

const hasFew = async (db: WholeDb): Promise<boolean> => {
  const { rows } = await sql<{ bytes: string | number }>`select sum(pg_relation_size(oid)) as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  return Number(rows[0]?.bytes) <= FEW;
};

/** Empties all tables of communities. */
const empty = async (db: WholeDb): Promise<void> => {
  const names = [...listTables(await readSchema(db)), 'request_counts'];
  if (!(await hasFew(db))) {
    await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(db);
    return;
  }
  await lockTables(db, names);
  await sql`do $$
    declare
      emptied text;
    begin
      foreach emptied in array array[${sql.join(names.map((name) => sql.lit(name)))}] loop
        execute format('delete from %I', emptied);
      end loop;
    end $$`.execute(db);
};

/**
 * Resets in one transaction: concurrent writers wait, no reader sees a partial state, and a failure changes nothing.
 */
export const resetToSample = (
  service: Pick<Service, 'database' | 'clock' | 'over'>,
  base: string,
  tokens: readonly KnownToken[],
): Promise<void> =>
  underLock(service.database.db, async (db) => {
    await empty(db);
    const secrets = { adminToken: makeSecret(), headlessToken: makeSecret() };
    await makeSample(service, db, base, secrets);
    for (const [type, secret] of [
      ['Admin V1 or V2', secrets.adminToken],
      ['Headless Auth', secrets.headlessToken],
    ] as const) {
      const [first, ...rest] = tokens.filter((token) => token.type === type);
      if (first === undefined) continue;
      const made = await db
        .updateTable('api_tokens')
        .set({ token_hash: first.hash, last_used_at: null })
        .where('token_hash', '=', hashSecret(secret))
        .returning(['community_id', 'name', 'token_type', 'issued_by_member_id', 'created_at'])
        .executeTakeFirstOrThrow();
      for (const { hash } of rest)
        await db
          .insertInto('api_tokens')
          .values({ ...made, token_hash: hash })
          .execute();
    }
  });
