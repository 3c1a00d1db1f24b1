/**
 * Rate limit per caller, and monthly quota per community. A caller is an API token, a
 * member, or the IP address of a request that has neither.
 */
import { HttpError, httpError, type RawResponse, type RequestContext } from '@community-platform/server';
import { throwResponse } from '../database/sqlstate.js';
import type { Clock } from '../kernel/clock.js';
import type { Principal } from '../kernel/scope.js';
import type { LeasedCounters } from './leases.js';
import type { LimitOptions } from './limit-options.js';
import { refuseError } from './responses.js';

/** Returns the start of the month that contains a time, in UTC. */
export function monthOf(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth()));
}

/** Returns the start of the month after a time, in UTC. */
export function monthAfter(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1));
}

/** Returns the key under which the quota of a community is counted. */
export function quotaCaller(communityId: number): string {
  return `quota ${communityId}`;
}

/** State of a request while it is processed. */
export interface RequestState {
  /** The caller for whom the request is counted. Set once a token is recognized, even if it has the wrong type. */
  caller?: string;
  community?: number;
  isCounted: boolean;
  /** Whether the request was counted toward the community's quota. */
  isCharged?: boolean;
}

type Context = RequestContext<Principal, RequestState | undefined>;

export interface Limits {
  /** Counts a request; throws a 429 if a limit is exceeded. */
  readonly count: (context: Context) => Promise<void>;
  /**
   * Counts a request that was rejected before its caller was known. Errors of the service do not count toward the
   * quota.
   */
  readonly settle: (response: RawResponse, context: Context) => Promise<RawResponse>;
}

/** Creates the functions that apply the limits, for the hooks of the server. */
export function createLimits({
  counters,
  options,
  clock,
  identify,
}: {
  readonly counters: LeasedCounters;
  readonly options: LimitOptions;
  readonly clock: Clock;
  /** Determines the caller of a request from its credentials, for operations that did not authenticate. */
  readonly identify: (context: Context) => Promise<void>;
}): Limits {
  const spend = async (context: Context): Promise<void> => {
    const { state, request, extraHeaders } = context;
    // No caller is set for a token of the wrong kind, an unknown path, an unsupported method, or an operation without
    // authentication.
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
    // The request is counted before the response, so that concurrent requests cannot exceed the limit together.
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
}

/** Counts a request outside the API without a token for its IP address, with the same limit; throws a 429 beyond it. */
export function countAddress({
  counters,
  options,
  clock,
}: {
  counters: LeasedCounters;
  options: LimitOptions;
  clock: Clock;
}) {
  return async (remoteAddress: string | undefined): Promise<void> => {
    const now = clock().getTime();
    const start = Math.floor(now / options.rateWindow) * options.rateWindow;
    const used = await counters.add(`address ${remoteAddress ?? 'unknown'}`, new Date(start), options.rateLimit);
    if (used <= options.rateLimit) return;
    const seconds = Math.ceil((start + options.rateWindow - now) / 1_000);
    throw httpError(429, 'Too many requests', {}, { 'retry-after': String(seconds) });
  };
}
