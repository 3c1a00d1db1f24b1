/** Timeouts that exclude time during which the whole process was paused. */

/**
 * Calls `expired` after the process has run for a number of seconds, and returns a function that cancels the call. A
 * pause of the process, such as a suspension, counts as one second, because everything that it waits for was paused as
 * well.
 */
export function afterRunning(seconds: number, expired: () => void, second = 1000): () => void {
  let left = seconds;
  const next = (): NodeJS.Timeout =>
    setTimeout(() => {
      left -= 1;
      if (left > 0) timer = next();
      else expired();
    }, second);
  let timer = next();
  return () => clearTimeout(timer);
}
