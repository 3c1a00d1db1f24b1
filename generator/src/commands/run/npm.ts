/** Runs npm: the one that started this process, or else the one on the PATH. */
import { spawn } from 'node:child_process';

export interface NpmResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Environment variables that suppress additional output, such as update notices. */
const quiet = { npm_config_update_notifier: 'false', npm_config_fund: 'false', npm_config_audit: 'false' };

/** Runs an npm command in a folder. Resolves whatever the exit code is. */
export function runNpm(args: readonly string[], cwd: string): Promise<NpmResult> {
  return new Promise((settle, fail) => {
    const { npm_execpath: script = '', npm_command: _, ...env } = process.env;
    const isNpm = /\bnpm-cli\.[cm]?js$/u.test(script);
    const child = spawn(isNpm ? process.execPath : 'npm', [...(isNpm ? [script] : []), ...args], {
      cwd,
      env: { ...env, ...quiet, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // On Windows, npm is a shell script. All arguments are valid package names and our own paths.
      shell: !isNpm && process.platform === 'win32',
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (part: string) => (stdout += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (stderr += part));
    child.once('error', fail);
    child.once('close', (code) => settle({ code: code ?? 1, stdout, stderr }));
  });
}
