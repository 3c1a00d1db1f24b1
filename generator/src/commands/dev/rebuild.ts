/**
 * Rebuilds after each save: generates the packages first, then lints, compiles and renders. If a step fails, the last
 * valid result stays in use.
 */
import { join } from 'node:path';
import { rebaseRequest } from '../../emit/docs/samples.js';
import { paintFor, plural, print, printError, seconds } from '../../support/terminal.js';
import { toolFolder } from '../../support/tool-root.js';
import { findCompiler } from '../run/compiler.js';
import { type Outcome, runNode } from '../run/process.js';
import { createBreaksReport } from './breaks-report.js';
import type { Front } from './front.js';
import { createLintReport } from './lint-report.js';
import type { Mock } from './mock.js';
import type { Resident, ResidentResult } from './resident.js';

export interface Surroundings {
  /** The project folder. */
  readonly cwd: string;
  /** Arguments of the commands that render the reference and lint the document. */
  readonly docsCall: readonly string[];
  readonly lintCall: readonly string[];
  /** Command line for a person who wants to see all lint errors. */
  readonly lintCommand: string;
  readonly resident: Pick<Resident, 'generate' | 'listBreaks' | 'prepareMock'>;
  readonly mock: Pick<Mock, 'port' | 'restart'>;
  readonly front: Pick<Front, 'reload' | 'tell'>;
  /** Returns the base URL that is served. */
  readonly base: () => string;
}

export interface Rebuild {
  /** Writes the packages. Resolves to whether generation succeeded. */
  readonly generate: () => Promise<boolean>;
  /**
   * Updates the mock server and the reference, then lints and compiles. If the signal aborts, the next call resumes.
   */
  readonly follow: (signal: AbortSignal) => Promise<void>;
}

const paint = paintFor(process.stdout);

function since(begun: number): string {
  return paint('dim', seconds(performance.now() - begun));
}

const trefoil = join(toolFolder, 'bin/trefoil.js');

/** Prints a failure to the terminal. */
function show(title: string, { code, output }: Outcome): void {
  if (code !== 0) printError(`${paint('red', title)}\n${output.trim()}\n`);
}

/** Compiles packages, the types package first, if the project has a TypeScript compiler installed. */
async function compile(
  cwd: string,
  { out, packages }: Pick<ResidentResult, 'out' | 'packages'>,
  signal: AbortSignal,
): Promise<Outcome[]> {
  const compiler = packages.length === 0 ? undefined : await findCompiler(cwd);
  if (compiler === undefined) return [];
  const run = (name: string): Promise<Outcome> =>
    runNode([compiler.script, '-p', join(out, name, 'tsconfig.json'), '--pretty', 'false'], cwd, { signal });
  const [first = '', ...others] = packages;
  const types = await run(first);
  if (types.code !== 0) return [types];
  return [types, ...(await Promise.all(others.map(run)))];
}

/** Creates the functions that run after each save: `generate`, and `follow` for everything that uses its results. */
export function createRebuild(around: Surroundings): Rebuild {
  const { cwd, docsCall, lintCall, resident, mock, front } = around;
  let [isMockOld, isCompileDue, isLintDue] = [true, true, true];
  let isSuggested = false;
  const printLint = createLintReport(around.lintCommand);
  const printBreaks = createBreaksReport(resident.listBreaks);
  let made: Pick<ResidentResult, 'curl' | 'out' | 'packages'> = { curl: undefined, out: '', packages: [] };
  let begun = performance.now();

  /** Reports a failure in the terminal and on the page, and returns `false`. */
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

  /** Prints a command that calls the mock server, unless the command was printed before. */
  const suggest = (): void => {
    if (isSuggested || made.curl === undefined || mock.port() === undefined) return;
    isSuggested = true;
    print(`\n${rebaseRequest(made.curl, around.base())}\n`);
  };

  /** Compiles, then lints, and prints the findings, which do not prevent the document from being served. */
  const inspect = async (signal: AbortSignal): Promise<void> => {
    if (isCompileDue) {
      const compiled = await compile(cwd, made, signal);
      if (signal.aborted) return;
      isCompileDue = false;
      for (const outcome of compiled) show('A package does not compile:', outcome);
      if (compiled.length > 0 && compiled.every(({ code }) => code === 0)) print(`packages compiled ${since(begun)}`);
    }
    if (!isLintDue) return;
    const lint = await runNode([trefoil, 'lint', ...lintCall, '--json'], cwd, { signal });
    if (signal.aborted) return;
    isLintDue = false;
    printLint(lint);
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
      await printBreaks();
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
      print(`${paint('green', 'reference and mock server up to date')} ${since(begun)}`);
      suggest();
      await inspect(signal);
    },
  };
}
