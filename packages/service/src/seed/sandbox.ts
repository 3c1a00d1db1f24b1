/** The sample community of a new database, and the tokens with which it is used. */
import { hashSecret } from '../core/secret.js';
import type { Service } from '../service.js';
import { createCommunity, issueApiToken } from './community.js';
import { fillCommunity } from './sample.js';

export interface Sandbox {
  /** Told only when they were made just now, or are fixed by the environment. */
  readonly adminToken: string | undefined;
  readonly headlessToken: string | undefined;
  readonly isNew: boolean;
}

export interface SandboxTokens {
  readonly adminToken: string | undefined;
  readonly headlessToken: string | undefined;
}

const types = { adminToken: 'Admin V1 or V2', headlessToken: 'Headless Auth' } as const;

/** Makes sure that a fixed token works, in the first community of a database that was filled before. */
const ensureToken = async (
  { database: { db } }: Service,
  owner: { readonly communityId: number; readonly ownerId: number },
  type: 'Admin V1 or V2' | 'Headless Auth',
  secret: string,
): Promise<void> => {
  const known = await db
    .selectFrom('api_tokens')
    .select('id')
    .where('token_hash', '=', hashSecret(secret))
    .executeTakeFirst();
  if (known === undefined) await issueApiToken(db, owner, type, secret);
};

/** A sample that was being filled when its process ended is made anew: nobody was told its tokens. */
const removeUnfinished = async ({ database: { db } }: Service): Promise<void> => {
  const unfinished = db.selectFrom('communities').select('id').where('is_unfinished', '=', true);
  // What other records may not lose goes first; all the rest goes with the community.
  for (const table of ['charges', 'subscriptions', 'workflows', 'spaces', 'paywalls'] as const)
    await db.deleteFrom(table).where('community_id', 'in', unfinished).execute();
  await db.deleteFrom('communities').where('is_unfinished', '=', true).execute();
};

/** Fills a database without a community, through the API itself; leaves any other as it is. */
export const ensureSandbox = async (service: Service, base: string, fixed: SandboxTokens): Promise<Sandbox> => {
  const { db } = service.database;
  await removeUnfinished(service);
  const owner = await db
    .selectFrom('members')
    .select(['community_id as communityId', 'id as ownerId'])
    .where('is_owner', '=', true)
    .orderBy('community_id')
    .executeTakeFirst();
  if (owner !== undefined) {
    for (const name of ['adminToken', 'headlessToken'] as const) {
      const secret = fixed[name];
      if (secret !== undefined) await ensureToken(service, owner, types[name], secret);
    }
    return { ...fixed, isNew: false };
  }
  const made = await createCommunity(
    db,
    {
      name: 'Oven & Crumb',
      slug: 'oven-and-crumb',
      ownerName: 'Ines Marrowby',
      ownerEmail: 'ines@example.com',
      isUnfinished: true,
    },
    service.clock,
  );
  const adminToken = await issueApiToken(db, made, types.adminToken, fixed.adminToken);
  const headlessToken = await issueApiToken(db, made, types.headlessToken, fixed.headlessToken);
  await fillCommunity(service, base, adminToken, service.clock);
  await db.updateTable('communities').set({ is_unfinished: false }).where('id', '=', made.communityId).execute();
  return { adminToken, headlessToken, isNew: true };
};
