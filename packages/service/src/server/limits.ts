/**
 * Rate limit per caller and monthly quota per community (document, 8; semantics, limits). A caller is an API token, a
 * member, or the IP address of a request without either.
 */
import { HttpError, httpError, type RawResponse, type RequestContext } from '@community-platform/server';
import { throwResponse } from '../database/sqlstate.js';
import type { Clock } from '../kernel/clock.js';
import type { Principal } from '../kernel/scope.js';
import type { LeasedCounters } from './leases.js';
import type { LimitOptions } from './limit-options.js';
import { refuseError } from './responses.js';

/** Returns the start of the month of a time, in UTC. */
export const monthOf = (time: Date): Date => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth()));

/** Returns the start of the next month, in UTC. */
export const monthAfter = (time: Date): Date => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1));

/** Returns the key under which the quota of a community is counted. */
export const quotaCaller = (communityId: number): string => `quota ${communityId}`;

/** State of a request while it is processed. */
export interface RequestState {
  /** The caller to count, set as soon as a token is recognized, even if it is of the wrong kind. */
  caller?: string;
  community?: number;
  isCounted: boolean;
  /** Whether the request was counted for the quota of the community. */
  isCharged?: boolean;
}

type Context = RequestContext<Principal, RequestState | undefined>;

export interface Limits {
  /** Counts a request; throws a 429 if it exceeds a limit. */
  readonly count: (context: Context) => Promise<void>;
  /**
   * Counts a request that was refused before its caller was known. Failures of the service do not count for the quota.
   */
  readonly settle: (response: RawResponse, context: Context) => Promise<RawResponse>;
}

/** Creates the functions for limits, which are called by the hooks of the server. */
export const createLimits = ({
  counters,
  options,
  clock,
  identify,
}: {
  readonly counters: LeasedCounters;
  readonly options: LimitOptions;
  readonly clock: Clock;
  /** Sets the caller of a request from its credentials, for requests whose operation did not authenticate. */
  readonly identify: (context: Context) => Promise<void>;
}): Limits => {
  const spend = async (context: Context): Promise<void> => {
    const { state, request, extraHeaders } = context;
    // A token of the wrong kind, an unknown path, an unsupported method, or an operation without authentication.
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
    // Counted before the response, so that concurrent requests cannot exceed the limit together.
    const spent = community === undefined ? 0 : await counters.add(quotaCaller(community), monthOf(now), options.quota);
    if (state !== undefined) state.isCharged = community !== undefined;
    const isThrottled = used > options.rateLimit;
    // After the quota is used up, the quota itself can still be read.
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
      // If the database is unavailable, the caller cannot be looked up, and one timeout per request is enough.
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

/**
 * Counts a request outside of the API, without a token, for its IP address with the same limit; throws a 429 beyond it.
 */
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
