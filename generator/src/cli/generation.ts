/** Generates the packages of one document and writes them; used by several commands. */

import type { Config } from '../config/codegen-config.js';
import { type Code, type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostics.js';
import type { GenerationCache } from '../emit/cache.js';
import type { EmitInput } from '../emit/input.js';
import { generate } from '../generate.js';
import type { SkippedOperation } from '../ir/api.js';
import type { LoadedDocument } from '../openapi/document.js';
import { WriteError } from '../output/errors.js';
import type { SyntaxCheck } from '../output/syntax-check.js';
import { compareOutput, type Outcome, recoverOutput, writeOutput } from '../output/write.js';
import { exitCodes } from './exit-codes.js';
import { type LoadFlags, loadTarget } from './load.js';
import { checkLock, digestSources, readLock, writeLock } from './lock.js';
import { readFolder, type Target } from './project.js';
import { noteReservedNames } from './reserved-names.js';

export interface GenerateOptions extends LoadFlags {
  readonly out?: string;
  readonly project?: string;
  readonly check?: boolean;
  /** Accepts that the content at URLs has changed. */
  readonly update?: boolean;
  /** With `check`: prints only numbers of lines, or all lines. */
  readonly stat?: boolean;
  readonly full?: boolean;
  /** Prints all warnings instead of the first one of each code. */
  readonly verbose?: boolean;
  readonly force?: boolean;
  readonly json?: boolean;
}

export interface Result extends Outcome {
  readonly exit: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly skipped: readonly SkippedOperation[];
  /** The reason why the output folder cannot be written. */
  readonly failure?: string;
  readonly sources: ReadonlyMap<string, string>;
  readonly out: string;
  /** The generated files and what they were generated from; absent if the document has errors. */
  readonly made?: {
    readonly files: ReadonlyMap<string, string>;
    readonly config: Config;
    readonly input: EmitInput | undefined;
    readonly document: LoadedDocument;
  };
}

const nothing: Outcome = { changes: [], conflicts: [], notes: [] };

type Delivery = Outcome & Pick<Result, 'exit' | 'failure'>;

/** Runs an action on the output folder. If it throws a `WriteError`, the error becomes part of the result. */
export async function deliver(
  options: { readonly check?: boolean },
  action: () => Promise<Outcome>,
): Promise<Delivery> {
  try {
    const outcome = await action();
    const isOpen = outcome.conflicts.some(({ backup }) => backup === undefined);
    const hasFindings = isOpen || (options.check === true && outcome.changes.length > 0);
    return { ...outcome, exit: hasFindings ? exitCodes.findings : exitCodes.done };
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    return { ...nothing, failure: error.message, exit: exitCodes.disk };
  }
}

const ofConfiguration: readonly Code[] = ['custom-output-failed', 'custom-output-invalid'];

/** Returns the exit code for errors: 2 if all come from functions in the configuration, otherwise 1. */
function exitOfErrors(diagnostics: readonly Diagnostic[]): number {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return errors.every(({ code }) => ofConfiguration.includes(code)) ? exitCodes.usage : exitCodes.findings;
}

/** Returns how to check the syntax of the output: fully with `check` and in CI, where nobody is waiting. */
function extentOf({ check }: GenerateOptions): SyntaxCheck {
  return check === true || process.env['CI'] ? 'full' : 'tokens';
}

/** Generates a document in the working directory. Rejects with a `UsageError` if the options are invalid. */
export async function generateTarget(
  target: Target,
  options: GenerateOptions,
  begin: (stage: string) => void = () => {},
  memory?: GenerationCache,
): Promise<Result> {
  const out = readFolder(options.out, target, 'out');
  // An interrupted earlier run is undone first, even if the document has errors now.
  const recovered =
    options.check === true
      ? { ...nothing, exit: exitCodes.done }
      : await deliver(options, async () => ({ ...nothing, notes: await recoverOutput(out) }));
  const empty = { ...recovered, sources: new Map<string, string>(), out, diagnostics: [], skipped: [] };
  if (recovered.failure !== undefined) return empty;
  begin('load');
  const loaded = await loadTarget(target, options, { memory });
  if (!loaded.isLoaded) return { ...empty, ...loaded };
  const { document, config } = loaded;
  const lock = await readLock(process.cwd());
  const read = digestSources(document.sources);
  const changed = options.update === true ? [] : checkLock(lock, read);
  if (changed.length > 0)
    return { ...empty, sources: document.sources, diagnostics: changed, exit: exitCodes.findings };
  const {
    files,
    skipped,
    input,
    diagnostics: found,
  } = await generate(document, config, begin, memory, extentOf(options));
  const diagnostics = sortDiagnostics(found);
  const { outputs } = config;
  const sources =
    outputs === undefined ? document.sources : new Map([...document.sources, [outputs.file, outputs.text]]);
  if (diagnostics.some((diagnostic) => diagnostic.severity === 'error'))
    return { ...empty, sources, diagnostics, skipped, exit: exitOfErrors(diagnostics) };
  begin(options.check === true ? 'compare' : 'write');
  const delivered = await deliver(options, () =>
    options.check === true
      ? compareOutput(files, out)
      : writeOutput(files, out, { force: options.force === true, ...(memory && { seen: memory.seen }) }),
  );
  if (options.check !== true && delivered.exit === exitCodes.done) await writeLock(process.cwd(), lock, read);
  return {
    ...delivered,
    notes: [
      ...recovered.notes,
      ...delivered.notes,
      ...(input === undefined ? [] : noteReservedNames(input, delivered.changes)),
    ],
    diagnostics,
    skipped,
    sources,
    out,
    made: { files, config, input, document },
  };
}
