/** `trefoil suggest`: proposes names, groups and pagination for the configuration. */
import { readFile, writeFile } from 'node:fs/promises';
import { overlayForErrors } from '../commands/suggest/errors.js';
import { combine, mergeIntoJson } from '../commands/suggest/merge.js';
import { mergeIntoCode } from '../commands/suggest/merge-code.js';
import { removeFromCode, removeFromJson } from '../commands/suggest/remove.js';
import { suggest } from '../commands/suggest/suggest.js';
import { type Certainty, isCertain } from '../commands/suggest/suggestion.js';
import { readConfiguration } from '../config/read.js';
import { sortDiagnostics } from '../diagnostics/diagnostics.js';
import type { UnmatchedKey } from '../openapi/overlay/customization.js';
import type { CustomizationSettings } from '../openapi/overlay/customization-settings.js';
import { optional } from '../openapi/values.js';
import { prepare } from '../prepare.js';
import { paintFor, print, printError } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';
import { type LoadFlags, loadTarget } from './load.js';
import { printDiagnostics } from './output.js';
import { readTarget, type Target } from './project.js';
import { printSuggestions, printUnmatched } from './suggest-output.js';
import { UsageError } from './usage-error.js';

export interface SuggestOptions extends LoadFlags {
  readonly project?: string;
  readonly json?: boolean;
  readonly write?: boolean;
  readonly all?: boolean;
  readonly sure?: Certainty;
}

/** Runs the command in the working directory. Resolves to the exit code. */
export async function runSuggest(spec: string | undefined, options: SuggestOptions): Promise<number> {
  const cwd = process.cwd();
  const target = await readTarget(cwd, spec, options.project);
  if (options.write === true && target.project === undefined)
    throw new UsageError('--write changes the configuration: leave out the document, or run `npx trefoil init` first');
  const unmatched: UnmatchedKey[] = [];
  const own = target.project?.customization;
  const customization = { own: own && { ...own, onUnmatched: (each: UnmatchedKey) => unmatched.push(each) } };
  const loaded = await loadTarget(target, options, { customization });
  const prepared = loaded.isLoaded ? prepare(loaded.document, loaded.config) : undefined;
  if (!loaded.isLoaded || prepared?.value === undefined) {
    const diagnostics = sortDiagnostics(loaded.isLoaded ? (prepared?.diagnostics ?? []) : loaded.diagnostics);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const { sources } = loaded.isLoaded ? loaded.document : loaded;
    if (options.json === true) print(JSON.stringify({ ok: false, diagnostics: errors }, null, 2));
    else printError(printDiagnostics(paintFor(process.stderr), errors, sources));
    return loaded.isLoaded ? exitCodes.findings : loaded.exit;
  }
  const { document } = loaded;
  const found = suggest(document, prepared.value, own).filter((each) => isCertain(each, options.sure ?? 'medium'));
  const settings = combine(found);
  const overlay = overlayForErrors(prepared.value.api, found);
  // A misspelled key is for its author to correct.
  const stale = unmatched.filter(({ suggestion }) => suggestion === undefined);
  const isWriting = options.write === true && (Object.keys(settings).length > 0 || stale.length > 0);
  const { file, isWritten } = isWriting
    ? await write(cwd, target, settings, stale)
    : await findConfiguration(cwd, target);
  const isRefused = isWriting && !isWritten;
  if (options.json === true) {
    const suggestions = found.map(({ pointer, ...each }) => ({ ...each, position: document.locate(pointer) }));
    const failure = `${file ?? ''} was not changed, because code computes its settings`;
    const written = isWritten ? file : null;
    const offered = { suggestions, settings, ...optional('overlay', overlay?.text) };
    const result = { ok: !isRefused, ...offered, unmatched, written };
    print(JSON.stringify({ ...result, ...(isRefused && { failure }) }, null, 2));
  } else {
    const written = isWritten ? 'done' : isRefused ? 'refused' : undefined;
    const project = target.project?.name;
    printSuggestions(found, document, { settings, overlay, file, written, isAll: options.all === true, project });
    printUnmatched(unmatched, { file, written });
  }
  return isRefused ? exitCodes.findings : exitCodes.done;
}

/** The name of the configuration file, and whether the file was changed. */
interface Written {
  readonly file: string | undefined;
  readonly isWritten: boolean;
}

async function findConfiguration(cwd: string, { project }: Target): Promise<Written> {
  const configuration = project === undefined ? undefined : await readConfiguration(cwd);
  const file = configuration !== undefined && 'file' in configuration ? configuration.file : undefined;
  return { file, isWritten: false };
}

/**
 * Removes entries that match nothing from the configuration, and merges settings into it. A module is not changed if it
 * computes them.
 */
async function write(
  cwd: string,
  target: Target,
  settings: CustomizationSettings,
  unmatched: readonly UnmatchedKey[],
): Promise<Written> {
  const configuration = await readConfiguration(cwd);
  if (configuration === undefined || !('settings' in configuration)) return { file: undefined, isWritten: false };
  const { file, settings: all } = configuration;
  const text = await readFile(file, 'utf8');
  const index = all.findIndex(({ name, spec }) => name === target.project?.name && spec === target.entry);
  const isJson = file.endsWith('.json');
  const path = isJson ? pathTo(file, text, index) : [];
  const cleaned = isJson ? removeFromJson({ text, path }, unmatched) : removeFromCode(text, index, unmatched);
  const merged =
    isJson && cleaned !== undefined
      ? mergeIntoJson({ text: cleaned, path }, settings)
      : cleaned && mergeIntoCode(cleaned, index, settings);
  if (merged !== undefined && merged !== text) await writeFile(file, merged);
  return { file, isWritten: merged !== undefined };
}

/** Returns the names of the members that lead to the settings of a document in a JSON file. */
function pathTo(file: string, text: string, index: number): readonly string[] {
  const isManifest = file === 'package.json';
  const root: unknown = JSON.parse(text.replace(/^\uFEFF/u, ''));
  const isList = Array.isArray(isManifest ? Reflect.get(Object(root), 'trefoil') : root);
  return [...(isManifest ? ['trefoil'] : []), ...(isList ? [String(index)] : [])];
}
