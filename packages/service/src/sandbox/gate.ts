/** Lets requests pass, except while work runs that must not overlap with requests. */
export interface Gate {
  /** Runs a request as soon as the gate is open. */
  readonly pass: <T>(request: () => Promise<T>) => Promise<T>;
  /** Closes the gate, waits up to half a second for running requests, runs `work`, and opens the gate again. */
  readonly close: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Milliseconds to wait for running requests. A request that takes longer is waiting for its client or for an injected
 * delay, and usually holds no locks.
 */
const PATIENCE = 500;

async function waitFor(running: Iterable<Promise<unknown>>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE);
  });
  await Promise.race([Promise.allSettled(running), late]);
  clearTimeout(timer);
}

/** Creates an open gate. */
export function createGate(): Gate {
  const running = new Set<Promise<unknown>>();
  let closed: Promise<unknown> | undefined;
  return {
    pass: async (request) => {
      while (closed !== undefined) await closed;
      const run = request();
      running.add(run);
      try {
        return await run;
      } finally {
        running.delete(run);
      }
    },
    close: async (work) => {
      const before = closed;
      const done = (async () => {
        await before;
        await waitFor(running);
        return work();
      })();
      // Waiting requests do not need the outcome.
      const quiet = done.catch(() => {});
      closed = quiet;
      try {
        return await done;
      } finally {
        if (closed === quiet) closed = undefined;
      }
    },
  };
}
