/** Access and refresh tokens of members. */
import { httpError } from '@community-platform/server';
import { addMonths } from '../../../kernel/calendar.js';
import { found, missing } from '../../../kernel/failures.js';
import type { ServiceHandlers } from '../../../kernel/scope.js';
import { hashSecret, makeSecret } from '../../../kernel/secret.js';
import { timeText } from '../../../kernel/text.js';

export const authTokens = {
  createAuthToken: async ({ body }, { db, communityId, now, ports }) => {
    const members = db.selectFrom('members').select(['id', 'sso_user_id']).where('active', '=', true);
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

  // The body alone authenticates the request, so the token determines the community.
  refreshAccessToken: async ({ body }, { findRefreshed, now, ports }) => {
    const member = await findRefreshed(body.refresh_token);
    if (member === undefined) {
      throw httpError(
        401,
        'The refresh token is not valid',
        {},
        { 'www-authenticate': 'Bearer error="invalid_token"' },
      );
    }
    if (!member.active) throw missing('CommunityMember');
    const access = await ports.accessTokens.issue(member, now);
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
      .values({ jti: claims.jti, expires_at: claims.expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { status: 204 };
  },

  revokeRefreshToken: async ({ body }, { db, now }) => {
    const revoked = await db
      .updateTable('refresh_tokens')
      .set((of) => ({ revoked_at: of.fn.coalesce('revoked_at', of.val(now)) }))
      .where('token_hash', '=', hashSecret(body.refresh_token))
      .returning('member_id')
      .executeTakeFirst();
    found(revoked, 'RefreshToken');
    return { status: 204 };
  },
} satisfies Partial<ServiceHandlers>;
