/**
 * Counts most requests in memory: a process acquires a lease for several requests from the counters, and uses it up.
 */
import type { Counters } from './counters.js';

export interface LeasedCounters {
  /**
   * Counts a caller's request in a window. Resolves to the count known to this process, which includes the unused
   * leases of other processes. A limit is never exceeded, but it can be reached early, by at most one lease per other
   * process.
   */
  readonly add: (caller: string, windowStartsAt: Date, limit: number | undefined) => Promise<number>;
  /** Undoes the count of a request. */
  readonly giveBack: (caller: string, windowStartsAt: Date) => Promise<void>;
  /** Returns a caller's request count in a window, excluding the unused part of this process's lease. */
  readonly read: (caller: string, windowStartsAt: Date) => Promise<number>;
  /** Resets all counts and leases; resolves once no lease is being acquired. */
  readonly forget: () => Promise<void>;
  /** Returns all unused leases to the counters. */
  readonly close: () => Promise<void>;
}

/** Number by which a limit is divided to get the size of its leases. Small limits are counted one by one. */
const PARTS = 100;
/** Size of a lease if there is no limit. */
const WITHOUT_LIMIT = 100;
/**
 * A lease is refilled in the background, so that no request waits, when less than its size divided by this number
 * remains.
 */
const EARLY = 12;
/** Milliseconds after which an unused lease is returned. */
const IDLE = 30_000;

interface Lease {
  readonly caller: string;
  readonly windowStartsAt: Date;
  /** Count of the caller once the whole lease is used up. */
  total: number;
  left: number;
  usedAt: number;
  taking: Promise<void> | undefined;
}

/** Creates counters that acquire leases from shared counters. */
export function createLeases(counters: Counters): LeasedCounters {
  const leases = new Map<string, Lease>();

  const find = (caller: string, windowStartsAt: Date): Lease => {
    const key = `${caller} ${windowStartsAt.getTime()}`;
    let lease = leases.get(key);
    if (lease === undefined) {
      lease = { caller, windowStartsAt, total: 0, left: 0, usedAt: 0, taking: undefined };
      leases.set(key, lease);
    }
    lease.usedAt = performance.now();
    return lease;
  };

  const take = (lease: Lease, size: number): Promise<void> => {
    lease.taking ??= counters
      .add(lease.caller, lease.windowStartsAt, size)
      .then((total) => {
        lease.total = total;
        lease.left += size;
      })
      .finally(() => {
        lease.taking = undefined;
      });
    return lease.taking;
  };

  /**
   * Refills a lease that is almost used up, at most to its full size. If that fails, the next request acquires a new
   * lease.
   */
  const takeEarly = (lease: Lease, size: number): void => {
    if (lease.left > 0 && lease.left <= Math.floor(size / EARLY)) void take(lease, size - lease.left).catch(() => {});
  };

  /** Waits until no lease is being acquired, whether that succeeds or fails. */
  const settle = () => Promise.allSettled([...leases.values()].map(({ taking }) => taking));

  const release = async (lease: Lease): Promise<void> => {
    const { left } = lease;
    if (left === 0) return;
    lease.left = 0;
    await counters.add(lease.caller, lease.windowStartsAt, -left);
  };

  const releaseIdle = (): void => {
    const since = performance.now() - IDLE;
    for (const [key, lease] of leases) {
      if (lease.usedAt > since || lease.taking !== undefined) continue;
      leases.delete(key);
      // A lease that cannot be returned counts as used, so that no limit is exceeded.
      void release(lease).catch(() => {});
    }
  };
  const timer = setInterval(releaseIdle, IDLE).unref();

  return {
    add: async (caller, windowStartsAt, limit) => {
      const lease = find(caller, windowStartsAt);
      const size = limit === undefined ? WITHOUT_LIMIT : Math.max(1, Math.floor(limit / PARTS));
      while (lease.left === 0) await take(lease, size);
      lease.left -= 1;
      const count = lease.total - lease.left;
      takeEarly(lease, size);
      return count;
    },
    giveBack: async (caller, windowStartsAt) => {
      find(caller, windowStartsAt).left += 1;
    },
    read: async (caller, windowStartsAt) =>
      (await counters.read(caller, windowStartsAt)) - (leases.get(`${caller} ${windowStartsAt.getTime()}`)?.left ?? 0),
    forget: async () => {
      await settle();
      leases.clear();
      await counters.clear();
    },
    close: async () => {
      clearInterval(timer);
      await settle();
      await Promise.all([...leases.values()].map((lease) => release(lease).catch(() => {})));
      leases.clear();
    },
  };
}
