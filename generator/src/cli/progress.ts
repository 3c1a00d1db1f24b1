/** Prints the stages of a run with their durations. */
import { seconds } from '../support/terminal.js';

export interface ProgressLine {
  readonly begin: (stage: string) => void;
  /** Reports progress within the current stage. */
  readonly step: (done: number, all: number) => void;
  readonly end: () => void;
}

export interface ProgressOptions {
  /** Whether to print nothing, for example because a program reads stdout. */
  readonly isQuiet: boolean;
}

/** Minimum duration, in milliseconds, of stages that are logged without a terminal. */
const longStage = 2000;

interface Stage {
  readonly name: string;
  readonly since: number;
}

function durationOf({ since }: Stage): string {
  const elapsed = performance.now() - since;
  return elapsed < 1000 ? `${Math.round(elapsed)} ms` : seconds(elapsed);
}

function createTerminalLine(stream: NodeJS.WriteStream): ProgressLine {
  let current: Stage | undefined;
  const finish = (): void => {
    if (current !== undefined) stream.write(`\r\u001B[2K  ${current.name.padEnd(8)} ${durationOf(current)}\n`);
    current = undefined;
  };
  return {
    begin: (name) => {
      finish();
      current = { name, since: performance.now() };
      stream.write(`  ${name} …`);
    },
    step: (done, all) => {
      if (current !== undefined) stream.write(`\r\u001B[2K  ${current.name} … ${done} of ${all}`);
    },
    end: finish,
  };
}

function createLog(stream: NodeJS.WriteStream): ProgressLine {
  let current: Stage | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isAnnounced = false;
  let next = 0;
  const finish = (): void => {
    clearTimeout(timer);
    // A stage that blocks the event loop is announced only when it ends.
    const isLong = current !== undefined && performance.now() - current.since >= longStage;
    if (current !== undefined && (isAnnounced || isLong)) stream.write(`${current.name}: ${durationOf(current)}\n`);
    current = undefined;
    isAnnounced = false;
  };
  return {
    begin: (name) => {
      finish();
      current = { name, since: performance.now() };
      next = current.since + longStage;
      timer = setTimeout(() => {
        isAnnounced = true;
        next = performance.now() + 5 * longStage;
        stream.write(`${name} …\n`);
      }, longStage);
      timer.unref();
    },
    // Also announces stages whose work does not let the timer run.
    step: (done, all) => {
      const now = performance.now();
      if (current === undefined || now < next) return;
      isAnnounced = true;
      clearTimeout(timer);
      next = now + 5 * longStage;
      stream.write(`${current.name} … ${done} of ${all}\n`);
    },
    end: finish,
  };
}

/**
 * Creates the progress output: on a terminal, one line that is updated; otherwise, lines for each stage that takes at
 * least two seconds, and every ten seconds how much of it is done.
 */
export function startProgress(stream: NodeJS.WriteStream, { isQuiet }: ProgressOptions): ProgressLine {
  if (isQuiet) return { begin: () => {}, step: () => {}, end: () => {} };
  return stream.isTTY ? createTerminalLine(stream) : createLog(stream);
}
