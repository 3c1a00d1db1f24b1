/** The mock server as a child process: each generation of the code runs in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../project.js';

const script = fileURLToPath(new URL('mock-process.ts', import.meta.url));

export interface Mock {
  /** The port of the newest process that came up, or `undefined` before there was one. */
  readonly port: () => number | undefined;
  /** Starts a process with the code as it is now, and lets it take over; rejects, and leaves the old one, if it fails. */
  readonly restart: () => Promise<void>;
  readonly close: () => void;
}

const isPort = (message: unknown): message is { readonly port: number } =>
  typeof message === 'object' && message !== null && 'port' in message && typeof message.port === 'number';

const start = (): Promise<{ readonly child: ChildProcess; readonly port: number }> =>
  new Promise((done, fail) => {
    const child = fork(script, {
      cwd: root,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('exit', (code) => fail(new Error(`the mock server ended with exit code ${code}`)));
    child.once('message', (message) => {
      if (isPort(message)) done({ child, port: message.port });
      else fail(new Error('the mock server did not tell its port'));
    });
  });

export const createMock = (): Mock => {
  let current: { readonly child: ChildProcess; readonly port: number } | undefined;
  return {
    port: () => current?.port,
    restart: async () => {
      const next = await start();
      current?.child.kill();
      current = next;
    },
    close: () => void current?.child.kill(),
  };
};
