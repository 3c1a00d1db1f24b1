/** Runs the command as a child process and captures its output. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { patience } from '../support/patience.js';
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
  /** The output so far. */
  readonly output: () => { readonly stdout: string; readonly stderr: string };
  readonly ended: Promise<Ended>;
}

/** The environment of the child process. It inherits only variables with paths from the test runner. */
export const inherited = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', BASE_URL: '' };

const running = new Set<Command>();

export function runCommand(args: readonly string[], env: Readonly<Record<string, string>> = {}): Command {
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
  const command: Command = { child, output: () => ({ stdout, stderr }), ended };
  running.add(command);
  return command;
}

export interface Started extends Command {
  readonly base: string;
  readonly port: number;
  readonly stop: (signal?: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<Ended>;
}

/** Starts the service on a free port and resolves when it has printed its URL. */
export async function startCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const command = runCommand(['--port', '0', ...args], env);
  const base = await new Promise<string>((done, fail) => {
    command.child.stdout.on('data', () => {
      const url = /API {2,}(http:\S+)/u.exec(command.output().stdout)?.[1];
      if (url !== undefined) done(url);
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
}

/** Kills the processes that a test has left running. */
export async function killAll(): Promise<void> {
  await Promise.all(
    [...running].map(({ child, ended }) => {
      child.kill('SIGKILL');
      return ended;
    }),
  );
}

/** Sends raw bytes and resolves to everything received until the connection closes. */
export function sendRaw(
  port: number,
  parts: readonly (string | Buffer)[],
  { pause = 0, limit = patience }: { readonly pause?: number; readonly limit?: number } = {},
): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => {
      socket.destroy();
      fail(new Error(`The connection stayed open for ${limit} ms, and said ${JSON.stringify(received)}`));
    }, limit);
    let received = '';
    socket.on('data', (part) => {
      received += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      done(received);
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
}
