/** Runs a job on request, never twice at a time: requests during a run lead to one more run after it. */
export interface Queue {
  readonly request: () => void;
  /** Resolves when nothing is running or due. */
  readonly idle: () => Promise<void>;
}

/** `delay` is how long requests are collected before a run, in milliseconds. */
export const createQueue = (job: () => Promise<void>, delay: number): Queue => {
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
};
