/**
 * Handles one save: generates the packages first, then lints, compiles and renders. A failed step keeps the last valid
 * state.
 */
import { join } from 'node:path';
import { paintFor, plural, print, printError, seconds } from '../../support/terminal.js';
import { findCompiler } from '../run/compiler.js';
import { type Outcome, runNode } from '../run/process.js';
import { toolFolder } from '../../support/tool-root.js';
import type { Front } from './front.js';
import type { Mock } from './mock.js';
import type { Resident, ResidentResult } from './resident.js';

export interface Surroundings {
  /** The project folder. */
  readonly cwd: string;
  /** Arguments of the commands that render the reference and lint the document. */
  readonly docsCall: readonly string[];
  readonly lintCall: readonly string[];
  readonly resident: Pick<Resident, 'generate' | 'prepareMock'>;
  readonly mock: Pick<Mock, 'port' | 'restart'>;
  readonly front: Pick<Front, 'reload' | 'tell'>;
}

export interface Rebuild {
  /** Writes the packages. Resolves to whether they are up to date with the files. */
  readonly generate: () => Promise<boolean>;
  /**
   * Serves the generated server, then lints and compiles. The signal cancels the work; the next call catches up on it.
   */
  readonly follow: (signal: AbortSignal) => Promise<void>;
}

const paint = paintFor(process.stdout);

const since = (begun: number): string => paint('dim', seconds(performance.now() - begun));

const trefoil = join(toolFolder, 'bin/trefoil.js');

/** Prints a failure to the terminal. */
const show = (title: string, { code, output }: Outcome): void => {
  if (code !== 0) printError(`${paint('red', title)}\n${output.trim()}\n`);
};

/** Compiles packages with the TypeScript compiler of the project, if installed, the types package first. */
const compile = async (
  cwd: string,
  { out, packages }: Pick<ResidentResult, 'out' | 'packages'>,
  signal: AbortSignal,
): Promise<Outcome[]> => {
  const compiler = packages.length === 0 ? undefined : await findCompiler(cwd);
  if (compiler === undefined) return [];
  const run = (name: string): Promise<Outcome> =>
    runNode([compiler.script, '-p', join(out, name, 'tsconfig.json'), '--pretty', 'false'], cwd, { signal });
  const [first = '', ...others] = packages;
  const types = await run(first);
  if (types.code !== 0) return [types];
  return [types, ...(await Promise.all(others.map(run)))];
};

export const createRebuild = (around: Surroundings): Rebuild => {
  const { cwd, docsCall, lintCall, resident, mock, front } = around;
  let [isMockOld, isCompileDue, isLintDue] = [true, true, true];
  let made: Pick<ResidentResult, 'out' | 'packages'> = { out: '', packages: [] };
  let begun = performance.now();

  /** Reports a failure once, in the terminal and in the page. */
  const refuse = (title: string, findings: string): false => {
    printError(`${paint('red', title)}\n${findings.trim()}\n`);
    print(`${paint('red', 'not updated')}; still serving the last version without errors`);
    front.tell(`${title}\n${findings.trim()}`);
    return false;
  };

  const restartMock = async (): Promise<void> => {
    if (!isMockOld && mock.port() !== undefined) return;
    const folder = await resident.prepareMock();
    if (folder !== undefined) await mock.restart(folder);
    isMockOld = false;
  };

  /** Prints warnings, which do not prevent the document from being served. */
  const inspect = async (signal: AbortSignal): Promise<void> => {
    if (isLintDue) {
      const lint = await runNode([trefoil, 'lint', ...lintCall], cwd, { signal });
      if (signal.aborted) return;
      isLintDue = false;
      show('Lint errors:', lint);
    }
    if (!isCompileDue) return;
    const compiled = await compile(cwd, made, signal);
    if (signal.aborted) return;
    isCompileDue = false;
    for (const outcome of compiled) show('A package does not compile:', outcome);
  };

  return {
    generate: async () => {
      begun = performance.now();
      const result = await resident.generate();
      const { isGood, findings, changes } = result;
      if (!isGood) return refuse('Generation failed:', findings);
      if (findings !== '') printError(findings);
      front.tell('');
      made = result;
      isMockOld ||= changes.length > 0;
      isCompileDue ||= changes.length > 0;
      isLintDue = true;
      print(`${plural(changes.length, 'file')} written ${since(begun)}`);
      return true;
    },
    follow: async (signal) => {
      const [reference] = await Promise.all([runNode([trefoil, 'docs', ...docsCall], cwd, { signal }), restartMock()]);
      if (signal.aborted) return;
      if (reference.code !== 0) {
        refuse('The reference could not be rendered:', reference.output);
        return;
      }
      front.reload();
      print(`${paint('green', 'up to date')} ${since(begun)}`);
      await inspect(signal);
    },
  };
};
