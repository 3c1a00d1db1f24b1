/** `trefoil diff`: what differs between two documents, and whom it breaks. */
import type { Config } from '../config.js';
import { type Diagnostic, type Position, sortDiagnostics } from '../diagnostics.js';
import { type Change, type Verdict, worstOf } from '../diff/change.js';
import { type Difference, diffDocuments } from '../diff/diff.js';
import { createLines } from '../diff/lines.js';
import { type NoOrigin, openOrigin, type Origin } from '../diff/origin.js';
import { printMarkdown, printText, type Reported } from '../diff/report.js';
import { type LoadedDocument, loadDocument } from '../document.js';
import { exitCodes } from './exit-codes.js';
import { paintFor, printDiagnostics } from './output.js';
import { startProgress } from './progress.js';
import { readProjects, readTarget } from './project.js';
import { UsageError } from './usage-error.js';

export interface DiffCommandOptions {
  readonly project?: string;
  readonly format?: string;
  readonly json?: boolean;
  readonly failOn?: string;
  readonly redocly?: boolean;
  readonly skipUnsupported?: boolean;
  readonly allowNetwork?: boolean;
}

type Format = 'text' | 'markdown' | 'json';

const readFormat = ({ format = 'text', json = false }: DiffCommandOptions): Format => {
  if (format !== 'text' && format !== 'markdown' && format !== 'json')
    throw new UsageError(`--format ${format}: it is text, markdown or json`);
  return json ? 'json' : format;
};

/** Runs the command in the working directory; the result is the exit code. */
export const runDiff = async (old: string, now: string | undefined, options: DiffCommandOptions): Promise<number> => {
  const format = readFormat(options);
  if (options.failOn !== undefined && options.failOn !== 'breaking')
    throw new UsageError(`--fail-on ${options.failOn}: it is breaking`);
  const cwd = process.cwd();
  // Two documents that are named are compared by the settings of the project, too, where it has one.
  const projects = await readProjects(cwd);
  const hasNone =
    now !== undefined && (projects.length === 0 || (projects.length > 1 && options.project === undefined));
  const { project, entry: named } = hasNone
    ? { project: undefined, entry: now }
    : await readTarget(cwd, undefined, options.project).then(({ project, entry }) => ({
        project,
        entry: now ?? entry,
      }));
  const config: Config = {
    ...{ scope: '@api', version: '0.0.0', license: 'UNLICENSED', ...project },
    skipUnsupported: options.skipUnsupported ?? project?.skipUnsupported ?? false,
  };
  const origins: Origin[] = [];
  try {
    for (const name of [old, named]) {
      const origin = await openOrigin(name, cwd);
      if ('reason' in origin) return refuse(origin);
      origins.push(origin);
    }
    return await compare(origins, config, options, format);
  } finally {
    for (const { remove } of origins) await remove();
  }
};

const refuse = ({ kind, reason }: NoOrigin): number => {
  if (kind === 'usage') throw new UsageError(reason);
  process.stderr.write(`trefoil: ${reason}\n`);
  return exitCodes.disk;
};

/** One of the two, as it was read. */
interface Side {
  readonly document: LoadedDocument | undefined;
  readonly prefix: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, string>;
}

const load = async (origin: Origin, config: Config, options: DiffCommandOptions): Promise<Side> => {
  const { entry, cwd, prefix } = origin;
  const sources = new Map<string, string>();
  const { skipUnsupported: isTolerant } = config;
  const found = await loadDocument(entry, { allowNetwork: options.allowNetwork === true, cwd, sources, isTolerant });
  if (Array.isArray(found)) return { document: undefined, prefix, diagnostics: found, sources };
  return { document: found, prefix, diagnostics: found.diagnostics, sources: found.sources };
};

