/** Refresh tokens. Requests contain only the token, so the community is taken from the token's owner. */
import type { WholeDb } from '../database/database.js';
import { hashSecret } from './secret.js';

/** The owner of a valid refresh token. */
export interface Refreshed {
  readonly communityId: number;
  readonly memberId: number;
  readonly ssoUserId: string | null;
  readonly active: boolean;
}

/** Returns the owner of a token, or `undefined` if the token is unknown, revoked or expired. */
export async function findRefreshed(db: WholeDb, secret: string, now: Date): Promise<Refreshed | undefined> {
  return db
    .selectFrom('refresh_tokens')
    .innerJoin('members', (join) =>
      join
        .onRef('members.community_id', '=', 'refresh_tokens.community_id')
        .onRef('members.id', '=', 'refresh_tokens.member_id'),
    )
    .select([
      'members.community_id as communityId',
      'members.id as memberId',
      'members.sso_user_id as ssoUserId',
      'members.active',
    ])
    .where('token_hash', '=', hashSecret(secret))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
