/** From the call of a command to the packages on disk, whoever calls. */
import { resolve } from 'node:path';
import type { SkippedOperation } from '../api/api.js';
import { type Code, type Diagnostic, sortDiagnostics } from '../diagnostics.js';
import { loadDocument } from '../document.js';
import { generate } from '../generate.js';
import { asRaw, asString } from '../lower/raw.js';
import type { Memory } from '../memory.js';
import { splitWords } from '../names/words.js';
import { WriteError } from '../write/errors.js';
import { compareOutput, type Outcome, recoverOutput, writeOutput } from '../write/write.js';
import { exitCodes } from './exit-codes.js';
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

export interface Result extends Outcome {
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

/** Generates what is asked for in the working directory; rejects with a `UsageError` where that makes no sense. */
export const generateProject = async (
  spec: string | undefined,
  options: GenerateOptions,
  begin: (stage: string) => void = () => {},
  memory?: Memory,
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
  const document = await loadDocument(entry, {
    ...{ allowNetwork, cwd, sources: read, isTolerant },
    ...(memory !== undefined && { memory: memory.read }),
  });
  if (Array.isArray(document)) {
    return {
      ...empty,
      diagnostics: sortDiagnostics(document),
      exit: isUnreadable(document) ? exitCodes.disk : exitCodes.findings,
    };
  }
  const { files, skipped } = await generate(document, configFor(project, options, document.root), begin, memory);
  const diagnostics = sortDiagnostics(document.diagnostics);
  const { sources } = document;
  if (diagnostics.some((diagnostic) => diagnostic.severity === 'error'))
    return { ...empty, sources, diagnostics, skipped, exit: exitCodes.findings };
  begin(options.check === true ? 'compare' : 'write');
  const delivered = await deliver(options, () =>
    options.check === true
      ? compareOutput(files, out)
      : writeOutput(files, out, { force: options.force === true, ...(memory && { seen: memory.seen }) }),
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
