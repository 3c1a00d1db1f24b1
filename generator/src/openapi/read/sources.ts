/**
 * Reads the files of a document: the entry and the targets of its references, if they are in the root folder (by
 * default that of the entry) or have the entry's origin. Symbolic links are resolved first. Network access must be
 * allowed explicitly.
 */
import { realpath } from 'node:fs/promises';
import { dirname, relative, resolve as resolvePath, sep } from 'node:path';
import { type Code, type Diagnostic, diagnose } from '../../diagnostics/diagnostics.js';
import { startOf } from './lines.js';
import { readSource, type Source } from './source.js';
import { readAddress, readFileText, type TextResult } from './text.js';

/** Why a file was not read. */
export interface Refusal {
  readonly code: Extract<Code, 'ref-outside' | 'ref-origin' | 'ref-network' | 'ref-unresolved'>;
  readonly reason: string;
}

export interface Sources {
  readonly entry: Source;
  /** By absolute path or URL. */
  readonly loaded: ReadonlyMap<string, Source>;
  readonly refused: ReadonlyMap<string, Refusal>;
}

/** Files of the previous run by path; a file whose text is unchanged is not parsed again. */
export type ReadCache = Map<string, { readonly text: string; readonly isEntry: boolean; readonly source: Source }>;

export interface ReadOptions {
  readonly allowNetwork: boolean;
  /** The folder that references may reach, as an absolute path. Default: that of the entry. */
  readonly root?: string | undefined;
  /** The folder that paths in diagnostics are relative to. */
  readonly cwd: string;
  /** Receives the text of each file that is read, by label. */
  readonly sources?: Map<string, string>;
  /** Transforms a file's value before its references are followed. */
  readonly settle?: (value: unknown) => unknown;
  /** The cache of an earlier run with the same `cwd` and `settle`; updated by this run. */
  readonly memory?: ReadCache;
}

/** Returns whether a path is a URL. */
export const isAddress = (path: string): boolean => /^[a-z][a-z0-9+.-]+:/iu.test(path);

/** Decodes the file part of a `$ref`, which is a URI reference (RFC 3986, 2.1): `%20` is a space. */
const decodePath = (file: string): string => {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
};

/** Returns the absolute path or URL of a `$ref`'s file, or `undefined` for a reference within its own file. */
export const locateFile = (base: string, ref: string): string | undefined => {
  const [file = ''] = ref.split('#');
  if (file === '') return undefined;
  if (isAddress(file)) return file;
  if (!isAddress(base)) return resolvePath(dirname(base), decodePath(file));
  return URL.canParse(file, base) ? new URL(file, base).href : file;
};

/**
 * Returns the files of all `$ref`s in a value, which may be cyclic through YAML aliases; includes properties that are
 * named `$ref`.
 */
const listFiles = (root: unknown, base: string): string[] => {
  const files = new Set<string>();
  const seen = new Set<unknown>();
  const waiting: unknown[] = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, item] of Object.entries(value) as [string, unknown][]) {
      const file = key === '$ref' && typeof item === 'string' ? locateFile(base, item) : undefined;
      if (file !== undefined) files.add(file);
      if (typeof item === 'object') waiting.push(item);
    }
  }
  return [...files];
};

/** The permitted locations of files: the root folder, and the network if allowed. */
interface Jail {
  readonly folder: string;
  /** The folder before symbolic links are resolved. */
  readonly named: string;
  readonly allowNetwork: boolean;
}

const isBelow = (path: string, folder: string): boolean =>
  path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Returns whether a path is a folder or below it. */
export const isWithin = (path: string, folder: string): boolean => path === folder || isBelow(path, folder);

const refuse = (code: Refusal['code'], reason = ''): Refusal => ({ code, reason });

