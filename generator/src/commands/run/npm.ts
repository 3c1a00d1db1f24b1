/** npm as a process: the one that has started this one, else the one that is found by its name. */
import { spawn } from 'node:child_process';

export interface NpmResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What would end up in what is printed, or ask for something that a process without a terminal cannot answer. */
const quiet = { npm_config_update_notifier: 'false', npm_config_fund: 'false', npm_config_audit: 'false' };

/** Runs a command of it in a folder; resolves whatever its exit code is. */
export const runNpm = (args: readonly string[], cwd: string): Promise<NpmResult> =>
  new Promise((settle, fail) => {
    const { npm_execpath: script = '', npm_command: _, ...env } = process.env;
    const isNpm = /\bnpm-cli\.[cm]?js$/u.test(script);
    const child = spawn(isNpm ? process.execPath : 'npm', [...(isNpm ? [script] : []), ...args], {
      cwd,
      env: { ...env, ...quiet, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // The command is a script of the shell there; all that is passed on are names that npm takes, and paths of ours.
      shell: !isNpm && process.platform === 'win32',
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (part: string) => (stdout += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (stderr += part));
    child.once('error', fail);
    child.once('close', (code) => settle({ code: code ?? 1, stdout, stderr }));
  });
