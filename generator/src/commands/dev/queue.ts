/** Runs a job on request, one run at a time. Any number of requests during a run cause one more run. */
export interface Queue {
  readonly request: () => void;
  /** Resolves when no run is active or pending. */
  readonly idle: () => Promise<void>;
}

/** Creates a queue that collects requests for `delay` milliseconds before each run. */
export function createQueue(job: () => Promise<void>, delay: number): Queue {
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;
  let running: Promise<void> | undefined;

  const work = async (): Promise<void> => {
    while (isDue) {
      isDue = false;
      await job();
    }
    running = undefined;
  };

  return {
    request: () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isDue = true;
        running ??= work();
      }, delay);
    },
    idle: async () => {
      clearTimeout(timer);
      isDue = false;
      await running;
    },
  };
}
