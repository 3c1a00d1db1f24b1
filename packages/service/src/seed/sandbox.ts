/** Creates the seed data of a new database, and the tokens for it. */

import type { WholeDb } from '../database/database.js';
import { underLock } from '../database/lock.js';
import type { Clock } from '../kernel/clock.js';
import { hashSecret } from '../kernel/secret.js';
import type { Service } from '../service.js';
import { issueApiToken, type TokenType } from './community.js';
import { continueIds } from './ids.js';
import { insertSample } from './sample-rows.js';

export interface Sandbox {
  /** Known only if the token was just issued or is fixed by the environment. */
  readonly adminToken: string | undefined;
  readonly headlessToken: string | undefined;
}

export interface SandboxTokens {
  readonly adminToken: string | undefined;
  readonly headlessToken: string | undefined;
}

const types = { adminToken: 'Admin V1 or V2', headlessToken: 'Headless Auth' } as const;

type Owner = Parameters<typeof issueApiToken>[1];

/** Makes a fixed token work in the first community of a database that already contains data. */
async function ensureToken(db: WholeDb, owner: Owner, type: TokenType, secret: string, clock: Clock): Promise<void> {
  const known = await db
    .selectFrom('api_tokens')
    .select('id')
    .where('token_hash', '=', hashSecret(secret))
    .executeTakeFirst();
  if (known === undefined) await issueApiToken(db, owner, type, secret, clock);
}

function findOwner(db: WholeDb): Promise<Owner | undefined> {
  return db
    .selectFrom('members')
    .select(['community_id as communityId', 'id as ownerId'])
    .where('is_owner', '=', true)
    .orderBy('community_id')
    .executeTakeFirst();
}

/** Inserts the seed data into a database without communities. Generates tokens that are not fixed. */
export async function makeSample(
  { clock }: Pick<Service, 'clock'>,
  db: WholeDb,
  base: string,
  fixed: SandboxTokens,
): Promise<{ readonly [K in keyof SandboxTokens]: string }> {
  const made = await insertSample(db, base, clock);
  await continueIds(db);
  const adminToken = await issueApiToken(db, made, types.adminToken, fixed.adminToken, clock);
  const headlessToken = await issueApiToken(db, made, types.headlessToken, fixed.headlessToken, clock);
  return { adminToken, headlessToken };
}

/**
 * Inserts the seed data, which the build has created through the API, if the database has no community. Other databases
 * are not changed, except that fixed tokens then work in their first community. Everything runs in one transaction
 * under the migration lock: if several processes start at once, one inserts the data while the others wait, and a
 * process that ends in the meantime leaves nothing behind.
 */
export function ensureSandbox(
  { database, clock }: Pick<Service, 'database' | 'clock'>,
  base: string,
  fixed: SandboxTokens,
): Promise<Sandbox> {
  return underLock(database.db, async (db) => {
    const owner = await findOwner(db);
    if (owner !== undefined) {
      for (const name of ['adminToken', 'headlessToken'] as const) {
        const secret = fixed[name];
        if (secret !== undefined) await ensureToken(db, owner, types[name], secret, clock);
      }
      return fixed;
    }
    return makeSample({ clock }, db, base, fixed);
  });
}
