/** Access tokens of members: JWTs signed with HS256 (RFC 7519). The `kid` header identifies the signing key. */
import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import type { Clock } from './clock.js';

/** Lifetime in seconds: one hour. */
const ACCESS_TOKEN_LIFETIME = 3_600;

export interface AccessTokenClaims {
  readonly communityId: number;
  readonly memberId: number;
  readonly ssoUserId: string | null;
  readonly jti: string;
  readonly expiresAt: Date;
}

export interface SigningKey {
  readonly id: string;
  readonly secret: Uint8Array;
}

export interface AccessTokens {
  readonly issue: (
    member: Pick<AccessTokenClaims, 'communityId' | 'memberId' | 'ssoUserId'>,
    now: Date,
  ) => Promise<{ readonly token: string; readonly expiresAt: Date }>;
  /**
   * Returns the claims of a token that this service signed and that has not expired, or else `undefined`. Does not
   * check whether the token was revoked.
   */
  readonly verify: (token: string) => Promise<AccessTokenClaims | undefined>;
}

/**
 * Maximum number of verified tokens in the cache. Verifying costs a hundred times as much as a lookup, and its result
 * stays valid until the token expires.
 */
const KEPT = 10_000;

/** Whether a value has the format of `randomUUID`, as the ids of revoked tokens must. */
function isTokenId(value: string | undefined): value is string {
  return value !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(value);
}

/**
 * Whether a signature is canonical base64url (RFC 7515). Other texts, such as those with `=` or other trailing bits,
 * decode to the same bytes.
 */
function isCanonical(signature: string): boolean {
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

/**
 * Creates the issuer and verifier of access tokens. The first key signs. Tokens signed with the other keys are still
 * accepted, so keys can be rotated.
 */
export function createAccessTokens(keys: readonly [SigningKey, ...SigningKey[]], clock: Clock): AccessTokens {
  const verified = new Map<string, AccessTokenClaims>();
  const [signing] = keys;

  const read = async (token: string): Promise<AccessTokenClaims | undefined> => {
    if (!isCanonical(token.slice(token.lastIndexOf('.') + 1))) return undefined;
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.find(({ id }) => id === kid);
        if (key === undefined) throw new Error('unknown key');
        return key.secret;
      },
      {
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'jti', 'community_id', 'community_member_id'],
        currentDate: clock(),
      },
    );
    const { community_id: communityId, community_member_id: memberId, sso_user_id: ssoUserId, jti, exp } = payload;
    if (!isId(communityId) || !isId(memberId) || !isTokenId(jti) || exp === undefined) return undefined;
    return {
      communityId,
      memberId,
      ssoUserId: typeof ssoUserId === 'string' ? ssoUserId : null,
      jti,
      expiresAt: new Date(exp * 1_000),
    };
  };

  return {
    issue: async ({ communityId, memberId, ssoUserId }, now) => {
      const exp = Math.floor(now.getTime() / 1_000) + ACCESS_TOKEN_LIFETIME;
      const token = await new SignJWT({
        community_id: communityId,
        community_member_id: memberId,
        sso_user_id: ssoUserId,
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: signing.id })
        .setExpirationTime(exp)
        .setJti(randomUUID())
        .sign(signing.secret);
      return { token, expiresAt: new Date(exp * 1_000) };
    },
    verify: async (token) => {
      const known = verified.get(token);
      if (known !== undefined) {
        if (known.expiresAt > clock()) return known;
        verified.delete(token);
        return undefined;
      }
      const claims = await read(token).catch(() => undefined);
      if (claims === undefined) return undefined;
      if (verified.size >= KEPT) verified.clear();
      verified.set(token, claims);
      return claims;
    },
  };
}