/** Reads the text of a referenced file, if permitted. */
const readText = async (path: string, from: string, jail: Jail): Promise<TextResult | Refusal> => {
  if (isAddress(path)) {
    if (!jail.allowNetwork || !/^https?:/iu.test(path)) return refuse('ref-network');
    // Files from the network may only refer to their own origin.
    const origin = isAddress(from) ? new URL(from).origin : undefined;
    if (origin !== undefined && URL.canParse(path) && new URL(path).origin !== origin) return refuse('ref-origin');
    return readAddress(path, origin);
  }
  const real = await realpath(path).catch((error: unknown) => error as NodeJS.ErrnoException);
  if (typeof real === 'string') return isBelow(real, jail.folder) ? readFileText(path) : refuse('ref-outside');
  if (!isBelow(path, jail.folder) && !isBelow(path, jail.named)) return refuse('ref-outside');
  return { reason: real.code === 'ENOENT' ? 'no such file' : (real.code ?? String(real)) };
};

/** Reads a document's files. Returns the sources with diagnostics; no sources if the entry cannot be read. */
export const readSources = async (
  entry: string,
  options: ReadOptions,
): Promise<{ readonly sources: Sources | undefined; readonly diagnostics: readonly Diagnostic[] }> => {
  const diagnostics: Diagnostic[] = [];
  const loaded = new Map<string, Source>();
  const refused = new Map<string, Refusal>();
  const path = isAddress(entry) ? entry : resolvePath(options.cwd, entry);
  const labelOf = (each: string): string =>
    isAddress(each) ? each : relative(options.cwd, each).split(sep).join('/') || each;

  const take = (each: string, result: TextResult): Source | Refusal => {
    const label = labelOf(each);
    if ('reason' in result) return refuse('ref-unresolved', result.reason);
    if ('bytes' in result) {
      diagnostics.push(diagnose('file-too-large', startOf(label), result));
      return refuse('ref-unresolved', 'the file is too large');
    }
    options.sources?.set(label, result.text);
    const isEntry = each === path;
    const known = options.memory?.get(each);
    if (known?.text === result.text && known.isEntry === isEntry) return keep(known.source);
    const source = readSource({ path: each, label, isEntry }, result.text);
    if ('value' in source)
      return keep(options.settle === undefined ? source : { ...source, value: options.settle(source.value) });
    diagnostics.push(...source);
    return refuse('ref-unresolved', 'the file is not valid');
  };
  const keep = (source: Source): Source => {
    loaded.set(source.path, source);
    return source;
  };
  const remember = (): void => {
    options.memory?.clear();
    for (const [each, source] of loaded)
      options.memory?.set(each, { text: source.text, isEntry: each === path, source });
  };

  const refuseEntry = (found: Diagnostic): { sources: undefined; diagnostics: readonly Diagnostic[] } => ({
    sources: undefined,
    diagnostics: [found],
  });
  if (isAddress(path) && !/^https?:/iu.test(path)) {
    const reason = 'it is neither a path nor an http or https URL';
    return refuseEntry(diagnose('file-unreadable', startOf(path), { reason }));
  }
  if (isAddress(path) && !options.allowNetwork)
    return refuseEntry(diagnose('ref-network', startOf(path), { ref: path, isDocument: true }));
  const begun = take(path, await (isAddress(path) ? readAddress(path) : readFileText(path)));
  if ('code' in begun) {
    if (diagnostics.length === 0)
      diagnostics.push(diagnose('file-unreadable', startOf(labelOf(path)), { reason: begun.reason }));
    return { sources: undefined, diagnostics };
  }
  const named = isAddress(path) ? dirname(path) : (options.root ?? dirname(path));
  const folder = isAddress(path) ? named : await realpath(named).catch(() => named);
  const jail = { folder, named, allowNetwork: options.allowNetwork };
  const queue = [begun];
  for (let source = queue.shift(); source !== undefined; source = queue.shift()) {
    for (const file of listFiles(source.value, source.path)) {
      if (loaded.has(file) || refused.has(file)) continue;
      const result = await readText(file, source.path, jail);
      const next = 'code' in result ? result : take(file, result);
      if ('code' in next) refused.set(file, next);
      else queue.push(next);
    }
  }
  remember();
  return { sources: { entry: begun, loaded, refused }, diagnostics };
};
