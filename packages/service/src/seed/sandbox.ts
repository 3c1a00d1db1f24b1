/** The seed community of a new database, and its tokens. */

import type { WholeDb } from '../database/database.js';
import { underLock } from '../database/lock.js';
import type { Clock } from '../kernel/clock.js';
import { hashSecret } from '../kernel/secret.js';
import type { Service } from '../service.js';
import { issueApiToken, type TokenType } from './community.js';
import { continueIds } from './ids.js';
import { insertSample } from './sample-rows.js';

export interface Sandbox {
  /** Only known if it was just issued or is set by the environment. */
  readonly adminToken: string | undefined;
  readonly headlessToken: string | undefined;
}

export interface SandboxTokens {
  readonly adminToken: string | undefined;
  readonly headlessToken: string | undefined;
}

const types = { adminToken: 'Admin V1 or V2', headlessToken: 'Headless Auth' } as const;

type Owner = Parameters<typeof issueApiToken>[1];

/** Makes sure that a fixed token works in the first community of a database with data. */
const ensureToken = async (db: WholeDb, owner: Owner, type: TokenType, secret: string, clock: Clock): Promise<void> => {
  const known = await db
    .selectFrom('api_tokens')
    .select('id')
    .where('token_hash', '=', hashSecret(secret))
    .executeTakeFirst();
  if (known === undefined) await issueApiToken(db, owner, type, secret, clock);
};

const findOwner = (db: WholeDb): Promise<Owner | undefined> =>
  db
    .selectFrom('members')
    .select(['community_id as communityId', 'id as ownerId'])
    .where('is_owner', '=', true)
    .orderBy('community_id')
    .executeTakeFirst();

/** Inserts the seed data into a database without communities. Tokens that are not fixed are generated. */
export const makeSample = async (
  { clock }: Pick<Service, 'clock'>,
  db: WholeDb,
  base: string,
  fixed: SandboxTokens,
): Promise<{ readonly [K in keyof SandboxTokens]: string }> => {
  const made = await insertSample(db, base, clock);
  await continueIds(db);
  const adminToken = await issueApiToken(db, made, types.adminToken, fixed.adminToken, clock);
  const headlessToken = await issueApiToken(db, made, types.headlessToken, fixed.headlessToken, clock);
  return { adminToken, headlessToken };
};

/**
 * Inserts the seed data, which the build has created through the API, if the database has no community. Any other
 * database is left unchanged, except that fixed tokens work afterwards in its first community. Everything happens in
 * one transaction under the migration lock: of several processes that start at once, one seeds and the others wait, and
 * a process that ends meanwhile leaves nothing behind.
 */
export const ensureSandbox = (
  { database, clock }: Pick<Service, 'database' | 'clock'>,
  base: string,
  fixed: SandboxTokens,
): Promise<Sandbox> =>
  underLock(database.db, async (db) => {
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
