/** `trefoil docs`: the bundled document in two notations, and the rendered reference. */
import { resolve } from 'node:path';
import { sortDiagnostics } from '../diagnostics.js';
import { makeReference } from '../reference/reference.js';
import { writeOutput } from '../write/write.js';
import { deliver, type Result } from './generation.js';
import { exitCodes } from './exit-codes.js';
import { type LoadFlags, loadTarget } from './load.js';
import { countFiles, paintFor, print, printFindings, printJson } from './output.js';
import { type ProgressLine, startProgress } from './progress.js';
import { readTargets, type Target } from './project.js';
import { UsageError } from './usage-error.js';

export interface DocsOptions extends LoadFlags {
  readonly project?: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

const makeDocs = async (target: Target, options: DocsOptions, progress: ProgressLine): Promise<Result> => {
  const out = resolve(options.out ?? target.project?.docs ?? 'dist');
  const empty = { changes: [], conflicts: [], notes: [], skipped: [], diagnostics: [], out };
  progress.begin('load');
  const loaded = await loadTarget(target, options);
  if (!loaded.isLoaded) return { ...empty, ...loaded };
  const { document, config } = loaded;
  progress.begin('render');
  const files = await makeReference(document, config);
  const found = { diagnostics: sortDiagnostics(document.diagnostics), sources: document.sources };
  if (files.size === 0) return { ...empty, ...found, exit: exitCodes.findings };
  progress.begin('write');
  const delivered = await deliver({}, () => writeOutput(files, out, { force: options.force === true }));
  return { ...empty, ...found, ...delivered };
};

/** Runs the command in the working directory, for each document that is meant; the result is the exit code. */
export const runDocs = async (spec: string | undefined, options: DocsOptions): Promise<number> => {
  const targets = await readTargets(process.cwd(), spec, options.project);
  if (options.out !== undefined && targets.length > 1)
    throw new UsageError('--out is the folder of one document; choose it with --project <name>');
  const made: object[] = [];
  let exit: number = exitCodes.done;
  for (const target of targets) {
    const progress = startProgress(process.stderr, options.json === true);
    const result = await makeDocs(target, options, progress).finally(progress.end);
    exit = Math.max(exit, result.exit);
    const { diagnostics, conflicts, failure, out, changes } = result;
    if (options.json === true) {
      const name = target.project?.name;
      const written = changes.map(({ path }) => path);
      const ok = result.exit === exitCodes.done;
      made.push({ ...(name !== undefined && { name }), ok, out, diagnostics, written, conflicts, failure });
      continue;
    }
    process.stderr.write(printFindings(paintFor(process.stderr), result, false));
    if (result.exit === exitCodes.done)
      print(
        changes.length === 0 ? 'up to date, nothing written' : `${countFiles(changes.length)} written below ${out}`,
      );
  }
  if (options.json === true) printJson(made, exit === exitCodes.done);
  return exit;
};
