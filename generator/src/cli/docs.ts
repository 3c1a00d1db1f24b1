/** `trefoil docs`: writes the API reference as a static site, and the bundled document as YAML and JSON. */

import { makeReference } from '../commands/reference/reference.js';
import type { Config } from '../config/codegen-config.js';
import { readReference } from '../config/reference.js';
import { sortDiagnostics } from '../diagnostics/diagnostics.js';
import { writeOutput } from '../output/write.js';
import { paintFor, plural, print } from '../support/terminal.js';
import { runEachTarget } from './each-target.js';
import { exitCodes } from './exit-codes.js';
import { deliver, type Result } from './generation.js';
import { type LoadFlags, loadTarget } from './load.js';
import { printFindings } from './output.js';
import type { ProgressLine } from './progress.js';
import { readFolder, type Target } from './project.js';
import { UsageError } from './usage-error.js';

export interface DocsOptions extends LoadFlags {
  readonly project?: string;
  readonly out?: string;
  /** URL at which the site will be published. */
  readonly base?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

function readBase({ base }: DocsOptions): string | undefined {
  if (base !== undefined && !(URL.canParse(base) && /^https?:/iu.test(base)))
    throw new UsageError(`--base ${base}: expected a URL, such as https://example.com/docs/`);
  return base;
}

/** Reads the files of the setting `reference`. Rejects with a `UsageError` that lists every error. */
async function readSettings({ project }: Target): Promise<Pick<Config, 'reference'>> {
  if (project?.reference === undefined) return {};
  const reference = await readReference(project.reference);
  if (!('length' in reference)) return { reference };
  throw new UsageError(
    reference.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`).join('\n'),
  );
}

async function makeDocs(target: Target, options: DocsOptions, progress: ProgressLine): Promise<Result> {
  const out = readFolder(options.out, target, 'docs');
  const empty = { changes: [], conflicts: [], notes: [], skipped: [], diagnostics: [], out };
  progress.begin('load');
  const loaded = await loadTarget(target, options);
  if (!loaded.isLoaded) return { ...empty, ...loaded };
  const { document } = loaded;
  const config = { ...loaded.config, ...(await readSettings(target)) };
  progress.begin('render');
  const { value: files, diagnostics } = await makeReference(document, config, readBase(options));
  const found = { diagnostics: sortDiagnostics(diagnostics), sources: document.sources };
  if (files.size === 0) return { ...empty, ...found, exit: exitCodes.findings };
  progress.begin('write');
  const delivered = await deliver({}, () => writeOutput(files, out, { force: options.force === true }));
  return { ...empty, ...found, ...delivered };
}

/** Runs the command in the working directory for each selected document. Resolves to the exit code. */
export function runDocs(spec: string | undefined, options: DocsOptions): Promise<number> {
  return runEachTarget(spec, options, {
    work: (target, progress) => makeDocs(target, options, progress),
    toJson,
    print: tell,
  });
}

function toJson({ exit, out, diagnostics, changes, conflicts, failure }: Result): object {
  return {
    ok: exit === exitCodes.done,
    out,
    diagnostics,
    written: changes.map(({ path }) => path),
    conflicts,
    ...(failure !== undefined && { failure }),
  };
}

function tell(result: Result): void {
  const { exit, changes, out } = result;
  process.stderr.write(printFindings(paintFor(process.stderr), result, { isBrief: true }));
  if (exit !== exitCodes.done) return;
  print(
    changes.length === 0 ? 'up to date; nothing was written' : `${plural(changes.length, 'file')} written to ${out}`,
  );
}
