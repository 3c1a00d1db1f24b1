/** What must not outlive a process: its folders, and the processes that it has started. */

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface OnExitOptions {
  /** False where the caller has an end of its own for signals. */
  readonly isEndedBySignals?: boolean;
}

/**
 * Undoes something when the process ends, unless the function that is returned was called before: when it exits, and when a
 * signal ends it, which it then dies of.
 */
export const onExit = (undo: () => void, { isEndedBySignals = true }: OnExitOptions = {}): (() => void) => {
  const stop = (signal: NodeJS.Signals): void => {
    undo();
    forget();
    process.kill(process.pid, signal);
  };
  const forget = (): void => {
    process.off('exit', undo);
    for (const signal of signals) process.off(signal, stop);
  };
  process.on('exit', undo);
  if (isEndedBySignals) for (const signal of signals) process.on(signal, stop);
  return forget;
};
