/** Counts most requests in memory: a process takes as many as a lease has from the counters at once, and hands them out. */
import type { Counters } from './counters.js';

export interface LeasedCounters {
  /**
   * Counts a request of a caller in a window, and resolves to the count, as far as this process knows it: what others have
   * taken and not handed out yet is in it, so that no limit is ever passed, and one is reached early by at most a lease of
   * each other process.
   */
  readonly add: (caller: string, windowStartsAt: Date, limit: number | undefined) => Promise<number>;
  /** Takes back what was counted for a request. */
  readonly giveBack: (caller: string, windowStartsAt: Date) => Promise<void>;
  /** A caller's count in a window, without what this process has taken and not handed out. */
  readonly read: (caller: string, windowStartsAt: Date) => Promise<number>;
  /** Forgets what was counted and taken for everybody; resolves once nothing is being taken. */
  readonly forget: () => Promise<void>;
  /** Gives back what was taken and not handed out. */
  readonly close: () => Promise<void>;
}

/** A lease is this part of a limit, so that the smallest limits are counted one by one. */
const PARTS = 100;
/** Requests of a lease where there is no limit. */
const WITHOUT_LIMIT = 100;
/** What is left of a lease when more is taken beside the requests, so that none waits for it: this part. */
const EARLY = 12;
/** Milliseconds after which an unused lease is given back. */
const IDLE = 30_000;

interface Lease {
  readonly caller: string;
  readonly windowStartsAt: Date;
  /** The count of the caller once all of the lease is handed out. */
  total: number;
  left: number;
  usedAt: number;
  taking: Promise<void> | undefined;
}

export const createLeases = (counters: Counters): LeasedCounters => {
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

  /** Fills a lease that is nearly used up, and never beyond its size. Where that fails, a request finds it used up. */
  const takeEarly = (lease: Lease, size: number): void => {
    if (lease.left > 0 && lease.left <= Math.floor(size / EARLY)) void take(lease, size - lease.left).catch(() => {});
  };

  /** What is being taken, whether it can be or not. */
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
      // What cannot be given back counts as used: a limit is never passed for it.
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
};
