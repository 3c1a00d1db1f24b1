/** The generator as a child process that stays, so that a save costs what it changes. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { PackageName } from '../../config/settings.js';
import { toolFolder } from '../../support/tool-root.js';

export type Order = 'generate' | 'mock';

/** What is generated, by which flags of a call, and where its server is made runnable. */
export interface Selection<Flags extends object> {
  readonly spec?: string;
  readonly project?: string;
  readonly flags: Flags;
  /** A folder for the modules of the mock server. */
  readonly folder: string;
}

export interface ResidentResult {
  /** Whether the packages on disk are those of the document as it is. */
  readonly isGood: boolean;
  /** What a person should see, as lines without colours. */
  readonly findings: string;
  /** The paths of files that were written or removed. */
  readonly changes: readonly string[];
  /** The folder of the packages, and which of them have a manifest to be compiled by. */
  readonly out: string;
  readonly packages: readonly PackageName[];
}

export interface Resident {
  /** Generates from the files as they are; rejects where the process ends. */
  readonly generate: () => Promise<ResidentResult>;
  /** Makes the server of the last good run runnable; resolves to its folder, or `undefined` where there is none. */
  readonly prepareMock: () => Promise<string | undefined>;
  /** The tool itself has changed: the next run is that of a new process. */
  readonly renew: () => void;
  readonly close: () => void;
}

const ask = (child: ChildProcess, order: Order): Promise<unknown> =>
  new Promise((done, fail) => {
    const end = (code: number | null): void => fail(new Error(`the generator exited with code ${code}`));
    child.once('exit', end);
    child.once('message', (message) => {
      child.off('exit', end);
      done(message);
    });
    child.send(order);
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isResult = (message: unknown): message is ResidentResult =>
  isRecord(message) && 'isGood' in message && 'findings' in message;

/** What a run makes is garbage after it: a larger nursery, in MiB, is collected less often. */
const execArgv = ['--max-semi-space-size=64'];

/** A generator of the project in a folder. */
export const createResident = <Flags extends object>(cwd: string, selection: Selection<Flags>): Resident => {
  let current: ChildProcess | undefined;
  let isOld = false;
  let last: Promise<unknown> = Promise.resolve();
  const close = (): void => {
    if (current?.connected === true) current.disconnect();
    current = undefined;
  };
  const start = (): ChildProcess => {
    const script = join(toolFolder, 'dist/resident-process.js');
    const child = fork(script, [JSON.stringify(selection)], { cwd, execArgv });
    child.once('exit', () => {
      if (current === child) current = undefined;
    });
    return child;
  };
  /** One order at a time, since an answer does not say what it is the answer to. */
  const order = (name: Order): Promise<unknown> => {
    const next = last
      .catch(() => {})
      .then(() => {
        current ??= start();
        return ask(current, name);
      });
    last = next;
    return next;
  };
  return {
    generate: async () => {
      if (isOld) close();
      isOld = false;
      const result = await order('generate');
      if (!isResult(result)) throw new Error('the generator did not report a result');
      return result;
    },
    prepareMock: async () => {
      const result = await order('mock');
      const server = isRecord(result) ? result['server'] : undefined;
      return typeof server === 'string' ? server : undefined;
    },
    // A run that is at work ends as it began.
    renew: () => {
      isOld = true;
    },
    close,
  };
};
