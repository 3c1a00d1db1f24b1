/**
 * The rate limit of each caller, and the monthly quota of each community (document, 8; semantics, limits). A caller is an
 * API token, a member, or the address of who shows neither.
 */
import { HttpError, httpError, type RawResponse, type RequestContext } from '@community-platform/server';
import { throwResponse } from '../database/sqlstate.js';
import type { Clock } from '../kernel/clock.js';
import type { Principal } from '../kernel/scope.js';
import type { LeasedCounters } from './leases.js';
import type { LimitOptions } from './limit-options.js';
import { refuseError } from './responses.js';

export const monthOf = (time: Date): Date => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth()));

export const monthAfter = (time: Date): Date => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1));

export const quotaCaller = (communityId: number): string => `quota ${communityId}`;

/** What is known of a request while it is answered. */
export interface RequestState {
  /** Who is counted; noted as soon as a token is known, whether it is of the right kind or not. */
  caller?: string;
  community?: number;
  isCounted: boolean;
  /** Whether the quota of the community was charged. */
  isCharged?: boolean;
}

type Context = RequestContext<Principal, RequestState | undefined>;

export interface Limits {
  /** Counts a request, and refuses with 429 one that is beyond a limit. */
  readonly count: (context: Context) => Promise<void>;
  /** Counts a request that was refused before anybody knew whose it is. A failure of the service costs nobody's quota. */
  readonly settle: (response: RawResponse, context: Context) => Promise<RawResponse>;
}

/** The limits of callers and communities, as a server's hooks ask for them. */
export const createLimits = ({
  counters,
  options,
  clock,
  identify,
}: {
  readonly counters: LeasedCounters;
  readonly options: LimitOptions;
  readonly clock: Clock;
  /** Notes whom the credentials of a request belong to, where no operation has asked for them. */
  readonly identify: (context: Context) => Promise<void>;
}): Limits => {
  const spend = async (context: Context): Promise<void> => {
    const { state, request, extraHeaders } = context;
    // A token of the wrong kind, a path that is none, a method that the path lacks, an operation that asks for no token.
    if (state?.caller === undefined) await identify(context);
    const now = clock();
    const { community, caller = `address ${request.remoteAddress ?? 'unknown'}` } = state ?? {};
    if (state !== undefined) state.isCounted = true;
    const start = Math.floor(now.getTime() / options.rateWindow) * options.rateWindow;
    const reset = Math.ceil((start + options.rateWindow - now.getTime()) / 1_000);
    const used = await counters.add(caller, new Date(start), options.rateLimit);
    extraHeaders.set('ratelimit-limit', String(options.rateLimit));
    extraHeaders.set('ratelimit-remaining', String(Math.max(0, options.rateLimit - used)));
    extraHeaders.set('ratelimit-reset', String(reset));
    // Counted before the answer, so that requests at the same time cannot pass the limit together.
    const spent = community === undefined ? 0 : await counters.add(quotaCaller(community), monthOf(now), options.quota);
    if (state !== undefined) state.isCharged = community !== undefined;
    const isThrottled = used > options.rateLimit;
    // Whoever has used up the quota can still ask how much of it there was.
    const isSpent = options.quota !== undefined && spent > options.quota && context.operationId !== 'getQuota';
    if (!isThrottled && !isSpent) return;
    const seconds = isThrottled ? reset : Math.ceil((monthAfter(now).getTime() - now.getTime()) / 1_000);
    const message = isThrottled ? 'Too many requests' : 'The monthly quota of the plan is used up';
    throw httpError(429, message, {}, { 'retry-after': String(seconds) });
  };
  const count = (context: Context): Promise<void> => spend(context).catch(throwResponse);

  return {
    count,
    settle: async (response, context) => {
      const { state } = context;
      // Who asks cannot be looked up where the database is away, and waiting for it once is enough.
      if (!state?.isCounted && response.status < 500) {
        try {
          await count(context);
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          return refuseError(error);
        }
      }
      if (response.status >= 500 && state?.isCharged && state.community !== undefined)
        await counters.giveBack(quotaCaller(state.community), monthOf(clock()));
      return response;
    },
  };
};

/** Counts a request beside the API of an address that shows no token, by the same limit; one beyond it is a 429. */
export const countAddress =
  ({ counters, options, clock }: { counters: LeasedCounters; options: LimitOptions; clock: Clock }) =>
  async (remoteAddress: string | undefined): Promise<void> => {
    const now = clock().getTime();
    const start = Math.floor(now / options.rateWindow) * options.rateWindow;
    const used = await counters.add(`address ${remoteAddress ?? 'unknown'}`, new Date(start), options.rateLimit);
    if (used <= options.rateLimit) return;
    const seconds = Math.ceil((start + options.rateWindow - now) / 1_000);
    throw httpError(429, 'Too many requests', {}, { 'retry-after': String(seconds) });
  };
