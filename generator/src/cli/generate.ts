/** `trefoil generate`: from a document to the packages on disk. */
import { resolve } from 'node:path';
import type { SkippedOperation } from '../api/api.js';
import { type Code, type Diagnostic, sortDiagnostics } from '../diagnostics.js';
import { loadDocument } from '../document.js';
import { generate } from '../generate.js';
import { asRaw, asString } from '../lower/raw.js';
import { splitWords } from '../names/words.js';
import { WriteError } from '../write/errors.js';
import { compareOutput, type Outcome, recoverOutput, writeOutput } from '../write/write.js';
import { exitCodes } from './exit-codes.js';
import { paintFor, printChange, printConflict, printConflicts, printDiagnostics, printSkipped } from './output.js';
import { startProgress } from './progress.js';
import { type ProjectConfig, readEntry, readLayout, readSelectors } from './project.js';
import { UsageError } from './usage-error.js';

export interface GenerateOptions {
  readonly out?: string;
  readonly layout?: string;
  readonly scope?: string;
  readonly check?: boolean;
  readonly force?: boolean;
  readonly json?: boolean;
  readonly skipUnsupported?: boolean;
  readonly allowNetwork?: boolean;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

interface Result extends Outcome {
  readonly exit: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly skipped: readonly SkippedOperation[];
  /** Why the output folder cannot be written. */
  readonly failure?: string;
  readonly sources: ReadonlyMap<string, string>;
  readonly out: string;
}

const unreadable: readonly Code[] = ['file-unreadable', 'file-too-large'];

/** Whether there is no document at all. */
export const isUnreadable = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ code }) => unreadable.includes(code));

/** Runs the command in the working directory; the result is the exit code. */
export const runGenerate = async (spec: string | undefined, options: GenerateOptions): Promise<number> => {
  const progress = startProgress(process.stderr, options.json === true);
  const result = await execute(spec, options, progress.begin);
  progress.end();
  if (options.json === true) process.stdout.write(`${JSON.stringify(toJson(result), null, 2)}\n`);
  else print(result, spec, options);
  return result.exit;
};

const nothing: Outcome = { changes: [], conflicts: [], notes: [] };

type Delivery = Outcome & Pick<Result, 'exit' | 'failure'>;

/** Does something to the output folder; that the disk refuses is a result, too. */
const deliver = async (options: GenerateOptions, action: () => Promise<Outcome>): Promise<Delivery> => {
  try {
    const outcome = await action();
    const isOpen = outcome.conflicts.some(({ backup }) => backup === undefined);
    const hasFindings = isOpen || (options.check === true && outcome.changes.length > 0);
    return { ...outcome, exit: hasFindings ? exitCodes.findings : exitCodes.done };
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    return { ...nothing, failure: error.message, exit: exitCodes.disk };
  }
};

const execute = async (
  spec: string | undefined,
  options: GenerateOptions,
  begin: (stage: string) => void,
): Promise<Result> => {
  const cwd = process.cwd();
  const { project, entry } = await readEntry(cwd, spec);
  const out = resolve(cwd, options.out ?? project?.out ?? 'packages');
  const read = new Map<string, string>();
  // What an earlier run left half done is not left so while the document is broken.
  const recovered =
    options.check === true
      ? { ...nothing, exit: exitCodes.done }
      : await deliver(options, async () => ({ ...nothing, notes: await recoverOutput(out) }));
  const empty = { ...recovered, sources: read, out, diagnostics: [], skipped: [] };
  if (recovered.failure !== undefined) return empty;
  begin('load');
  const isTolerant = options.skipUnsupported ?? project?.skipUnsupported ?? false;
  const allowNetwork = options.allowNetwork === true;
  const document = await loadDocument(entry, { allowNetwork, cwd, sources: read, isTolerant });
  if (Array.isArray(document)) {
    return {
      ...empty,
      diagnostics: sortDiagnostics(document),
      exit: isUnreadable(document) ? exitCodes.disk : exitCodes.findings,
    };
  }
  const { files, skipped } = await generate(document, configFor(project, options, document.root), begin);
  const diagnostics = sortDiagnostics(document.diagnostics);
  const { sources } = document;
  if (diagnostics.some((diagnostic) => diagnostic.severity === 'error'))
    return { ...empty, sources, diagnostics, skipped, exit: exitCodes.findings };
  begin(options.check === true ? 'compare' : 'write');
  const delivered = await deliver(options, () =>
    options.check === true ? compareOutput(files, out) : writeOutput(files, out, { force: options.force === true }),
  );
  return { ...delivered, notes: [...recovered.notes, ...delivered.notes], diagnostics, skipped, sources, out };
};

