/** The sample community of a new database, and the tokens with which it is used. */

import type { WholeDb } from '../database/database.js';
import { underLock } from '../database/lock.js';
import type { Clock } from '../kernel/clock.js';
import { hashSecret } from '../kernel/secret.js';
import type { Service } from '../service.js';
import { issueApiToken, type TokenType } from './community.js';
import { continueIds } from './ids.js';
import { insertSample } from './sample-rows.js';

export interface Sandbox {
  /** Told only when they were made just now, or are fixed by the environment. */
  readonly adminToken: string | undefined;
  readonly headlessToken: string | undefined;
}

export interface SandboxTokens {
  readonly adminToken: string | undefined;
  readonly headlessToken: string | undefined;
}

const types = { adminToken: 'Admin V1 or V2', headlessToken: 'Headless Auth' } as const;

type Owner = Parameters<typeof issueApiToken>[1];

/** Makes sure that a fixed token works, in the first community of a database that was filled before. */
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

/** Puts the sample into a database that has no community, with new tokens where none are fixed. */
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
 * Fills a database without a community with the sample, which the build has made through the API itself; leaves any
 * other as it is, but for the fixed tokens, which work afterwards in its first community.
 *
 * All of it is one transaction under the lock of the migrations. Of processes that start at once one fills, the others
 * wait for it; a process that ends meanwhile leaves nothing.
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
