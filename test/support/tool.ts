/** Runs the tool as a separate process in a project's folder. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { withoutProgress } from './progress.js';
import { repository } from './workspace.js';

export const tool = join(repository, 'generator/bin/trefoil.js');

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of a compiled tool, by default this repository's. Resolves for any exit code. */
export function runTool(cwd: string, args: readonly string[], script = tool): Promise<Ended> {
  return new Promise((settle) => {
    execFile(process.execPath, [script, ...args], { cwd, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      settle({ code: error === null ? 0 : Number(error.code), stdout, stderr: withoutProgress(stderr) });
    });
  });
}
