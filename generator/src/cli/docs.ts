/** `trefoil docs`: writes the API reference as a static site, and the bundled document as YAML and JSON. */

import { join } from 'node:path';
import { makeReference, type ReferenceFiles } from '../commands/reference/reference.js';
import { readVersions } from '../commands/reference/versions.js';
import type { Config } from '../config/codegen-config.js';
import { readReference } from '../config/reference.js';
import { siteVersionPattern } from '../config/table.js';
import { sortDiagnostics } from '../diagnostics/diagnostics.js';
import { optional } from '../openapi/values.js';
import { showPath } from '../output/errors.js';
import type { Content } from '../output/manifest.js';
import { type Outcome, writeOutput } from '../output/write.js';
import { paintFor, plural, print } from '../support/terminal.js';
import { loadHistory } from './changelog.js';
import { runEachTarget } from './each-target.js';
import { exitCodes } from './exit-codes.js';
import { deliver, type Result } from './generation.js';
import { type LoadFlags, loadTarget } from './load.js';
import { printDiagnostics, printFindings } from './output.js';
import type { ProgressLine } from './progress.js';
import { readFolder, type Target } from './project.js';
import { UsageError } from './usage-error.js';

export interface DocsOptions extends LoadFlags {
  readonly project?: string;
  readonly out?: string;
  /** URL at which the site will be published, or its path. */
  readonly base?: string;
  /** Name of the version. Overrides the setting. */
  readonly versionName?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

function readBase({ base }: DocsOptions): string | undefined {
  const isPath = base !== undefined && /^\/(?![/\\])/u.test(base);
  if (base !== undefined && !isPath && !(URL.canParse(base) && /^https?:/iu.test(base)))
    throw new UsageError(`--base ${base}: expected a URL, such as https://example.com/docs/, or its path`);
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

/** Returns the name of the version to write; `undefined` for a site without versions. */
function readVersionName({ versionName: name }: DocsOptions, { project }: Target): string | undefined {
  if (name !== undefined && !siteVersionPattern.test(name))
    throw new UsageError(`--version-name ${name}: expected letters, digits, ".", "_" and "-"`);
  return name ?? project?.reference?.settings.version;
}

/** Compares the versions of the setting `changelog`. If that fails, returns a note: a clone may have no tags. */
async function readChanges(target: Target, options: DocsOptions, progress: ProgressLine) {
  const tags = target.project?.reference?.settings.changelog;
  if (tags === undefined) return { notes: [] };
  const history = await loadHistory(target, { ...options, tags }, progress);
  return 'reason' in history
    ? { notes: [`the reference has no changelog: ${history.reason}`] }
    : { history, notes: [] };
}

/** Writes the site. A site with versions is written to the version's folder, and then the files next to that folder. */
async function writeSite(site: ReferenceFiles, out: string, version: string, isForced: boolean): Promise<Outcome> {
  const files = new Map<string, Content>([...site.files, ...site.images]);
  const inner = await writeOutput(files, join(out, version), { force: isForced });
  if (site.beside.size === 0) return inner;
  const outer = await writeOutput(site.beside, out, { force: isForced });
  const place = <T extends { readonly path: string }>(entry: T): T => ({ ...entry, path: `${version}/${entry.path}` });
  return {
    changes: [...inner.changes.map(place), ...outer.changes],
    conflicts: [...inner.conflicts.map(place), ...outer.conflicts],
    notes: [...inner.notes, ...outer.notes],
  };
}

async function makeDocs(target: Target, options: DocsOptions, progress: ProgressLine): Promise<Result> {
  const out = readFolder(options.out, target, 'docs');
  const version = readVersionName(options, target);
  const empty = { changes: [], conflicts: [], notes: [], skipped: [], diagnostics: [], out };
  progress.begin('load');
  const loaded = await loadTarget(target, options);
  if (!loaded.isLoaded) return { ...empty, ...loaded };
  const { document } = loaded;
  const config = { ...loaded.config, ...(await readSettings(target)) };
  const { history, notes } = await readChanges(target, options, progress);
  progress.begin('render');
  const { value: site, diagnostics } = await makeReference(document, config, {
    ...optional('base', readBase(options)),
    ...optional('history', history),
    ...optional('versions', version === undefined ? undefined : readVersions(out, version)),
  });
  const found = { diagnostics: sortDiagnostics(diagnostics), sources: document.sources };
  if (site.files.size === 0) return { ...empty, ...found, exit: exitCodes.findings };
  progress.begin('write');
  const delivered = await deliver({}, () => writeSite(site, out, version ?? '', options.force === true));
  return { ...empty, ...found, ...delivered, notes: [...notes, ...delivered.notes] };
}

/** Runs the command in the working directory for each selected document. Resolves to the exit code. */
export function runDocs(spec: string | undefined, options: DocsOptions): Promise<number> {
  return runEachTarget(spec, options, {
    work: (target, progress) => makeDocs(target, options, progress),
    toJson,
    print: (result) => tell(result, spec),
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

function tell(result: Result, spec: string | undefined): void {
  const { exit, changes, out, diagnostics } = result;
  const paint = paintFor(process.stderr);
  // Only this command reports warnings about chapters, so it shows them in full.
  const own = diagnostics.filter(({ code }) => code.startsWith('chapter-'));
  const others = diagnostics.filter((diagnostic) => !own.includes(diagnostic));
  process.stderr.write(printFindings(paint, { ...result, diagnostics: others }, { isBrief: true, spec }));
  if (own.length > 0) process.stderr.write(`${printDiagnostics(paint, own, result.sources)}\n`);
  if (exit !== exitCodes.done) return;
  print(
    changes.length === 0
      ? 'up to date; nothing was written'
      : `${plural(changes.length, 'file')} written to ${showPath(out)}; open ${showPath(out, 'index.html')}`,
  );
}
