/** The command as a child process, with what it says on both of its outputs. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { wasmOptions } from '../support/wasm.js';
import { repository } from '../support/workspace.js';

export const bin = join(repository, 'packages/service/bin/community-platform.js');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Command {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** What was said until now. */
  readonly said: () => { readonly stdout: string; readonly stderr: string };
  readonly ended: Promise<Ended>;
}

/** Nothing of the environment of the test runner counts, except where programs are. */
export const inherited = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', BASE_URL: '' };

const running = new Set<Command>();

export const runCommand = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Command => {
  const child = spawn(process.execPath, [...wasmOptions, bin, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part: Buffer) => {
    stdout += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    stderr += part.toString();
  });
  const ended = new Promise<Ended>((done) => {
    child.once('close', (code) => {
      running.delete(command);
      done({ code, stdout, stderr });
    });
  });
  const command: Command = { child, said: () => ({ stdout, stderr }), ended };
  running.add(command);
  return command;
};

export interface Started extends Command {
  readonly base: string;
  readonly port: number;
  readonly stop: (signal?: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<Ended>;
}

/** Starts the service on a free port and resolves once it has said where it is. */
export const startCommand = async (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Started> => {
  const command = runCommand(['--port', '0', ...args], env);
  const base = await new Promise<string>((done, fail) => {
    command.child.stdout.on('data', () => {
      const told = /API {2,}(http:\S+)/u.exec(command.said().stdout)?.[1];
      if (told !== undefined) done(told);
    });
    void command.ended.then(({ code, stderr }) => fail(new Error(`ended with ${code}: ${stderr}`)));
  });
  return {
    ...command,
    base,
    port: Number(new URL(base).port),
    stop: (signal = 'SIGTERM') => {
      command.child.kill(signal);
      return command.ended;
    },
  };
};

/** Ends what a test has left running. */
export const killAll = async (): Promise<void> => {
  await Promise.all(
    [...running].map(({ child, ended }) => {
      child.kill('SIGKILL');
      return ended;
    }),
  );
};

/** Sends bytes as they are and resolves to all that comes back until the connection is closed. */
export const sendRaw = (
  port: number,
  parts: readonly (string | Buffer)[],
  { pause = 0, limit = 120_000 }: { readonly pause?: number; readonly limit?: number } = {},
): Promise<string> =>
  new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => {
      socket.destroy();
      fail(new Error(`The connection stayed open for ${limit} ms, and said ${JSON.stringify(answer)}`));
    }, limit);
    let answer = '';
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      done(answer);
    });
    const write = async (): Promise<void> => {
      for (const part of parts) {
        if (socket.destroyed) return;
        socket.write(part);
        if (pause > 0) await new Promise((after) => setTimeout(after, pause));
      }
    };
    void write();
  });
