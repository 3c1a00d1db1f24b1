/**
 * Reads the entry file and the files that its references lead to. Local files must be in the root folder (default: the
 * folder of the entry) after symbolic links are resolved. Network access must be explicitly allowed; remote files may
 * refer only to files of the same origin.
 */
import { realpath } from 'node:fs/promises';
import { dirname, relative, resolve as resolvePath, sep } from 'node:path';
import { type Code, type Diagnostic, diagnose } from '../../diagnostics/diagnostics.js';
import { startOf } from './lines.js';
import { readSource, type Source } from './source.js';
import { type HeadersFor, readAddress, readFileText, type TextResult } from './text.js';

/** The reason why a file was not read. */
export interface Refusal {
  readonly code: Extract<Code, 'ref-outside' | 'ref-origin' | 'ref-network' | 'ref-unresolved'>;
  readonly reason: string;
}

export interface Sources {
  readonly entry: Source;
  /** Files by absolute path or URL. */
  readonly loaded: ReadonlyMap<string, Source>;
  readonly refused: ReadonlyMap<string, Refusal>;
}

/** Files of the previous run by path. A file with the same text is not parsed again. */
export type ReadCache = Map<string, { readonly text: string; readonly isEntry: boolean; readonly source: Source }>;

export interface ReadOptions {
  readonly allowNetwork: boolean;
  /** Absolute path of the folder from which references may read files. Default: the folder of the entry. */
  readonly root?: string | undefined;
  /** Folder to which paths in diagnostics are relative. */
  readonly cwd: string;
  /** Receives the text of each file that is read, by label. */
  readonly sources?: Map<string, string>;
  /** Returns headers for requests, by origin. */
  readonly headersFor?: HeadersFor | undefined;
  /** Transforms the parsed value of a file before references are followed. */
  readonly settle?: (value: unknown) => unknown;
  /** The cache of an earlier run with the same `cwd` and `settle`; updated by this run. */
  readonly memory?: ReadCache;
}

/** Returns whether a path is a URL. */
export function isAddress(path: string): boolean {
  return /^[a-z][a-z0-9+.-]+:/iu.test(path);
}

/** Decodes the file name in a `$ref`, which is a URI reference (RFC 3986, 2.1): `%20` becomes a space. */
function decodePath(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}

/** Returns the absolute path or URL of the file to which a `$ref` refers; `undefined` if that is the same file. */
export function locateFile(base: string, ref: string): string | undefined {
  const [file = ''] = ref.split('#');
  if (file === '') return undefined;
  if (isAddress(file)) return file;
  if (!isAddress(base)) return resolvePath(dirname(base), decodePath(file));
  return URL.canParse(file, base) ? new URL(file, base).href : file;
}

/**
 * Returns the files to which all `$ref`s in a value refer, even those that are ordinary properties named `$ref`. The
 * value may be cyclic because of YAML aliases.
 */
function listFiles(root: unknown, base: string): string[] {
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
}

/** Where files may be read: in the root folder, and from the network if this is allowed. */
interface Jail {
  readonly folder: string;
  /** The folder before symbolic links are resolved. */
  readonly named: string;
  readonly allowNetwork: boolean;
  readonly headersFor: HeadersFor | undefined;
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Returns whether a path is a folder or below it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || isBelow(path, folder);
}

function refuse(code: Refusal['code'], reason = ''): Refusal {
  return { code, reason };
}

/** Reads the text of a referenced file, if permitted. */
async function readText(path: string, from: string, jail: Jail): Promise<TextResult | Refusal> {
  if (isAddress(path)) {
    if (!jail.allowNetwork || !/^https?:/iu.test(path)) return refuse('ref-network');
    // A file from the network may only refer to files of the same origin.
    const origin = isAddress(from) ? new URL(from).origin : undefined;
    if (origin !== undefined && URL.canParse(path) && new URL(path).origin !== origin) return refuse('ref-origin');
    return readAddress(path, { origin, headersFor: jail.headersFor });
  }
  const real = await realpath(path).catch((error: unknown) => error as NodeJS.ErrnoException);
  if (typeof real === 'string') return isBelow(real, jail.folder) ? readFileText(path) : refuse('ref-outside');
  if (!isBelow(path, jail.folder) && !isBelow(path, jail.named)) return refuse('ref-outside');
  return { reason: real.code === 'ENOENT' ? 'no such file' : (real.code ?? String(real)) };
}

/** Reads the files of a document. `sources` in the result is `undefined` if the entry file cannot be read. */
export async function readSources(
  entry: string,
  options: ReadOptions,
): Promise<{ readonly sources: Sources | undefined; readonly diagnostics: readonly Diagnostic[] }> {
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
  const begun = take(
    path,
    await (isAddress(path) ? readAddress(path, { headersFor: options.headersFor }) : readFileText(path)),
  );
  if ('code' in begun) {
    if (diagnostics.length === 0)
      diagnostics.push(diagnose('file-unreadable', startOf(labelOf(path)), { reason: begun.reason }));
    return { sources: undefined, diagnostics };
  }
  const named = isAddress(path) ? dirname(path) : (options.root ?? dirname(path));
  const folder = isAddress(path) ? named : await realpath(named).catch(() => named);
  const jail = { folder, named, allowNetwork: options.allowNetwork, headersFor: options.headersFor };
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
}
