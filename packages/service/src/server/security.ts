/** Authenticates requests: converts credentials to principals. Revoked credentials stop working immediately. */
import { forbidden, type RequestContext, type SecurityHandlers } from '@community-platform/server';
import type { WholeDb } from '../database/database.js';
import { prepareWholeQuery, type Values } from '../database/prepared-query.js';
import { throwResponse } from '../database/sqlstate.js';
import type { AccessTokens } from '../kernel/access-token.js';
import type { Clock } from '../kernel/clock.js';
import type { Principal } from '../kernel/scope.js';
import { hashSecret } from '../kernel/secret.js';
import type { RequestState } from './limits.js';
import { tokenOf } from './responses.js';

type TokenType = 'Admin V1 or V2' | 'Headless Auth';

/** Precision in milliseconds of a token's last use. Writing it for each request would be too expensive. */
const LAST_USED_STEP = 60_000;

function isStale(last: Date | null, now: Date): boolean {
  return now.getTime() - (last?.getTime() ?? 0) > LAST_USED_STEP;
}

/** The state of a request that authentication sets. */
type Context = Pick<RequestContext<Principal, RequestState | undefined>, 'state'>;

function noteToken({ state }: Context, token: { readonly community_id: number; readonly id: number }): void {
  if (state === undefined) return;
  state.caller = `token ${token.community_id} ${token.id}`;
  state.community = token.community_id;
}

function noteMember({ state }: Context, member: { readonly communityId: number; readonly memberId: number }): void {
  if (state === undefined) return;
  state.caller = `member ${member.communityId} ${member.memberId}`;
  state.community = member.communityId;
}

export interface Security {
  readonly handlers: SecurityHandlers<Principal, RequestState>;
  /** Sets the caller in a request's state from its credentials, regardless of their type. */
  readonly identify: (context: RequestContext<Principal, RequestState | undefined>) => Promise<void>;
  /** Returns the principal of a token of any type; `undefined` for an invalid token. */
  readonly findCaller: (secret: string) => Promise<Principal | undefined>;
}

const readToken = prepareWholeQuery((whole, { value }: Values<{ readonly hash: Uint8Array }>) =>
  whole
    .selectFrom('api_tokens')
    .select(['community_id', 'id', 'token_type', 'issued_by_member_id', 'last_used_at', 'revoked_at'])
    .where('token_hash', '=', value('hash')),
);

const readAccess = prepareWholeQuery(
  (whole, { value }: Values<{ readonly communityId: number; readonly memberId: number; readonly jti: string }>) =>
    whole
      .selectFrom('members')
      .select((of) => [
        'active',
        'last_seen_at',
        of
          .exists(
            of
              .selectFrom('revoked_access_tokens')
              .select('jti')
              .where('revoked_access_tokens.community_id', '=', value('communityId'))
              .where('jti', '=', value('jti')),
          )
          .as('is_revoked'),
      ])
      .where('community_id', '=', value('communityId'))
      .where('id', '=', value('memberId')),
);

/** The result of checking credentials; `undefined` for invalid ones. */
type Accepted = Principal | ReturnType<typeof forbidden> | undefined;
type Accept = (secret: string, context: Context) => Promise<Accepted>;

/** Wraps a check so that an unavailable database leads to a 503 instead of a 500. */
function withOutageErrors(accept: Accept): Accept {
  return (secret, context) => accept(secret, context).catch(throwResponse);
}

/** Creates the security handlers of a service. */
export function createSecurity(db: WholeDb, accessTokens: AccessTokens, clock: Clock): Security {
  const findApiToken = async (secret: string) => (await readToken(db, { hash: hashSecret(secret) }))[0];

  const findMember = async (secret: string, context: Context) => {
    const claims = secret.split('.').length === 3 ? await accessTokens.verify(secret) : undefined;
    if (claims !== undefined) noteMember(context, claims);
    return claims;
  };

  const acceptApiToken =
    (type: TokenType, kind: 'admin' | 'headless') =>
    async (secret: string, context: Context): Promise<Accepted> => {
      const token = await findApiToken(secret);
      // A valid token of another kind is refused with a 403.
      if (token === undefined) return (await findMember(secret, context)) === undefined ? undefined : forbidden();
      // A revoked token still counts for the limits of its owner.
      noteToken(context, token);
      if (token.revoked_at !== null) return undefined;
      if (token.token_type !== type) return forbidden();
      const now = clock();
      if (isStale(token.last_used_at, now)) {
        await db
          .updateTable('api_tokens')
          .set({ last_used_at: now })
          .where('community_id', '=', token.community_id)
          .where('id', '=', token.id)
          .execute();
      }
      return { kind, communityId: token.community_id, tokenId: token.id, memberId: token.issued_by_member_id };
    };

  const acceptMember = async (secret: string, context: Context): Promise<Accepted> => {
    const claims = await findMember(secret, context);
    if (claims === undefined) {
      const token = await findApiToken(secret);
      if (token !== undefined) noteToken(context, token);
      return token === undefined || token.revoked_at !== null ? undefined : forbidden();
    }
    const { communityId, memberId } = claims;
    const [member] = await readAccess(db, claims);
    if (member === undefined || !member.active || member.is_revoked) return undefined;
    const now = clock();
    if (isStale(member.last_seen_at, now)) {
      await db
        .updateTable('members')
        .set({ last_seen_at: now })
        .where('community_id', '=', communityId)
        .where('id', '=', memberId)
        .execute();
    }
    return { kind: 'member', communityId, memberId };
  };

  const acceptHeadless = withOutageErrors(acceptApiToken('Headless Auth', 'headless'));
  const acceptAdmin = withOutageErrors(acceptApiToken('Admin V1 or V2', 'admin'));
  return {
    handlers: {
      AdminBearer: acceptAdmin,
      AdminToken: acceptAdmin,
      HeadlessBearer: acceptHeadless,
      HeadlessToken: acceptHeadless,
      MemberAccessToken: withOutageErrors(acceptMember),
    },
    identify: async (context) => {
      const secret = tokenOf(context.request);
      if (secret !== undefined) await acceptMember(secret, context);
    },
    findCaller: async (secret) => {
      for (const accept of [acceptAdmin, acceptHeadless, acceptMember]) {
        const found = await accept(secret, { state: undefined });
        if (found !== undefined && 'kind' in found) return found;
      }
      return undefined;
    },
  };
}

/** Returns the admin to whom a token belongs; `undefined` for other tokens. */
export async function findAdmin(db: WholeDb, secret: string): Promise<Principal | undefined> {
  const token = await db
    .selectFrom('api_tokens')
    .select(['community_id', 'id', 'issued_by_member_id'])
    .where('token_hash', '=', hashSecret(secret))
    .where('token_type', '=', 'Admin V1 or V2')
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return (
    token && { kind: 'admin', communityId: token.community_id, tokenId: token.id, memberId: token.issued_by_member_id }
  );
}
