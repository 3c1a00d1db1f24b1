/** The tokens of members (document, 4.1; semantics, tokens). */
import { httpError } from '@community-platform/server';
import { addMonths } from '../../../core/calendar.js';
import { found, missing } from '../../../core/failures.js';
import type { ServiceHandlers } from '../../../core/scope.js';
import { hashSecret, makeSecret } from '../../../core/secret.js';
import { timeText } from '../../../core/text.js';
import type { Db } from '../../../database/database.js';

const findMembers = (db: Db) => db.selectFrom('members').select(['id', 'community_id', 'sso_user_id', 'active']);

export const authTokens = {
  createAuthToken: async ({ body }, { db, communityId, now, ports }) => {
    const members = findMembers(db).where('community_id', '=', communityId).where('active', '=', true);
    const identified =
      'community_member_id' in body && body.community_member_id !== undefined
        ? members.where('id', '=', body.community_member_id)
        : 'email' in body && body.email !== undefined
          ? members.where((of) => of(of.fn<string>('lower', ['email']), '=', body.email.toLowerCase()))
          : members.where('sso_user_id', '=', body.sso_id ?? body.sso_user_id ?? '');
    const member = found(await identified.executeTakeFirst(), 'CommunityMember');
    const refreshToken = makeSecret();
    const refreshExpiry = addMonths(now, 1);
    await db
      .insertInto('refresh_tokens')
      .values({
        community_id: communityId,
        token_hash: hashSecret(refreshToken),
        member_id: member.id,
        expires_at: refreshExpiry,
        created_at: now,
      })
      .execute();
    const access = await ports.accessTokens.issue(
      { communityId, memberId: member.id, ssoUserId: member.sso_user_id },
      now,
    );
    return {
      status: 200,
      body: {
        access_token: access.token,
        refresh_token: refreshToken,
        access_token_expires_at: timeText(access.expiresAt),
        refresh_token_expires_at: timeText(refreshExpiry),
        community_member_id: member.id,
        community_id: communityId,
      },
    };
  },

  // Authenticated by the body alone, so the community is the token's and not the caller's.
  refreshAccessToken: async ({ body }, { db, now, ports }) => {
    const token = await db
      .selectFrom('refresh_tokens')
      .select(['community_id', 'member_id', 'expires_at', 'revoked_at'])
      .where('token_hash', '=', hashSecret(body.refresh_token))
      .executeTakeFirst();
    if (token === undefined || token.revoked_at !== null || token.expires_at <= now) {
      throw httpError(
        401,
        'The refresh token is not valid',
        {},
        { 'www-authenticate': 'Bearer error="invalid_token"' },
      );
    }
    const member = await findMembers(db)
      .where('community_id', '=', token.community_id)
      .where('id', '=', token.member_id)
      .executeTakeFirst();
    if (member === undefined || !member.active) throw missing('CommunityMember');
    const access = await ports.accessTokens.issue(
      { communityId: member.community_id, memberId: member.id, ssoUserId: member.sso_user_id },
      now,
    );
    return {
      status: 200,
      body: { access_token: access.token, access_token_expires_at: timeText(access.expiresAt) },
    };
  },

  revokeAccessToken: async ({ body }, { db, communityId, ports }) => {
    const claims = await ports.accessTokens.verify(body.access_token);
    if (claims === undefined || claims.communityId !== communityId) throw missing('AccessToken');
    await db
      .insertInto('revoked_access_tokens')
      .values({ community_id: communityId, jti: claims.jti, expires_at: claims.expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { status: 204 };
  },

  revokeRefreshToken: async ({ body }, { db, communityId, now }) => {
    const revoked = await db
      .updateTable('refresh_tokens')
      .set((of) => ({ revoked_at: of.fn.coalesce('revoked_at', of.val(now)) }))
      .where('community_id', '=', communityId)
      .where('token_hash', '=', hashSecret(body.refresh_token))
      .returning('member_id')
      .executeTakeFirst();
    found(revoked, 'RefreshToken');
    return { status: 204 };
  },
} satisfies Partial<ServiceHandlers>;
