/** The tool as a process of its own, in the folder of a project. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { repository } from './workspace.js';

export const tool = join(repository, 'generator/bin/trefoil.js');

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of a compiled tool, by default that of this repository; resolves whatever its exit code is. */
export const runTool = (cwd: string, args: readonly string[], script = tool): Promise<Ended> =>
  new Promise((settle) => {
    execFile(process.execPath, [script, ...args], { cwd, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      settle({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
