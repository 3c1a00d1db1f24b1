/** Redocly's command line as a process: nothing is sent to its makers, and nothing is fetched unless that is allowed. */
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolFolder } from '../../support/tool-root.js';
import { onExit } from './on-exit.js';
import { makeFolder, writeFiles } from './folder.js';

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
  /** Texts that it reads in place of files, by their absolute paths. */
  readonly texts?: ReadonlyMap<string, string>;
}

// It follows what only looks like a reference, too, such as one in an example: hence a process without a network.
const preload = (name: string): readonly string[] => ['--import', pathToFileURL(`${toolFolder}bin/${name}.js`).href];

/** Runs a command of it in a folder; resolves whatever its exit code is, and to 1 if it was ended. */
export const runRedocly = async (
  args: readonly string[],
  cwd: string,
  { texts = new Map(), ...options }: RedoclyOptions = {},
): Promise<RedoclyResult> => {
  if (texts.size === 0) return run(args, cwd, options);
  const folder = await makeFolder('texts');
  try {
    const copies = [...texts].map(([path, text], index) => ({ path, text, copy: String(index) }));
    await writeFiles(
      folder.path,
      copies.map(({ copy, text }) => [copy, text]),
    );
    const list = join(folder.path, 'list.json');
    await writeFile(list, JSON.stringify(copies.map(({ path, copy }) => [path, join(folder.path, copy)])));
    return await run(args, cwd, { ...options, list });
  } finally {
    await folder.remove();
  }
};

interface RunOptions extends Omit<RedoclyOptions, 'texts'> {
  /** The path of the list of files in whose place others are read. */
  readonly list?: string;
}

const run = (
  args: readonly string[],
  cwd: string,
  { allowNetwork = false, timeout, list }: RunOptions,
): Promise<RedoclyResult> =>
  new Promise((settle, fail) => {
    const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
    const { FORCE_COLOR: _, ...inherited } = process.env;
    const preloads = [
      ...(allowNetwork ? [] : preload('offline')),
      ...(list === undefined ? [] : preload('replace-files')),
    ];
    const child = spawn(process.execPath, [...preloads, cli, ...args], {
      cwd,
      env: { ...inherited, ...quiet, ...(list !== undefined && { TREFOIL_REPLACED_FILES: list }) },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(timeout !== undefined && { timeout }),
    });
    const forget = onExit(() => child.kill());
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
