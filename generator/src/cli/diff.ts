/** `trefoil diff`: compares two documents and reports which changes break callers or implementers. */

import { worstOf } from '../commands/diff/change.js';
import type { IgnoreRule } from '../commands/diff/ignore.js';
import { type NoOrigin, type Origin, openOrigin, revisionOf } from '../commands/diff/origin.js';
import { isRepository } from '../commands/run/git.js';
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostics.js';
import { optional } from '../openapi/values.js';
import { paintFor, plural, printFailure } from '../support/terminal.js';
import { type DiffFormat, writeOutcome } from './diff-output.js';
import { compareSides, loadSide, type Side } from './diff-sides.js';
import { type NetworkFlags, shareHeaders } from './document-headers.js';
import { exitCodes } from './exit-codes.js';
import { readRules } from './ignore-rules.js';
import { exitOf } from './load.js';
import { printDiagnostics } from './output.js';
import { startProgress } from './progress.js';
import { readProjects, readTarget, type Target } from './project.js';
import { readProjectAt } from './revision-project.js';
import { UsageError } from './usage-error.js';

export interface DiffCommandOptions extends NetworkFlags {
  readonly project?: string;
  readonly base?: string;
  readonly format?: DiffFormat;
  readonly json?: boolean;
  readonly explain?: boolean;
  readonly ignore?: readonly string[];
  readonly failOn?: 'breaking';
  readonly redocly?: boolean;
  readonly skipUnsupported?: boolean;
  readonly root?: string;
}

/** Runs the command in the working directory. Resolves to the exit code. */
export async function runDiff(
  first: string | undefined,
  second: string | undefined,
  given: DiffCommandOptions,
): Promise<number> {
  const options = { ...given, json: given.json === true || given.format === 'json' };
  const cwd = process.cwd();
  const base = options.base ?? (first === undefined && (await isRepository(cwd)) ? 'HEAD' : undefined);
  const [old, now] = readSides(first, second, base);
  const target = await readNew(cwd, now, options.project);
  const { project } = target;
  const ignore = readRules(project, options.ignore ?? []);
  const origins: ProjectOrigin[] = [];
  try {
    for (const name of [old, target.entry]) {
      const revision = project && (await revisionOf(name, cwd));
      const own = project && revision !== undefined ? await readProjectAt(revision, cwd, project) : { project };
      // A revision without a path selects the same document at that revision.
      const path = now !== undefined && base !== undefined ? now : own.project?.spec;
      const full = /^[^:]+:$/u.test(name) && path !== undefined ? `${name}./${path}` : name;
      const besides = { overlays: own.project?.overlays ?? [], root: options.root ?? own.project?.root };
      const origin = await openOrigin(full, cwd, besides);
      if ('reason' in origin) return refuse(origin, options.json);
      origins.push({ ...own, origin });
    }
    return await compare(origins, { ...options, ignore, ...optional('since', base) });
  } finally {
    for (const { origin } of origins) await origin.remove();
  }
}

/** A document and its project. For a git revision, the project as configured in that revision. */
interface ProjectOrigin {
  readonly origin: Origin;
  readonly project: Target['project'];
  readonly note?: string;
}

/** Determines the two documents. With `base`, both are the same file; the old one is read from that git revision. */
function readSides(
  first: string | undefined,
  second: string | undefined,
  base: string | undefined,
): readonly [old: string, now: string | undefined] {
  if (base === undefined) {
    if (first !== undefined) return [first, second];
    throw new UsageError('no old document given; pass its path, or a git revision with --base, such as --base main');
  }
  if (second !== undefined) throw new UsageError('pass two documents, or one with --base, not both');
  if (base === '' || base.includes(':'))
    throw new UsageError(`--base ${base}: expected a git revision, such as main or v1.2.0`);
  return [`${base}:`, first];
}

/** Returns the new document. A document given by path uses the project's settings if there is exactly one project. */
async function readNew(cwd: string, now: string | undefined, name: string | undefined): Promise<Target> {
  if (now === undefined && name === undefined && (await readProjects(cwd)).length === 0)
    throw new UsageError(
      'no new document given, and there is no configuration; pass two documents, or one with --base, such as --base main',
    );
  const isClear = name !== undefined || now === undefined || (await readProjects(cwd)).length === 1;
  const { entry, project } = isClear ? await readTarget(cwd, undefined, name) : { entry: now, project: undefined };
  return { entry: now ?? entry, project };
}

function refuse({ kind, reason }: NoOrigin, isJson: boolean): number {
  if (kind === 'usage') throw new UsageError(reason);
  printFailure(reason, isJson);
  return exitCodes.disk;
}

/** The command's options, with parsed rules for accepted changes. */
interface CompareOptions extends Omit<DiffCommandOptions, 'ignore'> {
  readonly ignore: readonly IgnoreRule[];
  /** The git revision of the old document. */
  readonly since?: string;
}

async function compare(origins: readonly ProjectOrigin[], options: CompareOptions): Promise<number> {
  const progress = startProgress(process.stderr, { isQuiet: options.json === true });
  try {
    progress.begin('load');
    // Both sides use the same scope, so that package names do not count as changes.
    const flags = { ...options, scope: origins[1]?.project?.scope ?? '@api' };
    const shared = shareHeaders(
      origins.map(({ origin }) => origin.entry),
      options.documentHeader,
    );
    const sides: Side[] = [];
    for (const [index, { origin, project }] of origins.entries())
      sides.push(await loadSide(origin, project, { ...flags, documentHeader: shared[index] ?? [] }));
    const format = options.json === true ? 'json' : (options.format ?? 'text');
    const outcome = await compareSides(sides, {
      redocly: options.redocly !== false,
      begin: progress.begin,
      ignore: options.ignore,
      isExplained: options.explain === true,
      hasCode: format !== 'json' && format !== 'text',
      notes: origins.flatMap(({ note }) => note ?? []),
    });
    progress.end();
    if ('errors' in outcome) return printErrors(sides, outcome.errors, options);
    const isFailing = options.failOn !== undefined && worstOf(outcome) === 'breaking';
    await writeOutcome({ ...outcome, ...optional('since', options.since) }, format, isFailing);
    return isFailing ? exitCodes.findings : exitCodes.done;
  } finally {
    progress.end();
  }
}

/** Prints the errors of both documents. Documents with errors are not compared. */
function printErrors(
  sides: readonly Side[],
  diagnosticsOf: readonly (readonly Diagnostic[])[],
  { json = false }: Pick<DiffCommandOptions, 'json'>,
): number {
  const found = sides.map(({ loaded, prefix }, at) => {
    const { sources } = loaded.isLoaded ? loaded.document : loaded;
    return {
      diagnostics: sortDiagnostics(diagnosticsOf[at] ?? [])
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
}
