/** Stages and their times, on a terminal only. */
export interface ProgressLine {
  readonly begin: (stage: string) => void;
  /** Says how much of the stage is done. */
  readonly step: (done: number, all: number) => void;
  readonly end: () => void;
}

/** Writes to a terminal; silent when the stream is none or `quiet` is set. */
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
