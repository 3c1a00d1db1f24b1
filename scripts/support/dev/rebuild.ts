/** One save: the packages at once, and behind them what follows; what fails leaves the last good state in place. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildReference, buildRest, buildTypes, type Command, lintSpec } from '../commands.js';
import { isStale, noteFresh } from '../fresh.js';
import { paint, print, printError, seconds } from '../output.js';
import { root } from '../project.js';
import { type Outcome, run } from '../run.js';
import type { Front } from './front.js';
import type { Mock } from './mock.js';
import type { Resident } from './resident.js';

/** Where the reference is rendered, until it is known to be whole. */
const aside = join(root, '.cache/reference');

const renderAside: Command = { ...buildReference, args: [...buildReference.args, '--out', aside] };

export interface Parts {
  readonly resident: Pick<Resident, 'generate'>;
  readonly mock: Pick<Mock, 'port' | 'restart'>;
  readonly front: Pick<Front, 'reload' | 'tell'>;
}

export interface Rebuild {
  /** Writes the packages; resolves to whether they are those of the files as they were. */
  readonly generate: () => Promise<boolean>;
  /** Serves what was written, then lints and compiles; given up when the signal says so, and then made up for later. */
  readonly follow: (signal: AbortSignal) => Promise<void>;
}

const since = (begun: number): string => paint('dim', seconds(performance.now() - begun));

export const createRebuild = ({ resident, mock, front }: Parts): Rebuild => {
  let isMockOld = true;
  let isLintDue = true;
  let begun = performance.now();

  /** Tells of what failed, once in the terminal and once in the page. */
  const refuse = (title: string, findings: string): false => {
    printError(`${paint('red', title)}\n${findings.trim()}\n`);
    print(`${paint('red', 'not updated')}; the last good state is being served`);
    front.tell(`${title}\n${findings.trim()}`);
    return false;
  };

  const show = (title: string, { code, output }: Outcome): void => {
    if (code !== 0) printError(`${paint('red', title)}\n${output.trim()}\n`);
  };

  const restartMock = async (): Promise<void> => {
    if (!isMockOld && mock.port() !== undefined) return;
    await mock.restart();
    isMockOld = false;
  };

  const renderReference = async (signal: AbortSignal): Promise<Outcome | undefined> => {
    if (!(await isStale('reference'))) return undefined;
    const outcome = await run(renderAside, signal);
    if (outcome.code !== 0 || signal.aborted) return outcome;
    await cp(aside, join(root, 'dist'), { recursive: true });
    await noteFresh('reference');
    return outcome;
  };

  return {
    generate: async () => {
      begun = performance.now();
      const { isGood, findings, changes } = await resident.generate();
      if (!isGood) return refuse('Nothing could be generated:', findings);
      if (findings !== '') printError(findings);
      front.tell('');
      isMockOld ||= changes.length > 0;
      isLintDue = true;
      print(`${changes.length} ${changes.length === 1 ? 'file' : 'files'} written ${since(begun)}`);
      return true;
    },
    follow: async (signal) => {
      await noteFresh('generate');
      const [reference] = await Promise.all([renderReference(signal), restartMock()]);
      if (signal.aborted) return;
      if (reference !== undefined && reference.code !== 0) {
        refuse('The reference failed:', reference.output);
        return;
      }
      front.reload();
      print(`${paint('green', 'up to date')} ${since(begun)}`);
      if (isLintDue) {
        const lint = await run(lintSpec, signal);
        if (signal.aborted) return;
        isLintDue = false;
        // What Redocly finds does not keep the packages from being generated.
        show('The lint of the document found:', lint);
      }
      if (!(await isStale('packages'))) return;
      const types = await run(buildTypes, signal);
      const rest = types.code === 0 ? await Promise.all(buildRest.map((command) => run(command, signal))) : [];
      if (signal.aborted) return;
      for (const outcome of [types, ...rest]) show('A package does not compile:', outcome);
      if ([types, ...rest].every(({ code }) => code === 0)) await noteFresh('packages');
    },
  };
};
