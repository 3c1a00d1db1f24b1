/** Creates communities with an owner, and their API tokens. */

import { createPlatformFields } from '../areas/members/profile-fields/platform.js';
import { ofCommunity } from '../database/community-db.js';
import type { WholeDb } from '../database/database.js';
import { type Clock, systemClock } from '../kernel/clock.js';
import { hashSecret, makeSecret } from '../kernel/secret.js';

export interface NewCommunity {
  readonly name: string;
  readonly slug: string;
  readonly ownerName: string;
  readonly ownerEmail: string;
}

export interface CreatedCommunity {
  readonly communityId: number;
  readonly ownerId: number;
}

/** Creates a community and its owner, who is its first admin. */
export async function createCommunity(
  db: WholeDb,
  { name, slug, ownerName, ownerEmail }: NewCommunity,
  clock: Clock = systemClock,
): Promise<CreatedCommunity> {
  const now = clock();
  const { id: communityId } = await db
    .insertInto('communities')
    .values({ name, slug, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('community_settings')
    .values({ community_id: communityId, created_at: now, updated_at: now })
    .execute();
  const [first = ownerName, ...rest] = ownerName.split(' ');
  const { id: ownerId } = await db
    .insertInto('members')
    .values({
      community_id: communityId,
      public_uid: makeSecret().slice(0, 8),
      email: ownerEmail,
      name: ownerName,
      first_name: first,
      last_name: rest.join(' '),
      is_admin: true,
      is_owner: true,
      accepted_invitation_at: now,
      member_since: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await createPlatformFields(ofCommunity(db, communityId), now);
  return { communityId, ownerId };
}

export type TokenType = 'Admin V1 or V2' | 'Headless Auth';

/** Names of the tokens of a new community. */
export const tokenNames = { 'Admin V1 or V2': 'Admin', 'Headless Auth': 'Headless' } as const;

/** Issues an API token; `secret` sets its value. Default: a random value. */
export async function issueApiToken(
  db: WholeDb,
  { communityId, ownerId }: CreatedCommunity,
  type: TokenType,
  secret: string = makeSecret(),
  clock: Clock = systemClock,
  name: string = tokenNames[type],
): Promise<string> {
  await db
    .insertInto('api_tokens')
    .values({
      community_id: communityId,
      name,
      token_type: type,
      token_hash: hashSecret(secret),
      issued_by_member_id: ownerId,
      created_at: clock(),
    })
    .execute();
  return secret;
}
