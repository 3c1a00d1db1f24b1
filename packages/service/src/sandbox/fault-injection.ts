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
  /** Status of the response, 400 to 599. Without a status, the request is processed normally after the delay. */
  readonly status?: number | undefined;
  /** Milliseconds before the response, up to a minute. Default: 0. */
  readonly delay?: number | undefined;
  /**
   * Seconds for the header `Retry-After`, up to an hour. Default: 1 for 429 and 503, which always have the header; no
   * header for other statuses.
   */
  readonly retryAfter?: number | undefined;
}

export interface InjectedFault extends NewFailure {
  /** Number of requests that the fault will still affect. */
  readonly times: number;
}

export interface FaultInjection {
  /** Injects a fault for the callers of a community; throws `Refusal` if no request could ever trigger the fault. */
  readonly add: (communityId: number, failure: NewFailure) => void;
  readonly list: (communityId: number) => readonly InjectedFault[];
  readonly clear: (communityId?: number) => void;
  /** Applies the first fault that matches a request: delays it, and then throws the error that becomes the response. */
  readonly meet: (request: Asked) => Promise<void>;
  /** Ends all current and future waits with a 503, because the server is shutting down. */
  readonly stop: () => void;
}

/** Maximum number of pending faults of a community. */
const MOST = 1_000;

/** Waits before a response; throws an error response if the wait ends early. */
async function wait(delay: number, caller: AbortSignal, stopped: AbortSignal): Promise<void> {
  try {
    await setTimeout(delay, undefined, { signal: AbortSignal.any([caller, stopped]) });
  } catch {
    if (stopped.aborted) throw httpError(503, 'The sandbox is closing');
    // The client has disconnected, so the request must have no effect.
    throw httpError(408, 'The caller has disconnected');
  }
}

/** Headers that the document requires for responses of a status. */
const required: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { 'www-authenticate': 'Bearer' },
  405: { allow: 'OPTIONS' },
  // The delay is short, so that tests whose client honors the header stay fast.
  429: { 'retry-after': '1', 'ratelimit-remaining': '0', 'ratelimit-reset': '1' },
  503: { 'retry-after': '1' },
};

function headersOf(status: number, retryAfter: number | undefined): Readonly<Record<string, string>> {
  return {
    ...required[status],
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(retryAfter !== undefined && status === 429 && { 'ratelimit-reset': String(retryAfter) }),
  };
}

interface Planned extends NewFailure {
  readonly communityId: number;
  left: number;
}

/** Creates a fault injector without any planned faults. */
export function createFaultInjection(): FaultInjection {
  let planned: Planned[] = [];
  const stopped = new AbortController();
  const of = (communityId: number): Planned[] => planned.filter((each) => each.communityId === communityId);
  return {
    add: (communityId, failure) => {
      if (!Object.hasOwn(handlers, failure.operationId))
        throw new Refusal(`The operation ${failure.operationId} does not exist`);
      if (of(communityId).length >= MOST) throw new Refusal(`There can be at most ${MOST} pending faults`);
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
      throw httpError(status, 'Injected failure', {}, headersOf(status, retryAfter));
    },
    stop: () => stopped.abort(),
  };
}