const compare = async (
  origins: readonly Origin[],
  config: Config,
  options: DiffCommandOptions,
  format: Format,
): Promise<number> => {
  const progress = startProgress(process.stderr, format === 'json');
  try {
    progress.begin('load');
    const sides: Side[] = [];
    for (const origin of origins) sides.push(await load(origin, config, options));
    const [old, now] = sides;
    if (old?.document === undefined || now?.document === undefined) return printErrors(sides, format);
    const settings = { redocly: options.redocly !== false, begin: progress.begin };
    const difference = await diffDocuments(old.document, now.document, config, settings);
    progress.end();
    if (difference === undefined) return printErrors(sides, format);
    print(difference, { old, now }, format);
    const isBroken = worstOf(difference) === 'breaking';
    return options.failOn !== undefined && isBroken ? exitCodes.findings : exitCodes.done;
  } finally {
    progress.end();
  }
};

/** What is wrong with either document: nothing is said of a difference then. */
const printErrors = (sides: readonly Side[], format: Format): number => {
  const found = sides.map(({ diagnostics, prefix, sources }) => ({
    diagnostics: sortDiagnostics(diagnostics)
      .filter(({ severity }) => severity === 'error')
      .map((each) => ({ ...each, position: { ...each.position, file: `${prefix}${each.position.file}` } })),
    sources: new Map([...sources].map(([label, text]) => [`${prefix}${label}`, text])),
  }));
  const all = found.flatMap(({ diagnostics }) => diagnostics);
  if (format === 'json') process.stdout.write(`${JSON.stringify({ diagnostics: all }, null, 2)}\n`);
  else {
    const paint = paintFor(process.stderr);
    const texts = found.filter(({ diagnostics }) => diagnostics.length > 0);
    for (const { diagnostics, sources } of texts)
      process.stderr.write(`${printDiagnostics(paint, diagnostics, sources)}\n\n`);
    process.stderr.write(
      `${paint('bold', `${all.length} ${all.length === 1 ? 'error' : 'errors'}`)}; nothing was compared\n`,
    );
  }
  const isUnreadable = all.some(({ code }) => code === 'file-unreadable' || code === 'file-too-large');
  return isUnreadable ? exitCodes.disk : exitCodes.findings;
};

interface Sides {
  readonly old: Side;
  readonly now: Side;
}

const placeOf = ({ old, now }: Sides, { side, pointer }: Change): Position => {
  const { document, prefix } = side === 'old' ? old : now;
  const position = document?.locate(pointer) ?? { file: '', line: 1, column: 1 };
  return { ...position, file: `${prefix}${position.file}` };
};

const print = (difference: Difference, sides: Sides, format: Format): void => {
  const { callers, implementers, changes, notes } = difference;
  const verdict: { readonly callers: Verdict; readonly implementers: Verdict } = { callers, implementers };
  const placed = changes.map((change) => ({ change, place: placeOf(sides, change) }));
  if (format === 'json') {
    const listed = placed.map(({ change, place }) => {
      const { pointer, message, heldBy } = change;
      return { pointer, callers: change.callers, implementers: change.implementers, message, heldBy, place };
    });
    process.stdout.write(`${JSON.stringify({ ...verdict, changes: listed, notes }, null, 2)}\n`);
    return;
  }
  if (format === 'markdown') process.stdout.write(printMarkdown(verdict, withLines(difference, placed), notes));
  else process.stdout.write(`${printText(paintFor(process.stdout), verdict, placed)}\n`);
  for (const note of format === 'text' ? notes : []) process.stderr.write(`note: ${note}\n`);
};

/** With both sides as a caller writes them, unless they are written alike. */
const withLines = ({ old, now }: Difference, placed: readonly Reported[]): Reported[] => {
  const lines = { old: createLines(old), now: createLines(now) };
  return placed.map((each) => {
    const { pointer, before: earlier, side } = each.change;
    const before = lines.old(earlier ?? pointer);
    const after = lines.now(pointer);
    const isShown = worstOf(each.change) !== 'documentation' && before !== after;
    if (!isShown) return each;
    // What is gone is not looked for at its place, where something else may stand.
    const isGone = side === 'old' && after === undefined;
    return {
      ...each,
      ...(before !== undefined && { before }),
      ...(after !== undefined && !isGone && { after }),
    };
  });
};
