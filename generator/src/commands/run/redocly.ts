/** Runs the Redocly CLI without telemetry, and without network access unless allowed. */
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolFolder } from '../../support/tool-root.js';
import { makeFolder, writeFiles } from './folder.js';
import { onExit } from './on-exit.js';

export interface RedoclyResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };

export interface RedoclyOptions {
  readonly allowNetwork?: boolean;
  /** Timeout in milliseconds. */
  readonly timeout?: number;
  /** Texts to use in place of files, by absolute path or URL. */
  readonly texts?: ReadonlyMap<string, string>;
}

// Redocly also follows objects that only look like references, for example in examples. So the process has no network
// access.
function preload(name: string): readonly string[] {
  return ['--import', pathToFileURL(`${toolFolder}bin/${name}.js`).href];
}

/** Runs a Redocly command in a folder. Resolves with any exit code, which is 1 if the process was terminated. */
export async function runRedocly(
  args: readonly string[],
  cwd: string,
  { texts = new Map(), ...options }: RedoclyOptions = {},
): Promise<RedoclyResult> {
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
}

interface RunOptions extends Omit<RedoclyOptions, 'texts'> {
  /** Path of a file that lists the replaced files. */
  readonly list?: string;
}

function run(
  args: readonly string[],
  cwd: string,
  { allowNetwork = false, timeout, list }: RunOptions,
): Promise<RedoclyResult> {
  return new Promise((settle, fail) => {
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
}
