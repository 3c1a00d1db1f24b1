/** Runs git. */
import { execFile } from 'node:child_process';

/** Maximum size of its output, in bytes. */
const mostBytes = 256 * 1024 * 1024;

/** Runs a git command in a folder. Resolves to its output; rejects with the first line of its error output. */
export const runGit = (cwd: string, args: readonly string[]): Promise<Buffer> =>
  new Promise((done, fail) => {
    execFile('git', [...args], { cwd, encoding: 'buffer', maxBuffer: mostBytes }, (error, stdout, stderr) => {
      if (error === null) done(stdout);
      else fail(new Error(stderr.toString().trim().split('\n')[0] || error.message));
    });
  });
