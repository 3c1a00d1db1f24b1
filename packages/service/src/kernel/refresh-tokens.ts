/** Refresh tokens, of which a request has nothing but the token: whose it is says in which community. */
import type { WholeDb } from '../database/database.js';
import { hashSecret } from './secret.js';

/** The member of a refresh token that is valid. */
export interface Refreshed {
  readonly communityId: number;
  readonly memberId: number;
  readonly ssoUserId: string | null;
  readonly active: boolean;
}

/** Whose token it is, or `undefined` for one that is unknown, was revoked, or has expired. */
export const findRefreshed = async (db: WholeDb, secret: string, now: Date): Promise<Refreshed | undefined> =>
  db
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
