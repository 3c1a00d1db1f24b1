/** Loads a document: reads, bundles and normalizes it. The result contains the source position of each node. */
import { type Diagnostic, hasErrors, locateDiagnostic, type Position } from '../diagnostics/diagnostics.js';
import { join } from '../support/json-pointer.js';
import { findWritten, normalizeDocument } from './normalize/normalize.js';
import { type Changes, changesAnything } from './overlay/changes.js';
import { type ReadOptions, readSources, type Sources } from './read/sources.js';
import { bundleSources, makeLocate, type Origin, refuseLoops } from './resolve/bundle.js';
import { checkFiles, type Explanation } from './resolve/check.js';
import { settleIdentifiers } from './resolve/identifiers.js';
import { createResolver } from './resolve/targets.js';
import { isSwagger, refuseVersion } from './resolve/version.js';
import type { Converted } from './swagger/convert.js';

export interface LoadedDocument {
  /** The whole document in normal form, which does not depend on its version. All references are local. */
  readonly root: unknown;
  /** The whole document as its author wrote it, in one file; this is what is published. */
  readonly written: unknown;
  /** Converts a pointer in `root` to the corresponding pointer in `written`. */
  readonly findWritten: (pointer: string) => string;
  /** Returns the source position of a pointer in `root`. */
  readonly locate: (pointer: string) => Position;
  /** Returns why the `$ref` in the object at a pointer could not be resolved; `undefined` if it was. */
  readonly explainRef: (pointer: string) => Explanation | undefined;
  /** Returns where the node at a pointer is declared: the label of the source file, and the pointer in that file. */
  readonly originOf: (pointer: string) => { readonly file: string; readonly pointer: string };
  readonly entryLabel: string;
  /** Text of the source files by label, for excerpts. */
  readonly sources: ReadonlyMap<string, string>;
  /** Diagnostics of reading and normalizing the document. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface LoadOptions extends ReadOptions, Changes {
  /** Whether loading continues after errors, because invalid operations may be left out later. */
  readonly isTolerant?: boolean;
}

/** The files of a document before they are bundled, with their diagnostics. */
interface Prepared {
  readonly sources: Sources;
  readonly diagnostics: readonly Diagnostic[];
}

/** Converts Swagger 2.0 to OpenAPI 3.0. The converter is loaded only if it is needed. */
async function upgradeSources(sources: Sources, { settle }: ReadOptions): Promise<Converted> {
  if (!isSwagger(sources.entry)) return { sources, diagnostics: [] };
  const { convertSources } = await import('./swagger/convert.js');
  return convertSources(sources, settle);
}

async function prepareSources(
  entry: string,
  options: LoadOptions,
  texts: Map<string, string>,
): Promise<Prepared | Diagnostic[]> {
  const reading = { ...options, sources: texts, settle: settleIdentifiers };
  const read = await readSources(entry, reading);
  if (read.sources === undefined || read.diagnostics.length > 0) return [...read.diagnostics];
  const { sources, diagnostics } = await upgradeSources(read.sources, reading);
  if (sources === undefined) return [...diagnostics];
  const refusal = refuseVersion(sources.entry);
  if (refusal !== undefined) return [refusal];
  if (!changesAnything(options)) return { sources, diagnostics };
  // This module is only loaded if it is needed.
  const { reviseSources } = await import('./overlay/revise.js');
  const revised = await reviseSources(sources, options, reading);
  if (revised.sources === undefined) return [...revised.diagnostics];
  const again = refuseVersion(revised.sources.entry);
  return again === undefined
    ? { sources: revised.sources, diagnostics: [...diagnostics, ...revised.diagnostics] }
    : [again];
}

/** Loads a document. Returns only diagnostics if the entry cannot be read or the files are not a valid document. */
export async function loadDocument(entry: string, options: LoadOptions): Promise<LoadedDocument | Diagnostic[]> {
  const texts = options.sources ?? new Map<string, string>();
  const prepared = await prepareSources(entry, options, texts);
  if (Array.isArray(prepared)) return prepared;
  const { sources } = prepared;
  const resolver = createResolver(sources);
  const checked = checkFiles(sources, resolver);
  const found = [...prepared.diagnostics, ...checked.diagnostics];
  // In tolerant mode, errors are detected again in the bundled document, in which they belong to an operation or
  // component.
  const faults = options.isTolerant === true ? found.filter(({ severity }) => severity !== 'error') : found;
  if (hasErrors(faults)) return faults;
  const bundle = bundleSources(sources, resolver);
  const locateBundled = makeLocate(sources.entry, bundle);
  const loop = refuseLoops(sources.entry, bundle);
  if (loop !== undefined) return [loop];
  const { value: normal, diagnostics } = normalizeDocument(Object(bundle.root), (pointer) =>
    scalarAt(locateBundled(pointer), texts),
  );
  const normalized = diagnostics.map((each) => locateDiagnostic(each, (pointer) => placeOf(locateBundled(pointer))));
  const locate = (pointer: string): Origin => locateBundled(findWritten(normal, pointer));
  return {
    root: normal.root,
    written: bundle.root,
    findWritten: (pointer) => findWritten(normal, pointer),
    diagnostics: [...faults, ...normalized],
    entryLabel: sources.entry.label,
    locate: (pointer) => placeOf(locate(pointer)),
    explainRef: (pointer) => checked.explain(placeOf(locate(join(pointer, '$ref')))),
    originOf: (pointer) => {
      const origin = locate(pointer);
      return { file: placeOf(origin).file, pointer: origin.pointer };
    },
    sources: texts,
  };
}

function placeOf({ source, pointer }: Origin): Position {
  return source.locate(pointer);
}

/** Returns the source text of a number or boolean, without quotes. */
function scalarAt(origin: Origin, texts: ReadonlyMap<string, string>): string | undefined {
  const { file, line, column } = placeOf(origin);
  const rest = texts
    .get(file)
    ?.split('\n')
    [line - 1]?.slice(column - 1);
  // The position of a member is that of its key, which precedes the value.
  return rest === undefined ? undefined : /^(?:["']?\w+["']?\s*:\s*)?([-+.\w]+)\s*(?:$|[,\]}#])/u.exec(rest)?.[1];
}