/** The configuration of a run: that of the project, and what the call says. */
export const configFor = (
  project: ProjectConfig | undefined,
  options: Pick<GenerateOptions, 'scope' | 'layout' | 'skipUnsupported' | 'include' | 'exclude'>,
  root: unknown,
): ProjectConfig => {
  const title = asString(asRaw(asRaw(root)['info'])['title']) ?? '';
  const scope = options.scope ?? project?.scope ?? `@${splitWords(title).join('-') || 'api'}`;
  if (!/^@[a-z\d][a-z\d._-]*$/u.test(scope))
    throw new UsageError(`--scope ${scope}: an npm scope is "@" and lower-case letters, digits, ".", "_" or "-"`);
  const base: Omit<ProjectConfig, 'scope'> = project ?? {
    spec: '',
    out: '',
    version: '0.1.0',
    license: 'UNLICENSED',
    skipUnsupported: false,
  };
  const choose = (name: 'include' | 'exclude'): readonly string[] =>
    options[name] === undefined ? (base[name] ?? []) : readSelectors(options[name], `--${name}`);
  return {
    ...base,
    scope,
    ...readLayout(options.layout ?? base.layout, '--layout'),
    skipUnsupported: options.skipUnsupported ?? base.skipUnsupported,
    include: choose('include'),
    exclude: choose('exclude'),
  };
};

const toJson = ({ exit, diagnostics, skipped, changes, conflicts, notes, failure, out }: Result): object => ({
  ok: exit === exitCodes.done,
  out,
  diagnostics,
  skipped,
  changes: changes.map(({ path, before, after }) => ({
    path,
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
  })),
  conflicts,
  notes,
  ...(failure !== undefined && { failure }),
});

const count = (number: number): string => `${number} ${number === 1 ? 'file' : 'files'}`;

const print = (result: Result, spec: string | undefined, options: GenerateOptions): void => {
  const errors = paintFor(process.stderr);
  const { diagnostics, changes, conflicts } = result;
  if (diagnostics.length > 0) process.stderr.write(`${printDiagnostics(errors, diagnostics, result.sources)}\n\n`);
  if (result.skipped.length > 0) process.stderr.write(`${printSkipped(errors, result.skipped)}\n\n`);
  for (const note of result.notes) process.stderr.write(`note: ${note}\n`);
  const found = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length;
  if (found > 0) {
    process.stderr.write(`${errors('bold', `${found} ${found === 1 ? 'error' : 'errors'}`)}; nothing was written\n`);
  } else if (result.failure !== undefined) {
    process.stderr.write(`trefoil: ${result.failure}\n`);
  } else if (options.check === true) {
    printComparison(result, spec, options);
  } else {
    if (conflicts.length > 0) process.stderr.write(`${printConflicts(errors, result)}\n`);
    if (result.exit !== exitCodes.done) return;
    const written = `${count(changes.length)} written below ${result.out}\n`;
    process.stdout.write(changes.length === 0 ? 'up to date, nothing written\n' : written);
  }
};

const printComparison = (result: Result, spec: string | undefined, options: GenerateOptions): void => {
  const { changes, conflicts } = result;
  const paint = paintFor(process.stdout);
  for (const change of changes) process.stdout.write(`${printChange(paint, change)}\n\n`);
  for (const conflict of conflicts) process.stdout.write(`${printConflict(paint, result.out, conflict)}\n`);
  const flags = [
    ...(options.out === undefined ? [] : ['--out', options.out]),
    ...(options.scope === undefined ? [] : ['--scope', options.scope]),
  ];
  const command = ['trefoil', 'generate', ...(spec === undefined ? [] : [spec]), ...flags].join(' ');
  const differing = new Set([...changes, ...conflicts].map(({ path }) => path)).size;
  process.stdout.write(
    differing === 0
      ? 'up to date\n'
      : `${count(differing)} ${differing === 1 ? 'differs' : 'differ'}; mend with: ${paint('bold', command)}\n`,
  );
};
