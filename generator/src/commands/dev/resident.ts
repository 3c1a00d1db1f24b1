/** The generator as a long-running child process, so that each run regenerates only what has changed. */

import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { PackageName } from '../../config/settings.js';
import { isContainer } from '../../support/guards.js';
import { toolFolder } from '../../support/tool-root.js';

export type Order = 'generate' | 'mock' | 'breaks' | 'keep';

/** What to generate: the document, the command-line flags, and the folder for the mock server. */
export interface Selection<Flags extends object> {
  readonly spec?: string;
  readonly project?: string;
  readonly flags: Flags;
  /** Folder for the modules of the mock server. */
  readonly folder: string;
}

export interface ResidentResult {
  /** Whether the packages on disk match the current document. */
  readonly isGood: boolean;
  /** Messages for the terminal, without colors. */
  readonly findings: string;
  /** Paths of written and removed files. */
  readonly changes: readonly string[];
  /** Output folder, and the packages in it that have a package.json to compile. */
  readonly out: string;
  readonly packages: readonly PackageName[];
  /** A curl command that calls an operation with sample values; `undefined` if no operation has a sample. */
  readonly curl: string | undefined;
}

export interface Resident {
  /** Generates from the current files. Rejects if the process exits. */
  readonly generate: () => Promise<ResidentResult>;
  /**
   * Writes the server of the last successful run as modules. Resolves to their folder, or `undefined` if there is none.
   */
  readonly prepareMock: () => Promise<string | undefined>;
  /** Lists changes that break callers since the first run, maybe of an earlier process; `undefined` in that run. */
  readonly listBreaks: () => Promise<readonly string[] | undefined>;
  /** Restarts the process before the next run, because the tool or a configuration module has changed. */
  readonly renew: () => void;
  readonly close: () => void;
}

function ask(child: ChildProcess, order: Order): Promise<unknown> {
  return new Promise((done, fail) => {
    const end = (code: number | null): void => fail(new Error(`the generator exited with code ${code}`));
    child.once('exit', end);
    child.once('message', (message) => {
      child.off('exit', end);
      done(message);
    });
    child.send(order);
  });
}

function isResult(message: unknown): message is ResidentResult {
  return isContainer(message) && 'isGood' in message && 'findings' in message;
}

/**
 * Size of the young generation of the heap in MiB. Runs allocate many short-lived objects, so a larger size causes
 * fewer garbage collections.
 */
const execArgv = ['--max-semi-space-size=64'];

/** Creates a code generator for the project in a folder; it runs in a child process. */
export function createResident<Flags extends object>(cwd: string, selection: Selection<Flags>): Resident {
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
  /** Requests run one at a time, because a reply does not identify its request. */
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
      if (isOld) {
        isOld = false;
        // Wait for a pending reply before the process is closed.
        await last.catch(() => {});
        if (current !== undefined) await order('keep').catch(() => {});
        close();
      }
      const result = await order('generate');
      if (!isResult(result)) throw new Error('the generator did not report a result');
      return result;
    },
    prepareMock: async () => {
      const result = await order('mock');
      const server = isContainer(result) ? result['server'] : undefined;
      return typeof server === 'string' ? server : undefined;
    },
    listBreaks: async () => {
      const result = await order('breaks');
      if (!isContainer(result)) return undefined;
      if (typeof result['failure'] === 'string') throw new Error(result['failure']);
      return Array.isArray(result['breaks']) ? result['breaks'].map(String) : undefined;
    },
    // A run in progress ends with the process that started it.
    renew: () => {
      isOld = true;
    },
    close,
  };
}
