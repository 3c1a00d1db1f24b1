/** One regeneration: lint, packages, mock server and reference; what fails leaves the last good state in place. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildReference, buildRest, buildTypes, type Command, generate, lintSpec } from '../commands.js';
import { noteFresh } from '../fresh.js';
import { paint, print, printError, seconds } from '../output.js';
import { root } from '../project.js';
import { type Outcome, run } from '../run.js';

/** Where the reference is rendered, until the packages are known to be good too. */
const aside = join(root, '.cache/reference');

const renderAside: Command = { ...buildReference, args: [...buildReference.args, '--out', aside] };

export interface Parts {
  /** Gives the regeneration up. */
  readonly signal: AbortSignal;
  readonly restartMock: () => Promise<void>;
  readonly reload: () => void;
}

const show = (title: string, { code, output }: Outcome): boolean => {
  if (code === 0) return true;
  printError(`${paint('red', title)}\n${output.trim()}\n`);
  return false;
};

/** Regenerates from the files as they are; resolves to whether the new state is the one that is served. */
export const rebuild = async ({ signal, restartMock, reload }: Parts): Promise<boolean> => {
  const begun = performance.now();
  const start = (command: Command): Promise<Outcome> => run(command, signal);
  const [generated, reference, lint] = await Promise.all([start(generate), start(renderAside), start(lintSpec)]);
  if (signal.aborted) return false;
  // What Redocly finds does not keep the packages from being generated.
  show('The lint of the document found:', lint);
  const isGood = show('Nothing could be generated:', generated) && show('The reference failed:', reference);
  if (!isGood) {
    print(`${paint('red', 'not updated')}; the last good state is being served`);
    return false;
  }
  await cp(aside, join(root, 'dist'), { recursive: true });
  await Promise.all([noteFresh('generate'), noteFresh('reference')]);
  await restartMock();
  reload();
  print(`${paint('green', 'up to date')} ${paint('dim', seconds(performance.now() - begun))}`);
  return true;
};

/** Compiles the packages for what imports them from outside; given up when the signal says so. */
export const compile = async (signal: AbortSignal): Promise<void> => {
  const types = await run(buildTypes, signal);
  const rest = types.code === 0 ? await Promise.all(buildRest.map((command) => run(command, signal))) : [];
  if (signal.aborted) return;
  for (const outcome of [types, ...rest]) show('A package does not compile:', outcome);
  if ([types, ...rest].every(({ code }) => code === 0)) await noteFresh('packages');
};
