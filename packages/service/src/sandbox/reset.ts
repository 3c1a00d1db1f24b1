/** Resets a sandbox to its seed data, with the same ids and tokens, and without anything created since. */
import type { ApiTokenType } from '@community-platform/types';
import { sql } from 'kysely';
import { listTables, lockTables, readSchema } from '../database/community-tables.js';
import type { WholeDb } from '../database/database.js';
import { underLock } from '../database/lock.js';
import { hashSecret, makeSecret } from '../kernel/secret.js';
import { tokenNames } from '../seed/community.js';
import { makeSample } from '../seed/sandbox.js';
import type { Service } from '../service.js';

/** A token of the seed data. Its hash is always known, but its value may be unknown. */
export interface KnownToken {
  readonly type: ApiTokenType;
  readonly hash: Uint8Array;
}

/** Returns the tokens of the first community, oldest first. The first token of each type belongs to the seed data. */
export async function readKnownTokens(db: WholeDb, fixed: readonly string[]): Promise<readonly KnownToken[]> {
  const rows = await db
    .selectFrom('api_tokens')
    .select(['token_type as type', 'token_hash as hash'])
    .where('community_id', '=', (of) => of.selectFrom('communities').select((min) => min.fn.min('id').as('id')))
    // Other tokens are rows of the seed data, which a reset inserts anyway.
    .where('name', 'in', Object.values(tokenNames))
    .orderBy('id')
    .execute();
  const isFixed = ({ hash }: KnownToken): boolean =>
    fixed.some((secret) => hashSecret(secret).equals(Buffer.from(hash)));
  return rows.filter((row, index) => rows.findIndex(({ type }) => type === row.type) === index || isFixed(row));
}

/**
 * Total size of all tables in bytes up to which they are emptied with `delete`, which is five times as fast as
 * `truncate` for the seed data.
 */
const FEW = 8 * 2 ** 20;

async function hasFew(db: WholeDb): Promise<boolean> {
  const { rows } = await sql<{ bytes: string | number }>`select sum(pg_relation_size(oid)) as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  return Number(rows[0]?.bytes) <= FEW;
}

/** Empties all tables with data of communities. */
async function empty(db: WholeDb): Promise<void> {
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
}

/**
 * Resets the sandbox in one transaction: writers wait, no reader sees a partial state, and a failure changes nothing.
 */
export function resetToSample(
  service: Pick<Service, 'database' | 'clock' | 'over'>,
  base: string,
  tokens: readonly KnownToken[],
): Promise<void> {
  return underLock(service.database.db, async (db) => {
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
}
