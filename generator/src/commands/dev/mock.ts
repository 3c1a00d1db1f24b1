/** Manages the mock server as a child process. Each version of the code runs in a new process. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { toolFolder } from '../../support/tool-root.js';

export interface Mock {
  /** The port of the newest running process, or `undefined` before the first one is ready. */
  readonly port: () => number | undefined;
  /**
   * Starts a process with the current code of a folder and switches to it. If it does not start, rejects and keeps the
   * previous process.
   */
  readonly restart: (folder: string) => Promise<void>;
  readonly close: () => void;
}

function isPort(message: unknown): message is { readonly port: number } {
  return typeof message === 'object' && message !== null && 'port' in message && typeof message.port === 'number';
}

function start(folder: string): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  return new Promise((done, fail) => {
    const script = join(toolFolder, 'dist/mock-process.js');
    const child = fork(script, [folder], { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('exit', (code) => fail(new Error(`the mock server exited with code ${code}`)));
    child.once('message', (message) => {
      if (isPort(message)) done({ child, port: message.port });
      else fail(new Error('the mock server did not report its port'));
    });
  });
}

/** Creates the mock server of `dev`: a child process that is replaced on each restart. */
export function createMock(): Mock {
  let current: { readonly child: ChildProcess; readonly port: number } | undefined;
  return {
    port: () => current?.port,
    restart: async (folder) => {
      const next = await start(folder);
      current?.child.kill();
      current = next;
    },
    close: () => void current?.child.kill(),
  };
}
