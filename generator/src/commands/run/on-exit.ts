/** Runs cleanups, such as removing temporary folders and stopping child processes, when the process exits. */

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface OnExitOptions {
  /** `false` if the caller handles signals itself. */
  readonly isEndedBySignals?: boolean;
}

/**
 * Runs a cleanup when the process exits or a signal terminates it; the signal then still terminates the process. Call
 * the returned function to cancel the cleanup.
 */
export function onExit(undo: () => void, { isEndedBySignals = true }: OnExitOptions = {}): () => void {
  const stop = (signal: NodeJS.Signals): void => {
    undo();
    forget();
    process.kill(process.pid, signal);
  };
  const forget = (): void => {
    process.off('exit', undo);
    for (const signal of signals) process.off(signal, stop);
  };
  // In reverse order: a child process is terminated before its folder is removed.
  process.prependListener('exit', undo);
  if (isEndedBySignals) for (const signal of signals) process.prependListener(signal, stop);
  return forget;
}
