/**
 * The rate limit of each caller, and the monthly quota of each community (document, 8; semantics, limits). A caller is an
 * API token, a member, or the address of who shows neither.
 */
import { type RawAnswer, type RawRequest, type Server, toServer } from '@community-platform/server';
import type { AccessTokens } from '../core/access-token.js';
import type { Clock } from '../core/clock.js';
import { hashSecret } from '../core/secret.js';
import type { Db } from '../database/database.js';
import { answerOfDatabase } from '../database/sqlstate.js';
import type { Counters } from './counters.js';
import type { LimitOptions } from './limit-options.js';
import { refuse, requestIdOf } from './refuse.js';

export const monthOf = (time: Date): Date => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth()));

export const monthAfter = (time: Date): Date => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1));

export const quotaCaller = (communityId: number): string => `quota ${communityId}`;

const secretOf = (request: RawRequest): string | undefined =>
  /^(?:bearer|token) +(\S+)$/iu.exec(request.headers.get('authorization') ?? '')?.[1];

/** A server that counts each request before it is answered; one beyond a limit is answered with 429. */
export const withLimits = (
  server: Server,
  {
    db,
    counters,
    accessTokens,
    options,
    clock,
  }: {
    readonly db: Db;
    readonly counters: Counters;
    readonly accessTokens: AccessTokens;
    readonly options: LimitOptions;
    readonly clock: Clock;
  },
): Server => {
  /** Whom a token belongs to; one that nobody has is not told apart from none. */
  const identify = async (secret: string): Promise<{ caller: string; community: number } | undefined> => {
    const claims = secret.split('.').length === 3 ? await accessTokens.verify(secret) : undefined;
    if (claims !== undefined)
      return { caller: `member ${claims.communityId} ${claims.memberId}`, community: claims.communityId };
    const token = await db
      .selectFrom('api_tokens')
      .select(['community_id', 'id'])
      .where('token_hash', '=', hashSecret(secret))
      .executeTakeFirst();
    return token && { caller: `token ${token.community_id} ${token.id}`, community: token.community_id };
  };

  const handle = async (request: RawRequest): Promise<RawAnswer> => {
    const now = clock();
    const secret = secretOf(request);
    const known = secret === undefined ? undefined : await identify(secret);
    const community = known?.community;
    const caller = known?.caller ?? `address ${request.remoteAddress ?? 'unknown'}`;
    const start = Math.floor(now.getTime() / options.rateWindow) * options.rateWindow;
    const reset = Math.ceil((start + options.rateWindow - now.getTime()) / 1_000);
    const used = await counters.add(caller, new Date(start), 1);
    const headers: (readonly [string, string])[] = [
      ['ratelimit-limit', String(options.rateLimit)],
      ['ratelimit-remaining', String(Math.max(0, options.rateLimit - used))],
      ['ratelimit-reset', String(reset)],
    ];
    const month = monthOf(now);
    // Counted before the answer, so that requests at the same time cannot pass the limit together.
    const spent = community === undefined ? 0 : await counters.add(quotaCaller(community), month, 1);
    const isThrottled = used > options.rateLimit;
    const isSpent = options.quota !== undefined && spent > options.quota;
    if (isThrottled || isSpent) {
      const seconds = isThrottled ? reset : Math.ceil((monthAfter(now).getTime() - now.getTime()) / 1_000);
      const message = isThrottled ? 'Too many requests' : 'The monthly quota of the plan is used up';
      return refuse(429, message, [
        ...headers,
        ['retry-after', String(seconds)],
        ['x-request-id', requestIdOf(request)],
      ]);
    }
    const answer = await server.handle(request);
    if (answer.status >= 500 && community !== undefined) await counters.add(quotaCaller(community), month, -1);
    return { ...answer, headers: [...answer.headers, ...headers] };
  };

  return toServer((request) =>
    handle(request).catch((error: unknown) => {
      const known = answerOfDatabase(error);
      const headers = Object.entries(known?.headers ?? {});
      const id = ['x-request-id', requestIdOf(request)] as const;
      return refuse(known?.status ?? 500, known?.message ?? 'Internal Server Error', [...headers, id]);
    }),
  );
};
