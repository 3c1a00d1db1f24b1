/** Runs git. */
import { execFile } from 'node:child_process';
import { paintIf } from '../../support/terminal.js';

/** Maximum size of git's output, in bytes. */
const mostBytes = 256 * 1024 * 1024;

/** Runs a git command in a folder. Resolves to the standard output; rejects with the first line of the error output. */
export function runGit(cwd: string, args: readonly string[]): Promise<Buffer> {
  return new Promise((done, fail) => {
    execFile('git', [...args], { cwd, encoding: 'buffer', maxBuffer: mostBytes }, (error, stdout, stderr) => {
      if (error === null) done(stdout);
      else fail(new Error(stderr.toString().trim().split('\n')[0] || error.message));
    });
  });
}

/** Whether a folder is in a git repository. */
export function isRepository(cwd: string): Promise<boolean> {
  return runGit(cwd, ['rev-parse', '--git-dir']).then(
    () => true,
    () => false,
  );
}

/** Whether git would color output, given `NO_COLOR`, the git settings, and whether the output is a terminal. */
export async function usesColors(cwd: string, isTerminal: boolean): Promise<boolean> {
  const { NO_COLOR: no = '', GIT_PAGER_IN_USE: paged } = process.env;
  if (no !== '') return false;
  const isShown = isTerminal || paged === 'true';
  return runGit(cwd, ['config', '--get-colorbool', 'color.diff', String(isShown)]).then(
    (said) => said.toString().trim() === 'true',
    () => false,
  );
}

interface LabeledFile {
  /** The name to print in the diff. */
  readonly label: string;
  readonly path: string;
}

/** Returns a unified diff of two files, as git prints it; empty if they are equal. */
export async function diffFiles(
  cwd: string,
  [old, now]: readonly [LabeledFile, LabeledFile],
  isColored: boolean,
): Promise<string> {
  const flags = ['--no-index', '--no-ext-diff', '--no-textconv', `--color=${isColored ? 'always' : 'never'}`];
  const said = await new Promise<string>((done, fail) => {
    const args = ['diff', ...flags, '--', old.path, now.path];
    execFile('git', args, { cwd, maxBuffer: mostBytes }, (error, stdout, stderr) => {
      // 1 means that the files differ.
      if (error === null || error.code === 1) done(stdout);
      else fail(new Error(stderr.trim().split('\n')[0] || error.message));
    });
  });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors start with one
  const start = said.search(/^(?:\x1b\[[\d;]*m)*@@ /mu);
  if (start === -1) return /^Binary files /mu.test(said) ? `Binary files ${old.label} and ${now.label} differ\n` : '';
  const heads = [`--- ${old.label}`, `+++ ${now.label}`].map((line) => `${paintIf(isColored)('bold', line)}\n`);
  return `${heads.join('')}${said.slice(start)}`;
}
