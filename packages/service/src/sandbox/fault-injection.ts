/** Fault injection: makes the next requests of an operation fail or wait. */
import { setTimeout } from 'node:timers/promises';
import { httpError } from '@community-platform/server';
import { handlers } from '../areas/handlers.js';
import type { Asked } from '../service.js';
import { Refusal } from './refusal.js';

export interface NewFailure {
  readonly operationId: string;
  /** Number of affected requests, 1 to 10,000. Default: 1. */
  readonly times?: number | undefined;
  /** Status of the response, 400 to 599. Without a status, the request is handled normally after the delay. */
  readonly status?: number | undefined;
  /** Milliseconds before the response, up to a minute. Default: 0. */
  readonly delay?: number | undefined;
  /**
   * Seconds for the header `Retry-After`, up to an hour. Default: 1 for 429 and 503, which always have the header; none
   * for other statuses.
   */
  readonly retryAfter?: number | undefined;
}

export interface InjectedFault extends NewFailure {
  /** Number of requests that are still to be affected. */
  readonly times: number;
}

export interface FaultInjection {
  /** Adds a fault for the callers of a community; throws `Refusal` if no request could ever trigger it. */
  readonly add: (communityId: number, failure: NewFailure) => void;
  readonly list: (communityId: number) => readonly InjectedFault[];
  readonly clear: (communityId?: number) => void;
  /** Applies the first matching fault to a request: waits, and throws the error that becomes the response. */
  readonly meet: (request: Asked) => Promise<void>;
  /** Ends all current and future waits with a 503, because the server is shutting down. */
  readonly stop: () => void;
}

/** Maximum number of pending faults of a community. */
const MOST = 1_000;
const LONGEST_DELAY = 60_000;

const isWithin = (value: number | undefined, least: number, most: number): boolean =>
  value === undefined || (Number.isInteger(value) && value >= least && value <= most);

const check = ({ operationId, times, status, delay, retryAfter }: NewFailure): void => {
  if (!Object.hasOwn(handlers, operationId)) throw new Refusal(`There is no operation ${operationId}`);
  if (!isWithin(times, 1, 10_000)) throw new Refusal('times is a whole number from 1 to 10000');
  if (!isWithin(status, 400, 599)) throw new Refusal('status is a whole number from 400 to 599');
  if (!isWithin(delay, 0, LONGEST_DELAY)) throw new Refusal('delay is a number of milliseconds, up to 60000');
  if (!isWithin(retryAfter, 0, 3_600)) throw new Refusal('retry_after is a number of seconds, up to 3600');
  if (status === undefined && delay === undefined) throw new Refusal('A failure has a status, a delay, or both');
  if (status === undefined && retryAfter !== undefined) throw new Refusal('retry_after goes with a status');
};

/** Delays the response; throws the error response if the wait ends early. */
const wait = async (delay: number, caller: AbortSignal, stopped: AbortSignal): Promise<void> => {
  try {
    await setTimeout(delay, undefined, { signal: AbortSignal.any([caller, stopped]) });
  } catch {
    if (stopped.aborted) throw httpError(503, 'The sandbox is closing');
    // The client has disconnected, so the request must have no effect.
    throw httpError(408, 'The caller has gone away');
  }
};

/** Headers that the document requires for responses of a status. */
const required: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { 'www-authenticate': 'Bearer' },
  405: { allow: 'OPTIONS' },
  // Short, so that tests whose client honors it stay fast.
  429: { 'retry-after': '1', 'ratelimit-remaining': '0', 'ratelimit-reset': '1' },
  503: { 'retry-after': '1' },
};

const headersOf = (status: number, retryAfter: number | undefined): Readonly<Record<string, string>> => ({
  ...required[status],
  ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  ...(retryAfter !== undefined && status === 429 && { 'ratelimit-reset': String(retryAfter) }),
});

interface Planned extends NewFailure {
  readonly communityId: number;
  left: number;
}

/** Creates a fault injection without pending faults. */
export const createFaultInjection = (): FaultInjection => {
  let planned: Planned[] = [];
  const stopped = new AbortController();
  const of = (communityId: number): Planned[] => planned.filter((each) => each.communityId === communityId);
  return {
    add: (communityId, failure) => {
      check(failure);
      if (of(communityId).length >= MOST) throw new Refusal(`No more than ${MOST} failures are planned at a time`);
      planned.push({ ...failure, communityId, left: failure.times ?? 1 });
    },
    list: (communityId) => of(communityId).map(({ communityId: _, left, ...failure }) => ({ ...failure, times: left })),
    clear: (communityId) => {
      planned = communityId === undefined ? [] : planned.filter((each) => each.communityId !== communityId);
    },
    meet: async ({ operationId, principal, signal }) => {
      // An operation without authentication belongs to no community, so the faults of every community apply.
      const failure = planned.find(
        (each) =>
          each.operationId === operationId && (principal === undefined || principal.communityId === each.communityId),
      );
      if (failure === undefined) return;
      failure.left -= 1;
      if (failure.left === 0) planned = planned.filter((each) => each !== failure);
      const { status, delay = 0, retryAfter } = failure;
      if (delay > 0) await wait(delay, signal, stopped.signal);
      if (status === undefined) return;
      throw httpError(status, 'This failure was planned', {}, headersOf(status, retryAfter));
    },
    stop: () => stopped.abort(),
  };
};
