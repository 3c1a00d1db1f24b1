/** The generator as a child process that stays, so that a save costs what it changes. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { ResidentResult } from '../../../generator/src/cli/resident.js';
import { root } from '../project.js';
import { ensureTool } from '../tool.js';

export interface Resident {
  /** Generates from the files as they are; rejects where the generator cannot be compiled, or ends. */
  readonly generate: () => Promise<ResidentResult>;
  /** What the generator itself is made of has changed: the next run is that of a new process. */
  readonly renew: () => void;
  readonly close: () => void;
}

const isResult = (message: unknown): message is ResidentResult =>
  typeof message === 'object' && message !== null && 'isGood' in message && 'findings' in message;

const ask = (child: ChildProcess): Promise<ResidentResult> =>
  new Promise((done, fail) => {
    const end = (code: number | null): void => fail(new Error(`the generator ended with exit code ${code}`));
    child.once('exit', end);
    child.once('message', (message) => {
      child.off('exit', end);
      if (isResult(message)) done(message);
      else fail(new Error('the generator did not tell what it made'));
    });
    child.send('generate');
  });

/** What a run makes is garbage after it: a larger nursery, in MiB, is collected less often. */
const execArgv = ['--max-semi-space-size=64'];

/** A generator of the project in a folder. */
export const createResident = (cwd: string): Resident => {
  let current: ChildProcess | undefined;
  let isOld = false;
  const close = (): void => {
    if (current?.connected === true) current.disconnect();
    current = undefined;
  };
  const start = async (): Promise<ChildProcess> => {
    await ensureTool();
    const child = fork(join(root, 'generator/dist/resident.js'), { cwd, execArgv });
    child.once('exit', () => {
      if (current === child) current = undefined;
    });
    return child;
  };
  return {
    generate: async () => {
      if (isOld) close();
      isOld = false;
      current ??= await start();
      return ask(current);
    },
    // A run that is at work ends as it began.
    renew: () => {
      isOld = true;
    },
    close,
  };
};
