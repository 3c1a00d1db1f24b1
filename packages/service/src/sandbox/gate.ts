/** What lets requests through, but for the while in which something is done that none may be in the middle of. */
export interface Gate {
  /** Runs a request as soon as the gate is open. */
  readonly pass: <T>(request: () => Promise<T>) => Promise<T>;
  /** Closes the gate, runs `work` when those that have passed are done, at most half a second later, and opens it again. */
  readonly close: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Milliseconds. What takes longer waits for its client, or for what was planned for it, and mostly holds nothing. */
const PATIENCE = 500;

const waitFor = async (running: Iterable<Promise<unknown>>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE);
  });
  await Promise.race([Promise.allSettled(running), late]);
  clearTimeout(timer);
};

export const createGate = (): Gate => {
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
      // Whoever waits for it is not told how it went.
      const quiet = done.catch(() => {});
      closed = quiet;
      try {
        return await done;
      } finally {
        if (closed === quiet) closed = undefined;
      }
    },
  };
};
