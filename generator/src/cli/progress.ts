/** Prints the stages of a run with their durations, only on a terminal. */
export interface ProgressLine {
  readonly begin: (stage: string) => void;
  /** Reports the progress within the current stage. */
  readonly step: (done: number, all: number) => void;
  readonly end: () => void;
}

/** Creates a progress line. It prints nothing if the stream is not a terminal or `quiet` is set. */
export const startProgress = (stream: NodeJS.WriteStream, quiet: boolean): ProgressLine => {
  if (quiet || !stream.isTTY) return { begin: () => {}, step: () => {}, end: () => {} };
  let current: { stage: string; since: number } | undefined;
  const finish = (): void => {
    if (current !== undefined)
      stream.write(`\r\u001B[2K  ${current.stage.padEnd(8)} ${Math.round(performance.now() - current.since)} ms\n`);
    current = undefined;
  };
  return {
    begin: (stage) => {
      finish();
      current = { stage, since: performance.now() };
      stream.write(`  ${stage} …`);
    },
    step: (done, all) => {
      if (current !== undefined) stream.write(`\r\u001B[2K  ${current.stage} … ${done} of ${all}`);
    },
    end: finish,
  };
};
