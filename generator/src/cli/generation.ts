/** Generates the packages of one document and writes them; used by several commands. */
import type { SkippedOperation } from '../ir/api.js';
import type { EmitInput } from '../emit/input.js';
import type { Config } from '../config/codegen-config.js';
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostics.js';
import { generate } from '../generate.js';
import type { GenerationCache } from '../emit/cache.js';
import { WriteError } from '../output/errors.js';
import { compareOutput, type Outcome, recoverOutput, writeOutput } from '../output/write.js';
import { exitCodes } from './exit-codes.js';
import { type LoadFlags, loadTarget } from './load.js';
import { readFolder, type Target } from './project.js';

export interface GenerateOptions extends LoadFlags {
  readonly out?: string;
  readonly project?: string;
  readonly check?: boolean;
  readonly force?: boolean;
  readonly json?: boolean;
}

export interface Result extends Outcome {
  readonly exit: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly skipped: readonly SkippedOperation[];
  /** Why the output folder cannot be written. */
  readonly failure?: string;
  readonly sources: ReadonlyMap<string, string>;
  readonly out: string;
  /** The generated files and their input; absent if the document has errors. */
  readonly made?: {
    readonly files: ReadonlyMap<string, string>;
    readonly config: Config;
    readonly input: EmitInput | undefined;
  };
}

const nothing: Outcome = { changes: [], conflicts: [], notes: [] };

type Delivery = Outcome & Pick<Result, 'exit' | 'failure'>;

/** Runs an action on the output folder. A `WriteError` becomes part of the result. */
export const deliver = async (
  options: { readonly check?: boolean },
  action: () => Promise<Outcome>,
): Promise<Delivery> => {
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

/** Generates a document in the working directory. Rejects with a `UsageError` if the options are invalid. */
export const generateTarget = async (
  target: Target,
  options: GenerateOptions,
  begin: (stage: string) => void = () => {},
  memory?: GenerationCache,
): Promise<Result> => {
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
  const { files, skipped, input } = await generate(document, config, begin, memory);
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
  return {
    ...delivered,
    notes: [...recovered.notes, ...delivered.notes],
    diagnostics,
    skipped,
    sources,
    out,
    made: { files, config, input },
  };
};
