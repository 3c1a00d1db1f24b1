/** Git as a process. */
import { execFile } from 'node:child_process';

/** As much of what it says is read at most, in bytes. */
const mostBytes = 256 * 1024 * 1024;

/** Runs a command of git in a folder; resolves to what it says, and rejects with the first line of what it complains of. */
export const runGit = (cwd: string, args: readonly string[]): Promise<Buffer> =>
  new Promise((done, fail) => {
    execFile('git', [...args], { cwd, encoding: 'buffer', maxBuffer: mostBytes }, (error, stdout, stderr) => {
      if (error === null) done(stdout);
      else fail(new Error(stderr.toString().trim().split('\n')[0] || error.message));
    });
  });
