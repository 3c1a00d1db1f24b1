/** Data that the reference pages of a sandbox show: the URL of the sandbox, and tokens for runnable samples. */
import type { RawRequest } from '@community-platform/server';
import type { WholeDb } from '../database/database.js';
import { addMonths, DAY } from '../kernel/calendar.js';
import { hashSecret, makeSecret } from '../kernel/secret.js';
import { issueApiToken, type TokenType } from '../seed/community.js';
import type { SandboxTokens } from '../seed/sandbox.js';
import { EXAMPLE_BASE, EXAMPLE_MEMBER, SEED_STARTED_AT } from '../seed/scenario.js';
import type { PageFacts } from '../server/front.js';
import type { Service } from '../service.js';

/** Name of the tokens that are issued for the pages, as it appears in lists of tokens. */
const NAME = 'Reference';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/u;

/** Whether the server listens on a loopback address only. */
function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** The headers of a request. */
interface Asked {
  readonly headers: Pick<RawRequest['headers'], 'get'>;
}

/**
 * Whether the host of a request is a local name of this machine. A foreign page can make its host name resolve to this
 * machine (DNS rebinding).
 */
function isAskedHere({ headers }: Asked): boolean {
  return isLoopback((headers.get('host') ?? '').replace(/:\d{1,5}$/u, ''));
}

function findOwner(db: WholeDb) {
  return db
    .selectFrom('members')
    .innerJoin('communities', 'communities.id', 'members.community_id')
    .select(['community_id as communityId', 'members.id as ownerId', 'communities.created_at as begunAt'])
    .where('is_owner', '=', true)
    .orderBy('community_id')
    .orderBy('members.id')
    .executeTakeFirst();
}

type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

/**
 * Finds the member whose access token the pages show: the member of the examples in the seed data, or else the owner.
 */
function findMember(db: WholeDb, { communityId, ownerId }: Owner) {
  return db
    .selectFrom('members')
    .select(['id as memberId', 'sso_user_id as ssoUserId'])
    .where('community_id', '=', communityId)
    .where((is) => is.or([is('id', '=', ownerId), is.and([is('email', '=', EXAMPLE_MEMBER), is('active', '=', true)])]))
    .orderBy('is_owner')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/**
 * Returns how the seed data differs from the examples: its times are shifted by whole days. A community that began at
 * another time of day does not contain the seed data.
 */
function describeSeed({ begunAt }: Owner): Pick<PageFacts, 'seed'> {
  const later = begunAt.getTime() - Date.parse(SEED_STARTED_AT);
  return later % DAY === 0 ? { seed: { base: EXAMPLE_BASE, later } } : {};
}

/**
 * Creates the function that provides pages with data of the sandbox. It includes tokens only if the sandbox listens on
 * this machine alone and the request uses a local name, because everybody who can open the page can read them. If the
 * seed tokens are revoked, or are unknown because an earlier start issued them, the first request issues tokens for the
 * pages.
 */
export function createTeller(
  { database: { db }, clock, ports }: Pick<Service, 'database' | 'clock' | 'ports'>,
  { base, host, tokens }: { readonly base: string; readonly host: string; readonly tokens: SandboxTokens },
): (request: Asked) => Promise<PageFacts> {
  const isValid = async (secret: string): Promise<boolean> => {
    const token = await db
      .selectFrom('api_tokens')
      .select('id')
      .where('token_hash', '=', hashSecret(secret))
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return token !== undefined;
  };

  const known = new Map<TokenType, string | undefined>([
    ['Admin V1 or V2', tokens.adminToken],
    ['Headless Auth', tokens.headlessToken],
  ]);

  const find = async (owner: Owner, type: TokenType): Promise<string> => {
    const secret = known.get(type);
    if (secret !== undefined && (await isValid(secret))) return secret;
    // The values of tokens from earlier starts are unknown.
    await db
      .deleteFrom('api_tokens')
      .where('community_id', '=', owner.communityId)
      .where('name', '=', NAME)
      .where('token_type', '=', type)
      .execute();
    const made = await issueApiToken(db, owner, type, undefined, clock, NAME);
    known.set(type, made);
    return made;
  };

  const refreshToken = makeSecret();

  /** Makes the refresh token valid again after a reset, or after a user has tried out revoking it. */
  const renewRefreshToken = async (communityId: number, memberId: number): Promise<void> => {
    const now = clock();
    const given = { community_id: communityId, member_id: memberId, expires_at: addMonths(now, 1), revoked_at: null };
    await db
      .insertInto('refresh_tokens')
      .values({ ...given, token_hash: hashSecret(refreshToken), created_at: now })
      .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(given))
      .execute();
  };

  const tellTokens = async (owner: Owner): Promise<Pick<PageFacts, 'credentials' | 'bodyTokens'>> => {
    const [admin, headless] = [await find(owner, 'Admin V1 or V2'), await find(owner, 'Headless Auth')];
    const { communityId } = owner;
    const { memberId, ssoUserId } = await findMember(db, owner);
    await renewRefreshToken(communityId, memberId);
    const issue = async () => (await ports.accessTokens.issue({ communityId, memberId, ssoUserId }, clock())).token;
    return {
      credentials: {
        AdminBearer: admin,
        AdminToken: admin,
        HeadlessBearer: headless,
        HeadlessToken: headless,
        MemberAccessToken: await issue(),
      },
      // A separate access token, because the sample request revokes it.
      bodyTokens: { access_token: await issue(), refresh_token: refreshToken },
    };
  };

  return async (request) => {
    const owner = await findOwner(db);
    if (owner === undefined) return { base };
    const isPrivate = isLoopback(host) && isAskedHere(request);
    return { base, ...describeSeed(owner), ...(isPrivate && (await tellTokens(owner))) };
  };
}
