/** `trefoil diff`: compares two documents and reports which changes break callers or implementers. */
import { type Position, sortDiagnostics } from '../diagnostics/diagnostics.js';
import { type Change, worstOf } from '../commands/diff/change.js';
import { type Difference, diffDocuments } from '../commands/diff/diff.js';
import { withLines } from '../commands/diff/lines.js';
import { type NoOrigin, openOrigin, type Origin } from '../commands/diff/origin.js';
import { printMarkdown, printText } from '../commands/diff/report.js';
import { paintFor, plural, printFailure } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';
import { exitOf, type Loaded, type LoadFlags, loadTarget } from './load.js';
import { printDiagnostics } from './output.js';
import { startProgress } from './progress.js';
import { readProjects, readTarget, type Target } from './project.js';
import { UsageError } from './usage-error.js';

export interface DiffCommandOptions {
  readonly project?: string;
  readonly format?: 'text' | 'markdown';
  readonly json?: boolean;
  readonly failOn?: 'breaking';
  readonly redocly?: boolean;
  readonly skipUnsupported?: boolean;
  readonly allowNetwork?: boolean;
  readonly root?: string;
}

/** Runs the command in the working directory. Resolves to the exit code. */
export const runDiff = async (old: string, now: string | undefined, options: DiffCommandOptions): Promise<number> => {
  const cwd = process.cwd();
  const target = await readNew(cwd, now, options.project);
  const { project } = target;
  const origins: Origin[] = [];
  // A revision without a path selects the document of the project at that revision.
  const locate = (name: string): string =>
    /^[^:]+:$/u.test(name) && project !== undefined ? `${name}./${project.spec}` : name;
  try {
    for (const name of [old, target.entry].map(locate)) {
      const origin = await openOrigin(name, cwd, {
        overlays: project?.overlays ?? [],
        root: options.root ?? project?.root,
      });
      if ('reason' in origin) return refuse(origin, options.json === true);
      origins.push(origin);
    }
    return await compare(origins, project, options);
  } finally {
    for (const { remove } of origins) await remove();
  }
};

/** The new document. A document given by path uses the settings of the project if there is only one project. */
const readNew = async (cwd: string, now: string | undefined, name: string | undefined): Promise<Target> => {
  const isClear = name !== undefined || now === undefined || (await readProjects(cwd)).length === 1;
  const { entry, project } = isClear ? await readTarget(cwd, undefined, name) : { entry: now, project: undefined };
  return { entry: now ?? entry, project };
};

const refuse = ({ kind, reason }: NoOrigin, isJson: boolean): number => {
  if (kind === 'usage') throw new UsageError(reason);
  printFailure(reason, isJson);
  return exitCodes.disk;
};

/** One of the two documents after loading. */
interface Side {
  readonly loaded: Loaded;
  readonly prefix: string;
}

const load = async (
  { entry, cwd, overlays, root, prefix }: Origin,
  project: Target['project'],
  flags: LoadFlags,
): Promise<Side> => ({
  loaded: await loadTarget({ entry, project }, flags, { cwd, overlays, root: { folder: root } }),
  prefix,
});

const compare = async (
  origins: readonly Origin[],
  project: Target['project'],
  options: DiffCommandOptions,
): Promise<number> => {
  const progress = startProgress(process.stderr, options.json === true);
  try {
    progress.begin('load');
    // Both sides use the same scope, so that package names do not count as changes.
    const flags = { ...options, scope: project?.scope ?? '@api' };
    const sides: Side[] = [];
    for (const origin of origins) sides.push(await load(origin, project, flags));
    const [old, now] = sides.map(({ loaded }) => loaded);
    if (old?.isLoaded !== true || now?.isLoaded !== true) return printErrors(sides, options);
    const settings = { redocly: options.redocly !== false, begin: progress.begin };
    const difference = await diffDocuments(old.document, now.document, now.config, settings);
    progress.end();
    if (difference === undefined) return printErrors(sides, options);
    print(difference, sides, options);
    const isBroken = worstOf(difference) === 'breaking';
    return options.failOn !== undefined && isBroken ? exitCodes.findings : exitCodes.done;
  } finally {
    progress.end();
  }
};

/** Prints the errors of both documents. Documents with errors are not compared. */
const printErrors = (sides: readonly Side[], { json = false }: DiffCommandOptions): number => {
  const found = sides.map(({ loaded, prefix }) => {
    const { diagnostics, sources } = loaded.isLoaded ? loaded.document : loaded;
    return {
      diagnostics: sortDiagnostics(diagnostics)
        .filter(({ severity }) => severity === 'error')
        .map((each) => ({ ...each, position: { ...each.position, file: `${prefix}${each.position.file}` } })),
      sources: new Map([...sources].map(([label, text]) => [`${prefix}${label}`, text])),
    };
  });
  const all = found.flatMap(({ diagnostics }) => diagnostics);
  if (json) process.stdout.write(`${JSON.stringify({ diagnostics: all }, null, 2)}\n`);
  else {
    const paint = paintFor(process.stderr);
    const texts = found.filter(({ diagnostics }) => diagnostics.length > 0);
    for (const { diagnostics, sources } of texts)
      process.stderr.write(`${printDiagnostics(paint, diagnostics, sources)}\n\n`);
    process.stderr.write(`${paint('bold', plural(all.length, 'error'))}; nothing was compared\n`);
  }
  return exitOf(all);
};

const placeOf = (sides: readonly Side[], { side, pointer }: Change): Position => {
  const { loaded, prefix = '' } = sides[side === 'old' ? 0 : 1] ?? {};
  const position = loaded?.isLoaded === true ? loaded.document.locate(pointer) : { file: '', line: 1, column: 1 };
  return { ...position, file: `${prefix}${position.file}` };
};

const print = (difference: Difference, sides: readonly Side[], { json, format }: DiffCommandOptions): void => {
  const { callers, implementers, changes, notes } = difference;
  const verdict = { callers, implementers };
  const placed = changes.map((change) => ({ change, place: placeOf(sides, change) }));
  if (json === true) {
    const listed = placed.map(({ change, place }) => {
      const { pointer, message, heldBy } = change;
      return { pointer, callers: change.callers, implementers: change.implementers, message, heldBy, place };
    });
    process.stdout.write(`${JSON.stringify({ ...verdict, changes: listed, notes }, null, 2)}\n`);
    return;
  }
  if (format === 'markdown') process.stdout.write(printMarkdown(verdict, withLines(difference, placed), notes));
  else process.stdout.write(`${printText(paintFor(process.stdout), verdict, placed)}\n`);
  for (const note of format === 'markdown' ? [] : notes) process.stderr.write(`note: ${note}\n`);
};
