/** `trefoil changelog`: prints how a document changed between the git tags of its repository. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type History, type HistoryEntry, printHistory, printHistoryHtml } from '../commands/changelog/page.js';
import { listVersions } from '../commands/changelog/tags.js';
import { type Compiler, createCompiler } from '../commands/diff/compiler.js';
import { describeChange } from '../commands/diff/describe.js';
import { diffDocuments } from '../commands/diff/diff.js';
import { createLocate } from '../commands/diff/location.js';
import { openOrigin, revisionOf } from '../commands/diff/origin.js';
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostics.js';
import { asObject, asString } from '../openapi/values.js';
import { prepareDocument } from '../prepare.js';
import { plural, print, printError, printFailure } from '../support/terminal.js';
import { describedToJson } from './diff-output.js';
import { loadSide } from './diff-sides.js';
import { exitCodes } from './exit-codes.js';
import type { Loaded } from './load.js';
import { type ProgressLine, startProgress } from './progress.js';
import { readTarget, type Target } from './project.js';
import { readProjectAt, withReading } from './revision-project.js';

export interface ChangelogOptions {
  readonly project?: string;
  readonly tags?: string;
  readonly format?: 'markdown' | 'html';
  readonly out?: string;
  readonly json?: boolean;
  readonly skipUnsupported?: boolean;
  readonly root?: string;
}

/** A revision of the document to load: a tag, or the file on disk. */
interface Revision {
  readonly title: string;
  readonly date?: string;
  /** Name of the revision, as `trefoil diff` accepts it. */
  readonly name: string;
}

type LoadedRevision = Revision & { readonly loaded: Loaded & { readonly isLoaded: true } };

/** Runs the command in the working directory. Resolves to the exit code. */
export async function runChangelog(spec: string | undefined, options: ChangelogOptions): Promise<number> {
  const { json = false } = options;
  const target = await readTarget(process.cwd(), spec, options.project);
  const progress = startProgress(process.stderr, { isQuiet: json });
  const history = await loadHistory(target, options, progress).finally(progress.end);
  if ('reason' in history) {
    printFailure(history.reason, json);
    return history.exit;
  }
  await write(history, options);
  return exitCodes.done;
}

/** Compares the versions of a document in the working directory. Resolves to the reason if there are no versions. */
export async function loadHistory(
  target: Target,
  options: Pick<ChangelogOptions, 'tags' | 'root' | 'skipUnsupported'>,
  progress: ProgressLine,
): Promise<History | { readonly reason: string; readonly exit: number }> {
  const cwd = process.cwd();
  const versions = await listVersions(cwd, target.entry, options.tags).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  if (typeof versions === 'string') return { reason: `cannot list the git tags: ${versions}`, exit: exitCodes.disk };
  if (versions.length === 0) {
    const reason = `no git tag contains ${target.entry}; tag a commit, or select other tags with --tags`;
    return { reason, exit: exitCodes.findings };
  }
  const revisions: readonly Revision[] = [
    ...versions.map(({ tags, date }) => ({ title: tags.join(', '), date, name: `${tags[0]}:./${target.entry}` })),
    { title: 'Unreleased', name: target.entry },
  ];
  return readHistory(revisions, target, options, progress);
}

/** Loads a revision, with the names that the configuration of that revision sets. */
async function loadRevision({ name, title }: Revision, target: Target, options: ChangelogOptions): Promise<Loaded> {
  const cwd = process.cwd();
  const tag = target.project && (await revisionOf(name, cwd));
  const own = target.project && tag !== undefined ? await readProjectAt(tag, cwd, target.project) : target;
  const { project } = own;
  if ('note' in own) printError(`note: ${title}: ${own.note}`);
  const besides = { overlays: project?.overlays ?? [], root: options.root ?? project?.root };
  const origin = await openOrigin(name, cwd, besides);
  if ('reason' in origin) throw new Error(origin.reason);
  try {
    const { loaded, notes } = await loadSide(origin, project, { ...options, scope: project?.scope ?? '@api' });
    for (const note of notes) printError(`note: ${title}: ${note}`);
    return loaded;
  } finally {
    await origin.remove();
  }
}

/** Compares each revision with the previous one. Omits revisions whose document has errors, with a note. */
async function readHistory(
  revisions: readonly Revision[],
  target: Target,
  options: ChangelogOptions,
  progress: ProgressLine,
): Promise<History> {
  const compiler = createCompiler();
  const entries: HistoryEntry[] = [];
  let [previous, title]: [LoadedRevision | undefined, string] = [undefined, target.entry];
  for (const revision of revisions) {
    progress.begin(revision.title);
    const loaded = await loadRevision(revision, target, options);
    const entry = loaded.isLoaded ? await compare(previous, { ...revision, loaded }, compiler) : loaded.diagnostics;
    if (!('title' in entry)) {
      printError(`note: ${revision.title} is left out, because its document has ${describeErrors(entry)}`);
      continue;
    }
    if (loaded.isLoaded) previous = { ...revision, loaded };
    title = asString(asObject(asObject(previous?.loaded.document.root)['info'])['title']) ?? title;
    // The document on disk gets an entry only if it has changed since the last tag.
    if (revision.date !== undefined || entry.changes === undefined || entry.changes.length > 0) entries.push(entry);
  }
  return { title, entries };
}

/** Describes errors: their number and the first one, with its position. */
function describeErrors(diagnostics: readonly Diagnostic[]): string {
  const errors = sortDiagnostics(diagnostics).filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first === undefined) return 'errors';
  const { position, code, message } = first;
  const { file, line, column } = position;
  return `${plural(errors.length, 'error')}: ${file}:${line}:${column} ${code}: ${message}${errors.length > 1 ? ', …' : ''}`;
}

/** Returns the history entry of a revision, or the diagnostics if its document has errors. */
async function compare(
  previous: LoadedRevision | undefined,
  { title, date, loaded }: LoadedRevision,
  compiler: Compiler,
): Promise<HistoryEntry | readonly Diagnostic[]> {
  const { document, config } = loaded;
  const { value, diagnostics } = prepareDocument(document, config);
  if (value === undefined) return diagnostics;
  const own = { title, ...(date !== undefined && { date }), operations: value.input.api.operations.length };
  if (previous === undefined) return own;
  const difference = await diffDocuments(previous.loaded.document, document, config, {
    compiler,
    oldConfig: withReading(config, previous.loaded.config),
  });
  if (!('changes' in difference)) return [...difference.old, ...difference.now];
  const locate = createLocate(difference);
  return { ...own, changes: difference.changes.map((change) => describeChange({ change }, locate)) };
}

async function write(history: History, { format, out, json = false }: ChangelogOptions): Promise<void> {
  if (json) {
    const versions = history.entries.map(({ changes, ...entry }) => ({
      ...entry,
      changes: (changes ?? []).map(describedToJson),
    }));
    print(JSON.stringify({ ok: true, title: history.title, versions }, null, 2));
    return;
  }
  const text = format === 'html' ? printHistoryHtml(history) : printHistory(history);
  if (out === undefined) process.stdout.write(text);
  else {
    await writeFile(resolve(out), text);
    print(`written ${out}`);
  }
}
