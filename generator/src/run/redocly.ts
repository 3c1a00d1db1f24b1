/** Redocly's command line as a process: nothing is sent to its makers, and nothing is fetched unless that is allowed. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { toolFolder } from '../tool-folder.js';
import { onEnding } from './ending.js';

export interface RedoclyResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };

export interface RedoclyOptions {
  readonly allowNetwork?: boolean;
  /** Milliseconds after which it is ended. */
  readonly timeout?: number;
}

// It follows what only looks like a reference, too, such as one in an example.
const offline = ['--import', pathToFileURL(`${toolFolder}bin/offline.js`).href];

/** Runs a command of it in a folder; resolves whatever its exit code is, and to 1 if it was ended. */
export const runRedocly = (
  args: readonly string[],
  cwd: string,
  { allowNetwork = false, timeout }: RedoclyOptions = {},
): Promise<RedoclyResult> =>
  new Promise((settle, fail) => {
    const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
    const { FORCE_COLOR: _, ...inherited } = process.env;
    const child = spawn(process.execPath, [...(allowNetwork ? [] : offline), cli, ...args], {
      cwd,
      env: { ...inherited, ...quiet },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(timeout !== undefined && { timeout }),
    });
    const forget = onEnding(() => child.kill());
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (part: string) => (stdout += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (stderr += part));
    child.once('error', (error) => {
      forget();
      fail(error);
    });
    child.once('close', (code) => {
      forget();
      settle({ code: code ?? 1, stdout, stderr });
    });
  });
