/** A document, read, put together and brought into one form, and the way back to its files. */
import { relative } from 'node:path';
import { type Diagnostic, diagnose, type Position, type Report } from './diagnostics.js';
import { findWritten, normaliseDocument } from './normalise/normalise.js';
import { isAddress, type ReadOptions, readSources } from './read/sources.js';
import { bundleSources, makeLocate, type Origin } from './resolve/bundle.js';
import { checkFiles } from './resolve/check.js';
import { settleIdentifiers } from './resolve/identifiers.js';
import { createResolver } from './resolve/targets.js';
import { refuseVersion } from './resolve/version.js';

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

export interface LoadOptions extends ReadOptions {
  /** Whether parts that are wrong may be left out later, so that what is wrong is not the end of it. */
  readonly isTolerant?: boolean;
}

/** Loads a document; without an entry that can be read, or parts that fit together, only diagnostics. */
export const loadDocument = async (entry: string, options: LoadOptions): Promise<LoadedDocument | Diagnostic[]> => {
  const { sources, diagnostics } = await readSources(entry, { ...options, settle: settleIdentifiers });
  if (sources === undefined || diagnostics.length > 0) return [...diagnostics];
  const refusal = refuseVersion(sources.entry);
  if (refusal !== undefined) return [refusal];
  const resolver = createResolver(sources);
  const found = checkFiles(sources, resolver);
  // In one piece it is found again, at the operations and components that it belongs to.
  const faults = options.isTolerant === true ? found.filter(({ severity }) => severity !== 'error') : found;
  if (faults.some(({ severity }) => severity === 'error')) return faults;
  const bundle = bundleSources(sources, resolver);
  const locateBundled = makeLocate(sources.entry, bundle);
  const [loop] = bundle.loops;
  if (loop !== undefined) {
    const reason = 'what this $ref leads to contains it, and has no name by which to refer to it';
    return [diagnose('document-invalid', placeOf(locateBundled(loop)), { reason })];
  }
  const collected = faults;
  const normal = normaliseDocument(
    Object(bundle.root),
    (code, pointer, parameters) => void collected.push(diagnose(code, placeOf(locateBundled(pointer)), parameters)),
  );
  const locate = (pointer: string): Origin => locateBundled(findWritten(normal, pointer));
  return {
    root: normal.root,
    written: bundle.root,
    findWritten: (pointer) => findWritten(normal, pointer),
    diagnostics: collected,
    entryLabel: sources.entry.label,
    locate: (pointer) => placeOf(locate(pointer)),
    report: (code, pointer, parameters) => void collected.push(diagnose(code, placeOf(locate(pointer)), parameters)),
    fileOf: (pointer) => {
      const { path } = locate(pointer).source;
      return isAddress(path) ? path : relative(options.cwd, path);
    },
    sources: new Map([...sources.loaded.values()].map(({ label, text }) => [label, text])),
  };
};

const placeOf = ({ source, pointer }: Origin): Position => source.locate(pointer);
