/** A loaded, bundled and normalised document, with the source positions of its parts. */
import { type Diagnostic, diagnose, type Position, type Report } from '../diagnostics/diagnostics.js';
import { findWritten, normaliseDocument } from './normalize/normalize.js';
import { type Changes, changesAnything } from './overlay/changes.js';
import { join } from '../support/json-pointer.js';
import { type ReadOptions, readSources, type Sources } from './read/sources.js';
import { bundleSources, makeLocate, type Origin, refuseLoops } from './resolve/bundle.js';
import { checkFiles, type Explanation } from './resolve/check.js';
import { settleIdentifiers } from './resolve/identifiers.js';
import { createResolver } from './resolve/targets.js';
import { isSwagger, refuseVersion } from './resolve/version.js';
import type { Converted } from './swagger/convert.js';

export interface LoadedDocument {
  /** The whole document in normal form, independent of its version; all references are local. */
  readonly root: unknown;
  /** The whole document as written by its author, bundled: the published form. */
  readonly written: unknown;
  /** Converts a pointer of `root` to a pointer of `written`. */
  readonly findWritten: (pointer: string) => string;
  /** Returns the source position of a pointer. */
  readonly locate: (pointer: string) => Position;
  /** Reports a diagnostic at a pointer. */
  readonly report: Report;
  /** Explains why the `$ref` of the object at a pointer could not be resolved, if so. */
  readonly explainRef: (pointer: string) => Explanation | undefined;
  /** Returns the label of the source file that declares a node. */
  readonly fileOf: (pointer: string) => string;
  readonly entryLabel: string;
  /** Source text by label, for excerpts. */
  readonly sources: ReadonlyMap<string, string>;
  readonly diagnostics: Diagnostic[];
}

/** Returns whether a document has errors, in which case nothing is generated. */
export const hasErrors = ({ diagnostics }: LoadedDocument): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');

export interface LoadOptions extends ReadOptions, Changes {
  /** Whether invalid parts may be removed later, so that errors do not abort loading. */
  readonly isTolerant?: boolean;
}

/** The files of a document, ready to be bundled, and their diagnostics. */
interface Prepared {
  readonly sources: Sources;
  readonly diagnostics: readonly Diagnostic[];
}

/** Converts Swagger 2.0 to OpenAPI 3.0. The converter is loaded only if it is needed. */
const upgradeSources = async (sources: Sources, { settle }: ReadOptions): Promise<Converted> => {
  if (!isSwagger(sources.entry)) return { sources, diagnostics: [] };
  const { convertSources } = await import('./swagger/convert.js');
  return convertSources(sources, settle);
};

const prepareSources = async (
  entry: string,
  options: LoadOptions,
  texts: Map<string, string>,
): Promise<Prepared | Diagnostic[]> => {
  const reading = { ...options, sources: texts, settle: settleIdentifiers };
  const read = await readSources(entry, reading);
  if (read.sources === undefined || read.diagnostics.length > 0) return [...read.diagnostics];
  const { sources, diagnostics } = await upgradeSources(read.sources, reading);
  if (sources === undefined) return [...diagnostics];
  const refusal = refuseVersion(sources.entry);
  if (refusal !== undefined) return [refusal];
  if (!changesAnything(options)) return { sources, diagnostics };
  // Loaded only if it is needed.
  const { reviseSources } = await import('./overlay/revise.js');
  const revised = await reviseSources(sources, options, reading);
  if (revised.sources === undefined) return [...revised.diagnostics];
  const again = refuseVersion(revised.sources.entry);
  return again === undefined
    ? { sources: revised.sources, diagnostics: [...diagnostics, ...revised.diagnostics] }
    : [again];
};

/** Loads a document. Returns only diagnostics if the entry cannot be read or the files do not form a valid document. */
export const loadDocument = async (entry: string, options: LoadOptions): Promise<LoadedDocument | Diagnostic[]> => {
  const texts = options.sources ?? new Map<string, string>();
  const prepared = await prepareSources(entry, options, texts);
  if (Array.isArray(prepared)) return prepared;
  const { sources } = prepared;
  const resolver = createResolver(sources);
  const checked = checkFiles(sources, resolver);
  const found = [...prepared.diagnostics, ...checked.diagnostics];
  // In tolerant mode, errors are found again in the bundled document, where they can be attributed to operations and
  // components.
  const faults = options.isTolerant === true ? found.filter(({ severity }) => severity !== 'error') : found;
  if (faults.some(({ severity }) => severity === 'error')) return faults;
  const bundle = bundleSources(sources, resolver);
  const locateBundled = makeLocate(sources.entry, bundle);
  const loop = refuseLoops(sources.entry, bundle);
  if (loop !== undefined) return [loop];
  const collected = faults;
  const normal = normaliseDocument(
    Object(bundle.root),
    (code, pointer, parameters) => void collected.push(diagnose(code, placeOf(locateBundled(pointer)), parameters)),
    (pointer) => scalarAt(locateBundled(pointer), texts),
  );
  const locate = (pointer: string): Origin => locateBundled(findWritten(normal, pointer));
  return {
    root: normal.root,
    written: bundle.root,
    findWritten: (pointer) => findWritten(normal, pointer),
    diagnostics: collected,
    entryLabel: sources.entry.label,
    locate: (pointer) => placeOf(locate(pointer)),
    report: (code, pointer, parameters, severity) =>
      void collected.push(diagnose(code, placeOf(locate(pointer)), parameters, severity)),
    explainRef: (pointer) => checked.explain(placeOf(locate(join(pointer, '$ref')))),
    fileOf: (pointer) => placeOf(locate(pointer)).file,
    sources: texts,
  };
};

const placeOf = ({ source, pointer }: Origin): Position => source.locate(pointer);

/** Returns the source text of a number or boolean, without quotes. */
const scalarAt = (origin: Origin, texts: ReadonlyMap<string, string>): string | undefined => {
  const { file, line, column } = placeOf(origin);
  const rest = texts
    .get(file)
    ?.split('\n')
    [line - 1]?.slice(column - 1);
  // The position of a member is that of its key.
  return rest === undefined ? undefined : /^(?:["']?\w+["']?\s*:\s*)?([-+.\w]+)\s*(?:$|[,\]}#])/u.exec(rest)?.[1];
};
