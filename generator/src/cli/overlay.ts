/** `trefoil overlay`: applies overlays to a document, or creates an overlay by comparing two documents. */
import { writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { stringify } from 'yaml';
import { compareIntoActions, type WrittenOverlay } from '../commands/overlay/compare.js';
import { asObject, asString } from '../openapi/values.js';
import { paintFor, plural, print, printError } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';
import { type Loaded, type LoadFlags, loadTarget } from './load.js';
import { printDiagnostics } from './output.js';

export interface OverlayOptions extends Pick<LoadFlags, 'allowNetwork' | 'root'> {
  readonly out?: string;
}

/**
 * Prints or writes a document with its overlays applied, bundled into one file. Resolves to the exit code; a target
 * without matches is only a warning.
 */
export async function runApply(spec: string, overlays: readonly string[], options: OverlayOptions): Promise<number> {
  const loaded = await load(spec, options, overlays);
  if (!loaded.isLoaded) return fail(loaded);
  const { document } = loaded;
  const found = document.diagnostics.filter(({ code }) => code.startsWith('overlay-'));
  if (found.length > 0) printError(printDiagnostics(paintFor(process.stderr), found, document.sources));
  await deliver(document.written, spec, options);
  return exitCodes.done;
}

/** Prints or writes the overlay that turns the first document into the second. Resolves to the exit code. */
export async function runCompare(before: string, after: string, options: OverlayOptions): Promise<number> {
  const [first, second] = [await load(before, options), await load(after, options)];
  if (!first.isLoaded) return fail(first);
  if (!second.isLoaded) return fail(second);
  const [from, to] = [asObject(first.document.written), asObject(second.document.written)];
  const actions = compareIntoActions(from, to);
  if (actions.length === 0) {
    printError('the documents are equal; an overlay needs a change');
    return exitCodes.done;
  }
  const title = asString(asObject(to['info'])['title']) ?? 'the document';
  const overlay: WrittenOverlay = {
    overlay: '1.0.0',
    info: { title: `Changes of ${title}`, version: '1.0.0' },
    actions,
  };
  await deliver(overlay, after, options);
  if (options.out !== undefined) print(`${plural(actions.length, 'action')} written to ${options.out}`);
  return exitCodes.done;
}

function load(spec: string, options: OverlayOptions, overlays?: readonly string[]): Promise<Loaded> {
  const flags = { ...options, scope: '@api', skipUnsupported: true };
  return loadTarget({ entry: spec, project: undefined }, flags, overlays === undefined ? {} : { overlays });
}

function fail(loaded: Loaded & { readonly isLoaded: false }): number {
  printError(printDiagnostics(paintFor(process.stderr), loaded.diagnostics, loaded.sources));
  return loaded.exit;
}

/** Writes a value to `--out`, or prints it. The format, JSON or YAML, is that of `--out` or else of the document. */
async function deliver(value: unknown, spec: string, { out }: OverlayOptions): Promise<void> {
  const isJson = extname(out ?? spec) === '.json';
  const text = isJson
    ? JSON.stringify(value, null, 2)
    : stringify(value, { aliasDuplicateObjects: false, lineWidth: 120 });
  if (out === undefined) print(text.trimEnd());
  else await writeFile(resolve(out), `${text.trimEnd()}\n`);
}
