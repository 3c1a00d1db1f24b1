/** A document, read, put together and brought into one form, and the way back to its files. */
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
  /** The whole document in one form, whatever its version; every `$ref` in it is local. */
  readonly root: unknown;
  /** The whole document as its author wrote it, in one piece: what is published. */
  readonly written: unknown;
  /** The pointer in it of what a pointer of `root` leads to. */
  readonly findWritten: (pointer: string) => string;
  /** The hand-written position of a pointer of the document. */
  readonly locate: (pointer: string) => Position;
  /** Reports at it. */
  readonly report: Report;
  /** Why the `$ref` of the object at a pointer could not be followed, if it could not. */
  readonly explainRef: (pointer: string) => Explanation | undefined;
  /** The label of the hand-written file that declares a node. */
  readonly fileOf: (pointer: string) => string;
  readonly entryLabel: string;
  /** Text by label, for excerpts. */
  readonly sources: ReadonlyMap<string, string>;
  readonly diagnostics: Diagnostic[];
}

/** Whether a document has errors, of which nothing is generated. */
export const hasErrors = ({ diagnostics }: LoadedDocument): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');

export interface LoadOptions extends ReadOptions, Changes {
  /** Whether parts that are wrong may be left out later, so that what is wrong is not the end of it. */
  readonly isTolerant?: boolean;
}

/** The files of a document as they are to be read, and what there is to say of them. */
interface Prepared {
  readonly sources: Sources;
  readonly diagnostics: readonly Diagnostic[];
}

/** A document of Swagger 2.0 as one of OpenAPI 3.0; most are none, and need not wait for the converter. */
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
  // Most documents are as they are, and need not wait for what they are read with.
  const { reviseSources } = await import('./overlay/revise.js');
  const revised = await reviseSources(sources, options, reading);
  if (revised.sources === undefined) return [...revised.diagnostics];
  const again = refuseVersion(revised.sources.entry);
  return again === undefined
    ? { sources: revised.sources, diagnostics: [...diagnostics, ...revised.diagnostics] }
    : [again];
};

/** Loads a document; without an entry that can be read, or parts that fit together, only diagnostics. */
export const loadDocument = async (entry: string, options: LoadOptions): Promise<LoadedDocument | Diagnostic[]> => {
  const texts = options.sources ?? new Map<string, string>();
  const prepared = await prepareSources(entry, options, texts);
  if (Array.isArray(prepared)) return prepared;
  const { sources } = prepared;
  const resolver = createResolver(sources);
  const checked = checkFiles(sources, resolver);
  const found = [...prepared.diagnostics, ...checked.diagnostics];
  // In one piece it is found again, at the operations and components that it belongs to.
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

/** The source text of a number or boolean, without quotes. */
const scalarAt = (origin: Origin, texts: ReadonlyMap<string, string>): string | undefined => {
  const { file, line, column } = placeOf(origin);
  const rest = texts
    .get(file)
    ?.split('\n')
    [line - 1]?.slice(column - 1);
  // The position of a member is that of its key.
  return rest === undefined ? undefined : /^(?:["']?\w+["']?\s*:\s*)?([-+.\w]+)\s*(?:$|[,\]}#])/u.exec(rest)?.[1];
};
